/// A place at the edge of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// At the top.
  case top = 1
  /// At the top, where text starts.
  case topLeading = 2
  /// Where text starts.
  case leading = 3
  /// At the bottom, where text starts.
  case bottomLeading = 4
  /// At the bottom.
  case bottom = 5
  /// At the bottom, where text ends.
  case bottomTrailing = 6
  /// Where text ends.
  case trailing = 7
  /// At the top, where text ends.
  case topTrailing = 8
}
