/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The path is filled.
  case fill
  /// The path is filled by the even-odd rule.
  case eoFill
  /// The path is stroked.
  case stroke
  /// The path is filled and stroked.
  case fillStroke
  /// The path is filled by the even-odd rule and stroked.
  case eoFillStroke
}
