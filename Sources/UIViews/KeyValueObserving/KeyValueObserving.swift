import Foundation

/// Someone who is told when a value may have changed.
@MainActor
class ValueObserver {
  private weak var token: NSKeyValueObservation?
  /// Whether nobody wants to be told any more.
  final var isOver: Bool { !(token?.isValid ?? false) }

  init(_ token: NSKeyValueObservation) { self.token = token }

  /// Looks at the value.
  func look() {}
}

/// Someone who is told when what a key path leads to has changed.
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

  override func look() {
    guard let object else { return }
    let old = last
    last = object[keyPath: keyPath]
    if !isSame(old, last) { tell(object, old) }
  }

  /// Tells of the value; `old` is nil where there has been none.
  func tell(_ object: Object, _ old: Value?) {
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

/// A class whose values can be observed by key paths.
public protocol KeyValueObservable {}

extension UIView: KeyValueObservable {}

extension KeyValueObservable where Self: UIView {
  /// Calls a closure when a value of the view has changed, until the result is let go of or invalidated.
  ///
  /// There is no Objective-C runtime here that would see every change. Looked at are values that change with the view's
  /// frame, bounds and centre, with whether it is hidden, and with the size of a scroll view's content.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let token = NSKeyValueObservation()
    let observer = KeyPathObserver(token, self, keyPath, options, changeHandler)
    changeExtras { $0.observers.append(observer) }
    if options.contains(.initial) { observer.tell(self, nil) }
    return token
  }
}

extension UIView {
  /// Lets whoever observes a value look at it.
  func tellObservers() {
    guard let extras, !extras.observers.isEmpty else { return }
    extras.observers.removeAll(where: \.isOver)
    for observer in extras.observers where !observer.isOver { observer.look() }
  }
}
