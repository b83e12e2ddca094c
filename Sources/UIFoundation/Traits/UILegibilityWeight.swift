/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// No weight: the environment determines it.
  case unspecified = -1
  /// Text has its regular weight.
  case regular
  /// Text is heavier than usual, for better legibility.
  case bold
}
