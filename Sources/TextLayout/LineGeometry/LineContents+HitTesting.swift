extension LineContents {
  /// The position nearest to a place on the line, given in points from its left edge.
  ///
  /// Of the cluster that is hit, it is the nearer end. Left and right of the line are its start and its end, as the
  /// paragraph runs, and NaN counts as the start. It never lies within a cluster nor behind the line end. What has no width is not hit.
  /// Time: proportional to the line.
  public func position(atX x: Double) -> TextPosition {
    let start = TextPosition(line.range.lowerBound)
    guard !x.isNaN, let first = runs.first, let last = runs.last, first.x < last.maxX else { return start }
    let end = TextPosition(caretOffset(atOrBefore: caretLimit), .upstream)
    if x < first.x { return isRightToLeft ? end : start }
    if x >= last.maxX { return isRightToLeft ? start : end }
    var best = start
    var nearest = Double.infinity
    for run in runs where run.maxX > run.x {
      let stops = stops(of: run)
      for (start, end) in zip(stops, stops.dropFirst()) where start.x != end.x {
        let (left, right) = (min(start.x, end.x), max(start.x, end.x))
        let isNearStart = (x < left + (right - left) / 2) == (start.x < end.x)
        let position = isNearStart ? TextPosition(start.offset) : TextPosition(end.offset, .upstream)
        // A place on the joint of two clusters belongs to the right one.
        if left <= x, x < right { return position }
        let distance = x < left ? left - x : x - right
        if distance < nearest { (nearest, best) = (distance, position) }
      }
    }
    return best
  }
}
