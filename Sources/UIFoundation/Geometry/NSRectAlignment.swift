/// A position on the boundary of a rectangle: an edge, a corner, or none.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// No edge: the center.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The corner of the top and leading edges.
  case topLeading = 2
  /// The middle of the leading edge.
  case leading = 3
  /// The corner of the bottom and leading edges.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The corner of the bottom and trailing edges.
  case bottomTrailing = 6
  /// The middle of the trailing edge.
  case trailing = 7
  /// The corner of the top and trailing edges.
  case topTrailing = 8
}
