/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The path is filled.
  case fill = 0
  /// The path is filled by the even-odd rule.
  case eoFill = 1
  /// The path is stroked.
  case stroke = 2
  /// The path is filled and stroked.
  case fillStroke = 3
  /// The path is filled by the even-odd rule and stroked.
  case eoFillStroke = 4
}
