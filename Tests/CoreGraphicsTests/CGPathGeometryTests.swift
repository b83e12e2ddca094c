import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Expected values follow from the shapes' equations.
@Suite struct CGPathGeometryTests {
  @Test("the box of a curve ends where the curve turns, not at its control points")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let box = path.boundingBoxOfPath
    #expect(abs(box.height - 5) < 1e-9 && abs(box.width - 10) < 1e-9)
    let curve = CGMutablePath()
    curve.move(to: .zero)
    // y = 3t(1 - t)(1 - 2t) turns at t = 1/2 ± 1/√12, where it is ±√3/6.
    curve.addCurve(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: -1))
    let turned = curve.boundingBoxOfPath
    #expect(abs(turned.minY + 3.0.squareRoot() / 6) < 1e-9 && abs(turned.maxY - 3.0.squareRoot() / 6) < 1e-9)
    let ellipse = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 40)).boundingBoxOfPath
    #expect(abs(ellipse.minX - 1) < 1e-9 && abs(ellipse.maxY - 42) < 1e-9)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test("a point is in a triangle if it is on one side of all edges")
  func triangles() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let points = (0..<4).map { _ in
        CGPoint(
          x: CGFloat(Int.random(in: 0...100, using: &random)), y: CGFloat(Int.random(in: 0...100, using: &random)))
      }
      let sides = (0..<3).map { index -> CGFloat in
        let (a, b) = (points[index], points[(index + 1) % 3])
        return (b.x - a.x) * (points[3].y - a.y) - (b.y - a.y) * (points[3].x - a.x)
      }
      guard !sides.contains(0) else { continue }
      let path = CGMutablePath()
      path.addLines(between: Array(points.prefix(3)))
      let isInside = sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
      #expect(path.contains(points[3]) == isInside, "\(points)")
      #expect(path.contains(points[3], using: .evenOdd) == isInside, "\(points)")
    }
  }

  @Test("the rules differ where a path encloses a point twice, and a hole runs the other way")
  func rules() {
    let outer = CGRect(x: 0, y: 0, width: 10, height: 10)
    let twice = CGMutablePath()
    twice.addRects([outer, outer.insetBy(dx: 3, dy: 3)])
    #expect(twice.contains(CGPoint(x: 5, y: 5)) && !twice.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(twice.contains(CGPoint(x: 1, y: 1)) && twice.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    let hole = CGMutablePath()
    hole.addRect(outer)
    hole.addLines(between: [
      CGPoint(x: 3, y: 3), CGPoint(x: 3, y: 7), CGPoint(x: 7, y: 7), CGPoint(x: 7, y: 3),
    ])
    #expect(!hole.contains(CGPoint(x: 5, y: 5)))
    #expect(!hole.contains(CGPoint(x: 12, y: 5)) && !hole.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }

  @Test("a circle contains the points nearer to its center than its radius")
  func circles() {
    let path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for step in 0..<360 {
      let angle = CGFloat(step) * .pi / 180
      // Four cubic curves leave the circle by at most 0.03 % of the radius (1 - 4/3 tan(π/8) as the control points).
      for (radius, isInside) in [(9.99, true), (10.01, false)] as [(CGFloat, Bool)] {
        #expect(path.contains(CGPoint(x: radius * cos(angle), y: radius * sin(angle))) == isInside)
      }
    }
    #expect(path.contains(CGPoint(x: 20, y: 0), transform: CGAffineTransform(scaleX: 0.25, y: 0.25)))
  }

  @Test("what is added is transformed, and a relative arc turns by its angle")
  func transforms() throws {
    let shift = CGAffineTransform(translationX: 5, y: 6)
    let path = CGMutablePath()
    path.move(to: .zero, transform: shift)
    path.addLine(to: CGPoint(x: 1, y: 1), transform: shift)
    #expect(path.elements == [.move(CGPoint(x: 5, y: 6)), .line(CGPoint(x: 6, y: 7))])
    let arc = CGMutablePath()
    arc.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: -.pi / 2, transform: shift)
    let end = arc.currentPoint
    #expect(abs(end.x - 5) < 1e-9 && abs(end.y - 4) < 1e-9)
  }
}
