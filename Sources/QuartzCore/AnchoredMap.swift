package import CoreGraphics
package import Foundation

/// An affine transform of bounds into the surrounding coordinate system, about an anchor point at a given position.
package struct AnchoredMap: Hashable, Sendable {
  /// The anchor point, as a fraction of the bounds' size.
  package var anchor: CGPoint
  /// The transform about the anchor point.
  package var map: CGAffineTransform

  /// Creates a transform about an anchor point. The default is the identity about the middle.
  package init(anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), map: CGAffineTransform = .identity) {
    self.anchor = anchor
    self.map = map
  }

  /// Whether the anchor point is the middle and the transform is the identity.
  package var isDefault: Bool { map.isIdentity && anchor == CGPoint(x: 0.5, y: 0.5) }

  /// Returns the anchor point in a rectangle's coordinates.
  package func anchorPoint(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + anchor.x * rect.size.width, y: rect.origin.y + anchor.y * rect.size.height)
  }

  /// Returns a point of the bounds in the surrounding coordinate system.
  package func outside(_ point: CGPoint, bounds: CGRect, position: CGPoint) -> CGPoint {
    let inside = anchorPoint(in: bounds)
    let mapped = CGPoint(x: point.x - inside.x, y: point.y - inside.y).applying(map)
    return CGPoint(x: mapped.x + position.x, y: mapped.y + position.y)
  }

  /// Returns a point of the surrounding coordinate system in the bounds.
  package func inside(_ point: CGPoint, bounds: CGRect, position: CGPoint) -> CGPoint {
    let inside = anchorPoint(in: bounds)
    let mapped = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(map.inverted())
    return CGPoint(x: mapped.x + inside.x, y: mapped.y + inside.y)
  }

  /// Returns the smallest upright rectangle around the transformed bounds.
  package func frame(of bounds: CGRect, at position: CGPoint) -> CGRect {
    let (width, height) = (bounds.size.width, bounds.size.height)
    let own = CGRect(x: -anchor.x * width, y: -anchor.y * height, width: width, height: height).applying(map)
    return CGRect(x: own.origin.x + position.x, y: own.origin.y + position.y, width: own.width, height: own.height)
  }

  /// Returns the size of the bounds, and the position of the anchor point, for a given frame.
  ///
  /// The size is that of the frame transformed by the inverse (recorded from a running UIKit: 50 by 25 for a frame of
  /// 100 by 50 at twice the size). With a rotation by an angle other than a multiple of 90 degrees, there may be no
  /// solution, and the resulting frame is larger, with the same center. A transform without an inverse leaves the size
  /// unchanged.
  package func sizeAndPosition(for frame: CGRect, of bounds: CGRect) -> (size: CGSize, position: CGPoint) {
    let determinant = map.a * map.d - map.b * map.c
    let isInvertible = determinant != 0 && determinant.isFinite
    let size = isInvertible ? CGRect(origin: .zero, size: frame.size).applying(map.inverted()).size : bounds.size
    let around = self.frame(of: CGRect(origin: .zero, size: size), at: .zero)
    return (size, CGPoint(x: frame.midX - around.midX, y: frame.midY - around.midY))
  }
}
