import CHarfBuzz

/// The ink of a glyph, in advance units from its origin, y upwards.
public struct GlyphExtents: Hashable, Sendable {
  /// The left edge.
  public var left: Int
  /// The upper edge.
  public var top: Int
  /// The right edge; that of a glyph without ink is the left one.
  public var right: Int
  /// The lower edge; that of a glyph without ink is the upper one.
  public var bottom: Int

  /// Whether there is no ink.
  public var isEmpty: Bool { left >= right || bottom >= top }
}

extension FontFace {
  /// The ink of glyphs, in their order; a glyph that has no outline, or that the face does not have, has none.
  ///
  /// The corresponding C function is `hb_font_get_glyph_extents`.
  public func extents(ofGlyphs glyphs: [UInt32]) -> [GlyphExtents] {
    glyphs.map { glyph in
      var extents = hb_glyph_extents_t()
      guard unsafe hb_font_get_glyph_extents(harfBuzz.font, glyph, &extents) != 0 else {
        return GlyphExtents(left: 0, top: 0, right: 0, bottom: 0)
      }
      // HarfBuzz measures down from the top, so its height is negative.
      return GlyphExtents(
        left: Int(extents.x_bearing), top: Int(extents.y_bearing),
        right: Int(extents.x_bearing) + Int(extents.width), bottom: Int(extents.y_bearing) + Int(extents.height))
    }
  }
}
