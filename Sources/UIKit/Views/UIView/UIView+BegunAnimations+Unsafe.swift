public import Foundation

/// Animations that begin and end with calls, as before blocks.
///
/// Proof: a context is an opaque pointer for the delegate of the animation, which is never called. Nothing reads or
/// writes through it.
extension UIView {
  /// Begins changes that are animated together on iOS. They are applied immediately.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends changes that are animated together on iOS. Does nothing, because changes are never animated.
  public class func commitAnimations() {}
  /// Sets the duration of the animation in seconds. Does nothing, because changes are never animated.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the delay of the animation in seconds. Does nothing, because changes are never animated.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the curve of the animation. Does nothing, because changes are never animated.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Sets where the animation begins. Does nothing, because changes are never animated.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Sets how often the animation repeats. Does nothing, because changes are never animated.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Sets whether the animation runs backward, too. Does nothing, because changes are never animated.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
}
