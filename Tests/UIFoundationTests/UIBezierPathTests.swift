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
}

@MainActor
struct BadArcTests {
  @Test(
    "an arc with non-finite numbers adds nothing", arguments: [CGFloat.nan, CGFloat.infinity, -CGFloat.infinity])
  func arcs(value: CGFloat) {
    for place in 0..<5 {
      let numbers = (0..<5).map { $0 == place ? value : CGFloat($0) }
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addArc(
        withCenter: CGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2], startAngle: numbers[3],
        endAngle: numbers[4], clockwise: true)
      #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    }
  }
}
