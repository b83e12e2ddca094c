public import Foundation

/// Something that tests know by a name.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name by which tests know the object.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIBarItem: UIAccessibilityIdentification {}

extension UIAlertAction: UIAccessibilityIdentification {}

extension UIMenuElement: UIAccessibilityIdentification {}
