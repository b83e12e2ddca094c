import Foundation

/// A group of motion effects that apply together. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects in the group.
  open var motionEffects: [UIMotionEffect]?
}
