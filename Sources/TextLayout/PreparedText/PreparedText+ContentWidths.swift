public import FontEngine

extension PreparedText {
  /// The least width, in points, at which every line fits without dividing a word where no hyphen may stand, and the least at
  /// which only line ends in the text begin new lines; both with indents.
  ///
  /// What the request says of width, limit, truncation and breaking does not count. Time: proportional to the text's break
  /// opportunities. Throws what ``lines(_:)`` does.
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

  /// How far from the edge the farthest line of a request ends, and the tail indent beyond it.
  private func reach(of request: LineRequest, _ cancellation: Cancellation) throws(TextLayoutError) -> Double {
    let question = LineQuestion(request, of: self)
    let text = try shapedText()
    let ruler = Ruler(text, pointSizes: request.pointSizes)
    var reach = 0.0
    for line in try LineBreaker.lines(of: text, question, ruler, cancellation).lines {
      let style = question[line.range.lowerBound]
      let layout = ParagraphLayout(style, width: request.width)
      let origin = (line.startsParagraph ? layout.firstLine : layout.otherLine).origin
      reach = max(reach, origin + line.width + ParagraphStyle.distance(-style.tailIndent))
    }
    return reach
  }
}

extension LineRequest {
  /// The same request for all lines at another width and in another wrap mode.
  fileprivate func unlimited(width: Double, wrapMode: ParagraphStyle.WrapMode) -> LineRequest {
    var request = self
    request.width = width
    request.limit = 0
    request.truncation = nil
    request.style.wrapMode = wrapMode
    request.style.breaking = .greedy
    for index in request.styleChanges.indices {
      request.styleChanges[index].style.wrapMode = wrapMode
      request.styleChanges[index].style.breaking = .greedy
    }
    return request
  }
}
