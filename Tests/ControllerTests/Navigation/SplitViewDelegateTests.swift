import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Apple's documentation of UISplitViewControllerDelegate, for controllers with a style.
@MainActor
@Suite(.serialized)
struct SplitViewDelegateTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var calls: [String] = []
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed \(svc.isCollapsed)") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded \(!svc.isCollapsed)") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      calls.append("show")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      calls.append("hide")
    }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("mode \(displayMode.rawValue)") }
  }

  private func split(_ delegate: Delegate, _ sizeClass: UIUserInterfaceSizeClass) -> (UISplitViewController, UIWindow) {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    split.setViewController(UINavigationController(rootViewController: UIViewController()), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
    split.traitOverrides.horizontalSizeClass = sizeClass
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (split, window)
  }

  /// Applications that shall begin with the primary column on a phone return it from this method, so it isn't what is proposed.
  @Test("the stack of a collapsed interface ends with the secondary column, or with the delegate's choice")
  func topColumn() throws {
    for (top, count) in [(nil, 2), (.secondary, 2), (.primary, 1)] as [(UISplitViewController.Column?, Int)] {
      let delegate = Delegate()
      delegate.top = top
      let (split, window) = split(delegate, .compact)
      let stack = try #require(split.viewControllers.first as? UINavigationController)
      let secondary = try #require(split.viewController(for: .secondary))
      #expect(stack === split.viewController(for: .primary) && stack.viewControllers.count == count)
      #expect((stack.topViewController === secondary) == (count == 2))
      #expect(delegate.calls == ["collapsed true"])
      let pushed = UIViewController()
      stack.pushViewController(pushed, animated: false)
      split.traitOverrides.horizontalSizeClass = .regular
      window.layoutIfNeeded()
      #expect(split.viewControllers.count == 2 && delegate.calls == ["collapsed true", "expanded true"])
      // What was pushed onto a column stays on it.
      let own = try #require(secondary.navigationController)
      #expect(own !== stack && own.viewControllers == (count == 2 ? [secondary, pushed] : [secondary]))
      #expect(stack.viewControllers.count == (count == 2 ? 1 : 2))
    }
  }

  @Test("a column that is shown while the interface is collapsed is pushed, and popped when it is hidden")
  func showing() throws {
    let delegate = Delegate()
    delegate.top = .primary
    let (split, window) = split(delegate, .compact)
    try withExtendedLifetime(window) {
      let stack = try #require(split.viewControllers.first as? UINavigationController)
      split.show(.secondary)
      #expect(stack.topViewController === split.viewController(for: .secondary))
      let other = UIViewController()
      split.setViewController(other, for: .secondary)
      #expect(stack.viewControllers.count == 2 && stack.topViewController === other)
      split.hide(.secondary)
      #expect(stack.viewControllers.count == 1 && other.navigationController !== stack)
      split.showDetailViewController(UIViewController(), sender: nil)
      #expect(stack.topViewController === split.viewController(for: .secondary))
    }
  }

  @Test("the delegate is told of columns that are shown and hidden")
  func columns() {
    let delegate = Delegate()
    let (split, window) = split(delegate, .regular)
    withExtendedLifetime(window) {
      split.hide(.primary)
      split.hide(.primary)
      split.show(.primary)
      // The raw values are those of Apple's header: 1 for only the secondary column, 2 for the primary beside it.
      #expect(delegate.calls == ["hide", "mode 1", "hide", "show", "mode 2"])
      #expect(split.splitBehavior == .tile)
    }
  }

  @Test("a column that covers the secondary one leaves its width, and is hidden at first")
  func overlay() {
    let delegate = Delegate()
    let (split, window) = split(delegate, .regular)
    withExtendedLifetime(window) {
      split.preferredSplitBehavior = .overlay
      window.layoutIfNeeded()
      #expect(split.displayMode == .secondaryOnly)
      split.show(.primary)
      window.layoutIfNeeded()
      #expect(split.displayMode == .oneOverSecondary && split.splitBehavior == .overlay)
      #expect(split.viewController(for: .secondary)?.view.frame.width == 1000)
    }
  }
}
