public import CoreGraphics
public import Foundation

/// An item that a dynamic animator can move. Galley has no dynamic animator.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in the superview's coordinates.
  var center: CGPoint { get set }
  /// The item's rectangle; its origin is zero.
  var bounds: CGRect { get }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
