import CHarfBuzz

extension FontFace {
  /// Returns the outline of a glyph, with variations, synthesized slant, and size-adjust applied.
  ///
  /// A synthesized weight is a stroke, ``GlyphOutline/strokeWidth``. The outline is empty for a glyph without ink, for
  /// an index that the face does not have, and for a glyph that exceeds ``FontLimits/maximumOutlineElements`` or the
  /// limits on components. Coordinates are finite, and at most ``FontLimits/maximumCoordinate``. The corresponding C
  /// function is `hb_font_draw_glyph`, and `FT_Outline_Decompose` for Type 1.
  ///
  /// - Complexity: O(*n*) in the number of elements. The first outline of a Type 1 face reads those of all glyphs.
  public func outline(of glyph: UInt32) -> GlyphOutline {
    let shared = harfBuzz.shared
    guard Int(glyph) < glyphCount, shared.composites?.isDrawable(glyph) ?? true else { return .empty }
    var elements: [GlyphOutline.Element]
    if let kept = shared.keptOutlines {
      let slant = synthesis.slant
      let factor = sizeAdjust
      elements = kept.outline(of: glyph).map { element in
        element.mapPoints { GlyphOutline.Point(x: ($0.x + slant * $0.y) * factor, y: $0.y * factor) }
      }
    } else {
      elements = harfBuzz.outline(of: glyph)
    }
    guard !elements.isEmpty else { return .empty }
    return GlyphOutline(
      elements: elements, strokeWidth: synthesis.weight * Double(harfBuzz.unitsPerEm) * sizeAdjust)
  }

  /// Returns whether every glyph of two faces has the same outline, because they share the tables in a collection.
  ///
  /// Other faces may have the same outlines in tables of their own.
  package func sharesOutlines(with other: FontFace) -> Bool {
    guard harfBuzz.bytes === other.harfBuzz.bytes, setting == other.setting, glyphCount == other.glyphCount else {
      return false
    }
    let (own, others) = (harfBuzz.shared.tables, other.harfBuzz.shared.tables)
    // The rest of `head` may differ, such as the checksum of the face: only the format of `loca` counts.
    guard own["head"].uint16(at: 50) == others["head"].uint16(at: 50), harfBuzz.unitsPerEm == other.harfBuzz.unitsPerEm
    else { return false }
    return ["glyf", "loca", "CFF ", "CFF2", "fvar", "avar", "gvar", "CBDT", "CBLC", "sbix", "EBDT", "EBLC"]
      .allSatisfy { tag in own.hasSame(tag, as: others) }
  }

  /// The number of points that the variations of a glyph move, each counted once for each tuple that may move it; 0 for
  /// a face in which that is always fast. HarfBuzz takes about 3 ns for each whenever it reads the outline.
  package func variedPoints(of glyph: UInt32) -> Int {
    let points = harfBuzz.shared.variedPoints
    return !setting.variations.isEmpty && points.indices.contains(Int(glyph)) ? points[Int(glyph)] : 0
  }
}
