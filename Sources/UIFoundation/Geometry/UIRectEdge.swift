/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge of the rectangle.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge of the rectangle.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge of the rectangle.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge of the rectangle.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges of the rectangle.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The edges of a rectangle, with sides that follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge of the rectangle.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where lines of text start.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge of the rectangle.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges of the rectangle.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A position on the boundary of a rectangle: an edge, a corner, or none.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// No edge: the center.
  case none
  /// The middle of the top edge.
  case top
  /// The corner of the top and leading edges.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The corner of the bottom and leading edges.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The corner of the bottom and trailing edges.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The corner of the top and trailing edges.
  case topTrailing
}
