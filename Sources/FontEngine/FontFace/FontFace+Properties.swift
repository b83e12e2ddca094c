extension FontFace {
  /// The requested values of the variation axes, in the order of the face's axes and clamped to their ranges.
  public var variations: [VariationSetting] { setting.variations }

  /// The measures that replace the face's own, or `nil`.
  public var overrides: MetricOverrides? { setting.overrides }

  /// The rule that chose the line box, unless ``overrides`` replaces it.
  public var lineBoxRule: FaceMetrics.LineBoxRule { setting.lineBoxRule }

  /// The synthesized slant and weight.
  public var synthesis: FontSynthesis { setting.synthesis }

  /// The size that the face is set to, in points, or `nil` unless ``at(pointSize:)`` created it.
  public var pointSize: Double? { setting.pointSize }

  /// The factor for glyphs and measures; 1 unless ``MetricOverrides/sizeAdjust`` is set.
  var sizeAdjust: Double { harfBuzz.setting.sizeAdjust.value }

  /// The variation axes of the face; empty for a static face.
  public var axes: [VariationAxis] { harfBuzz.shared.axes }

  /// The number of glyphs in the face.
  public var glyphCount: Int { harfBuzz.shared.glyphCount }

  /// The number of advance units in an em.
  ///
  /// The unit is a font unit, or 1/64 of one if axes are set, or 1/16 or less if the size changes advances. A
  /// size-adjust makes it smaller still, as far as it takes to be exact.
  public var advanceUnitsPerEm: Int { harfBuzz.advanceUnitsPerEm * Int(sizeTerms?.fineness ?? 1) }

  /// The weight, from 1 to 1000, from `OS/2` usWeightClass, or from the axis `wght` if it is set.
  ///
  /// Regular is 400 and bold 700.
  public var weightClass: Int { Int(style.weight.rounded()) }

  /// The width in percent of the normal width, from `OS/2` usWidthClass, or from the axis `wdth` if it is set.
  public var width: Double { style.width }

  /// The slant, from `OS/2` fsSelection and `head` macStyle, or from the axes `ital` and `slnt` if they are set.
  public var slant: FontSlant { style.slant }

  /// Whether the face is italic or oblique.
  public var isItalic: Bool { style.slant != .upright }

  /// Whether the face states in `post` that all its advances are equal.
  public var isMonospaced: Bool { style.isMonospaced }

  /// The traits of the face.
  public var traits: FontTraits { style.traits }

  /// The family class from `OS/2`, which indicates whether the face has serifs, or `nil` if the face states none.
  public var familyClass: FontFamilyClass? { style.familyClass }

  /// Returns whether the face maps a character to a glyph. The corresponding C function is `hb_font_get_nominal_glyph`.
  public func hasGlyph(for scalar: Unicode.Scalar) -> Bool { hasGlyph(scalar.value) }

  /// Returns whether the face maps a code point to a glyph. No face maps a surrogate.
  func hasGlyph(_ codePoint: UInt32) -> Bool { harfBuzz.nominalGlyph(for: codePoint) != nil }

  /// The characters that the face maps, read on first use.
  var characterCoverage: CharacterCoverage {
    get throws(FontError) { try harfBuzz.shared.coverage.of(harfBuzz.shared, subject: source) }
  }

  /// The glyph of the space, if only its own advance changes beside other glyphs, or `nil`. Determined on first use.
  package var movingSpace: UInt32? { spaceBarrier.flatMap { $0.movesAlone ? $0.space : nil } }

  /// The space, if no rule of the face reaches across it, or `nil`. Determined on first use.
  var spaceBarrier: SpaceBarrier? { harfBuzz.shared.spaceBarrier.barrier(in: harfBuzz) }

  /// The characters beside which rules may reach across the space nevertheless, or `nil` if there are none.
  var spaceNeighbors: SpaceNeighbors? { harfBuzz.shared.spaceBarrier.neighbors(in: harfBuzz) }
}
