import CHarfBuzz

extension FontFace {
  /// The bytes of the font as OpenType, valid while the face lives. The index of the face in them is ``index``.
  @unsafe package var fileContents: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: harfBuzz.bytes.base, count: harfBuzz.bytes.count)
  }

  /// Whether glyphs may have a picture; see ``bitmap(of:pixelsPerEm:)``.
  ///
  /// The corresponding C function is `hb_ot_color_has_png`.
  package var hasPictures: Bool { watchMemory { unsafe hb_ot_color_has_png(harfBuzz.face) != 0 } }

  /// What a renderer that opens ``fileContents`` itself has to apply: the variations, with the optical size that
  /// belongs to the point size, and the factor of all outlines.
  package var drawingAdjustment: (variations: [VariationSetting], scale: Double) {
    (harfBuzz.setting.variations, sizeAdjust)
  }
}
