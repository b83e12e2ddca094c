extension LineContents {
  /// Returns the position nearest to a point on the line, given in points from the line's left edge.
  ///
  /// It is the nearer end of the cluster under the point. Points to the left and right of the line correspond to its
  /// start and end in the direction of the paragraph; NaN corresponds to the start. The position is never within a
  /// cluster or after the line end. Characters without width are never hit.
  ///
  /// - Complexity: O(*n*) in the length of the line.
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
        // A point on the boundary of two clusters belongs to the right one.
        if left <= x, x < right { return position }
        let distance = x < left ? left - x : x - right
        if distance < nearest { (nearest, best) = (distance, position) }
      }
    }
    return best
  }
}
