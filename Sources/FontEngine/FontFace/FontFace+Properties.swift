extension FontFace {
  /// The values of the variation axes that were asked for, in the order of the face's axes, within their ranges.
  public var variations: [VariationSetting] { setting.variations }

  /// The replaced measures, if any.
  public var overrides: MetricOverrides? { setting.overrides }

  /// The rule that chose the line box, unless ``overrides`` replace it.
  public var lineBoxRule: FaceMetrics.LineBoxRule { setting.lineBoxRule }

  /// The slant and weight that are drawn and not designed.
  public var synthesis: FontSynthesis { setting.synthesis }

  /// The size that the face is set to, in points; nil unless ``at(pointSize:)`` made it.
  public var pointSize: Double? { setting.pointSize }

  /// By how much glyphs and measures are multiplied; 1 unless ``MetricOverrides/sizeAdjust`` says otherwise.
  var sizeAdjust: Double { harfBuzz.setting.sizeAdjust.value }

  /// The axes along which the face can be varied; empty for a static face.
  public var axes: [VariationAxis] { harfBuzz.shared.axes }

  /// How many glyphs the face has.
  public var glyphCount: Int { harfBuzz.shared.glyphCount }

  /// How many of the units in which advances are counted make an em: font units, 1/64 of them where axes are set, 1/16 or
  /// less where a size changes advances, and as many more as a size-adjust needs to be exact.
  public var advanceUnitsPerEm: Int { harfBuzz.advanceUnitsPerEm * Int(sizeTerms?.fineness ?? 1) }

  /// 1 to 1000; 400 is regular and 700 bold: `OS/2` usWeightClass, or the axis `wght` where it is set.
  public var weightClass: Int { Int(style.weight.rounded()) }

  /// Percent of the normal width: by `OS/2` usWidthClass, or the axis `wdth` where it is set.
  public var width: Double { style.width }

  /// How the face leans, by `OS/2` fsSelection, `head` macStyle, or the axes `ital` and `slnt` where they are set.
  public var slant: FontSlant { style.slant }

  /// Whether the face calls itself italic or oblique.
  public var isItalic: Bool { style.slant != .upright }

  /// Whether the face says in `post` that all its advances are equal.
  public var isMonospaced: Bool { style.isMonospaced }

  /// What the face looks like.
  public var traits: FontTraits { style.traits }

  /// The class that the face says in `OS/2` that it belongs to, which tells faces with serifs; nil where it says none.
  public var familyClass: FontFamilyClass? { style.familyClass }

  /// Whether the face maps a character to a glyph. The corresponding C function is `hb_font_get_nominal_glyph`.
  public func hasGlyph(for scalar: Unicode.Scalar) -> Bool { hasGlyph(scalar.value) }

  /// ``hasGlyph(for:)`` on a code point that may be a surrogate, which no face maps.
  func hasGlyph(_ codePoint: UInt32) -> Bool { harfBuzz.nominalGlyph(for: codePoint) != nil }

  /// The characters that the face maps, read at the first call.
  var characterCoverage: CharacterCoverage { unsafe harfBuzz.shared.coverage.of(harfBuzz.face) }

  /// The glyph of the space, if beside other glyphs nothing but its own advance changes; found at the first call.
  var movingSpace: UInt32? { movingSpaces?.space }

  /// The same with the no-break space, which may move before it.
  var movingSpaces: MovingSpaces? { harfBuzz.shared.movingSpace.glyphs(in: harfBuzz) }

  /// The glyph of the space, if no rule of the face reaches over it; found at the first call.
  var barrierSpace: UInt32? { harfBuzz.shared.spaceBarrier.glyph(in: harfBuzz) }
}
