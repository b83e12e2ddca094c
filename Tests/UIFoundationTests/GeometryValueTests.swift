import CoreGraphics
import Foundation
import Testing

@testable import UIFoundation

struct GeometryValueTests {
  @Test("geometry converts to objects and strings, and back without loss")
  func values() {
    let rect = CGRect(x: 1.5, y: -2, width: 1.0 / 3, height: 44)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.string(for: CGRect(x: 0, y: 0, width: 100, height: 44)) == "{{0, 0}, {100, 44}}")
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: CGAffineTransform(scaleX: 2, y: 3))).d == 3)
    for words in ["", "{1}", "{1, x}", "{{1, 2}, {3}}", "1e999999", "{1, 2, 3, 4, 5}"] {
      #expect(NSCoder.cgRect(for: words) == .zero)
    }
  }

  @Test("a quarter circle ends at the right point, and a whole circle at its start")
  func arcs() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.cgPath.currentPoint.x - 10) < 1e-12 && abs(path.cgPath.currentPoint.y - 15) < 1e-12)
    let back = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(back.cgPath.currentPoint.y - 15) < 1e-12 && back.cgPath.boundingBox.minY < 6)
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(abs(circle.cgPath.currentPoint.x - 5) < 1e-12 && abs(circle.cgPath.boundingBox.width - 10) < 1e-9)
  }

  @Test("there is a current context only while an image is being drawn")
  func contexts() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      context.cgContext.saveGState()
      context.cgContext.scaleBy(x: 2, y: 2)
      context.cgContext.restoreGState()
      #expect(context.cgContext.ctm.isIdentity)
    }
    #expect(image.size == CGSize(width: 3, height: 4) && UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 6), false, 2)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 6))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
