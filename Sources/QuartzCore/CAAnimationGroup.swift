import Foundation

/// A group of animations that run together. Stored for source compatibility; has no effect.
open class CAAnimationGroup: CAAnimation {
  /// The animations in the group.
  open var animations: [CAAnimation]?
}
