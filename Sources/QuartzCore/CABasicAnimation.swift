import Foundation

/// An animation from one value to another. Stored for source compatibility; has no effect.
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value. The default is `nil`.
  open var fromValue: Any?
  /// The final value. The default is `nil`.
  open var toValue: Any?
  /// The difference between the final and the initial value. The default is `nil`.
  open var byValue: Any?
}
