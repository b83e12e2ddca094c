/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// The position isn't specified.
  case any
  /// At the bottom of its container.
  case bottom
  /// At the top of its container.
  case top
  /// At the top of its container and behind the status bar.
  case topAttached
}
