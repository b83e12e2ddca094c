extension LineContents {
  /// The stretches of the line that some characters take up, from left to right, in points from the line's left edge;
  /// stretches that touch are one. Clusters count whole, and a hyphen with the cluster that it follows. Characters without width have a stretch only where there is no
  /// other. Time: proportional to the line.
  public func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    for run in runs {
      let isHyphen = run.kind == .hyphen && range.contains(run.range.lowerBound - 1)
      guard isHyphen || run.range.overlaps(range) else { continue }
      let part = run.range.clamped(to: range)
      let stops = stops(of: run)
      // A run that begins or ends within a cluster has no stop there, and its own edge counts.
      let (start, end) = run.isRightToLeft ? (run.maxX, run.x) : (run.x, run.maxX)
      let first = stops.last { $0.offset <= part.lowerBound }?.x ?? start
      let last = stops.first { $0.offset >= part.upperBound }?.x ?? end
      let span = min(first, last)...max(first, last)
      if let previous = spans.last, previous.upperBound >= span.lowerBound {
        spans[spans.count - 1] = min(previous.lowerBound, span.lowerBound)...max(previous.upperBound, span.upperBound)
      } else {
        spans.append(span)
      }
    }
    let wide = spans.filter { $0.upperBound > $0.lowerBound }
    return wide.isEmpty ? Array(spans.prefix(1)) : wide
  }
}
