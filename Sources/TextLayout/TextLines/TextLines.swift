/// A text broken into lines of some width at some point size; all measures are points, unrounded.
public struct TextLines: RandomAccessCollection, Sendable {
  /// The text that was broken.
  public let text: PreparedText
  /// The point size of each style, in the order of ``Paragraph/styles``.
  public let pointSizes: [Double]
  /// What the last line leaves out and what stands for it, if it was shortened.
  public let truncation: LineTruncation?
  private let lines: [TextLine]

  init(text: PreparedText, pointSizes: [Double], lines: [TextLine], truncation: LineTruncation?) {
    self.text = text
    self.pointSizes = pointSizes
    self.lines = lines
    self.truncation = truncation
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of lines.
  public var endIndex: Int { lines.count }
  /// The line at a place from 0 to ``count``.
  public subscript(index: Int) -> TextLine { lines[index] }

  /// The width of the widest line; 0 without lines.
  public var width: Double { lines.reduce(0) { Swift.max($0, $1.width) } }

  /// Whether text is missing because of the limit.
  public var isCut: Bool {
    truncation != nil || lines.last?.range.upperBound ?? 0 < text.length
  }
}
