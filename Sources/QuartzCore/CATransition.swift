import Foundation

/// An animation from one content to another. Stored for source compatibility; has no effect.
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
}
