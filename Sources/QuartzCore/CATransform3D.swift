public import CoreGraphics
public import Foundation

/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// Returns the number of seconds since the machine was started.
@discardableResult
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A transform of space, as a matrix in rows. Layers use only its affine part.
public struct CATransform3D: Hashable, Sendable {
  /// The first row of the matrix.
  public var m11, m12, m13, m14: CGFloat
  /// The second row of the matrix.
  public var m21, m22, m23, m24: CGFloat
  /// The third row of the matrix.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row of the matrix.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a matrix of zeros.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }
}

/// The identity transform, which changes no point.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns a scaling about the origin.
@discardableResult
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m22, map.m33, map.m44) = (sx, sy, sz, 1)
  return map
}

/// Returns a translation by distances along the three axes.
@discardableResult
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var map = CATransform3DIdentity
  (map.m41, map.m42, map.m43) = (tx, ty, tz)
  return map
}

/// Returns the transform of space that corresponds to an affine transform.
@discardableResult
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var map = CATransform3DIdentity
  (map.m11, map.m12, map.m21, map.m22, map.m41, map.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return map
}

/// Returns a rotation about an axis by an angle in radians.
@discardableResult
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var map = CATransform3DIdentity
  (map.m11, map.m12, map.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
  (map.m21, map.m22, map.m23) = (y * x * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
  (map.m31, map.m32, map.m33) = (z * x * rest + y * sine, z * y * rest - x * sine, cosine + z * z * rest)
  return map
}

/// Returns the transform that applies `a` and then `b`.
@discardableResult
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func rows(_ map: CATransform3D) -> [[CGFloat]] {
    [
      [map.m11, map.m12, map.m13, map.m14], [map.m21, map.m22, map.m23, map.m24],
      [map.m31, map.m32, map.m33, map.m34], [map.m41, map.m42, map.m43, map.m44],
    ]
  }
  let (first, second) = (rows(a), rows(b))
  let product = first.map { row in
    (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * second[$1][column] } }
  }
  var map = CATransform3D()
  (map.m11, map.m12, map.m13, map.m14) = (product[0][0], product[0][1], product[0][2], product[0][3])
  (map.m21, map.m22, map.m23, map.m24) = (product[1][0], product[1][1], product[1][2], product[1][3])
  (map.m31, map.m32, map.m33, map.m34) = (product[2][0], product[2][1], product[2][2], product[2][3])
  (map.m41, map.m42, map.m43, map.m44) = (product[3][0], product[3][1], product[3][2], product[3][3])
  return map
}

/// Returns the transform that scales and then applies `t`.
@discardableResult
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that translates and then applies `t`.
@discardableResult
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that rotates by an angle in radians and then applies `t`.
@discardableResult
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns whether a transform is affine.
@discardableResult
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the affine part of a transform.
@discardableResult
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Returns whether a transform is the identity.
@discardableResult
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are equal.
@discardableResult
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

extension CATransform3D {
  /// Whether all sixteen numbers are finite.
  package var isFinite: Bool {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].allSatisfy(\.isFinite)
  }
}
