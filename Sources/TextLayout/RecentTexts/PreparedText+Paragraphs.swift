import FontEngine

/// Texts of several paragraphs.
///
/// An edit changes one paragraph of many. The results of the others are taken from the text before the edit, or from any
/// other recent text that has them, so that preparing a long text after an edit takes as long as preparing the paragraph,
/// and as copying the rest.
extension PreparedText {
  /// Prepares a text of several paragraphs with those of recent texts, and keeps its own for other texts.
  ///
  /// - Throws: ``FontError``.
  convenience init(
    _ paragraph: Paragraph, _ index: ParagraphIndex, _ catalog: FontCatalog, _ cancellation: Cancellation
  ) throws(FontError) {
    // Changes while the text is prepared are later ones.
    let changes = catalog.changes
    let recents = RecentTexts.of(catalog)
    let recent = recents.texts(changes)
    var main: Int?
    if let context = paragraph.pieceContext,
      let known = try Self.opportunities(paragraph, index, recent, context, catalog, cancellation)
    {
      main = known.main
      self.init(paragraph, catalog, known.opportunities)
    } else if let known = try TextShaping.joined(paragraph, index, recent, catalog, cancellation) {
      main = known.main
      try self.init(known.shaping, cancellation)
    } else {
      try self.init(TextShaping.analysed(paragraph, catalog, cancellation), cancellation)
    }
    if paragraph.directions.isEmpty { recents.insert(self, index, replacing: main, changes) }
  }

  /// Returns the opportunities of plain text, and the number of the recent text that most are from; `nil` if the text isn't
  /// plain.
  private static func opportunities(
    _ paragraph: Paragraph, _ index: ParagraphIndex, _ recent: [RecentTexts.Text], _ context: PieceContext,
    _ catalog: FontCatalog, _ cancellation: Cancellation
  ) throws(FontError) -> (opportunities: BreakOpportunities, main: Int?)? {
    let candidates = recent.filter { $0.isComposed && $0.paragraph.pieceContext == context }
    if !candidates.isEmpty, let parts = PartFinder(paragraph, index, in: candidates).parts(),
      let main = parts.mainSource
    {
      switch try catalog.shapedPieces.opportunities(
        paragraph.units, in: context, joining: parts, of: candidates.map(\.opportunities),
        cancellation: cancellation)
      {
      case .opportunities(let joined): return (joined, candidates[main].number)
      case .notPlain: return nil
      case .changed: break
      }
    }
    let all = try catalog.shapedPieces.opportunities(paragraph.units, in: context, cancellation: cancellation)
    return all.map { ($0, nil) }
  }
}
