import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Heights that Interface Builder recorded (uikit-recorded.md, "Sizes and alignment insets").
@MainActor
struct UIToolbarTests {
  /// Returns a screen of 414 by 896 points with a toolbar across its width.
  private func screen(safeArea: CGFloat) -> (window: UIWindow, root: UIView, bar: UIToolbar) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: safeArea, right: 0)
    let controller = UIViewController()
    let (root, bar) = (UIView(), UIToolbar())
    controller.view = root
    window.rootViewController = controller
    root.addSubview(bar, at: [.leading: 0, .trailing: 0])
    return (window, root, bar)
  }

  private func show(_ window: UIWindow) {
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Returns a screen that shows a toolbar at the safe area's edge.
  private func shown(safeArea: CGFloat) -> (window: UIWindow, bar: UIToolbar) {
    let (window, root, bar) = screen(safeArea: safeArea)
    bar.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor).isActive = true
    show(window)
    return (window, bar)
  }

  @Test("a toolbar on the safe area's edge above a home indicator has 49 points (IB, 112 of 114 such bars)")
  func aboveHomeIndicator() {
    let (window, bar) = shown(safeArea: 34)
    // 896 - 34 - 49.
    #expect(bar.frame == CGRect(x: 0, y: 813, width: 414, height: 49))
    #expect(bar.sizeThatFits(CGSize(width: 414, height: 0)) == CGSize(width: 414, height: 49))
    // Without a home indicator it becomes 44 high again.
    window.deviceSafeAreaInsets.bottom = 0
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 852, width: 414, height: 44))
  }

  @Test("a toolbar at the edge of a screen without a home indicator has 44 points (IB, 6 bars)")
  func withoutHomeIndicator() {
    #expect(shown(safeArea: 0).bar.frame == CGRect(x: 0, y: 852, width: 414, height: 44))
  }

  @Test("a toolbar on another toolbar has 44 points (IB, 00436.xml and 00442.xml)")
  func stacked() {
    let (window, root, lower) = screen(safeArea: 34)
    let upper = UIToolbar()
    root.addSubview(upper, at: [.leading: 0, .trailing: 0])
    lower.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor).isActive = true
    upper.bottomAnchor.constraint(equalTo: lower.topAnchor).isActive = true
    show(window)
    #expect(lower.frame == CGRect(x: 0, y: 813, width: 414, height: 49))
    #expect(upper.frame == CGRect(x: 0, y: 769, width: 414, height: 44))
  }

  /// Our own decision: a toolbar whose top is constrained must not alternate between two heights.
  @Test("a toolbar that is constrained at its top settles")
  func heldByTop() {
    let (window, root, bar) = screen(safeArea: 34)
    bar.topAnchor.constraint(equalTo: root.topAnchor, constant: 896 - 34 - 44).isActive = true
    show(window)
    #expect(bar.frame == CGRect(x: 0, y: 818, width: 414, height: 49))
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bar.frame.height == 49)
  }

  @Test("a search bar's field has 8 points beside it and is 36 high (L)")
  func searchField() {
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    search.layoutIfNeeded()
    #expect(search.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    #expect(search.searchTextField.superview === search)
  }
}
