import FontEngine

/// The scripts of some glyphs of a face: those of their characters, or of the glyphs that their names are derived from.
///
/// `a.sc` is derived from `a`, and `f_i` from `f`, by the conventions of the Adobe Glyph List Specification.
struct GlyphScripts {
  private static let shared: Set<OpenTypeTag> = ["Zyyy", "Zinh"]

  private var scripts: [UInt32: OpenTypeTag] = [:]
  /// The first character of each glyph that has one.
  private(set) var characters: [UInt32: Unicode.Scalar] = [:]

  /// Finds the scripts of glyphs. O(n) in the number of characters of the face.
  init(_ face: FontFace, of glyphs: [UInt32]) {
    guard !glyphs.isEmpty else { return }
    let wanted = Set(glyphs)
    scripts = Self.scripts(face) { glyph, character in
      guard wanted.contains(glyph) else { return false }
      if characters[glyph] == nil { characters[glyph] = character }
      return true
    }
    let unknown = glyphs.compactMap { glyph in
      scripts[glyph] == nil ? face.glyphName(glyph).map { (glyph, String($0.prefix { $0 != "." && $0 != "_" })) } : nil
    }
    guard !unknown.isEmpty else { return }
    let bases = Set(unknown.map(\.1))
    var named: [String: OpenTypeTag] = [:]
    for (glyph, script) in Self.scripts(face, of: { _, _ in true }) {
      if let name = face.glyphName(glyph), bases.contains(name) { named[name] = script }
    }
    for (glyph, base) in unknown { scripts[glyph] = named[base] }
  }

  /// The script of one of the glyphs, or `nil` if neither a character nor its name assigns it to one.
  subscript(glyph: UInt32) -> OpenTypeTag? { scripts[glyph] }

  /// Returns the scripts of glyphs by their characters. A script of several characters precedes a shared one.
  private static func scripts(_ face: FontFace, of isWanted: (UInt32, Unicode.Scalar) -> Bool) -> [UInt32: OpenTypeTag]
  {
    var scripts: [UInt32: OpenTypeTag] = [:]
    for character in face.characterRanges.joined() {
      guard let scalar = Unicode.Scalar(character), let glyph = face.glyph(for: scalar), Int(glyph) < face.glyphCount,
        isWanted(glyph, scalar)
      else { continue }
      if scripts[glyph].map(shared.contains) ?? true { scripts[glyph] = FontFace.script(of: character) }
    }
    return scripts
  }
}
