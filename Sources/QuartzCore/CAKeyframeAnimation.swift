public import CoreGraphics
public import Foundation

/// An animation through several values. Stored for source compatibility; has no effect.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes.
  open var values: [Any]?
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path along which the value moves.
  open var path: CGPath?
  /// The curves between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
}
