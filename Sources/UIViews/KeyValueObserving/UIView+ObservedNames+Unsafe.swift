public import Foundation
import UIFoundation

/// Key-value observing by names, as source from before key paths writes it.
///
/// Proof: a context is a pointer that is handed back, as it was, to whoever gave it; nothing is read or written through it.
extension UIResponder {
  /// What an observer gave, to be handed back.
  public typealias ObservingContext = UnsafeMutableRawPointer
}

extension UIView {
  /// Tells an object, which has to be a responder and is held weakly, when the value of a name has changed.
  ///
  /// The names are `frame`, `bounds`, `center` and `hidden`, and of scroll views `contentSize` and `contentOffset`; of
  /// others nobody is told.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UIResponder.ObservingContext?
  ) {
    guard let responder = observer as? UIResponder else { return }
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
    default: return
    }
    changeExtras { $0.namedObservations.append(NamedObservation(observer: responder, name: keyPath, token: token)) }
  }

  /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began, last come first gone.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    guard
      let place = extras?.namedObservations.lastIndex(where: { $0.observer === observer && $0.name == keyPath })
    else { return }
    changeExtras { $0.namedObservations.remove(at: place).token.invalidate() }
  }

  /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began, last come first gone.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UIResponder.ObservingContext?) {
    removeObserver(observer, forKeyPath: keyPath)
  }
}

/// An observing by a name.
struct NamedObservation {
  weak var observer: UIResponder?
  let name: String
  let token: NSKeyValueObservation
}
