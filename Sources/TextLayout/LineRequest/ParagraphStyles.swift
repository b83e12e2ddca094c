import FontEngine

/// The styles that a request gives to the paragraphs of a text.
struct ParagraphStyles: Sendable {
  private let request: LineRequest
  /// The changes of style, each with the start of the first paragraph that it applies to.
  let changes: [LineRequest.StyleChange]

  /// Moves each style change to the start of the next paragraph. Of several changes at one offset, the last one wins.
  init(_ request: LineRequest, in paragraph: Paragraph) {
    self.request = request
    guard !request.styleChanges.isEmpty else {
      changes = []
      return
    }
    var changes: [LineRequest.StyleChange] = []
    var start = -1
    for change in request.styleChanges.sorted(by: { $0.offset < $1.offset }) {
      // Searched only once for several changes in one paragraph.
      if change.offset > start { start = paragraph.paragraphStart(atOrAfter: change.offset) }
      if changes.last?.offset == start {
        changes[changes.count - 1].style = change.style
      } else if start < paragraph.units.count || start == 0 {
        changes.append(LineRequest.StyleChange(offset: start, style: change.style))
      }
    }
    self.changes = changes
  }

  /// Creates the styles of a request, with the changes that were found before.
  init(_ request: LineRequest, changes: [LineRequest.StyleChange]) {
    self.request = request
    self.changes = changes
  }

  /// The style of the paragraph that contains a UTF-16 offset.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of style changes.
  subscript(offset: Int) -> ParagraphStyle {
    if changes.isEmpty { return request.style }
    let next = changes.indices.partitioningIndex { changes[$0].offset > offset }
    return next > 0 ? changes[next - 1].style : request.style
  }

  /// The style of all paragraphs if they share one, or `nil`.
  var only: ParagraphStyle? { isUniform ? self[0] : nil }

  /// Whether all paragraphs have the same style.
  var isUniform: Bool { changes.isEmpty || changes.count == 1 && changes[0].offset == 0 }
}
