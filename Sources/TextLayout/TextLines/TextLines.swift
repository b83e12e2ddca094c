import FontEngine

/// A text broken into lines of some width at some point size; all measures are points, unrounded.
public struct TextLines: RandomAccessCollection, Sendable {
  /// The text that was asked for lines.
  @usableFromInline let asked: PreparedText
  @usableFromInline let answer: LineAnswer

  @usableFromInline
  init(text: PreparedText, answer: LineAnswer) {
    asked = text
    self.answer = answer
  }

  /// The text that was broken: as it is at the point sizes, where it depends on them.
  ///
  /// Plain text in a face whose advances depend on the size is shaped for it now; should the libraries run out of memory, it is the
  /// text as it is at no size.
  public var text: PreparedText { needsSizes ? (try? asked.sized(pointSizes, .never)) ?? asked : source }

  /// A text with the same places, and maybe other glyphs and sums.
  var source: PreparedText { answer.sizedText ?? asked }

  /// The text's places and glyphs at the point sizes.
  func shapedText() throws(TextLayoutError) -> ShapedText {
    try (needsSizes ? asked.sized(pointSizes, .never) : source).shapedText()
  }

  /// Whether the lines were found by sums alone, in a text that depends on the size.
  private var needsSizes: Bool { asked.dependsOnSize && answer.sizedText == nil }

  /// What was asked for.
  public var request: LineRequest { answer.request }
  /// The size of each of the text's styles.
  public var pointSizes: PointSizes { answer.request.pointSizes }
  /// What the last line leaves out and what stands for it, if it was shortened.
  public var truncation: LineTruncation? { answer.truncation }
  /// The styles of the text's paragraphs.
  var paragraphs: LineQuestion { answer.styles }
  /// What measures the text at its point sizes.
  func ruler(_ text: ShapedText) -> Ruler { Ruler(text, pointSizes: pointSizes, scales: answer.scales) }

  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of lines.
  @inlinable public var endIndex: Int { answer.count }
  /// The number of lines.
  @inlinable public var count: Int { answer.count }
  /// The line at a place from 0 up to ``count``, which has none.
  public subscript(index: Int) -> TextLine { answer.line(index, of: source) }

  /// The width of the widest line, without indents; 0 without lines.
  @inlinable public var width: Double { answer.width }

  /// Whether text is missing because of the limit.
  public var isCut: Bool {
    truncation != nil || answer.end(in: source) < source.length
  }

  /// The style of the paragraph that a line belongs to.
  public func paragraphStyle(of index: Int) -> ParagraphStyle { paragraphs[self[index].range.lowerBound] }

  /// How far from where reading begins a line starts, and how long it may be, in points.
  public func room(of index: Int) -> (indent: Double, width: Double) {
    let layout = ParagraphLayout(paragraphStyle(of: index), width: request.width)
    let room = self[index].startsParagraph ? layout.firstLine : layout.otherLine
    return (room.origin, room.room)
  }
}
