import FontEngine

extension TextShaping {
  /// A text analysed and shaped: from the catalog's kept words if it is plain, else from nothing, which gives the same.
  static func shaped(_ paragraph: Paragraph, _ catalog: FontCatalog) throws(FontError) -> TextShaping {
    if let composed = try composed(paragraph, catalog) { return composed }
    return try analysed(paragraph, catalog, .never)
  }

  /// A text analysed and shaped from nothing.
  static func analysed(
    _ paragraph: Paragraph, _ catalog: FontCatalog, _ cancellation: Cancellation
  ) throws(FontError) -> TextShaping {
    let analysis = try TextAnalysis(
      paragraph.units, baseDirection: paragraph.baseDirection, languages: paragraph.languages,
      directions: paragraph.directions, strictness: paragraph.rules.strictness, wordBreak: paragraph.rules.wordBreak,
      cancellation: cancellation)
    var shaping = TextShaping(paragraph, analysis: analysis, catalog: catalog, pointSizes: nil)
    try shaping.shapeAll(cancellation)
    return shaping
  }

  /// Where lines of a text may end, if it is in one style that asks for nothing special; nil if ``ShapedPieces`` has no answer.
  static func opportunities(_ paragraph: Paragraph, _ catalog: FontCatalog) throws(FontError) -> BreakOpportunities? {
    guard let context = context(of: paragraph) else { return nil }
    return try catalog.shapedPieces.opportunities(paragraph.units, in: context)
  }

  /// What the words of a text are shaped in, if it is in one style that asks for nothing special.
  private static func context(of paragraph: Paragraph) -> PieceContext? {
    guard paragraph.styles.count == 1, paragraph.baseDirection != .rightToLeft, paragraph.directions.isEmpty,
      paragraph.rules.wordBreak == .normal
    else { return nil }
    if case .automatic = paragraph.rules.hyphenation { return nil }
    let style = paragraph.styles[0]
    guard style.tracking == 0, style.face.pointSize == nil,
      style.face.sizeDependence.isEmpty || (!style.face.sizeDependence.changesShapes && style.face.packsDeltas)
    else { return nil }
    return PieceContext(
      face: style.face, language: style.language, strictness: paragraph.rules.strictness, features: style.features)
  }

  /// The same text as for ``opportunities(_:_:)``, with all places and glyphs.
  static func composed(_ paragraph: Paragraph, _ catalog: FontCatalog) throws(FontError) -> TextShaping? {
    guard let context = context(of: paragraph),
      let text = try catalog.shapedPieces.compose(paragraph.units, in: context, isNew: false)
    else { return nil }
    var shaping = TextShaping(paragraph, analysis: text.analysis, catalog: catalog, pointSizes: nil)
    shaping.places = text.places
    shaping.runs = text.runs
    shaping.advances = text.advances
    shaping.segments = [
      ScaleSegment(start: 0, end: paragraph.units.count, style: 0, unitsPerEm: context.face.advanceUnitsPerEm)
    ]
    return shaping
  }
}
