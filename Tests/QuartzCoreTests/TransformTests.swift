import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Points are rows: `(x, y, z, 1) · matrix`, as in Apple's documentation of `CATransform3D`.
struct TransformTests {
  private func rows(_ map: CATransform3D) -> [[CGFloat]] {
    [
      [map.m11, map.m12, map.m13, map.m14], [map.m21, map.m22, map.m23, map.m24],
      [map.m31, map.m32, map.m33, map.m34], [map.m41, map.m42, map.m43, map.m44],
    ]
  }

  private func applied(_ map: CATransform3D, to point: [CGFloat]) -> [CGFloat] {
    let rows = rows(map)
    return (0..<4).map { column in
      point[0] * rows[0][column] + point[1] * rows[1][column] + point[2] * rows[2][column]
        + point[3] * rows[3][column]
    }
  }

  private func isNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 } }

  private func randomMap(_ random: inout SeededGenerator) -> CATransform3D {
    var map = CATransform3D()
    for key in [
      \CATransform3D.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42,
      \.m43, \.m44,
    ] { map[keyPath: key] = .random(in: -3...3, using: &random) }
    return map
  }

  @Test("a concatenation applies the first transform and then the second", arguments: 0..<10)
  func concatenation(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (randomMap(&random), randomMap(&random))
    let point: [CGFloat] = [2, -3, 5, 1]
    #expect(isNear(applied(CATransform3DConcat(a, b), to: point), applied(b, to: applied(a, to: point))))
  }

  /// Apple's header: `t' = translate(tx, ty, tz) * t`, and likewise for the others.
  @Test("a transform that is scaled, moved, or turned does that before everything else")
  func prefixed() {
    var random = SeededGenerator(seed: 3)
    let map = randomMap(&random)
    let point: [CGFloat] = [2, -3, 5, 1]
    #expect(isNear(applied(CATransform3DScale(map, 2, 3, 4), to: point), applied(map, to: [4, -9, 20, 1])))
    #expect(isNear(applied(CATransform3DTranslate(map, 10, 20, 30), to: point), applied(map, to: [12, 17, 35, 1])))
    // A quarter turn about z takes x to y, and y to -x.
    #expect(isNear(applied(CATransform3DRotate(map, .pi / 2, 0, 0, 1), to: point), applied(map, to: [3, 2, 5, 1])))
  }

  /// Rodrigues' formula: p cos θ + (k × p) sin θ + k (k · p)(1 - cos θ).
  @Test("a rotation is about its axis, whatever the axis's length", arguments: 0..<20)
  func rotation(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> CGFloat { .random(in: -2...2, using: &random) }
    let (axis, point, angle) = ([number(), number(), number()], [number(), number(), number()], 3 * number())
    let length = (axis.reduce(0) { $0 + $1 * $1 }).squareRoot()
    let k = axis.map { $0 / length }
    let dot = k[0] * point[0] + k[1] * point[1] + k[2] * point[2]
    let cross = [
      k[1] * point[2] - k[2] * point[1], k[2] * point[0] - k[0] * point[2], k[0] * point[1] - k[1] * point[0],
    ]
    let expected = (0..<3).map { point[$0] * cos(angle) + cross[$0] * sin(angle) + k[$0] * dot * (1 - cos(angle)) }
    let map = CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])
    #expect(isNear(applied(map, to: point + [1]), expected + [1]))
  }

  @Test("a rotation about no axis changes nothing")
  func noAxis() { #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0))) }

  @Test("an affine transform becomes one of space and back, and depth or perspective is not affine")
  func affine() {
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(map)
    // CGAffineTransform: x' = a x + c y + tx = 10 + 300 + 5, y' = b x + d y + ty = 20 + 400 + 6.
    let moved: [CGFloat] = applied(space, to: [10, 100, 7, 1])
    #expect(moved == [315, 426, 7, 1])
    #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == map)
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(perspective) && !CATransform3DIsIdentity(perspective))
    #expect(CATransform3DEqualToTransform(perspective, perspective))
    #expect(!CATransform3DEqualToTransform(perspective, CATransform3DIdentity))
  }
}
