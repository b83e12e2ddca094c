/// The position of an animation when it ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end of the animation.
  case end
  /// The start of the animation.
  case start
  /// A position between start and end.
  case current
}
