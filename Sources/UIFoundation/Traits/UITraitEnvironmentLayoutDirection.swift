/// The layout direction of a user interface, as the value of a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// No direction: the environment determines it.
  case unspecified = -1
  /// The interface runs from left to right.
  case leftToRight
  /// The interface runs from right to left.
  case rightToLeft
}
