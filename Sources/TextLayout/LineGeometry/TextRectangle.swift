/// A rectangle in points, with y down from the top of the text.
public struct TextRectangle: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The distance from the left to the right edge; never negative.
  public var width: Double
  /// The distance from the top to the bottom edge; never negative.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }

  /// Returns the smallest rectangle that contains both rectangles.
  public func union(_ other: TextRectangle) -> TextRectangle {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return TextRectangle(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// A part of a line that is covered by a selection.
public struct SelectionRectangle: Hashable, Sendable {
  /// The index of the line.
  public var line: Int
  /// The selected part of the line, as high as the line's box, in points from the left edge and the top of the text.
  public var rectangle: TextRectangle
  /// Whether the line end that terminates the line is selected, too.
  ///
  /// It has no width. To show it, extend the last rectangle of the line.
  public var includesLineEnd: Bool
}
