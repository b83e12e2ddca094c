import CHarfBuzz

extension HarfBuzzFont {
  /// Returns the glyph of a code point, or `nil`. The corresponding C function is `hb_font_get_nominal_glyph`.
  func nominalGlyph(for codePoint: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    let isMapped = shared.memory.watch { unsafe hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 }
    return isMapped ? glyph : nil
  }

  /// The glyphs of the class of marks. The corresponding C function is `hb_ot_layout_get_glyphs_in_class`.
  var marks: GlyphSet {
    let glyphs = unsafe shared.memory.watch {
      let glyphs = unsafe hb_set_create()
      unsafe hb_ot_layout_get_glyphs_in_class(face, HB_OT_LAYOUT_GLYPH_CLASS_MARK, glyphs)
      return unsafe glyphs
    }
    defer { unsafe hb_set_destroy(glyphs) }
    var marks = GlyphSet()
    var glyph = hb_codepoint_t.max
    while unsafe hb_set_next(glyphs, &glyph) != 0 { marks.insert(Int(glyph)) }
    return marks
  }

  /// Returns the ink bounds of a glyph as designed, in font units, or `nil` if it has no ink.
  ///
  /// Slant, weight, and size-adjust are not applied. The corresponding C function is `hb_font_get_glyph_extents`.
  func designBounds(of glyph: UInt32) -> GlyphBounds? {
    if !shared.keptBounds.isEmpty {
      let kept = Int(glyph) < shared.keptBounds.count ? shared.keptBounds[Int(glyph)] : .empty
      return kept.isEmpty ? nil : kept
    }
    guard let variedBounds else { return computedBounds(of: glyph) }
    let kept = variedBounds.bounds(of: glyph, reading: computedBounds)
    return kept.isEmpty ? nil : kept
  }

  private func computedBounds(of glyph: UInt32) -> GlyphBounds? {
    var extents = hb_glyph_extents_t()
    guard Int(glyph) < shared.glyphCount,
      shared.memory.watch({ unsafe hb_font_get_glyph_extents(upright, glyph, &extents) != 0 })
    else { return nil }
    let unit = 1 / Double(subunits)
    let left = Double(extents.x_bearing) * unit
    let top = Double(extents.y_bearing) * unit
    // HarfBuzz's height points downward; in hostile fonts it has either sign.
    let right = left + Double(extents.width) * unit
    let bottom = top + Double(extents.height) * unit
    let bounds = GlyphBounds(
      minX: min(left, right), minY: min(top, bottom), maxX: max(left, right), maxY: max(top, bottom))
    return bounds.isEmpty ? nil : bounds
  }

  /// Returns the elements of a glyph's outline in font units, with slant and size-adjust applied.
  ///
  /// The corresponding C function is `hb_font_draw_glyph`.
  func outline(of glyph: UInt32) -> [GlyphOutline.Element] {
    var builder = OutlineBuilder(unit: Double(unitsPerEm) / Double(advanceUnitsPerEm))
    shared.memory.watch { DrawFunctions.shared.draw(glyph, of: self, into: &builder) }
    return builder.elements
  }

  /// Returns the PNG file of a glyph at the font's size, or `nil` if there is none.
  ///
  /// The corresponding C function is `hb_ot_color_glyph_reference_png`.
  func png(of glyph: UInt32) -> [UInt8]? {
    let blob = unsafe shared.memory.watch { unsafe hb_ot_color_glyph_reference_png(font, glyph) }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}
