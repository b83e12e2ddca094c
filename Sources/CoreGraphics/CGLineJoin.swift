/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Corners are sharp, unless they exceed the miter limit.
  case miter = 0
  /// Corners are rounded, with half the line width as the radius.
  case round = 1
  /// Corners are cut off.
  case bevel = 2
}
