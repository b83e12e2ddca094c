import Synchronization

extension PreparedText {
  /// Breaks the text into lines no wider than `width` points, every style at `pointSize`, paragraphs in the usual style.
  ///
  /// `width` may be infinite: then only line ends in the text begin new lines. Otherwise as ``lines(_:)``.
  public func lines(
    width: Double, pointSize: Double, limit: Int = 0, truncation: Truncation? = nil
  ) throws(TextLayoutError) -> TextLines {
    try lines(LineRequest(width: width, pointSizes: PointSizes(pointSize), limit: limit, truncation: truncation))
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
  /// ``TextLayoutError/invalidPointSize(_:)`` and ``TextLayoutError/pointSizeCount(expected:given:)``.
  public func lines(_ request: LineRequest) throws(TextLayoutError) -> TextLines {
    if let known = lastAnswer.withLock({ $0?.request == request ? $0 : nil }) {
      return TextLines(text: self, answer: known)
    }
    try check(request)
    if dependsOnSize { return try sized(request.pointSizes).lines(request) }
    let paragraphs = ParagraphStyles(request, of: self)
    var breaker = LineBreaker(self, request, paragraphs)
    let (lines, truncation) = try breaker.lines()
    let answer = LineAnswer(
      request: request, paragraphs: paragraphs, lines: lines, truncation: truncation, scales: breaker.ruler.scales)
    lastAnswer.withLock { $0 = answer }
    return TextLines(text: self, answer: answer)
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

/// A request and the lines that it was answered with.
final class LineAnswer: Sendable {
  let request: LineRequest
  let paragraphs: ParagraphStyles
  let lines: [TextLine]
  let truncation: LineTruncation?
  /// For each scale segment of the text.
  let scales: [AdvanceScale]

  init(
    request: LineRequest, paragraphs: ParagraphStyles, lines: [TextLine], truncation: LineTruncation?,
    scales: [AdvanceScale]
  ) {
    self.request = request
    self.paragraphs = paragraphs
    self.lines = lines
    self.truncation = truncation
    self.scales = scales
  }
}
