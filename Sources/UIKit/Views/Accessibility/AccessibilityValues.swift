import CoreGraphics
import Foundation
import UIFoundation

/// The accessibility values of an object. Few objects have any, so they are created on first use.
@MainActor
final class AccessibilityValues {
  var isElement = false
  var identifier: String?
  var label: NSAttributedString?
  var value: NSAttributedString?
  var hint: NSAttributedString?
  var language: String?
  var traits = UIAccessibilityTraits.none
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertedColors = false
  var takesInteraction: Bool?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var inputLabels: [NSAttributedString] = []
  var customActions: [UIAccessibilityCustomAction]?
}

extension String {
  /// The string without attributes.
  var spoken: NSAttributedString { NSAttributedString(string: self) }
}

extension UIResponder {
  func changeAccessibility(_ change: (AccessibilityValues) -> Void) {
    let values = accessibility ?? AccessibilityValues()
    accessibility = values
    change(values)
  }

  /// The object's frame on the screen: the value that was set, a view's frame, or zero.
  var ownAccessibilityFrame: CGRect {
    if let frame = accessibility?.frame { return frame }
    guard let view = self as? UIView else { return .zero }
    return view.convert(view.bounds, to: nil)
  }

  var ownActivationPoint: CGPoint {
    if let point = accessibility?.activationPoint { return point }
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
