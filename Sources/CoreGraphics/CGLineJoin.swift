/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Corners are sharp, unless they exceed the miter limit.
  case miter
  /// Corners are rounded, with half the line width as the radius.
  case round
  /// Corners are cut off.
  case bevel
}
