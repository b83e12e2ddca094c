import CoreGraphics
import Foundation

/// Where a view lies.
///
/// The origin of the untransformed frame is stored, not the centre: an origin such as 20.333 then comes back bit for
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
  private var ownTransform: OwnTransform?
  /// A map around the centre.
  var transform: CGAffineTransform {
    get { ownTransform?.map ?? .identity }
    set { ownTransform = newValue.isIdentity ? nil : OwnTransform(map: newValue) }
  }
  /// Whether there is no map but the identity.
  var isUntransformed: Bool { ownTransform == nil }

  private final class OwnTransform: Sendable {
    let map: CGAffineTransform

    init(map: CGAffineTransform) { self.map = map }
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

  /// The centre in the superview's points.
  var center: CGPoint {
    get { CGPoint(x: origin.x + bounds.size.width / 2, y: origin.y + bounds.size.height / 2) }
    set { origin = CGPoint(x: newValue.x - bounds.size.width / 2, y: newValue.y - bounds.size.height / 2) }
  }

  /// The smallest rectangle around the transformed bounds, in the superview's points.
  var frame: CGRect {
    if isUntransformed { return CGRect(origin: origin, size: bounds.size) }
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ].map(toSuperview)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// A point of the view in its superview's points.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    if isUntransformed {
      return CGPoint(x: point.x - bounds.origin.x + origin.x, y: point.y - bounds.origin.y + origin.y)
    }
    let fromCenter = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: fromCenter.x + center.x, y: fromCenter.y + center.y)
  }

  /// A point of the superview in the view's points.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    if isUntransformed {
      return CGPoint(x: point.x - origin.x + bounds.origin.x, y: point.y - origin.y + bounds.origin.y)
    }
    let fromCenter = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
    return CGPoint(x: fromCenter.x + bounds.midX, y: fromCenter.y + bounds.midY)
  }
}
