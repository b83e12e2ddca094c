import CHarfBuzz

extension HarfBuzzFont {
  /// The glyph of a code point. The corresponding C function is `hb_font_get_nominal_glyph`.
  func nominalGlyph(for codePoint: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 ? glyph : nil
  }

  /// The ink of a glyph as it was designed, in font units, without slant, weight or size-adjust; nil without ink.
  /// The corresponding C function is `hb_font_get_glyph_extents`.
  func designBounds(of glyph: UInt32) -> GlyphBounds? {
    if !shared.keptBounds.isEmpty {
      let kept = Int(glyph) < shared.keptBounds.count ? shared.keptBounds[Int(glyph)] : .empty
      return kept.isEmpty ? nil : kept
    }
    var extents = hb_glyph_extents_t()
    guard Int(glyph) < shared.glyphCount, unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    let unit = 1 / Double(subunits)
    let left = Double(extents.x_bearing) * unit
    let top = Double(extents.y_bearing) * unit
    // HarfBuzz's height runs downwards; hostile fonts give either sign.
    let right = left + Double(extents.width) * unit
    let bottom = top + Double(extents.height) * unit
    let bounds = GlyphBounds(
      minX: min(left, right), minY: min(top, bottom), maxX: max(left, right), maxY: max(top, bottom))
    return bounds.isEmpty ? nil : bounds
  }
}
