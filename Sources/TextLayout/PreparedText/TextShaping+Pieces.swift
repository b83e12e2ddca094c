import FontEngine

extension TextShaping {
  /// Returns a text analyzed and shaped: from the catalog's cached words if it is plain, else completely. The result is
  /// the same.
  static func shaped(_ paragraph: Paragraph, _ catalog: FontCatalog) throws(FontError) -> TextShaping {
    if let composed = try composed(paragraph, catalog) { return composed }
    return try analysed(paragraph, catalog, .never)
  }

  /// Returns a text analyzed and shaped completely, without cached words.
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

  /// Returns the break opportunities of a text in one style without special attributes, or `nil` if ``ShapedPieces``
  /// has none.
  static func opportunities(_ paragraph: Paragraph, _ catalog: FontCatalog) throws(FontError) -> BreakOpportunities? {
    guard let context = context(of: paragraph) else { return nil }
    return try catalog.shapedPieces.opportunities(paragraph.units, in: context)
  }

  /// Returns the context of a text's words, or `nil` unless the text is in one style without special attributes.
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

  /// Returns all places and glyphs of a text for which ``opportunities(_:_:)`` returned a result.
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
