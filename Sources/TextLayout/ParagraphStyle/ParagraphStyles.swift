import FontEngine

/// The styles of a text's paragraphs, each from where its first paragraph begins.
struct ParagraphStyles: Sendable {
  private var first: ParagraphStyle
  private var changes: [LineRequest.StyleChange] = []

  /// Moves every change of a request to the next paragraph's start; of several at one place the last counts.
  init(_ request: LineRequest, of text: PreparedText) {
    first = request.style
    for change in request.styleChanges.sorted(by: { $0.offset < $1.offset }) {
      let start = text.paragraphStart(atOrAfter: change.offset)
      if start == 0 {
        first = change.style
      } else if changes.last?.offset == start {
        changes[changes.count - 1].style = change.style
      } else if start < text.length {
        changes.append(LineRequest.StyleChange(offset: start, style: change.style))
      }
    }
  }

  /// The style of the paragraph that holds a UTF-16 offset. Binary search.
  subscript(offset: Int) -> ParagraphStyle {
    let next = firstIndex(in: changes.indices) { changes[$0].offset > offset }
    return next > 0 ? changes[next - 1].style : first
  }

  /// The style of all paragraphs, if it is the same.
  var only: ParagraphStyle? { changes.isEmpty ? first : nil }
}

extension PreparedText {
  /// Whether a paragraph ends before a place: at every line end but a line separator, a line tabulation and a form feed.
  func endsParagraph(before place: Int) -> Bool {
    guard place > 0, places[place].contains(.hardBreak) else { return false }
    return [0x0A, 0x0D, 0x85, 0x2029].contains(paragraph.units[place - 1])
  }

  fileprivate func paragraphStart(atOrAfter offset: Int) -> Int {
    var place = max(0, min(offset, length))
    while place > 0, place < length, !endsParagraph(before: place) { place += 1 }
    return place
  }
}
