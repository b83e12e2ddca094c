/// The methods that a layer calls on an animation's delegate.
public protocol CAAnimationDelegate {
  /// Called when an animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// The default implementations.
extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
