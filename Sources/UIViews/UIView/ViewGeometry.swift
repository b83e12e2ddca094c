import CoreGraphics
import Foundation
import QuartzCore

/// Where a view lies.
///
/// The origin of the untransformed frame is stored, not the center: an origin such as 20.333 then comes back bit for
/// bit, whatever the size is.
struct ViewGeometry {
  /// What most views are moved by.
  struct Place {
    /// The untransformed frame's origin, in the superview's points.
    var origin: CGPoint
    /// The view's rectangle in its own points.
    var bounds: CGRect
  }

  var place: Place
  /// In an object of its own: few views have one, and all are asked for it whenever they move.
  private var pose: Pose?
  /// The anchor and the map about it.
  var anchored: AnchoredMap {
    get { pose?.anchored ?? AnchoredMap() }
    set { pose = newValue.isDefault ? nil : Pose(anchored: newValue) }
  }
  /// A map about the anchor.
  var transform: CGAffineTransform {
    get { pose?.anchored.map ?? .identity }
    set { anchored.map = newValue }
  }
  /// The point that ``center`` is about, as a part of the sides. The center stays where it is when it changes.
  var anchor: CGPoint {
    get { anchored.anchor }
    set {
      let center = center
      anchored.anchor = newValue
      self.center = center
    }
  }
  /// Whether the anchor is the middle and there is no map but the identity.
  var isUntransformed: Bool { pose == nil }

  private final class Pose: Sendable {
    let anchored: AnchoredMap

    init(anchored: AnchoredMap) { self.anchored = anchored }
  }

  /// A view with the given frame.
  init(frame: CGRect) {
    place = Place(origin: frame.origin, bounds: CGRect(origin: .zero, size: frame.size))
  }

  /// The untransformed frame's origin, in the superview's points.
  var origin: CGPoint {
    get { place.origin }
    set { place.origin = newValue }
  }
  /// The view's rectangle in its own points.
  var bounds: CGRect {
    get { place.bounds }
    set { place.bounds = newValue }
  }

  /// The anchor's place in the superview's points: the middle, unless the anchor was moved.
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

  /// Where the anchor lies when the untransformed frame is a rectangle.
  func center(in frame: CGRect) -> CGPoint {
    if let pose { return pose.anchored.anchorPoint(in: frame) }
    return CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }

  /// The smallest rectangle around the transformed bounds, in the superview's points.
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
      let place = pose.anchored.place(for: newValue, of: bounds)
      bounds.size = place.size
      center = place.position
    }
  }

  /// A point of the view in its superview's points.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    guard let pose else {
      return CGPoint(x: point.x - bounds.origin.x + origin.x, y: point.y - bounds.origin.y + origin.y)
    }
    return pose.anchored.outside(point, bounds: bounds, position: center)
  }

  /// A point of the superview in the view's points.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard let pose else {
      return CGPoint(x: point.x - origin.x + bounds.origin.x, y: point.y - origin.y + bounds.origin.y)
    }
    return pose.anchored.inside(point, bounds: bounds, position: center)
  }
}
