/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// The status bar changes without an animation.
  case none
  /// The status bar fades in and out.
  case fade
  /// The status bar slides in and out.
  case slide
}
