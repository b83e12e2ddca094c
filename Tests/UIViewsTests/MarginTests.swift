import Foundation
import Testing
import UIFoundation

@testable import UIViews

/// uikit.md, "Margins, guides, safe area".
@MainActor
struct MarginTests {
  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
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

  @Test("what hangs on the margins guide follows the margins")
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

  @Test("a view that preserves its superview's margins takes the larger of its own and the overlap")
  func preserving() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    parent.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
    child.frame.origin = CGPoint(x: 200, y: 200)
    // Right: 70 less no room; bottom: 60.
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 60, right: 70))
    parent.layoutMargins.right = 90
    #expect(child.layoutMargins.right == 90)
  }

  @Test("the safe area reaches into the views below it, and adds to the margins")
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

  @Test("margin attributes are those of the margins, centres included")
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

  @Test("a change of the margins is announced once")
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
}
