/// The rule for filling a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Areas with a nonzero winding number are filled.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Areas with an odd winding number are filled.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
