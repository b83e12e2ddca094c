public import FontEngine

extension PreparedText {
  /// Returns the minimum and maximum width of the text's content in points, including indents.
  ///
  /// The minimum is the least width at which every line fits without breaking a word, except at a hyphen. The maximum
  /// is the least width at which only line ends in the text begin new lines. The width, limit, truncation, and breaking
  /// of the request are ignored.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the text's break opportunities.
  /// - Throws: ``TextLayoutError``, as ``lines(_:cancellation:)`` does.
  public func contentWidths(
    _ request: LineRequest, cancellation: Cancellation = .never
  ) throws(TextLayoutError) -> (minimum: Double, maximum: Double) {
    try check(request)
    if dependsOnSize {
      return try sized(request.pointSizes, cancellation).contentWidths(request, cancellation: cancellation)
    }
    let minimum = try reach(of: request.unlimited(width: 0, wrapMode: .word), cancellation)
    return (minimum, try reach(of: request.unlimited(width: .infinity, wrapMode: .clip), cancellation))
  }

  /// Returns the farthest end of the lines of a request, from the leading edge, plus the tail indent beyond it.
  private func reach(of request: LineRequest, _ cancellation: Cancellation) throws(TextLayoutError) -> Double {
    let lines = try LineBreaker.lines(of: self, request, cancellation)
    let styles = lines.styles
    var reach = 0.0
    for index in 0..<lines.count {
      let line = lines.line(index, of: self)
      let style = styles[line.range.lowerBound]
      let layout = ParagraphLayout(style, width: request.width)
      let origin = (line.startsParagraph ? layout.firstLine : layout.otherLine).origin
      reach = max(reach, origin + line.width + ParagraphStyle.distance(-style.tailIndent))
    }
    return reach
  }
}

extension LineRequest {
  /// Returns the same request for all lines, with another width and wrap mode.
  fileprivate func unlimited(width: Double, wrapMode: ParagraphStyle.WrapMode) -> LineRequest {
    var request = self
    request.width = width
    request.limit = 0
    if !lineWidths.isEmpty { request.lineWidths = [] }
    request.truncation = nil
    request.style = style.greedy(wrapMode)
    if !styleChanges.isEmpty {
      request.styleChanges = styleChanges.map { StyleChange(offset: $0.offset, style: $0.style.greedy(wrapMode)) }
    }
    return request
  }
}

extension ParagraphStyle {
  /// Returns the same style with greedy line breaking in another wrap mode.
  fileprivate func greedy(_ wrapMode: WrapMode) -> ParagraphStyle {
    var style = self
    style.wrapMode = wrapMode
    style.breaking = .greedy
    return style
  }
}
