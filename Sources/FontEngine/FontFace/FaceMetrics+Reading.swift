import CHarfBuzz

extension FaceMetrics {
  /// Reads the measures of a face, with the variation deltas of `MVAR` added.
  ///
  /// The corresponding C function is `hb_ot_metrics_get_variation`.
  init(reading source: HarfBuzzFont, _ rule: LineBoxRule) {
    let hheaTable = source.shared.tables["hhea"]
    let os2 = source.shared.tables["OS/2"]
    let post = source.shared.tables["post"]
    let em = Double(source.unitsPerEm)

    func delta(_ tag: OpenTypeTag) -> Double {
      source.shared.axes.isEmpty
        ? 0 : unsafe Double(hb_ot_metrics_get_variation(source.font, hb_ot_metrics_tag_t(tag.rawValue)))
    }
    func signed(_ table: FontData, _ offset: Int, _ tag: OpenTypeTag) -> Double? {
      table.int16(at: offset).map { Double($0) + delta(tag) }
    }
    func box(_ ascender: Double?, _ descender: Double?, _ gap: Double?) -> LineBox? {
      guard let ascender, let descender, let gap else { return nil }
      return LineBox(ascender: ascender, descender: descender, lineGap: gap)
    }

    // MVAR has one set of tags for both hhea and typo, and another for the win values.
    let hhea = box(
      signed(hheaTable, 4, "hasc"), signed(hheaTable, 6, "hdsc"), signed(hheaTable, 8, "hlgp"))
    let typo = box(signed(os2, 68, "hasc"), signed(os2, 70, "hdsc"), signed(os2, 72, "hlgp"))
    let win = box(
      os2.uint16(at: 74).map { Double($0) + delta("hcla") },
      os2.uint16(at: 76).map { -(Double($0) + delta("hcld")) }, 0)
    let usesTypoMetrics = (os2.uint16(at: 62) ?? 0) & (1 << 7) != 0
    let (lineBox, lineBoxSource) = Self.choose(
      rule, hhea: hhea, typo: typo, win: win, usesTypoMetrics: usesTypoMetrics, em: em)

    let version = os2.uint16(at: 0) ?? 0
    let (xHeight, xHeightSource) = Self.height(
      version >= 2 ? signed(os2, 86, "xhgt") : nil, of: "x", in: source, otherwise: 0.5)
    let (capHeight, capHeightSource) = Self.height(
      version >= 2 ? signed(os2, 88, "cpht") : nil, of: "H", in: source, otherwise: 0.7)

    self.init(
      unitsPerEm: em, lineBox: lineBox, lineBoxSource: lineBoxSource, hhea: hhea, typo: typo, win: win,
      usesTypoMetrics: usesTypoMetrics, xHeight: xHeight, xHeightSource: xHeightSource, capHeight: capHeight,
      capHeightSource: capHeightSource, underlinePosition: signed(post, 8, "undo") ?? -0.1 * em,
      underlineThickness: signed(post, 10, "unds") ?? 0.05 * em,
      strikethroughPosition: signed(os2, 28, "stro") ?? 0.3 * em,
      strikethroughThickness: signed(os2, 26, "strs") ?? 0.05 * em, italicAngle: post.fixed(at: 4) ?? 0)
  }

  static func choose(
    _ rule: LineBoxRule, hhea: LineBox?, typo: LineBox?, win: LineBox?, usesTypoMetrics: Bool, em: Double
  ) -> (LineBox, LineBoxSource) {
    let (hhea, typo, win) = (hhea?.normalized, typo?.normalized, win?.normalized)
    if rule == .openType, usesTypoMetrics, let typo, typo.isUsable { return (typo, .useTypoMetrics) }
    if let hhea, hhea.isUsable { return (hhea, .hhea) }
    if let typo, typo.isUsable { return (typo, .typo) }
    if let win, win.isUsable { return (win, .win) }
    return (LineBox(ascender: 0.8 * em, descender: -0.2 * em, lineGap: 0), .emFraction)
  }

  /// Returns the height of letters: from the table, else from the outline of `letter`, else as a fraction of the em.
  private static func height(
    _ tabled: Double?, of letter: Unicode.Scalar, in source: HarfBuzzFont, otherwise fraction: Double
  ) -> (Double, HeightSource) {
    if let tabled, tabled > 0 { return (tabled, .os2) }
    if let glyph = source.nominalGlyph(for: letter.value), let bounds = source.designBounds(of: glyph), bounds.maxY > 0
    {
      return (bounds.maxY, .outline)
    }
    return (fraction * Double(source.unitsPerEm), .emFraction)
  }

  /// Returns the measures with some of them replaced, and all of them multiplied by the size-adjust.
  ///
  /// Values that are not finite, and a line box without a height, are ignored.
  func overridden(by overrides: MetricOverrides, sizeAdjust: Double) -> FaceMetrics {
    var changed = self
    let box = LineBox(
      ascender: overrides.ascender.map { $0 * unitsPerEm } ?? ascender,
      descender: overrides.descender.map { $0 * unitsPerEm } ?? descender,
      lineGap: overrides.lineGap.map { max(0, $0 * unitsPerEm) } ?? lineGap)
    let replacesBox = overrides.ascender != nil || overrides.descender != nil || overrides.lineGap != nil
    if replacesBox, box.isUsable {
      changed.lineBox = box
      changed.lineBoxSource = .override
    }
    if let cap = overrides.capHeight, cap.isFinite, cap > 0 {
      changed.capHeight = cap * unitsPerEm
      changed.capHeightSource = .override
    }
    if sizeAdjust != 1 { changed.multiply(by: sizeAdjust) }
    return changed
  }

  private mutating func multiply(by factor: Double) {
    func scaled(_ box: LineBox) -> LineBox {
      LineBox(ascender: box.ascender * factor, descender: box.descender * factor, lineGap: box.lineGap * factor)
    }
    lineBox = scaled(lineBox)
    hhea = hhea.map(scaled)
    typo = typo.map(scaled)
    win = win.map(scaled)
    for part: WritableKeyPath<FaceMetrics, Double> in [
      \.xHeight, \.capHeight, \.underlinePosition, \.underlineThickness, \.strikethroughPosition,
      \.strikethroughThickness,
    ] {
      self[keyPath: part] *= factor
    }
  }
}
