/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Corners are sharp.
  case miter = 0
  /// Corners are rounded.
  case round = 1
  /// Corners are cut off.
  case bevel = 2
}
