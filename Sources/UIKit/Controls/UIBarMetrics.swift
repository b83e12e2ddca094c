/// The height of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The height in portrait.
  case `default`
  /// The height on a phone in landscape.
  case compact
  /// The height in portrait with a prompt.
  case defaultPrompt = 101
  /// The height on a phone in landscape with a prompt.
  case compactPrompt
}
