public import Foundation

/// A group of changes to layers. Changes are applied immediately, and only completion blocks have an effect.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  private struct Level {
    var completion: (() -> Void)?
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var values: [String: Any] = [:]
  }

  private static var levels: [Level] = []

  /// Begins a transaction, nested in the current one if there is one.
  open class func begin() { levels.append(Level()) }
  /// Ends the innermost transaction, and calls its completion block.
  open class func commit() { levels.popLast()?.completion?() }
  /// Applies pending changes. Does nothing, because changes are applied immediately.
  open class func flush() {}
  /// Sets the completion block of the transaction. Without a transaction, the block is called immediately.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if levels.isEmpty { block?() } else { levels[levels.count - 1].completion = block }
  }
  /// Sets a value of the transaction by one of the keys, such as ``kCATransactionDisableActions``.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let value = anObject as? NSNumber { setAnimationDuration(value.doubleValue) }
    case kCATransactionDisableActions: if let value = anObject as? NSNumber { setDisableActions(value.boolValue) }
    case kCATransactionCompletionBlock:
      if anObject == nil {
        setCompletionBlock(nil)
      } else if let value = anObject as? () -> Void {
        setCompletionBlock(value)
      }
    default: if !levels.isEmpty { levels[levels.count - 1].values[key] = anObject }
    }
  }
  /// Returns the value of the transaction for a key.
  @discardableResult
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: levels.last?.completion
    default: levels.last { $0.values[key] != nil }?.values[key]
    }
  }
  /// Returns the duration of the transaction's animations, in seconds. The default is 0.25.
  @discardableResult
  open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }
  /// Sets the duration of the transaction's animations, in seconds. Stored for source compatibility; has no effect.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    if !levels.isEmpty { levels[levels.count - 1].duration = dur }
  }
  /// Sets the curve of the transaction's animations. Does nothing, because nothing is animated.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Returns whether the transaction's actions are disabled. The default is `false`.
  @discardableResult
  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }
  /// Sets whether the transaction's actions are disabled. Stored for source compatibility; has no effect.
  open class func setDisableActions(_ flag: Bool) {
    if !levels.isEmpty { levels[levels.count - 1].disablesActions = flag }
  }
}

/// The key of a transaction's duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction's actions are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key of the curve of a transaction's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
