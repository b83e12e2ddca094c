public import FontEngine

extension PreparedText {
  /// Breaks the text into lines of at most `width` points, with all styles at one point size, in the default paragraph
  /// style.
  ///
  /// The width may be infinite, so that only line ends in the text begin new lines.
  ///
  /// - Throws: ``TextLayoutError``, as ``lines(_:cancellation:)`` does.
  @inlinable
  public func lines(
    width: Double, pointSize: Double, limit: Int = 0, truncation: Truncation? = nil
  ) throws(TextLayoutError) -> TextLines {
    // If this is inlined, lines that do not outlive the text do not retain it.
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

  /// Finds lines other than the last answer. Not inlined, so that a repeated request needs no stack space for it.
  @inline(never)
  private func newAnswer(
    _ width: Double, _ pointSize: Double, _ limit: Int, _ truncation: Truncation?
  ) throws(TextLayoutError) -> LineAnswer {
    if truncation == nil, let answer = plainAnswer(width: width, pointSize: pointSize, limit: limit) {
      storeAnswer(answer)
      return answer
    }
    // Created only here, because a request is large.
    let request = LineRequest(width: width, pointSizes: PointSizes(pointSize), limit: limit, truncation: truncation)
    return try answer(request, scales: lastAnswer?.scales(at: pointSize), .never)
  }

  /// Breaks the text into lines of at most `width` points, with each style at its own point size.
  ///
  /// The point sizes are in the order of ``Paragraph/styles``.
  ///
  /// - Throws: ``TextLayoutError``, as ``lines(_:cancellation:)`` does.
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
  /// After `limit` lines, the rest of the text is omitted. If the request has a truncation, the last line is then
  /// shortened and shows its token, unless the token is wider than the line may be.
  ///
  /// `cancellation` is checked before each line, or before each thousand lines that need no reshaping. In texts of
  /// fewer than 65,536 code units, it is checked once before all such lines.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines, with a binary search in each; O(1) if the last request was
  ///   the same.
  /// - Throws: ``TextLayoutError/invalidWidth(_:)``, ``TextLayoutError/invalidPointSize(_:)``,
  ///   ``TextLayoutError/pointSizeCount(expected:given:)``, ``TextLayoutError/font(_:)``, or
  ///   ``TextLayoutError/cancelled``.
  public func lines(
    _ request: LineRequest, cancellation: Cancellation = .never
  ) throws(TextLayoutError) -> TextLines {
    if let known = knownAnswer(request) { return TextLines(text: self, answer: known) }
    return TextLines(text: self, answer: try answer(request, scales: nil, cancellation))
  }

  /// Finds lines other than the last answer. `scales` are those of the request's sizes, if known.
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
    storeAnswer(answer)
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
