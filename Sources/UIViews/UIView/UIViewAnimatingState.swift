/// The state of an animation.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animation hasn't started, or has finished.
  case inactive
  /// The animation has started or is paused.
  case active
  /// The animation has been stopped and not finished.
  case stopped
}
