public import Foundation

/// A change to a view that follows the motion of the device. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {}

/// A group of motion effects that apply together. Stored for source compatibility; has no effect.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects in the group.
  open var motionEffects: [UIMotionEffect]?
}

/// A change to one value of a view that follows the motion of the device. Stored for source compatibility; has no
/// effect.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of device motion that an effect follows.
  public enum EffectType: Int, Hashable, Sendable {
    /// Tilting to the left and right.
    case tiltAlongHorizontalAxis
    /// Tilting up and down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the value that the effect changes.
  public let keyPath: String
  /// The axis of device motion that the effect follows.
  public let type: EffectType
  /// The value at the smallest tilt.
  open var minimumRelativeValue: Any?
  /// The value at the largest tilt.
  open var maximumRelativeValue: Any?

  /// Creates an effect on the value at a key path.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}
