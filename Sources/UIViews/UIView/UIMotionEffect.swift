public import Foundation

/// Moves a view with the device: kept, and nothing moves here.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {}

/// Moves a value with the device: kept, and nothing moves here.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which way the device is tilted.
  public enum EffectType: Int, Hashable, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The value's name.
  public let keyPath: String
  /// Which way the device is tilted.
  public let type: EffectType
  /// The smallest value.
  open var minimumRelativeValue: Any?
  /// The largest value.
  open var maximumRelativeValue: Any?

  /// An effect on a value.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects: kept, and nothing moves here.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
