/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// No contrast: the environment determines it.
  case unspecified = -1
  /// The normal contrast between colors.
  case normal
  /// A higher contrast between colors than usual.
  case high
}
