import FontEngine
import TestSupport

/// A font with a box for each of a few characters, and no other glyphs or rules.
struct SpareFont {
  /// The characters that the font maps.
  let characters: [UInt32]
  /// Whether the font counts as a color font, for which its boxes need no colors.
  var hasColor = false

  /// Opens the font.
  func face() throws -> FontFace { try FontFace(bytes: file(), source: "spare") }

  private func file() throws -> [UInt8] {
    var font = FontBuilder(try Fixtures.bytes("variable.ttf"))
    for tag in ["GSUB", "GPOS", "GDEF", "gvar", "fvar", "avar", "HVAR", "MVAR", "STAT", "post"] { font[tag] = [] }
    font.setGlyphs([[UInt8]](repeating: [], count: characters.count + 1))
    // A header without glyphs and layers.
    if hasColor { font["COLR"] = u16(0) + u16(0) + u32(14) + u32(14) + u16(0) }
    let sorted = characters.sorted()
    let groups = sorted.enumerated().flatMap { index, character in
      u32(Int(character)) + u32(Int(character)) + u32(index + 1)
    }
    // One table of format 12 for all of Unicode.
    font["cmap"] =
      u16(0) + u16(1) + u16(3) + u16(10) + u32(12) + u16(12) + u16(0) + u32(16 + groups.count) + u32(0)
      + u32(sorted.count) + groups
    return font.file
  }
}
