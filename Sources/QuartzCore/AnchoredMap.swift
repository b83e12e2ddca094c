package import CoreGraphics
package import Foundation

/// An affine map of bounds into the surrounding space: about an anchor in the bounds that lies at a position.
package struct AnchoredMap: Hashable, Sendable {
  /// The anchor, as a part of the sides of the bounds.
  package var anchor: CGPoint
  /// The map about the anchor.
  package var map: CGAffineTransform

  /// A map about an anchor; by default, none about the middle.
  package init(anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), map: CGAffineTransform = .identity) {
    self.anchor = anchor
    self.map = map
  }

  /// Whether the anchor is the middle and nothing is mapped.
  package var isDefault: Bool { map.isIdentity && anchor == CGPoint(x: 0.5, y: 0.5) }

  /// The anchor in a rectangle's points.
  package func anchorPoint(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + anchor.x * rect.size.width, y: rect.origin.y + anchor.y * rect.size.height)
  }

  /// A point of the bounds in the points of the space around.
  package func outside(_ point: CGPoint, bounds: CGRect, position: CGPoint) -> CGPoint {
    let inside = anchorPoint(in: bounds)
    let mapped = CGPoint(x: point.x - inside.x, y: point.y - inside.y).applying(map)
    return CGPoint(x: mapped.x + position.x, y: mapped.y + position.y)
  }

  /// A point of the space around in the points of the bounds.
  package func inside(_ point: CGPoint, bounds: CGRect, position: CGPoint) -> CGPoint {
    let inside = anchorPoint(in: bounds)
    let mapped = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(map.inverted())
    return CGPoint(x: mapped.x + inside.x, y: mapped.y + inside.y)
  }

  /// The smallest upright rectangle around the mapped bounds.
  package func frame(of bounds: CGRect, at position: CGPoint) -> CGRect {
    let (width, height) = (bounds.size.width, bounds.size.height)
    let own = CGRect(x: -anchor.x * width, y: -anchor.y * height, width: width, height: height).applying(map)
    return CGRect(x: own.origin.x + position.x, y: own.origin.y + position.y, width: own.width, height: own.height)
  }

  /// The size of bounds, and the position of their anchor, with which a rectangle is the frame.
  ///
  /// The size is that of the rectangle mapped back (recorded from a running UIKit: 50 by 25 for a frame of 100 by 50 at
  /// twice the size). Where the map turns by another angle than a quarter of a circle no upright rectangle comes out so, and
  /// the frame is larger, around the same middle. A map without an inverse leaves the size as it is.
  package func place(for frame: CGRect, of bounds: CGRect) -> (size: CGSize, position: CGPoint) {
    let determinant = map.a * map.d - map.b * map.c
    let isInvertible = determinant != 0 && determinant.isFinite
    let size = isInvertible ? CGRect(origin: .zero, size: frame.size).applying(map.inverted()).size : bounds.size
    let around = self.frame(of: CGRect(origin: .zero, size: size), at: .zero)
    return (size, CGPoint(x: frame.midX - around.midX, y: frame.midY - around.midY))
  }
}
