import CHarfBuzz

extension FontFace {
  /// Returns the layers of a color glyph from the bottom to the top, with the colors of a palette.
  ///
  /// They come from `COLR` version 0 and `CPAL`. There are none for any other glyph, including those that only version
  /// 1 describes, with gradients. If the face doesn't have the palette, the first one is used. The corresponding C
  /// functions are `hb_ot_color_glyph_get_layers` and `hb_ot_color_palette_get_colors`.
  public func colorLayers(of glyph: UInt32, palette: Int = 0) -> [ColorLayer] {
    watchMemory { readColorLayers(of: glyph, palette: palette) }
  }

  private func readColorLayers(of glyph: UInt32, palette: Int) -> [ColorLayer] {
    let face = unsafe harfBuzz.face
    var count = unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
    guard count > 0 else { return [] }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
    let palettes = unsafe Int(hb_ot_color_palette_get_count(face))
    let used = UInt32((0..<palettes).contains(palette) ? palette : 0)
    return layers.prefix(Int(count)).map { layer in
      var (found, color): (UInt32, hb_color_t) = (1, 0)
      // 0xFFFF stands for the color of the text, and so does an index that the palette does not have.
      if layer.color_index != 0xFFFF {
        unsafe hb_ot_color_palette_get_colors(face, used, layer.color_index, &found, &color)
      } else {
        found = 0
      }
      return ColorLayer(glyph: layer.glyph, color: found == 1 ? GlyphColor(color) : nil)
    }
  }

  /// Returns the picture of a glyph of a color bitmap font, or `nil` if there is none.
  ///
  /// Of the sizes in `CBDT` or `sbix`, HarfBuzz chooses the one nearest to `pixelsPerEm`, a larger one if possible. If
  /// the glyph has an outline as well, the picture fills the bounds of the outline with `CBDT`, and its own with
  /// `sbix`. A synthesized slant and weight aren't applied. The corresponding C functions are
  /// `hb_ot_color_glyph_reference_png` and `hb_font_get_glyph_extents`.
  public func bitmap(of glyph: UInt32, pixelsPerEm: Int) -> GlyphBitmap? {
    guard Int(glyph) < glyphCount, hasPictures else { return nil }
    let font = harfBuzz.sized(pixelsPerEm: pixelsPerEm)
    guard let bounds = font.designBounds(of: glyph), let png = font.png(of: glyph) else { return nil }
    return GlyphBitmap(png: png, bounds: sizeAdjust == 1 ? bounds : bounds.scaled(by: sizeAdjust))
  }

  /// Returns whether a glyph has a picture, even one that is so damaged that ``bitmap(of:pixelsPerEm:)`` is `nil`.
  package func hasPicture(of glyph: UInt32, pixelsPerEm: Int) -> Bool {
    Int(glyph) < glyphCount && hasPictures && harfBuzz.sized(pixelsPerEm: pixelsPerEm).png(of: glyph) != nil
  }
}

extension GlyphColor {
  /// Creates a color from HarfBuzz's, whose bytes are blue, green, red, and alpha, from the highest to the lowest.
  init(_ color: hb_color_t) {
    self.init(
      red: UInt8(truncatingIfNeeded: color >> 8), green: UInt8(truncatingIfNeeded: color >> 16),
      blue: UInt8(truncatingIfNeeded: color >> 24), alpha: UInt8(truncatingIfNeeded: color))
  }
}
