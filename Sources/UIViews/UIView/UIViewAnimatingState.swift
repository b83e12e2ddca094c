/// The state of an animation.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animation hasn't started, or has finished.
  case inactive = 0
  /// The animation has started or is paused.
  case active = 1
  /// The animation has been stopped and not finished.
  case stopped = 2
}
