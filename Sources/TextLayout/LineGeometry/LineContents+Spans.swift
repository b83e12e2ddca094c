extension LineContents {
  /// Returns the horizontal spans of a range of characters, from left to right, in points from the line's left edge.
  ///
  /// Adjacent spans are merged. Clusters count as a whole, and a hyphen with the cluster that it follows. Characters
  /// without width have a span only if there is no other.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  public func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    for run in runs {
      guard let span = span(of: range, in: run) else { continue }
      if let previous = spans.last, previous.upperBound >= span.lowerBound {
        spans[spans.count - 1] = min(previous.lowerBound, span.lowerBound)...max(previous.upperBound, span.upperBound)
      } else {
        spans.append(span)
      }
    }
    let wide = spans.filter { $0.upperBound > $0.lowerBound }
    return wide.isEmpty ? Array(spans.prefix(1)) : wide
  }

  /// Returns the span of those characters of a range that a run displays, or `nil` if there are none.
  func span(of range: Range<Int>, in run: VisualRun) -> ClosedRange<Double>? {
    let isHyphen = run.kind == .hyphen && range.contains(run.range.lowerBound - 1)
    guard isHyphen || run.range.overlaps(range) else { return nil }
    let part = run.range.clamped(to: range)
    let stops = stops(of: run)
    // A run that begins or ends within a cluster has no stop there; its own edge is used instead.
    let (start, end) = run.isRightToLeft ? (run.maxX, run.x) : (run.x, run.maxX)
    let first = stops.last { $0.offset <= part.lowerBound }?.x ?? start
    let last = stops.first { $0.offset >= part.upperBound }?.x ?? end
    return min(first, last)...max(first, last)
  }
}
