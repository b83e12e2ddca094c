import FontEngine

/// The places where a line may end, in order, as parallel arrays that binary search walks through.
struct BreakOpportunities: Sendable {
  /// Where the next line would begin.
  private(set) var positions: [Int32] = []
  /// Where the line's own characters end: before the spaces and line ends that hang.
  private(set) var contentEnds: [Int32] = []
  /// The sum of advances up to the content's end.
  private(set) var contentAdvances: [Int64] = []
  /// The places in the arrays where a line must end; the last is the text's end.
  private(set) var hardIndices: [Int32] = []

  init(places: [TextPlace], advances: [Int64], _ cancellation: Cancellation) throws(FontError) {
    let length = places.count - 1
    guard length > 0 else { return }
    // Lines of text that breaks at spaces can end once in five code units or so.
    let expected = length / 5 + 4
    positions.reserveCapacity(expected)
    contentEnds.reserveCapacity(expected)
    contentAdvances.reserveCapacity(expected)
    var last = Last()
    for start in stride(from: 0, through: length, by: Self.stretch) {
      if start > 0 { try cancellation.check() }
      append(places, advances, start..<min(start + Self.stretch, length + 1), after: &last)
    }
  }

  /// How many places are looked at before someone is asked whether the text is still wanted.
  private static let stretch = 1 << 16

  /// What is known of the places before.
  private struct Last {
    /// Where the last character that does not hang ends.
    var contentEnd = 0
    /// Where the line in hand begins.
    var lineStart = 0
    /// The last opportunity.
    var opportunity = 0
  }

  private mutating func append(
    _ allPlaces: [TextPlace], _ advances: [Int64], _ range: Range<Int>, after last: inout Last
  ) {
    let places = allPlaces.span
    let length = places.count - 1
    var (contentEnd, lineStart, previous) = (last.contentEnd, last.lineStart, last.opportunity)
    var next = range.lowerBound
    while next < range.upperBound {
      let place = next
      let here = places[place]
      next += 1
      // Most places are only glanced at.
      if !here.contains(.lineBreak), place < length { continue }
      var end = place
      while end > previous, !places[end - 1].isDisjoint(with: [.space, .control]) { end -= 1 }
      if end > previous { contentEnd = end }
      previous = place
      end = max(contentEnd, lineStart)
      if here.contains(.hardBreak) || place == length {
        hardIndices.append(Int32(positions.count))
        lineStart = place
      }
      positions.append(Int32(place))
      contentEnds.append(Int32(end))
      contentAdvances.append(advances[end])
    }
    last = Last(contentEnd: contentEnd, lineStart: lineStart, opportunity: previous)
  }
}
