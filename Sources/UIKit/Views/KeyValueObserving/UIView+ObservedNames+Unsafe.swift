public import Foundation
import UIFoundation

/// Key-value observing by name.
///
/// Proof: a context is an opaque pointer that is passed back unchanged to its owner. Nothing reads or writes through
/// it.
extension UIResponder {
  /// A value that an observer registers with and gets back with each change.
  public typealias ObservingContext = UnsafeMutableRawPointer
}

extension UIView {
  /// Notifies a responder when the named value has changed. The observer is referenced weakly.
  ///
  /// The names are `frame`, `bounds`, `center` and `hidden`, and for scroll views `contentSize` and `contentOffset`.
  /// Other names and observers are ignored, which a line on standard error says.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UIResponder.ObservingContext?
  ) {
    guard let responder = observer as? UIResponder else {
      return warnOnce("\(Self.className(of: observer)) observes \(keyPath), but is not called: it is no UIResponder.")
    }
    func watch<Object: UIView, Value>(_ object: Object, _ path: KeyPath<Object, Value>) -> NSKeyValueObservation {
      object.observe(path, options: options) { [weak responder] object, told in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: told.kind.rawValue]
        change[.newKey] = told.newValue
        change[.oldKey] = told.oldValue
        unsafe responder?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
    let token: NSKeyValueObservation
    switch (keyPath, self as? UIScrollView) {
    case ("contentSize", let scroll?): token = watch(scroll, \.contentSize)
    case ("contentOffset", let scroll?): token = watch(scroll, \.contentOffset)
    case ("frame", _): token = watch(self, \.frame)
    case ("bounds", _): token = watch(self, \.bounds)
    case ("center", _): token = watch(self, \.center)
    case ("hidden", _), ("isHidden", _): token = watch(self, \.isHidden)
    default:
      return warnOnce(
        "\(Self.className(of: self)): changes of \(keyPath) can't be observed. The observer is not called.")
    }
    changeExtras { $0.namedObservations.append(NamedObservation(observer: responder, name: keyPath, token: token)) }
  }

  /// Ends the most recent observation by the given observer and name.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    guard
      let index = extras?.namedObservations.lastIndex(where: { $0.observer === observer && $0.name == keyPath })
    else { return }
    changeExtras { $0.namedObservations.remove(at: index).token.invalidate() }
  }

  /// Ends the most recent observation by the given observer and name. The context is ignored.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UIResponder.ObservingContext?) {
    removeObserver(observer, forKeyPath: keyPath)
  }
}
