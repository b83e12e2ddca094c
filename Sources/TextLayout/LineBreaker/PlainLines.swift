import FontEngine

/// Describes lines that sums determine.
struct PlainLines: Sendable {
  private let text: PreparedText
  /// The sums of a size, or `nil` for those of the text.
  private let sized: SizedSums?
  let scale: AdvanceScale

  init(_ text: PreparedText, _ sized: SizedSums?, _ scale: AdvanceScale) {
    self.text = text
    self.sized = sized
    self.scale = scale
  }

  private var opportunities: BreakOpportunities { sized?.opportunities ?? text.opportunities }

  /// Returns a line, given the opportunities at the ends of all lines.
  func line(_ index: Int, of ends: [UInt32]) -> TextLine {
    line(from: index > 0 ? Int(ends[index - 1]) + 1 : 0, to: Int(ends[index]))
  }

  /// Returns the line that begins before an opportunity and ends at another one.
  func line(from first: Int, to last: Int) -> TextLine {
    let opportunities = opportunities
    let end = opportunities[last]
    var (start, before) = (0, Int64(0))
    var flags: TextLine.Flags = .startsParagraph
    if first > 0 {
      let previous = opportunities[first - 1]
      (start, before) = (previous.position, previous.advance)
      if !previous.isHard || !text.paragraph.endsParagraph(before: start) { flags = [] }
    }
    return TextLine(
      start: start, contentEnd: max(start, end.contentEnd), end: end.position,
      width: scale.points(end.contentAdvance - before), reason: opportunities.breakReason(last), flags: flags)
  }
}

extension BreakOpportunities {
  /// Returns the reason why a line without a hyphen ends at an opportunity.
  fileprivate func breakReason(_ index: Int) -> BreakReason {
    self[index].isHard ? .mandatory : index == count - 1 ? .end : .opportunity
  }
}
