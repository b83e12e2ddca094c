public import Foundation
public import UIFoundation

/// Calls of methods by their selectors.
extension NSObject {
  /// Returns whether the object has a method.
  ///
  /// A selector of a method answers for the method's class and its subclasses. One that is made from a name answers for
  /// the interface connections, on the main thread.
  @discardableResult
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.isImplemented(by: self) ?? false }

  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls a method, and returns its result, or `nil` if there is none.
  ///
  /// Off the main thread, a method of the main actor is called there later, and there is no result.
  @discardableResult
  public func perform(_ aSelector: Selector) -> SelectorResult! { send(aSelector, []) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls a method with an argument, and returns its result, or `nil` if there is none.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> SelectorResult! { send(aSelector, [object]) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls a method with two arguments, and returns its result, or `nil` if there is none.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> SelectorResult! {
    send(aSelector, [object1, object2])
  }

  private func send(_ selector: Selector, _ arguments: [Any?]) -> SelectorResult? {
    selector.send(to: self, SelectorArguments(arguments)).map { SelectorResult(value: $0) }
  }
}

/// The result of a method that was called by its selector, in place of UIKit's `Unmanaged<AnyObject>`.
public struct SelectorResult {
  let value: Any

  /// Returns the result as an object. Unlike in UIKit, it is retained as long as the structure exists.
  @discardableResult
  public func takeUnretainedValue() -> AnyObject { value as AnyObject }
  /// Returns the result as an object, the same as ``takeUnretainedValue()``.
  @discardableResult
  public func takeRetainedValue() -> AnyObject { value as AnyObject }
}

/// Calls on other threads.
extension NSObject {
  /// Calls a method on the main thread: at once if the current thread is the main one and waits, otherwise from its queue.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let sent = SentValue((self, arg))
    let call: @Sendable () -> Void = { aSelector.send(to: sent.value.0, SelectorArguments([sent.value.1])) }
    if !wait { return DispatchQueue.main.async(execute: call) }
    if MainThread.isCurrent { call() } else { DispatchQueue.main.sync(execute: call) }
  }

  /// Calls a method on the main thread, the same as without modes, which have no effect.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
  ) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Calls a method on a new thread. One of the main actor is called on the main thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let sent = SentValue((self, arg))
    Thread.detachNewThread { aSelector.send(to: sent.value.0, SelectorArguments([sent.value.1])) }
  }
}
