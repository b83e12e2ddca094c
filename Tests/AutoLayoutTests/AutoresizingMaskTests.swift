import Foundation
import Testing
import ViewSupport

@testable import UIKit

/// auto-layout.md, "What is laid out": masks become required constraints.
@MainActor
struct AutoresizingMaskTests {
  @Test(
    "the flexible parts share the change in proportion to their sizes",
    arguments: [
      // A view of 50 at 20 in a superview of 100, which grows by 100.
      ([], 20, 50),
      (.flexibleWidth, 20, 150),
      (.flexibleLeftMargin, 120, 50),
      (.flexibleRightMargin, 20, 50),
      // 20 : 30 of 100.
      ([.flexibleLeftMargin, .flexibleRightMargin], 60, 50),
      // 50 : 30 of 100.
      ([.flexibleWidth, .flexibleRightMargin], 20, 112.5),
      // 20 : 50 : 30 of 100: everything doubles.
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 100),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func shares(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 50, height: 10))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame == CGRect(x: x, y: 0, width: width, height: 10))
  }

  @Test("constraints on a view with a mask follow it, in the same layout")
  func constraintsFollow() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    bar.autoresizingMask = .flexibleWidth
    parent.addSubview(bar)
    let inside = makeView(in: bar)
    inside.pin([.leading: 10, .trailing: -10, .top: 0, .bottom: 0], to: bar)
    parent.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 10, y: 0, width: 80, height: 20))
    parent.frame.size.width = 200
    parent.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 10, y: 0, width: 180, height: 20))
    bar.frame.size.height = 44
    parent.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 10, y: 0, width: 180, height: 44))
  }

  @Test("a mask follows a superview that constraints size")
  func solvedSuperview() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let panel = makeView(in: root)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.addSubview(child)
    NSLayoutConstraint.activate([
      panel.widthAnchor.constraint(equalToConstant: 120),
      panel.heightAnchor.constraint(equalToConstant: 50),
      panel.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      panel.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(panel.frame == CGRect(x: 90, y: 125, width: 120, height: 50))
    #expect(child.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
  }
}
