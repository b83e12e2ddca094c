import CoreGraphics
import Foundation
import UIFoundation

/// What a screen does with views: it tells them of its scale, and converts their coordinates.
extension UIScreen {
  func setScale(_ scale: CGFloat) {
    raiseException(
      unless: scale.isFinite && scale > 0, "A screen's scale must be finite and positive, not \(scale)")
    TraitFollowers.change { $0.displayScale = scale }
  }

  // The screen's space is that of the root of each view's hierarchy.

  func converted(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    (space as? UIView)?.convert(point, from: nil) ?? point
  }
  func converted(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    (space as? UIView)?.convert(point, to: nil) ?? point
  }
  func converted(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    (space as? UIView)?.convert(rect, from: nil) ?? rect
  }
  func converted(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    (space as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
