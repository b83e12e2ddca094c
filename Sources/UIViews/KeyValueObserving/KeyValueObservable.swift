import Foundation

/// A class whose values can be observed by key path.
public protocol KeyValueObservable {}

extension UIView: KeyValueObservable {}

extension KeyValueObservable where Self: UIView {
  /// Calls a closure when a value of the view has changed, until the returned observation is released or invalidated.
  ///
  /// Without an Objective-C runtime, Galley can't detect every change. It compares the value when the view's frame,
  /// bounds, center or visibility changes, and when the content size of a scroll view changes.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let token = NSKeyValueObservation()
    let observer = KeyPathObserver(token, self, keyPath, options, changeHandler)
    changeExtras { $0.observers.append(observer) }
    if options.contains(.initial) { observer.callHandler(self, nil) }
    return token
  }
}
