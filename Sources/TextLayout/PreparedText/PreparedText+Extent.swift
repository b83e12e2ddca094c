import FontEngine

extension PreparedText {
  /// Returns the number of lines and the width of the widest one, in points, without storing the lines.
  ///
  /// They are exactly those of ``lines(width:pointSize:limit:truncation:)``. With `countsTrailingSpace`, the width is
  /// ``TextLines/widthWithTrailingSpace()``.
  ///
  /// Returns `nil` if there are more lines than the limit, unless that is 0, and if sums of advances do not determine
  /// the lines: for text in several scales, with tracking or hyphens, or if the edge of a line has to be reshaped or a
  /// word is wider than a line. Also returns `nil` for an invalid width or size, and if the face fails.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public func plainExtent(
    width: Double, pointSize: Double, limit: Int = 0, countsTrailingSpace: Bool = false
  ) -> (count: Int, width: Double)? {
    guard width >= 0, pointSize > 0, pointSize <= TextLimits.maximumPointSize,
      let sums = try? plainSums(at: pointSize)
    else { return nil }
    let request = LineRequest(width: width, pointSizes: PointSizes(pointSize), limit: limit)
    var breaker = LineBreaker(self, request, sums, .never)
    var lines = LineCounter()
    guard (try? breaker.run(into: &lines)) ?? false, breaker.next == opportunities.count else { return nil }
    let widest = sums.scale.points(lines.widest)
    guard countsTrailingSpace, lines.widestEnd > lines.widest else { return (lines.count, widest) }
    return (lines.count, max(widest, min(sums.scale.points(lines.widestEnd), width)))
  }
}
