import CoreGraphics
import Foundation
import QuartzCore

/// The position, size, and transform of a view.
///
/// The origin of the untransformed frame is stored, not the center, so that an origin such as 20.333 is read back bit
/// for bit, whatever the size.
struct ViewGeometry {
  /// The part of a view's geometry that changes for most moves.
  struct Placement {
    /// The untransformed frame's origin, in the superview's coordinates.
    var origin: CGPoint
    /// The view's rectangle in its own coordinates.
    var bounds: CGRect
  }

  var placement: Placement
  /// The anchor point and transform, in a separate object: few views have them, and all read them when they move.
  private var pose: Pose?
  /// The anchor point and the transform about it.
  var anchored: AnchoredMap {
    get { pose?.anchored ?? AnchoredMap() }
    set { pose = newValue.isDefault ? nil : Pose(anchored: newValue) }
  }
  /// The transform about the anchor point.
  var transform: CGAffineTransform {
    get { pose?.anchored.map ?? .identity }
    set { anchored.map = newValue }
  }
  /// The point that ``center`` refers to, as a fraction of the size. Setting it leaves the center in place.
  var anchor: CGPoint {
    get { anchored.anchor }
    set {
      let center = center
      anchored.anchor = newValue
      self.center = center
    }
  }
  /// Whether the anchor point is the middle and the transform is the identity.
  var isUntransformed: Bool { pose == nil }

  private final class Pose: Sendable {
    let anchored: AnchoredMap

    init(anchored: AnchoredMap) { self.anchored = anchored }
  }

  /// Creates the geometry of a view with the given frame.
  init(frame: CGRect) {
    placement = Placement(origin: frame.origin, bounds: CGRect(origin: .zero, size: frame.size))
  }

  /// The untransformed frame's origin, in the superview's coordinates.
  var origin: CGPoint {
    get { placement.origin }
    set { placement.origin = newValue }
  }
  /// The view's rectangle in its own coordinates.
  var bounds: CGRect {
    get { placement.bounds }
    set { placement.bounds = newValue }
  }

  /// The anchor point in the superview's coordinates: the middle, unless the anchor point was changed.
  var center: CGPoint {
    get { center(in: CGRect(origin: origin, size: bounds.size)) }
    set {
      guard let pose else {
        return origin = CGPoint(x: newValue.x - bounds.size.width / 2, y: newValue.y - bounds.size.height / 2)
      }
      let inside = pose.anchored.anchorPoint(in: CGRect(origin: .zero, size: bounds.size))
      origin = CGPoint(x: newValue.x - inside.x, y: newValue.y - inside.y)
    }
  }

  /// Returns the position of the anchor point if the untransformed frame is a given rectangle.
  func center(in frame: CGRect) -> CGPoint {
    if let pose { return pose.anchored.anchorPoint(in: frame) }
    return CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }

  /// The smallest rectangle around the transformed bounds, in the superview's coordinates.
  var frame: CGRect {
    get {
      guard let pose, !pose.anchored.map.isIdentity else { return CGRect(origin: origin, size: bounds.size) }
      return pose.anchored.frame(of: bounds, at: center)
    }
    set {
      guard let pose, !pose.anchored.map.isIdentity else {
        origin = newValue.origin
        return bounds.size = newValue.size
      }
      let geometry = pose.anchored.sizeAndPosition(for: newValue, of: bounds)
      bounds.size = geometry.size
      center = geometry.position
    }
  }

  /// Whether the frame, the bounds, the center, and the transform are finite.
  var isFinite: Bool {
    guard bounds.isFinite, CGRect(origin: origin, size: bounds.size).isFinite else { return false }
    guard let pose else { return true }
    return pose.anchored.map.isFinite && center.isFinite && frame.isFinite
  }

  /// Returns a point of the view in its superview's coordinates.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    guard let pose else {
      return CGPoint(x: point.x - bounds.origin.x + origin.x, y: point.y - bounds.origin.y + origin.y)
    }
    return pose.anchored.outside(point, bounds: bounds, position: center)
  }

  /// Returns a point of the superview in the view's coordinates.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard let pose else {
      return CGPoint(x: point.x - origin.x + bounds.origin.x, y: point.y - origin.y + bounds.origin.y)
    }
    return pose.anchored.inside(point, bounds: bounds, position: center)
  }
}
