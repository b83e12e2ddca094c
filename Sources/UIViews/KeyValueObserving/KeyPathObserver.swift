import Foundation

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
