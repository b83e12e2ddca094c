import FontEngine

/// A request as it stands for one text: the styles of its paragraphs, each from where its first paragraph begins.
final class LineQuestion: Sendable {
  let request: LineRequest
  private let changes: [LineRequest.StyleChange]

  /// Moves every change of the request to the next paragraph's start; of several at one place the last counts.
  init(_ request: LineRequest, of text: PreparedText) {
    self.request = request
    guard !request.styleChanges.isEmpty else {
      changes = []
      return
    }
    var changes: [LineRequest.StyleChange] = []
    var start = -1
    for change in request.styleChanges.sorted(by: { $0.offset < $1.offset }) {
      // Many changes in one paragraph look for its end once.
      if change.offset > start { start = text.paragraphStart(atOrAfter: change.offset) }
      if changes.last?.offset == start {
        changes[changes.count - 1].style = change.style
      } else if start < text.length || start == 0 {
        changes.append(LineRequest.StyleChange(offset: start, style: change.style))
      }
    }
    self.changes = changes
  }

  /// A request with one style for all paragraphs.
  init(_ request: LineRequest) {
    self.request = request
    changes = []
  }

  /// The usual style for all paragraphs.
  static let usual = LineQuestion(LineRequest(pointSizes: 1))

  /// Whether a width, one point size and a limit is all that is asked for.
  var isUsual: Bool {
    request.truncation == nil && request.styleChanges.isEmpty && request.pointSizes.count == nil
      && request.style == ParagraphStyle()
  }

  /// The style of the paragraph that holds a UTF-16 offset. Binary search.
  subscript(offset: Int) -> ParagraphStyle {
    if changes.isEmpty { return request.style }
    let next = firstIndex(in: changes.indices) { changes[$0].offset > offset }
    return next > 0 ? changes[next - 1].style : request.style
  }

  /// The style of all paragraphs, if it is the same.
  var only: ParagraphStyle? { isUniform ? self[0] : nil }

  /// Whether all paragraphs have one style.
  var isUniform: Bool { changes.isEmpty || changes.count == 1 && changes[0].offset == 0 }
}

extension ShapedText {
  /// Whether a paragraph ends before a place: at every line end but a line separator, a line tabulation and a form feed.
  func endsParagraph(before place: Int) -> Bool {
    guard place > 0, places[place].contains(.hardBreak) else { return false }
    switch paragraph.units[place - 1] {
    case 0x0A, 0x0D, 0x85, 0x2029: return true
    default: return false
    }
  }
}

extension PreparedText {
  /// As ``ShapedText/endsParagraph(before:)``; the only line ends of plain text are line feeds.
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
