import CoreGraphics
import Foundation
import Testing

struct CGAffineTransformTests {
  private let shear = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test("points, sizes, and rectangles can be compared")
  func equality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint.zero.equalTo(CGPoint(x: 1, y: 2)))
    #expect(
      CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2))
        && !CGSize.zero.equalTo(CGSize(width: 1, height: 2)))
    #expect(CGRect.zero.equalTo(.zero) && !CGRect.zero.equalTo(CGRect(x: 0, y: 0, width: 1, height: 0)))
  }

  @Test("a point maps to (a x + c y + tx, b x + d y + ty)")
  func point() {
    // 1 * 10 + 3 * 100 + 5 and 2 * 10 + 4 * 100 + 6.
    #expect(CGPoint(x: 10, y: 100).applying(shear) == CGPoint(x: 315, y: 426))
  }

  @Test("a size is not translated")
  func size() {
    #expect(CGSize(width: 10, height: 100).applying(shear) == CGSize(width: 310, height: 420))
  }

  @Test("a rectangle maps to the bounding box of its mapped corners")
  func rectangle() {
    let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    // (x, y) goes to (-y, x): x from -(20 + 40) to -20, y from 10 to 40.
    let box = CGRect(x: 10, y: 20, width: 30, height: 40).applying(quarterTurn)
    #expect(box == CGRect(x: -60, y: 10, width: 40, height: 30))
    #expect(CGRect.null.applying(shear).isNull)
  }

  @Test("concatenating applies the receiver first")
  func order() {
    let doubled = CGAffineTransform(scaleX: 2, y: 2)
    let shifted = CGAffineTransform(translationX: 10, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(doubled.concatenating(shifted)) == CGPoint(x: 12, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(doubled.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(shifted.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
  }

  @Test("a rotation turns the x axis toward the y axis")
  func rotation() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
  }

  @Test("an inverse undoes the transform; a transform without one is returned unchanged")
  func inverse() {
    #expect(CGPoint(x: 315, y: 426).applying(shear.inverted()) == CGPoint(x: 10, y: 100))
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
    #expect(flat.inverted() == flat)
  }
}
