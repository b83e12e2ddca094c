import FontEngine

/// The lower bounds for finding the end of a line in text whose sums of advances do not only rise.
///
/// Fonts with negative advances, such as those for Nastaliq and Tibetan, and strong negative tracking can make a longer
/// line narrower than a shorter one, so a binary search over sums is not valid. The minimum of the sums from an offset
/// up to the next line end never falls, and the last offset whose minimum is within a target is the last whose own sum
/// is.
///
/// All values are in points and are lower bounds: tabs count as 0, and rounding is allowed for. The caller measures the
/// result of the search. Time and memory are proportional to the text.
final class AdvanceFloors: Sendable {
  /// For each offset, the sum of the advances before it, in points.
  private let sums: [Double]
  /// For each offset, the minimum of the sums from it to the next line end.
  private let least: [Double]

  init(_ text: ShapedText, _ ruler: Ruler) {
    var sums = [Double](repeating: 0, count: text.length + 1)
    for (index, segment) in text.segments.enumerated() where segment.start < segment.end {
      let before = sums[segment.start]
      for offset in segment.start + 1...segment.end {
        switch segment.content {
        case .glyphs:
          sums[offset] = before + ruler.scales[index].points(text.advance(from: segment.start, to: offset))
        case .attachment(let number): sums[offset] = before + text.paragraph.attachments[number].width
        case .tab: sums[offset] = before
        }
      }
    }
    var least = sums
    for offset in sums.indices.dropLast().reversed() {
      // A line ends at the text's end, and before an offset where a line must.
      let endsHere = offset + 1 < text.length && text.properties[offset + 1].contains(.hardBreak)
      if !endsHere { least[offset] = min(sums[offset], least[offset + 1]) }
    }
    self.sums = sums
    self.least = least
  }

  /// Returns whether a line from `start` may fit if it ends at an offset or later, up to the next line end.
  func mayFit(from start: Int, to offset: Int, room: Double) -> Bool { least[offset] <= bound(start, room) }

  /// Returns the last number in a range at whose offset a line from `start` may end and fit, or the first if none does.
  ///
  /// The offsets must not descend, or be after the next line end.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the range.
  func last(in range: ClosedRange<Int>, from start: Int, room: Double, offset: (Int) -> Int) -> Int {
    let bound = bound(start, room)
    return (range.lowerBound + 1..<range.upperBound + 1).partitioningIndex { least[offset($0)] > bound } - 1
  }

  /// Returns the first offset in a range from which text may fit up to the end of the range.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  func firstStart(in range: Range<Int>, room: Double) -> Int {
    range.first { sums[range.upperBound] <= bound($0, room) } ?? range.upperBound
  }

  /// Returns the largest sum that may fit. Sums from the start of the text are rounded more often than the width of a
  /// line.
  private func bound(_ start: Int, _ room: Double) -> Double {
    sums[start] + room + Self.rounding * (1 + abs(sums[start]) + room)
  }

  private static let rounding = 1e-9
}
