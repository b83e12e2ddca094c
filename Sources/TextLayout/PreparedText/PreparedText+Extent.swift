import FontEngine

extension PreparedText {
  /// Returns the number of lines and the width of the widest one, in points, without storing the lines.
  ///
  /// They are exactly those of ``lines(width:pointSize:limit:truncation:pushesOut:)``. With `countsTrailingSpace`, the
  /// width is ``TextLines/widthWithTrailingSpace()``. The hanging width also includes the white space at which lines
  /// wrap, up to the available width.
  ///
  /// Returns `nil` if there are more lines than the limit, unless that is 0, and if sums of advances do not determine
  /// the lines: for text in several scales, with tracking or hyphens, or if the edge of a line has to be reshaped or a
  /// word is wider than a line. Also returns `nil` for an invalid width or size, and if the face fails.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public func plainExtent(
    width: Double, pointSize: Double, limit: Int = 0, countsTrailingSpace: Bool = false, pushesOut: Bool = false
  ) -> (count: Int, width: Double, hangingWidth: Double)? {
    guard width >= 0, pointSize > 0, pointSize <= TextLimits.maximumPointSize,
      let sums = try? plainSums(at: pointSize)
    else { return nil }
    var lines = LineCounter()
    let onlyEnd = if let sized = sums.sized { sized.onlyEnd } else { opportunities.onlyEnd }
    // Most labels are one line, and need no breaker.
    if let end = onlyEnd, sums.scale.exactReach(within: width, most: end.advance) == end.advance {
      lines.addOnlyLine(to: end)
    } else {
      var request = LineRequest(width: width, pointSizes: PointSizes(pointSize), limit: limit)
      request.pushesOut = pushesOut
      var breaker = LineBreaker(self, request, sums, .never)
      guard (try? breaker.run(into: &lines)) ?? false, breaker.next == opportunities.count else { return nil }
    }
    let widest = sums.scale.points(lines.widest)
    func limited(_ full: Int64) -> Double {
      full > lines.widest ? max(widest, min(sums.scale.points(full), width)) : widest
    }
    return (lines.count, countsTrailingSpace ? limited(lines.widestEnd) : widest, limited(lines.widestHanging))
  }
}
