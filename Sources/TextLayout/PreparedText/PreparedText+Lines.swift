public import FontEngine
import Synchronization

extension PreparedText {
  /// Breaks the text into lines no wider than `width` points, every style at `pointSize`, paragraphs in the usual style.
  ///
  /// `width` may be infinite: then only line ends in the text begin new lines. Otherwise as ``lines(_:)``.
  public func lines(
    width: Double, pointSize: Double, limit: Int = 0, truncation: Truncation? = nil
  ) throws(TextLayoutError) -> TextLines {
    // Built only where it is not the question that was just answered: a request is large.
    let known = lastAnswer.withLock { $0 }
    if truncation == nil, let known, known.answers(width, pointSize, limit) {
      return TextLines(text: self, answer: known)
    }
    let request = LineRequest(width: width, pointSizes: PointSizes(pointSize), limit: limit, truncation: truncation)
    return try answer(request, scales: known?.scales(at: pointSize), .never)
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
  /// new shaping.
  public func lines(
    _ request: LineRequest, cancellation: Cancellation = .never
  ) throws(TextLayoutError) -> TextLines {
    if let known = lastAnswer.withLock({ $0 }), known.question.request == request {
      return TextLines(text: self, answer: known)
    }
    return try answer(request, scales: nil, cancellation)
  }

  /// Breaks the text into lines, whatever was asked before; `scales` are those of the request's sizes, where they are known.
  private func answer(
    _ request: LineRequest, scales: [AdvanceScale]?, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> TextLines {
    try check(request)
    if dependsOnSize { return try sized(request.pointSizes, cancellation).lines(request, cancellation: cancellation) }
    let question = LineQuestion(request, of: self)
    let answer: LineAnswer
    if let scale = plainScale(pointSize: request.pointSizes[0]),
      let lines = try plainLines(question, scale, cancellation)
    {
      answer = LineAnswer(question: question, lines: lines, truncation: nil, scales: scales ?? [scale])
    } else {
      let text = try shapedText()
      let sizes = request.pointSizes
      let ruler = scales.map { Ruler(text, pointSizes: sizes, scales: $0) } ?? Ruler(text, pointSizes: sizes)
      let (lines, truncation) = try LineBreaker.lines(of: text, question, ruler, cancellation)
      answer = LineAnswer(question: question, lines: lines, truncation: truncation, scales: ruler.scales)
    }
    remember(answer)
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

/// A question and the lines that it was answered with.
final class LineAnswer: Sendable {
  let question: LineQuestion
  let lines: [TextLine]
  let truncation: LineTruncation?
  /// For each scale segment of the text.
  let scales: [AdvanceScale]
  /// The width of the widest line; 0 without lines.
  let width: Double
  /// What was asked for, where that is only a width, one point size and a limit; else not a number, which equals nothing.
  private let plainWidth: Double
  private let pointSize: Double
  private let limit: Int

  init(question: LineQuestion, lines: [TextLine], truncation: LineTruncation?, scales: [AdvanceScale]) {
    self.question = question
    self.lines = lines
    self.truncation = truncation
    self.scales = scales
    width = lines.reduce(0) { max($0, $1.width) }
    let request = question.request
    let isPlain =
      request.truncation == nil && request.styleChanges.isEmpty && request.pointSizes.count == nil
      && request.style == ParagraphStyle()
    plainWidth = isPlain ? request.width : .nan
    pointSize = request.pointSizes.count == nil ? request.pointSizes[0] : .nan
    limit = request.limit
  }

  /// How many bytes the lines and the question take.
  var memory: Int {
    Self.objects + HeapBytes.of(lines) + HeapBytes.of(scales) + HeapBytes.of(question.request.styleChanges) * 2
  }

  /// The objects of an answer and its question, with what the allocator adds.
  private static let objects = 2 * MemoryLayout<LineRequest>.stride + 256

  /// The scales, if every style was asked for at this size.
  func scales(at pointSize: Double) -> [AdvanceScale]? { self.pointSize == pointSize ? scales : nil }

  /// Whether the lines are those of a width, a point size and a limit, and of the usual paragraph style.
  func answers(_ width: Double, _ pointSize: Double, _ limit: Int) -> Bool {
    plainWidth == width && self.pointSize == pointSize && self.limit == limit
  }
}
