import FontEngine

extension TextShaping {
  /// Returns a text analyzed and shaped: from the catalog's cached words if it is plain, else completely. The result is
  /// the same.
  static func shaped(_ paragraph: Paragraph, _ catalog: FontCatalog) throws(FontError) -> TextShaping {
    if let composed = try composed(paragraph, catalog) { return composed }
    if let joined = try joined(paragraph, catalog, .never) { return joined }
    return try analysed(paragraph, catalog, .never)
  }

  /// Returns a text analyzed and shaped completely, without cached words. Paragraphs of a longer text get their scripts
  /// from that text.
  static func analysed(
    _ paragraph: Paragraph, _ catalog: FontCatalog, scripts: [ScriptRun]? = nil, _ cancellation: Cancellation
  ) throws(FontError) -> TextShaping {
    let analysis = try TextAnalysis(
      paragraph.units, baseDirection: paragraph.baseDirection, languages: paragraph.languages,
      directions: paragraph.directions, strictness: paragraph.rules.strictness, wordBreak: paragraph.rules.wordBreak,
      scripts: scripts, cancellation: cancellation)
    var shaping = TextShaping(
      paragraph, unsizedStyles: paragraph.styles, analysis: analysis, catalog: catalog, pointSizes: nil)
    try shaping.shapeAll(cancellation)
    return shaping
  }

  /// Returns all properties and glyphs of a text of which ``ShapedPieces`` has the opportunities.
  static func composed(_ paragraph: Paragraph, _ catalog: FontCatalog) throws(FontError) -> TextShaping? {
    guard let context = paragraph.pieceContext,
      let text = try catalog.shapedPieces.compose(paragraph.units, in: context, isNew: false)
    else { return nil }
    var shaping = TextShaping(
      paragraph, unsizedStyles: paragraph.styles, analysis: text.analysis, catalog: catalog, pointSizes: nil)
    shaping.properties = text.properties
    shaping.runs = text.runs
    shaping.advances = text.advances
    shaping.segments = [
      ScaleSegment(start: 0, end: paragraph.units.count, style: 0, unitsPerEm: context.face.advanceUnitsPerEm)
    ]
    return shaping
  }
}

extension Paragraph {
  /// The context of the text's words, or `nil` unless the text is in one style without special attributes.
  var pieceContext: PieceContext? {
    guard styles.count == 1, baseDirection != .rightToLeft, directions.isEmpty, unbrokenOffsets.isEmpty,
      rules.wordBreak == .normal
    else { return nil }
    if case .automatic = rules.hyphenation { return nil }
    let style = styles[0]
    guard style.tracking == 0, style.face.pointSize == nil,
      style.face.sizeDependence.isEmpty || (!style.face.sizeDependence.changesShapes && style.face.packsDeltas)
    else { return nil }
    return PieceContext(
      face: style.face, language: style.language, strictness: rules.strictness, features: style.features)
  }
}
