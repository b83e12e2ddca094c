import CHarfBuzz

extension FontFace {
  /// Returns the ink bounds of each glyph, in font units, with synthesized slant and weight and size-adjust applied.
  ///
  /// The bounds are empty for a glyph without ink, and for an index that the face does not have. Bounds enclose the
  /// extremes of curves if the format stores a box or HarfBuzz computes it. Values are finite for every font. The
  /// corresponding C function is `hb_font_get_glyph_extents`.
  public func bounds(of glyphs: some Sequence<UInt32>) -> [GlyphBounds] {
    let unitsPerEm = Double(harfBuzz.unitsPerEm)
    return glyphs.map { glyph in
      guard let design = harfBuzz.designBounds(of: glyph) else { return .empty }
      let made = design.synthesized(synthesis, unitsPerEm: unitsPerEm)
      return sizeAdjust == 1 ? made : made.scaled(by: sizeAdjust)
    }
  }

  /// Returns the advance of each glyph in a horizontal line, in font units and without kerning.
  ///
  /// The advance is 0 for an index that the face does not have, and clamped as in shaping. It excludes the tracking of
  /// a face set to a size. The corresponding C function is `hb_font_get_glyph_h_advance`.
  public func advances(of glyphs: some Sequence<UInt32>) -> [Double] {
    watchMemory {
      glyphs.map { glyph in
        Int(glyph) < glyphCount
          ? unsafe clampedAdvance(hb_font_get_glyph_h_advance(harfBuzz.font, glyph)) + sizeDelta(of: glyph) : 0
      }
    }
  }

  /// Returns the metrics of each glyph in a vertical line.
  ///
  /// They come from `vmtx` and `VORG`; if the face has none, HarfBuzz derives them from the horizontal metrics. They
  /// are 0 for an index that the face does not have. The corresponding C functions are `hb_font_get_glyph_v_advance`
  /// and `hb_font_get_glyph_v_origin`.
  public func verticalMetrics(of glyphs: some Sequence<UInt32>) -> [VerticalGlyphMetrics] {
    watchMemory { glyphs.map(verticalMetrics) }
  }

  private func verticalMetrics(of glyph: UInt32) -> VerticalGlyphMetrics {
    guard Int(glyph) < glyphCount else { return VerticalGlyphMetrics(advance: 0, originX: 0, originY: 0) }
    var x: hb_position_t = 0
    var y: hb_position_t = 0
    unsafe _ = hb_font_get_glyph_v_origin(harfBuzz.font, glyph, &x, &y)
    // HarfBuzz's y points up, so its advance is negative.
    let advance = unsafe hb_font_get_glyph_v_advance(harfBuzz.font, glyph)
    return VerticalGlyphMetrics(
      advance: clampedAdvance(advance == .min ? .max : -advance), originX: fontUnits(x), originY: fontUnits(y))
  }

  /// Returns the glyph that the face maps a character to before shaping, or `nil` if there is none.
  ///
  /// The corresponding C function is `hb_font_get_nominal_glyph`.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? { harfBuzz.nominalGlyph(for: scalar.value) }

  private func clampedAdvance(_ advance: hb_position_t) -> Double {
    min(max(0, fontUnits(advance)), FontLimits.maximumAdvance * Double(harfBuzz.unitsPerEm))
  }

  private func fontUnits(_ value: hb_position_t) -> Double {
    Double(value) * Double(harfBuzz.unitsPerEm) / Double(harfBuzz.advanceUnitsPerEm)
  }
}
