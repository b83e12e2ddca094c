/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// The position isn't specified.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of its container and behind the status bar.
  case topAttached = 3
}
