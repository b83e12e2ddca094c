public import FontEngine

extension PreparedText {
  /// Breaks the text into lines no wider than `width` points, every style at `pointSize`, paragraphs in the usual style.
  ///
  /// `width` may be infinite: then only line ends in the text begin new lines. Otherwise as ``lines(_:)``.
  @inlinable
  public func lines(
    width: Double, pointSize: Double, limit: Int = 0, truncation: Truncation? = nil
  ) throws(TextLayoutError) -> TextLines {
    // Where this is inlined, lines that do not outlive the text do not retain it.
    TextLines(text: self, answer: try answer(width, pointSize, limit, truncation))
  }

  @usableFromInline
  func answer(
    _ width: Double, _ pointSize: Double, _ limit: Int, _ truncation: Truncation?
  ) throws(TextLayoutError) -> LineAnswer {
    if truncation == nil, let known = answerMemo.answer(width: width), known.answers(width, pointSize, limit) {
      return known
    }
    return try newAnswer(width, pointSize, limit, truncation)
  }

  /// Lines that were not the last to be asked for: a call of its own, for which asking again makes no room.
  @inline(never)
  private func newAnswer(
    _ width: Double, _ pointSize: Double, _ limit: Int, _ truncation: Truncation?
  ) throws(TextLayoutError) -> LineAnswer {
    if truncation == nil, let answer = plainAnswer(width: width, pointSize: pointSize, limit: limit) {
      remember(answer)
      return answer
    }
    // Built only here: a request is large.
    let request = LineRequest(width: width, pointSizes: PointSizes(pointSize), limit: limit, truncation: truncation)
    return try answer(request, scales: lastAnswer?.scales(at: pointSize), .never)
  }

  /// Breaks the text into lines no wider than `width` points, each style at its own point size, in the order of
  /// ``Paragraph/styles``. Otherwise as ``lines(_:)``.
  public func lines(
    width: Double, pointSizes: [Double], limit: Int = 0, truncation: Truncation? = nil
  ) throws(TextLayoutError) -> TextLines {
    guard pointSizes.count == paragraph.styles.count else {
      throw .pointSizeCount(expected: paragraph.styles.count, given: pointSizes.count)
    }
    return try lines(
      LineRequest(width: width, pointSizes: PointSizes(pointSizes), limit: limit, truncation: truncation))
  }

  /// Breaks the text into lines.
  ///
  /// After `limit` lines the rest is left out; where something is left out and a truncation is asked for, the last line is
  /// shortened and shows it, unless its token is wider than its room. Time: proportional to the lines, with a binary search
  /// in each; nothing, where the last request was the same. Throws ``TextLayoutError/invalidWidth(_:)``,
  /// ``TextLayoutError/invalidPointSize(_:)``, ``TextLayoutError/pointSizeCount(expected:given:)`` and
  /// ``TextLayoutError/cancelled``: `cancellation` is asked before each line, or before each thousand of lines that need no
  /// new shaping, in texts of less than 65,536 code units once before all of these.
  public func lines(
    _ request: LineRequest, cancellation: Cancellation = .never
  ) throws(TextLayoutError) -> TextLines {
    if let known = knownAnswer(request) { return TextLines(text: self, answer: known) }
    return TextLines(text: self, answer: try answer(request, scales: nil, cancellation))
  }

  /// Lines of whatever was not the last to be asked for; `scales` are those of the request's sizes, where they are known.
  private func answer(
    _ request: LineRequest, scales: [AdvanceScale]?, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> LineAnswer {
    try check(request)
    let question = LineQuestion(request, of: self)
    let answer: LineAnswer
    if let plain = try plainAnswer(question, cancellation) {
      answer = plain
    } else if dependsOnSize {
      let text = try sized(request.pointSizes, cancellation)
      return LineAnswer(try text.lines(request, cancellation: cancellation).answer, of: text)
    } else {
      let text = try shapedText()
      let sizes = request.pointSizes
      let ruler = scales.map { Ruler(text, pointSizes: sizes, scales: $0) } ?? Ruler(text, pointSizes: sizes)
      let (lines, truncation) = try LineBreaker.lines(of: text, question, ruler, cancellation)
      answer = LineAnswer(question: question, lines: lines, truncation: truncation, scales: ruler.scales)
    }
    remember(answer)
    return answer
  }

  func check(_ request: LineRequest) throws(TextLayoutError) {
    guard request.width >= 0 else { throw .invalidWidth(request.width) }
    if let count = request.pointSizes.count, count != paragraph.styles.count {
      throw .pointSizeCount(expected: paragraph.styles.count, given: count)
    }
    for style in paragraph.styles.indices {
      let size = request.pointSizes[style]
      guard size > 0, size <= TextLimits.maximumPointSize else { throw .invalidPointSize(size) }
    }
  }
}
