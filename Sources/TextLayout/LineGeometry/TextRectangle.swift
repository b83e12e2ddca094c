/// A rectangle in points, y down from the top of the text.
public struct TextRectangle: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// From the left edge to the right one; not negative.
  public var width: Double
  /// From the upper edge down to the lower one; not negative.
  public var height: Double

  /// A rectangle by its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }

  /// The smallest rectangle that holds both.
  public func union(_ other: TextRectangle) -> TextRectangle {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return TextRectangle(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
