/// A text broken into lines of some width at some point size; all measures are points, unrounded.
public struct TextLines: RandomAccessCollection, Sendable {
  /// The text that was broken.
  public let text: PreparedText
  /// The point size of each style, in the order of ``Paragraph/styles``.
  public let pointSizes: [Double]
  private let lines: [TextLine]

  init(text: PreparedText, pointSizes: [Double], lines: [TextLine]) {
    self.text = text
    self.pointSizes = pointSizes
    self.lines = lines
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
    lines.last.map { $0.truncation != nil || $0.range.upperBound < text.length } ?? !text.paragraph.units.isEmpty
  }
}
