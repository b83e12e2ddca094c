import Foundation

/// An animation from one value to another. Stored for source compatibility; has no effect.
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value.
  open var fromValue: Any?
  /// The final value.
  open var toValue: Any?
  /// The difference between the final and the initial value.
  open var byValue: Any?
}
