public import CoreGraphics
public import Foundation

/// A frame of reference on the screen: a view, or the screen, whose coordinate system the root of a tree uses.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's rectangle in its own coordinate system.
  var bounds: CGRect { get }
  /// Returns a point of this space in another's coordinate system.
  @discardableResult
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of another space in this one's coordinate system.
  @discardableResult
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a rectangle of this space in another's coordinate system.
  @discardableResult
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns a rectangle of another space in this one's coordinate system.
  @discardableResult
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// An item that a dynamic animator moves on iOS. Galley moves none.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in the superview's coordinates.
  var center: CGPoint { get set }
  /// The item's rectangle; its origin is zero.
  var bounds: CGRect { get }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
  /// The shape in which the item collides. The default is a rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path of a shape that isn't predefined. The default is the bounds.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIView: UIDynamicItem {}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

/// The shape in which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  /// The bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// A path.
  case path
}
