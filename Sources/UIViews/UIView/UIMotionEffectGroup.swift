import Foundation

/// A group of motion effects that apply together. Stored for source compatibility; has no effect.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects in the group.
  open var motionEffects: [UIMotionEffect]?
}
