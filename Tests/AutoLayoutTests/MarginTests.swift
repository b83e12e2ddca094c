import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// uikit.md, "Margins, guides, safe area".
@MainActor
struct MarginTests {
  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    view.pin([.leading: 0, .trailing: 0, .top: 0, .bottom: 0], to: guide)
  }

  @Test("margins are 8 on every side")
  func standard() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let inside = makeView(in: view)
    pin(inside, to: view.layoutMarginsGuide)
    view.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 8, y: 8, width: 84, height: 34))
    #expect(view.layoutMarginsGuide.layoutFrame == inside.frame)
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
  }

  @Test("views constrained to the margins guide follow the margins")
  func guideFollows() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inside = makeView(in: view)
    pin(inside, to: view.layoutMarginsGuide)
    view.layoutIfNeeded()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test("leading and trailing margins change sides with the direction")
  func directional() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inside = makeView(in: view)
    pin(inside, to: view.layoutMarginsGuide)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10))
    view.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 30, y: 0, width: 60, height: 50))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 1))
  }

  @Test("a view that preserves its superview's margins uses the larger of its own and the overlap")
  func preserving() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    parent.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
    child.frame.origin = CGPoint(x: 200, y: 200)
    // Right: 70 minus 0; bottom: 60.
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 60, right: 70))
    parent.layoutMargins.right = 90
    #expect(child.layoutMargins.right == 90)
  }

  @Test("the safe area applies to subviews under it, and adds to the margins")
  func safeArea() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let child = UIView(frame: CGRect(x: 0, y: 30, width: 300, height: 270))
    root.addSubview(child)
    let inside = makeView(in: child)
    pin(inside, to: child.safeAreaLayoutGuide)
    child.layoutIfNeeded()
    #expect(inside.frame == child.bounds)
    root.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    // Top 44 - 30, bottom 34.
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 34, right: 0))
    #expect(child.layoutMargins == UIEdgeInsets(top: 22, left: 8, bottom: 42, right: 8))
    child.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 0, y: 14, width: 300, height: 222))
    child.frame.origin.y = 60
    #expect(child.safeAreaInsets.top == 0)
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins.bottom == 8)
    child.removeFromSuperview()
    #expect(child.safeAreaInsets == .zero)
  }

  @Test("a subview's safe area is at most its superview's, on each edge")
  func safeAreaEdges() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let area = UIEdgeInsets(top: 44, left: 20, bottom: 34, right: 10)
    root.setSafeArea(area)
    let child = UIView(frame: CGRect(x: -50, y: -50, width: 400, height: 400))
    root.addSubview(child)
    #expect(child.safeAreaInsets == area)
    // 44 - 30, 20 - 15, 34 - (300 - 294), and 10 - (300 - 295).
    child.frame = CGRect(x: 15, y: 30, width: 280, height: 264)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 14, left: 5, bottom: 28, right: 5))
    child.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    #expect(child.safeAreaInsets == .zero)
  }

  @Test("margin attributes refer to the margins, including centers")
  func attributes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    let inside = makeView(in: view)
    for (attribute, other) in [
      (NSLayoutConstraint.Attribute.centerX, NSLayoutConstraint.Attribute.centerXWithinMargins),
      (.centerY, .centerYWithinMargins), (.leading, .leadingMargin), (.top, .topMargin),
    ] {
      NSLayoutConstraint(
        item: inside, attribute: attribute, relatedBy: .equal, toItem: view, attribute: other, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    view.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 20, y: 10, width: 80, height: 40))
  }

  @Test("a change of the margins is reported once")
  func announced() {
    final class Witness: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let view = Witness()
    view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(view.count == 0)
    view.layoutMargins.top = 9
    #expect(view.count == 1)
  }

  @Test("margins propagate down a tree of any depth, one step for each view")
  func deepTree() {
    final class Witness: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let views = (0..<10_000).map { _ in Witness(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for view in views { view.preservesSuperviewLayoutMargins = true }
    // From the inside out, since an added view searches the tree for its window.
    for (inner, outer) in zip(views.dropFirst(), views).reversed() { outer.addSubview(inner) }
    views[0].layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 9)
    #expect(views.allSatisfy { $0.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 9) })
    #expect(views.allSatisfy { $0.count == 1 })
    views[0].setSafeArea(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(views.allSatisfy { $0.safeAreaInsets.top == 5 && $0.layoutMargins.top == 25 })
    #expect(views.allSatisfy { $0.count == 2 })
    // The array is released last, and releases the views one by one from the outside in, not recursively.
    withExtendedLifetime(views) {}
  }

  @Test("preserved margins follow the superview's bounds, at every depth")
  func followsBounds() {
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for view in views.dropFirst() { view.preservesSuperviewLayoutMargins = true }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    #expect(views[2].layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    // The superview's right edge moves 7 away, its bottom edge 30.
    views[0].frame.size = CGSize(width: 107, height: 130)
    #expect(views[2].layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 13))
    // The visible bounds move 5 down: 5 less under the top edge, 5 more at the bottom.
    views[0].bounds.origin.y = -5
    #expect(views[2].layoutMargins == UIEdgeInsets(top: 15, left: 20, bottom: 8, right: 13))
    // The optimizer releases an array after its last use, and with it the outermost view, which nothing else retains.
    withExtendedLifetime(views) {}
  }

  @Test("a superview that computes its margins propagates them")
  func computed() {
    final class Wide: UIView {
      override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40) }
        set { super.layoutMargins = newValue }
      }
    }
    let parent = Wide(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40))
  }
}
