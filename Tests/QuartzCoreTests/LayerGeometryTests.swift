import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Geometry as in Apple's Core Animation Programming Guide, "Layers Have Their Own Geometry": the anchor point is at
/// `position` in the superlayer, a transform is about the anchor point, and `frame` surrounds the result.
struct LayerGeometryTests {
  /// A point of a layer in its superlayer, computed from the definition with the numbers of the matrix.
  private func outside(_ point: CGPoint, of layer: CALayer) -> CGPoint {
    let (bounds, anchor, map) = (layer.bounds, layer.anchorPoint, layer.transform)
    let x = point.x - (bounds.minX + anchor.x * bounds.width)
    let y = point.y - (bounds.minY + anchor.y * bounds.height)
    return CGPoint(
      x: layer.position.x + map.m11 * x + map.m21 * y + map.m41,
      y: layer.position.y + map.m12 * x + map.m22 * y + map.m42)
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    isNear(a.origin, b.origin) && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
  }

  private func box(_ points: [CGPoint]) -> CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  private func corners(_ rect: CGRect) -> [CGPoint] {
    [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { CGPoint(x: x, y: $0) } }
  }

  /// Returns a layer with random geometry, whose transform turns, scales, and moves.
  private func randomLayer(_ random: inout SeededGenerator) -> CALayer {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let layer = CALayer()
    layer.bounds = CGRect(x: number(-50...50), y: number(-50...50), width: number(1...300), height: number(1...300))
    layer.position = CGPoint(x: number(-200...200), y: number(-200...200))
    layer.anchorPoint = CGPoint(x: number(-1...2), y: number(-1...2))
    let angle = number(-4...4)
    let (x, y) = (number(0.5...2), number(0.5...2))
    layer.setAffineTransform(
      CGAffineTransform(
        a: x * cos(angle), b: x * sin(angle), c: -y * sin(angle), d: y * cos(angle), tx: number(-9...9),
        ty: number(-9...9)))
    return layer
  }

  @Test("a layer's anchor point is at its position", arguments: [(0.5, 0.5), (0, 0), (1, 0), (0.25, 1)])
  func anchor(x: CGFloat, y: CGFloat) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: -3, width: 80, height: 40)
    layer.position = CGPoint(x: 100, y: 200)
    layer.anchorPoint = CGPoint(x: x, y: y)
    #expect(layer.frame == CGRect(x: 100 - 80 * x, y: 200 - 40 * y, width: 80, height: 40))
    #expect(layer.position == CGPoint(x: 100, y: 200))
    layer.frame = CGRect(x: 10, y: 20, width: 60, height: 30)
    #expect(layer.bounds == CGRect(x: 7, y: -3, width: 60, height: 30))
    #expect(layer.position == CGPoint(x: 10 + 60 * x, y: 20 + 30 * y))
  }

  @Test("a frame is the smallest upright rectangle around the transformed corners", arguments: 0..<40)
  func frame(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let layer = randomLayer(&random)
    #expect(isNear(layer.frame, box(corners(layer.bounds).map { outside($0, of: layer) })))
  }

  /// The size of the second row: 50 by 25 points in a frame of 100 by 50 at twice the size is recorded from UIKit.
  @Test(
    "a frame that is set is the frame, if the transform keeps rectangles upright",
    arguments: [
      (1, 0, 0, 1, CGSize(width: 100, height: 50)), (2, 0, 0, 2, CGSize(width: 50, height: 25)),
      (0, 1, -1, 0, CGSize(width: 50, height: 100)), (-1, 0, 0, 4, CGSize(width: 100, height: 12.5)),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGSize)])
  func setFrame(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, size: CGSize) {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.setAffineTransform(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 3, ty: -4))
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.frame = frame
    #expect(isNear(layer.frame, frame))
    #expect(layer.bounds == CGRect(origin: .zero, size: size))
    #expect(isNear(box(corners(layer.bounds).map { outside($0, of: layer) }), frame))
  }

  @Test("a frame has the center that is set, at every angle", arguments: [0.3, 0.785, 1.2, 2.5] as [CGFloat])
  func frameCenter(angle: CGFloat) {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(isNear(CGPoint(x: layer.frame.midX, y: layer.frame.midY), CGPoint(x: 60, y: 45)))
  }

  @Test("a transform without an inverse leaves the size of a layer whose frame is set")
  func singular() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 8, height: 6)
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 8, height: 6) && layer.position == CGPoint(x: 50, y: 25))
  }

  @Test("numbers that are not finite leave a layer as it is", arguments: [.nan, .infinity] as [CGFloat])
  func notFinite(bad: CGFloat) {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let changes: [(CALayer) -> Void] = [
      { $0.frame = CGRect(x: bad, y: 0, width: 1, height: 1) }, { $0.frame.size.width = bad },
      { $0.bounds.size.height = bad }, { $0.bounds.origin.x = bad }, { $0.position.y = bad },
      { $0.anchorPoint.x = bad }, { $0.setAffineTransform(CGAffineTransform(scaleX: bad, y: 1)) },
    ]
    for change in changes {
      change(layer)
      #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
      #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && CATransform3DIsIdentity(layer.transform))
    }
    for key in [
      \CATransform3D.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42,
      \.m43, \.m44,
    ] {
      var map = CATransform3DIdentity
      map[keyPath: key] = bad
      layer.transform = map
      #expect(CATransform3DIsIdentity(layer.transform))
    }
    // Finite values whose frame is not.
    layer.position.x = .greatestFiniteMagnitude
    layer.bounds.size.width = .greatestFiniteMagnitude
    layer.anchorPoint.x = -2
    #expect(layer.frame.minX.isFinite && layer.frame.maxX.isFinite)
  }

  @Test("a transform is finite if its numbers are, even if their sum is not")
  func large() {
    let layer = CALayer()
    var map = CATransform3DIdentity
    (map.m13, map.m14) = (.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    layer.transform = map
    #expect(layer.transform == map)
  }

  @Test("a map is the default if it neither transforms nor has another anchor point")
  func defaultMap() {
    #expect(AnchoredMap().isDefault)
    #expect(!AnchoredMap(anchor: .zero).isDefault)
    #expect(!AnchoredMap(map: CGAffineTransform(scaleX: 2, y: 1)).isDefault)
    #expect(!AnchoredMap(anchor: .zero, map: CGAffineTransform(scaleX: 2, y: 1)).isDefault)
  }

  @Test("points are converted through the transforms of all superlayers", arguments: 0..<40)
  func conversion(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let layers = (0..<5).map { _ in randomLayer(&random) }
    let (root, left, leaf, right, other) = (layers[0], layers[1], layers[2], layers[3], layers[4])
    root.addSublayer(left)
    left.addSublayer(leaf)
    root.addSublayer(right)
    let point = CGPoint(x: .random(in: -99...99, using: &random), y: .random(in: -99...99, using: &random))
    let inRoot = outside(outside(point, of: leaf), of: left)
    #expect(isNear(leaf.convert(point, to: left), outside(point, of: leaf)))
    #expect(isNear(leaf.convert(point, to: root), inRoot) && isNear(leaf.convert(point, to: nil), inRoot))
    #expect(isNear(root.convert(point, from: leaf), inRoot))
    #expect(isNear(leaf.convert(inRoot, from: root), point) && isNear(leaf.convert(inRoot, from: nil), point))
    // To a sibling: what it makes of the result is the same point of the root.
    #expect(isNear(outside(leaf.convert(point, to: right), of: right), inRoot))
    #expect(isNear(outside(right.convert(point, from: leaf), of: right), inRoot))
    #expect(isNear(other.convert(point, to: nil), point))
    let rect = CGRect(x: point.x, y: point.y, width: 20, height: 10)
    let expected = box(corners(rect).map { outside(outside($0, of: leaf), of: left) })
    #expect(isNear(leaf.convert(rect, to: root), expected) && isNear(root.convert(rect, from: leaf), expected))
  }

  /// A rectangle does not contain the points of its right and bottom edges (documentation of `CGRect.contains(_:)`).
  @Test("a layer is hit by the points in its bounds, wherever its superlayers place it")
  func hits() {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    layer.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    layer.position = CGPoint(x: 100, y: 100)
    // A quarter turn: the layer covers 95 to 105 from left to right and 90 to 110 from top to bottom.
    layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    for (x, y, isHit) in [
      (100, 100, true), (96, 91, true), (104, 109, true), (94, 100, false), (106, 100, false), (100, 89, false),
      (100, 111, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      #expect(layer.contains(layer.convert(CGPoint(x: x, y: y), from: root)) == isHit, "\(x), \(y)")
    }
    #expect(layer.contains(CGPoint(x: 5, y: 5)))
    #expect(!layer.contains(CGPoint(x: 25, y: 5)) && !layer.contains(CGPoint(x: 5, y: 15)))
    #expect(layer.preferredFrameSize() == CGSize(width: 20, height: 10))
  }

  @Test("a layer that is made from another has its geometry and appearance")
  func copied() {
    var random = SeededGenerator(seed: 1)
    let layer = randomLayer(&random)
    layer.cornerRadius = 3
    layer.borderWidth = 2
    layer.opacity = 0.5
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let copy = CALayer(layer: layer)
    #expect(copy.frame == layer.frame && copy.bounds == layer.bounds && copy.transform == layer.transform)
    #expect(copy.anchorPoint == layer.anchorPoint && copy.cornerRadius == 3 && copy.borderWidth == 2)
    #expect(copy.opacity == 0.5 && copy.backgroundColor == layer.backgroundColor)
  }
}
