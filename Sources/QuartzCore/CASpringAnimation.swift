public import Foundation

/// An animation that follows a spring. Stored for source compatibility; has no effect.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object on the spring. The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping of the spring. The default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity of the object. The default is 0.
  open var initialVelocity: CGFloat = 0
}
