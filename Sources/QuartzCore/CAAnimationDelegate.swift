/// The methods that a layer calls on an animation's delegate.
public protocol CAAnimationDelegate {
  // Optional methods: `make generate` writes default implementations.

  /// Called when an animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
