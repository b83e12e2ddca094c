public import Foundation

/// An object that user interface tests can find by an identifier.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier by which user interface tests find the object.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIMenuElement: UIAccessibilityIdentification {}
