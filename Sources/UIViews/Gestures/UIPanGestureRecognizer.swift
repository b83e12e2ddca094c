public import Foundation

/// A recognizer of panning. Galley recognizes none.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. The default is 1. Stored for source compatibility; has no effect.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The default is `UInt32.max`. Stored for source compatibility; has no effect.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// Returns the translation of the gesture in a view's coordinates. Returns zero unless overridden.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets the translation of the gesture. Stored for source compatibility; has no effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns the velocity of the gesture, in points per second. Returns zero unless overridden.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
