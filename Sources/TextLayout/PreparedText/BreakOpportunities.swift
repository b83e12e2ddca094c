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

  init(places: [TextPlace], advances: [Int64]) {
    let length = places.count - 1
    guard length > 0 else { return }
    // Lines of text that breaks at spaces can end once in five code units or so.
    let expected = length / 5 + 4
    positions.reserveCapacity(expected)
    contentEnds.reserveCapacity(expected)
    contentAdvances.reserveCapacity(expected)
    // Where the last character that does not hang ends, and where the line in hand begins.
    var contentEnd = 0
    var lineStart = 0
    var previous = 0
    // Enumerated, since most places are only glanced at.
    for (place, here) in places.enumerated() where here.contains(.lineBreak) || place == length {
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
  }
}
