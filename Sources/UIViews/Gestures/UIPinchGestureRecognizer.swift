public import Foundation

/// A recognizer of pinches. Galley recognizes none.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers relative to their initial distance. The default is 1.
  open var scale: CGFloat = 1
  /// The velocity of the pinch, in scale factors per second. Always 0 unless overridden.
  open var velocity: CGFloat { 0 }
}
