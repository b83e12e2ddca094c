import FontEngine

/// What searches for a line's end go by in text whose sums of advances fall from one place to a later one.
///
/// Fonts with negative advances, as for Nastaliq and Tibetan, and strong negative tracking make a longer line narrower than a
/// shorter one, so that halving by sums finds nothing certain. But the least of all sums from a place to the next line end
/// never falls from one place to the next, and the last place whose least sum is within a target is the last whose own sum is.
///
/// In points, a tab counted as nothing, although it takes room: all sums are lower bounds, with rounding allowed for, and whoever
/// searches measures what was found. Time and memory: proportional to the text.
final class AdvanceFloors: Sendable {
  /// Before each place, the points of all advances before it.
  private let sums: [Double]
  /// For each place, the least of the sums from it to the next line end.
  private let least: [Double]

  init(_ text: ShapedText, _ ruler: Ruler) {
    var sums = [Double](repeating: 0, count: text.length + 1)
    for (index, segment) in text.segments.enumerated() where segment.start < segment.end {
      let before = sums[segment.start]
      for place in segment.start + 1...segment.end {
        switch segment.content {
        case .glyphs:
          sums[place] = before + ruler.scales[index].points(text.advance(from: segment.start, to: place))
        case .attachment(let number): sums[place] = before + text.paragraph.attachments[number].width
        case .tab: sums[place] = before
        }
      }
    }
    var least = sums
    for place in sums.indices.dropLast().reversed() {
      // A line ends at the text's end, and before a place where a line must.
      let endsHere = place + 1 < text.length && text.places[place + 1].contains(.hardBreak)
      if !endsHere { least[place] = min(sums[place], least[place + 1]) }
    }
    self.sums = sums
    self.least = least
  }

  /// Whether a line from `start` may fit a room that ends at a place or, up to the next line end, at a later one.
  func mayFit(from start: Int, to place: Int, room: Double) -> Bool { least[place] <= bound(start, room) }

  /// The last number of a range at whose place a line from `start` may end to fit a room; the first if there is none. No number's
  /// place is before that of the number before it, nor behind the next line end. Binary search.
  func last(in range: ClosedRange<Int>, from start: Int, room: Double, place: (Int) -> Int) -> Int {
    let bound = bound(start, room)
    var low = range.lowerBound
    var high = range.upperBound + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if least[place(middle)] <= bound { low = middle } else { high = middle }
    }
    return low
  }

  /// The first place of a range from which text may fit a room up to the range's end. Time: proportional to the range.
  func firstStart(in range: Range<Int>, room: Double) -> Int {
    range.first { sums[range.upperBound] <= bound($0, room) } ?? range.upperBound
  }

  /// Sums beyond this are too large: a line's width is rounded once a segment, a sum from the text's start more often.
  private func bound(_ start: Int, _ room: Double) -> Double {
    sums[start] + room + Self.rounding * (1 + abs(sums[start]) + room)
  }

  private static let rounding = 1e-9
}
