import FontEngine

/// A request and the lines that fulfill it.
///
/// Most labels request a width, a point size, and a limit, and get lines that are fully described by the opportunities
/// at their ends. Such an answer consists of two small objects.
@usableFromInline
final class LineAnswer: Sendable {
  /// The opportunities at the ends of plain lines; empty for other lines.
  private let ends: LineEnds
  /// The conversion of the advances of plain lines to points.
  private let scale: AdvanceScale
  /// The requested width if the request is only a width, one point size, and a limit; else NaN, which is not equal to
  /// anything.
  private let plainWidth: Double
  private let pointSize: Double
  private let limit: Int
  private let other: OtherAnswer?
  /// The opportunities and sums if they are those of a size.
  private let sized: SizedSums?
  /// The number of lines.
  @usableFromInline let count: Int
  /// The width of the widest line; 0 without lines.
  @usableFromInline let width: Double

  /// Creates an answer of plain lines, for a width, a point size, and a limit, or for `question`.
  init(
    _ ends: LineEnds, _ scale: AdvanceScale, sized: SizedSums?, width: Double, limit: Int, question: LineQuestion? = nil
  ) {
    self.ends = ends
    self.scale = scale
    self.sized = sized
    let isUsual = question?.isUsual ?? true
    plainWidth = isUsual ? width : .nan
    pointSize = scale.pointSize
    self.limit = limit
    other = isUsual ? nil : question.map { OtherAnswer(question: $0, scales: [scale]) }
    count = ends.indices.count
    self.width = scale.points(Int64(ends.widest))
  }

  /// Creates an answer of any lines.
  init(question: LineQuestion, lines: [TextLine], truncation: LineTruncation?, scales: [AdvanceScale]) {
    let request = question.request
    ends = LineEnds()
    sized = nil
    scale = AdvanceScale(pointSize: 1, unitsPerEm: 1)
    plainWidth = question.isUsual ? request.width : .nan
    pointSize = request.pointSizes.count == nil ? request.pointSizes[0] : .nan
    limit = request.limit
    other = OtherAnswer(question: question, lines: lines, truncation: truncation, scales: scales)
    count = lines.count
    width = lines.reduce(0) { max($0, $1.width) }
  }

  /// Creates the answer of a size-dependent text from the answer of the text that is set to the requested sizes.
  init(_ answer: LineAnswer, of sizedText: PreparedText) {
    ends = answer.ends
    sized = answer.sized
    scale = answer.scale
    plainWidth = answer.plainWidth
    pointSize = answer.pointSize
    limit = answer.limit
    other = OtherAnswer(
      question: answer.other?.question ?? LineQuestion(answer.request), lines: answer.other?.lines ?? [],
      truncation: answer.truncation, scales: answer.scales, sizedText: sizedText)
    count = answer.count
    width = answer.width
  }

  /// The request.
  var request: LineRequest {
    other?.question.request ?? LineRequest(width: plainWidth, pointSizes: PointSizes(pointSize), limit: limit)
  }

  /// The requested width.
  var askedWidth: Double { other?.question.request.width ?? plainWidth }

  /// The requested styles of the text's paragraphs.
  var styles: LineQuestion { other?.question ?? .usual }

  /// The truncation of the last line, or `nil`.
  var truncation: LineTruncation? { other?.truncation }

  /// The text of the lines, if it is not the one for which they were requested.
  var sizedText: PreparedText? { other?.sizedText }

  /// The scale of each segment of the text.
  var scales: [AdvanceScale] { other?.scales ?? [scale] }

  /// Returns the scales if all styles were requested at a size, or `nil`.
  func scales(at pointSize: Double) -> [AdvanceScale]? { self.pointSize == pointSize ? other?.scales : nil }

  /// Returns whether the lines are those of a width, a point size, and a limit in the default paragraph style.
  func answers(_ width: Double, _ pointSize: Double, _ limit: Int) -> Bool {
    plainWidth == width && self.pointSize == pointSize && self.limit == limit
  }

  /// Returns whether the lines are those of a request.
  func answers(_ request: LineRequest) -> Bool {
    // Widths rule out most requests, and comparing the rest takes longer than finding plain lines.
    if !plainWidth.isNaN, request.width != plainWidth { return false }
    return self.request == request
  }

  /// The number of bytes that the lines and the request take.
  var memory: Int { Self.object + ends.memory + (other?.memory ?? 0) + (sized?.memory ?? 0) }

  /// The size of the object, including the allocator's overhead.
  private static let object = 128
}

extension LineAnswer {
  /// Returns a line of the text for which the lines were requested.
  func line(_ index: Int, of text: PreparedText) -> TextLine {
    if let other, !other.lines.isEmpty { return other.lines[index] }
    let opportunities = sized?.opportunities ?? text.opportunities
    let end = Int(ends.indices[index])
    var (start, before) = (0, Int64(0))
    var flags: TextLine.Flags = .startsParagraph
    if index > 0 {
      let previous = Int(ends.indices[index - 1])
      (start, before) = (opportunities[previous].position, opportunities[previous].advance)
      if !opportunities[previous].flags.contains(.hardBreak) || !text.endsParagraph(before: start) { flags = [] }
    }
    return TextLine(
      start: start, contentEnd: max(start, opportunities[end].contentEnd), end: opportunities[end].position,
      width: scale.points(max(0, opportunities[end].contentAdvance - before)),
      reason: opportunities.breakReason(end), flags: flags)
  }

  /// Returns the end of the last line; 0 without lines.
  func end(in text: PreparedText) -> Int {
    if let last = other?.lines.last { return last.range.upperBound }
    return ends.indices.last.map { text.opportunities[Int($0)].position } ?? 0
  }
}

extension BreakOpportunities {
  /// Returns the reason why a line without a hyphen ends at an opportunity.
  func breakReason(_ index: Int) -> BreakReason {
    self[index].flags.contains(.hardBreak) ? .mandatory : index == count - 1 ? .end : .opportunity
  }
}

/// The parts of an answer that only some requests need, and lines of any kind.
private final class OtherAnswer: Sendable {
  let question: LineQuestion
  /// The lines; empty if they are plain.
  let lines: [TextLine]
  let truncation: LineTruncation?
  let scales: [AdvanceScale]
  let sizedText: PreparedText?

  init(
    question: LineQuestion, lines: [TextLine] = [], truncation: LineTruncation? = nil, scales: [AdvanceScale],
    sizedText: PreparedText? = nil
  ) {
    self.question = question
    self.lines = lines
    self.truncation = truncation
    self.scales = scales
    self.sizedText = sizedText
  }

  var memory: Int {
    Self.objects + HeapBytes.of(lines) + HeapBytes.of(scales) + HeapBytes.of(question.request.styleChanges) * 2
  }

  /// The size of this object and the question's, including the allocator's overhead.
  private static let objects = MemoryLayout<LineRequest>.stride + 192
}
