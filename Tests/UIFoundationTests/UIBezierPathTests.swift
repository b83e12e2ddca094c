import CoreGraphics
import Foundation
import Testing
import UIFoundation

struct UIBezierPathTests {
  @Test("a shape's bounds contain its points")
  func bounds() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 8).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).cgPath.boundingBox == rect)
    #expect(UIBezierPath().isEmpty && UIBezierPath().bounds == .null)
    let path = UIBezierPath(rect: rect)
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.bounds == CGRect(x: 11, y: 2, width: 30, height: 40))
  }

  @Test("the current point is the end of the last element")
  func pen() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    #expect(path.currentPoint == CGPoint(x: 5, y: 1))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.cgPath == path.cgPath.copy() && path.cgPath != CGPath(rect: .zero))
  }

  /// "You can use this parameter to round only a subset of the corners of the rectangle" (UIBezierPath,
  /// "init(roundedRect:byRoundingCorners:cornerRadii:)").
  @Test("only the given corners are rounded")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    let radii = CGSize(width: 8, height: 4)
    func path(_ corners: UIRectCorner) -> CGPath {
      UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath
    }
    let all = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 4)
    #expect(path(.allCorners) == all && path([.topLeft, .topRight, .bottomLeft, .bottomRight]) == all)
    #expect(path([]) == CGPath(rect: rect))
    let expected = CGMutablePath()
    expected.move(to: CGPoint(x: 8, y: 0))
    for (x, y) in [(40.0, 0.0), (40, 30), (0, 30), (0, 4)] { expected.addLine(to: CGPoint(x: x, y: y)) }
    // The control points are where those of the whole rounded rectangle's first corner are.
    let near = 1 - 0.552_284_749_8
    expected.addCurve(
      to: CGPoint(x: 8, y: 0), control1: CGPoint(x: 0, y: 4 * near), control2: CGPoint(x: 8 * near, y: 0))
    expected.closeSubpath()
    #expect(path(.topLeft) == expected)
  }
}

@MainActor
struct BadArcTests {
  @Test(
    "an arc with non-finite numbers adds nothing", arguments: [CGFloat.nan, CGFloat.infinity, -CGFloat.infinity])
  func arcs(value: CGFloat) {
    for index in 0..<5 {
      let numbers = (0..<5).map { $0 == index ? value : CGFloat($0) }
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addArc(
        withCenter: CGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2], startAngle: numbers[3],
        endAngle: numbers[4], clockwise: true)
      #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    }
  }
}
