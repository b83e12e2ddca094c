import Foundation

/// An animation of a property. Stored for source compatibility; has no effect.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// Whether values are added to the current one.
  open var isAdditive = false
  /// Whether each repetition starts from the end of the previous one.
  open var isCumulative = false

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
