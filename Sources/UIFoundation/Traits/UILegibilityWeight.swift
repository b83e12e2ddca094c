/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// No weight: the environment determines it.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// A heavier weight.
  case bold = 1
}
