public import Foundation
public import UIViews

/// A recognizer of rotations by two fingers. Galley recognizes none.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation, in radians. The default is 0.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second. Always 0 unless overridden.
  open var velocity: CGFloat { 0 }
}
