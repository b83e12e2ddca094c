import FontEngine

/// A request applied to one text: the styles of its paragraphs, each with the start of the first paragraph it applies
/// to.
final class LineQuestion: Sendable {
  let request: LineRequest
  private let changes: [LineRequest.StyleChange]

  /// Moves each style change to the start of the next paragraph. Of several changes at one place, the last one wins.
  init(_ request: LineRequest, of text: PreparedText) {
    self.request = request
    guard !request.styleChanges.isEmpty else {
      changes = []
      return
    }
    var changes: [LineRequest.StyleChange] = []
    var start = -1
    for change in request.styleChanges.sorted(by: { $0.offset < $1.offset }) {
      // Searched only once for several changes in one paragraph.
      if change.offset > start { start = text.paragraphStart(atOrAfter: change.offset) }
      if changes.last?.offset == start {
        changes[changes.count - 1].style = change.style
      } else if start < text.length || start == 0 {
        changes.append(LineRequest.StyleChange(offset: start, style: change.style))
      }
    }
    self.changes = changes
  }

  /// Creates a request with one style for all paragraphs.
  init(_ request: LineRequest) {
    self.request = request
    changes = []
  }

  /// A request with the default style for all paragraphs.
  static let usual = LineQuestion(LineRequest(pointSizes: 1))

  /// Whether the request consists only of a width, one point size, and a limit.
  var isUsual: Bool {
    request.truncation == nil && request.styleChanges.isEmpty && request.pointSizes.count == nil
      && request.style == ParagraphStyle()
  }

  /// The style of the paragraph that contains a UTF-16 offset.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of style changes.
  subscript(offset: Int) -> ParagraphStyle {
    if changes.isEmpty { return request.style }
    let next = firstIndex(in: changes.indices) { changes[$0].offset > offset }
    return next > 0 ? changes[next - 1].style : request.style
  }

  /// The style of all paragraphs if they share one, or `nil`.
  var only: ParagraphStyle? { isUniform ? self[0] : nil }

  /// Whether all paragraphs have the same style.
  var isUniform: Bool { changes.isEmpty || changes.count == 1 && changes[0].offset == 0 }
}

extension ShapedText {
  /// Returns whether a paragraph ends before a place: after any line end except a line separator, a line tabulation, or
  /// a form feed.
  func endsParagraph(before place: Int) -> Bool {
    guard place > 0, places[place].contains(.hardBreak) else { return false }
    switch paragraph.units[place - 1] {
    case 0x0A, 0x0D, 0x85, 0x2029: return true
    default: return false
    }
  }
}

extension PreparedText {
  /// Returns the same as ``ShapedText/endsParagraph(before:)``. The only line ends of plain text are line feeds.
  func endsParagraph(before place: Int) -> Bool {
    guard let held else { return place > 0 && paragraph.units[place - 1] == 0x0A }
    return held.endsParagraph(before: place)
  }

  fileprivate func paragraphStart(atOrAfter offset: Int) -> Int {
    var place = max(0, min(offset, length))
    while place > 0, place < length, !endsParagraph(before: place) { place += 1 }
    return place
  }
}
