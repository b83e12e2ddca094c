import FontEngine

/// What was asked for and the lines that answer it.
///
/// Most labels ask for a width, a point size and a limit, and get lines of which the opportunities at their ends tell everything:
/// such an answer is two small objects.
@usableFromInline
final class LineAnswer: Sendable {
  /// Of plain lines, the opportunities at their ends; of other lines nothing.
  private let ends: LineEnds
  /// What makes points of the advances of plain lines.
  private let scale: AdvanceScale
  /// What was asked for, where that is only a width, one point size and a limit; else not a number, which equals nothing.
  private let plainWidth: Double
  private let pointSize: Double
  private let limit: Int
  private let other: OtherAnswer?
  /// The opportunities and their sums, where they are those of a size.
  private let sized: SizedSums?
  /// How many lines there are.
  @usableFromInline let count: Int
  /// The width of the widest line; 0 without lines.
  @usableFromInline let width: Double

  /// Plain lines of a width, a point size and a limit, or of what `question` asks for.
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

  /// Any lines.
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

  /// What a text answered as it is shaped at the sizes that were asked for, to who asked the text itself.
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

  /// What was asked for.
  var request: LineRequest {
    other?.question.request ?? LineRequest(width: plainWidth, pointSizes: PointSizes(pointSize), limit: limit)
  }

  /// The width that was asked for.
  var askedWidth: Double { other?.question.request.width ?? plainWidth }

  /// The styles of the text's paragraphs, and nothing else that was asked for.
  var styles: LineQuestion { other?.question ?? .usual }

  /// What the last line leaves out.
  var truncation: LineTruncation? { other?.truncation }

  /// The text whose lines they are, where it is not the one that was asked.
  var sizedText: PreparedText? { other?.sizedText }

  /// For each scale segment of the text.
  var scales: [AdvanceScale] { other?.scales ?? [scale] }

  /// The scales, if every style was asked for at this size.
  func scales(at pointSize: Double) -> [AdvanceScale]? { self.pointSize == pointSize ? other?.scales : nil }

  /// Whether the lines are those of a width, a point size and a limit, and of the usual paragraph style.
  func answers(_ width: Double, _ pointSize: Double, _ limit: Int) -> Bool {
    plainWidth == width && self.pointSize == pointSize && self.limit == limit
  }

  /// Whether the lines are those of a request.
  func answers(_ request: LineRequest) -> Bool {
    // Widths tell most requests apart, and comparing the rest takes longer than finding plain lines.
    if !plainWidth.isNaN, request.width != plainWidth { return false }
    return self.request == request
  }

  /// How many bytes the lines and the question take.
  var memory: Int { Self.object + ends.memory + (other?.memory ?? 0) + (sized?.memory ?? 0) }

  /// The object, with what the allocator adds.
  private static let object = 128
}

extension LineAnswer {
  /// A line of the text that was asked.
  func line(_ index: Int, of text: PreparedText) -> TextLine {
    if let other, !other.lines.isEmpty { return other.lines[index] }
    let opportunities = sized?.opportunities ?? text.opportunities
    let end = Int(ends.indices[index])
    var (start, before) = (0, Int64(0))
    var flags: TextLine.Flags = .startsParagraph
    if index > 0 {
      let previous = Int(ends.indices[index - 1])
      (start, before) = (opportunities.position(previous), opportunities.advance(previous))
      if !opportunities.flags(previous).contains(.hardBreak) || !text.endsParagraph(before: start) { flags = [] }
    }
    if opportunities.flags(end).contains(.hardBreak) { flags.insert(.endsHard) }
    return TextLine(
      start: start, contentEnd: max(start, opportunities.contentEnd(end)), end: opportunities.position(end),
      width: scale.points(max(0, opportunities.contentAdvance(end) - before)), flags: flags)
  }

  /// Where the last line ends; 0 without lines.
  func end(in text: PreparedText) -> Int {
    if let last = other?.lines.last { return last.range.upperBound }
    return ends.indices.last.map { text.opportunities.position(Int($0)) } ?? 0
  }
}

/// All that a question may ask for, and lines of any kind.
private final class OtherAnswer: Sendable {
  let question: LineQuestion
  /// None where the lines are plain.
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

  /// This object and the question's, with what the allocator adds.
  private static let objects = MemoryLayout<LineRequest>.stride + 192
}
