public import Foundation
import UIFoundation

/// Key-value coding, as far as it goes without Objective-C's runtime. The methods of classes that have their own, such as
/// `UserDefaults`, are preferred.
extension NSObject {
  /// Sets a property by its name: an outlet or an inspectable property of the object's class, or what a document can set
  /// of a view as a runtime attribute, such as `text` or `alpha`.
  ///
  /// Any other value is kept, so that ``value(forKey:)`` returns it, and has no effect; a line on standard error says so
  /// once for each name. On iOS, this sets any property, and what isn't one raises an exception.
  @MainActor @preconcurrency @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    if setProperty(value, forKey: key) {
      associatedValue(KeptValues.self, of: self)?[key] = nil
      return
    }
    KeptValues.of(self)[key] = value
    warnOnce("\(type(of: self)): the value for \(key) is kept, and has no effect.")
  }

  @MainActor
  private func setProperty(_ value: Any?, forKey key: String) -> Bool {
    if case .outlet(let set)? = InterfaceClasses.member(key, of: self)?.role, set(self, value) { return true }
    return (self as? UIView)?.setRuntimeAttribute(key, value) ?? false
  }

  /// Sets a property of the object at the end of a path of names, such as `titleLabel.text`.
  @MainActor @preconcurrency @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let view = self as? UIView, view.setRuntimeAttribute(keyPath, value) { return }
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let next = self.value(forKey: String(keyPath[..<dot])) as? NSObject
    next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Returns the value of a property by its name: one that ``setValue(_:forKey:)`` sets or keeps, or a stored property
  /// of a class outside of UIKit. It is `nil` for other names, which on iOS may have values or raise an exception.
  @MainActor @preconcurrency @_disfavoredOverload
  @discardableResult
  public func value(forKey key: String) -> Any? {
    if let kept = associatedValue(KeptValues.self, of: self)?[key] { return kept }
    switch (key, self) {
    case ("view", let item as UIBarButtonItem): return item.customView
    case (_, let view as UIView): if let value = view.runtimeAttribute(key) { return value }
    default: break
    }
    return KeyValueReading.storedProperty(key, of: self)
  }

  /// Returns the value at the end of a path of names, such as `titleLabel.text`.
  @MainActor @preconcurrency @_disfavoredOverload
  @discardableResult
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let next = value(forKey: String(keyPath[..<dot])) as? NSObject
    return next?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }
}

extension UIView {
  /// Sets a property that a document can set. Returns `false` if there is none.
  fileprivate func setRuntimeAttribute(_ keyPath: String, _ value: Any?) -> Bool {
    if RuntimeAttributes.apply(keyPath, value, to: self) { return true }
    // Documents have numbers of one type.
    let number: Double? =
      switch value {
      case let value as CGFloat: Double(value)
      case let value as any BinaryInteger: Double(value)
      case let value as any BinaryFloatingPoint: Double(value)
      default: nil
      }
    return number.map { RuntimeAttributes.apply(keyPath, $0, to: self) } ?? false
  }

  /// The value of a property that a document can set, or `nil`.
  fileprivate func runtimeAttribute(_ key: String) -> Any? {
    switch key {
    case "hidden", "isHidden": isHidden
    case "alpha": alpha
    case "tag": tag
    case "clipsToBounds": clipsToBounds
    case "userInteractionEnabled": isUserInteractionEnabled
    case "backgroundColor": backgroundColor
    case "tintColor": tintColor
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "layer": layer
    case "accessibilityIdentifier": accessibilityIdentifier
    case "accessibilityLabel": accessibilityLabel
    case "text": (self as? UILabel)?.text ?? (self as? UITextField)?.text ?? (self as? UITextView)?.text
    case "placeholder": (self as? UITextField)?.placeholder
    case "textColor": (self as? UILabel)?.textColor
    case "titleLabel": (self as? UIButton)?.titleLabel
    case "imageView": (self as? UIButton)?.imageView
    default: nil
    }
  }
}

/// The values of an object that have no effect.
private final class KeptValues {
  private var values: [String: Any] = [:]

  subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  static func of(_ object: NSObject) -> KeptValues { associatedValue(of: object) { KeptValues() } }
}
