import CHarfBuzz

/// The advances of emoji in the color faces that a catalog falls back to.
public enum EmojiAdvances: Hashable, Sendable {
  /// Those of the face, which are proportional to the size.
  case font
  /// Those of Apple Color Emoji on iOS, whatever the face: whole points, and wider at small sizes than in proportion.
  case appleColorEmoji

  /// A character that every emoji face has. All emoji of a face are taken to be as wide.
  static let sample: UInt32 = 0x1F600

  /// Returns the advance of an emoji at a size in points, in em, or `nil` for that of the face.
  ///
  /// Widths were recorded at 11, 17, 25, 34, 38, and 45 points (uikit-recorded.md): the advance is 1.11 of the size of
  /// the picture, rounded up to the point. One older recording, 40 at 35 points, is a point wider. The heights of
  /// pictures at all sizes from 11 to 30 points were measured on iOS (flutter/flutter issue 28894): below 22 points a
  /// picture is larger than the font, below 16 by a quarter. Not recorded: whether each emoji is rounded or only the
  /// line, and advances at other sizes.
  func advance(at pointSize: Double) -> Double? {
    guard self == .appleColorEmoji else { return nil }
    let picture = min(1.25 * pointSize, max(20, 11 + pointSize / 2, pointSize))
    // At sizes of less than a few points, a whole point would be many em.
    return min((picture * 111 / 100).rounded(.up) / pointSize, 2)
  }

  /// Returns the units to add to an emoji's advance at a size in points, if `fineness` of them are an advance unit.
  ///
  /// They are rounded down, so that an advance of whole points is not rounded up to the next pixel. The result is 0 for
  /// the advances of the font, and for a font without emoji. The corresponding C function is
  /// `hb_font_get_glyph_h_advance`.
  func tracking(at pointSize: Double, in font: HarfBuzzFont, fineness: Int) -> Int32 {
    guard let advance = advance(at: pointSize), let glyph = font.nominalGlyph(for: Self.sample) else { return 0 }
    let own = Double(font.shared.memory.watch { unsafe hb_font_get_glyph_h_advance(font.font, glyph) })
    return Int32(clamping: Int(((advance * Double(font.advanceUnitsPerEm) - own) * Double(fineness)).rounded(.down)))
  }
}
