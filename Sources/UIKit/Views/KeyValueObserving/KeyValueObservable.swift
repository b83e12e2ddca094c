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
  @discardableResult
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

extension UIView {
  /// Notifies the view's observers that a value may have changed.
  func tellObservers() {
    guard let extras, !extras.observers.isEmpty else { return }
    extras.observers.removeAll(where: \.isOver)
    for observer in extras.observers where !observer.isOver { observer.notifyIfChanged() }
  }
}

/// An observer of a value.
@MainActor
class ValueObserver {
  private weak var token: NSKeyValueObservation?
  /// Whether the observation was released or invalidated.
  final var isOver: Bool { !(token?.isValid ?? false) }

  init(_ token: NSKeyValueObservation) { self.token = token }

  /// Reads the value and calls the handler if it has changed.
  func notifyIfChanged() {}
}

/// An observer of the value at a key path.
final class KeyPathObserver<Object: UIView, Value>: ValueObserver {
  private weak var object: Object?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private var last: Value

  init(
    _ token: NSKeyValueObservation, _ object: Object, _ keyPath: KeyPath<Object, Value>,
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
    last = object[keyPath: keyPath]
    super.init(token)
  }

  override func notifyIfChanged() {
    guard let object else { return }
    let old = last
    last = object[keyPath: keyPath]
    if !isSame(old, last) { callHandler(object, old) }
  }

  /// Calls the handler. `old` is `nil` for the initial value.
  func callHandler(_ object: Object, _ old: Value?) {
    handler(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? last : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: false))
  }

  private func isSame(_ left: Value, _ right: Value) -> Bool {
    func equals<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
    return (left as? any Equatable).map { equals($0) } ?? false
  }
}

/// An observation by name.
struct NamedObservation {
  weak var observer: AnyObject?
  let name: String
  let token: NSKeyValueObservation
}
