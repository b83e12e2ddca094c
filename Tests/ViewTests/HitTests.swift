import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct HitTests {
  @Test("touches pass through a label and an image view, unless user interaction is enabled")
  func labels() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [UILabel(frame: root.bounds), UIImageView(frame: root.bounds)] {
      root.addSubview(view)
      #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
      view.isUserInteractionEnabled = true
      #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
      view.removeFromSuperview()
    }
  }

  @Test("a point hits the frontmost, innermost view that accepts events")
  func hits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    for view in [back, front] { root.addSubview(view) }
    front.addSubview(inner)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(hit(5, 5) === root && hit(20, 20) === back && hit(50, 50) === inner && hit(80, 80) === front)
    #expect(hit(200, 5) == nil && !root.endEditing(true))
    front.isUserInteractionEnabled = false
    #expect(hit(50, 50) === back)
    back.alpha = 0.005
    #expect(hit(50, 50) === root)
    root.isHidden = true
    #expect(hit(50, 50) == nil)
  }
}
