/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// No contrast: the environment determines it.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// A higher contrast.
  case high = 1
}
