/// The rule for filling a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Areas with a nonzero winding number are filled.
  case winding
  /// Areas with an odd winding number are filled.
  case evenOdd
}
