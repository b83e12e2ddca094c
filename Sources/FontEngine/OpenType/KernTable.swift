/// A `kern` table, which HarfBuzz applies if `GPOS` has no kerning for the script.
///
/// HarfBuzz gives each glyph of a pair half of its value (`hb-kern.hh`). So a pair that begins with the space moves the
/// space and the glyph behind it, whatever precedes the space.
struct KernTable {
  /// What the pairs with a glyph do.
  enum Kerning {
    /// There are none with a value.
    case none
    /// There are some that end with the glyph, and none that begin with it.
    case follows
    /// There are some that begin with the glyph.
    case leads
  }

  private let data: FontData

  init(_ data: FontData) { self.data = data }

  /// Returns what the pairs with a glyph do.
  ///
  /// Returns `nil` for Apple's version 1, for subtables other than lists of pairs for horizontal text (format 0), and for
  /// a table that is cut off.
  func kerning(of glyph: UInt32) -> Kerning? {
    var kerning = Kerning.none
    let isRead = forEachPair { left, right, value in
      if value == 0 { return true }
      if right == glyph, kerning == .none { kerning = .follows }
      if left == glyph { kerning = .leads }
      return kerning != .leads
    }
    return isRead ? kerning : nil
  }

  /// The glyphs at which pairs begin, or `nil` for the same tables.
  var firstGlyphs: GlyphSet? {
    var glyphs = GlyphSet()
    let isRead = forEachPair { left, _, _ in
      glyphs.insert(Int(left))
      return true
    }
    return isRead ? glyphs : nil
  }

  /// Calls `body` with the glyphs and the value of each pair until it returns `false`. Returns whether the table, as far
  /// as it was read, has the form above.
  private func forEachPair(_ body: (UInt16, UInt16, Int16) -> Bool) -> Bool {
    if !data.exists { return true }
    guard data.uint16(at: 0) == 0, let count = data.uint16(at: 2) else { return false }
    var start = 4
    for _ in 0..<count {
      // Of the flags in the lower byte, only the one for horizontal text.
      guard let length = data.uint16(at: start + 2), data.uint16(at: start + 4) == 1,
        let pairs = data.uint16(at: start + 6)
      else { return false }
      for pair in 0..<Int(pairs) {
        let offset = start + 14 + 6 * pair
        guard let left = data.uint16(at: offset), let right = data.uint16(at: offset + 2),
          let value = data.int16(at: offset + 4)
        else { return false }
        if !body(left, right, value) { return true }
      }
      start += Int(length)
    }
    return true
  }
}
