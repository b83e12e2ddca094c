import CoreGraphics
import Foundation
import UIFoundation

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
