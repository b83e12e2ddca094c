import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The rules are those of Apple's documentation of UISplitViewController: a fraction of the width between a minimum and
/// a maximum, and one controller in compact widths.
@MainActor
@Suite(.serialized)
struct SplitViewControllerTests {
  private final class Discarding: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  private final class Counting: NSObject, UISplitViewControllerDelegate {
    var (collapses, separations) = (0, 0)

    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      collapses += 1
      return false
    }

    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      separations += 1
      return nil
    }
  }

  private func window(
    _ split: UISplitViewController, _ size: CGSize, _ sizeClass: UIUserInterfaceSizeClass = .regular
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    split.traitOverrides.horizontalSizeClass = sizeClass
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func split() -> (UISplitViewController, primary: UINavigationController, secondary: UIViewController) {
    let split = UISplitViewController()
    let (primary, secondary) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
    split.viewControllers = [primary, secondary]
    return (split, primary, secondary)
  }

  /// 0.25 of 1,024 is 256.
  @Test(
    "the primary column has a fraction of the width, within its limits",
    arguments: [
      (0.25, nil, nil, 256), (0.25, 300, nil, 300), (0.5, nil, 400, 400), (0.5, nil, nil, 320), (0.1, nil, nil, 102.4),
    ] as [(CGFloat, CGFloat?, CGFloat?, CGFloat)])
  func widths(fraction: CGFloat, minimum: CGFloat?, maximum: CGFloat?, width: CGFloat) {
    let (split, primary, secondary) = split()
    split.preferredPrimaryColumnWidthFraction = fraction
    if let minimum { split.minimumPrimaryColumnWidth = minimum }
    if let maximum { split.maximumPrimaryColumnWidth = maximum }
    let window = window(split, CGSize(width: 1_024, height: 768))
    #expect(split.primaryColumnWidth == width && !split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: width, height: 768))
    #expect(secondary.view.frame == CGRect(x: width, y: 0, width: 1_024 - width, height: 768))
    _ = window
  }

  @Test("the primary column can be hidden, over the secondary one, or at the trailing edge")
  func modes() {
    let (split, primary, secondary) = split()
    let window = window(split, CGSize(width: 768, height: 1_024))
    let full = CGRect(x: 0, y: 0, width: 768, height: 1_024)
    #expect(split.displayMode == .secondaryOnly && primary.view.isHidden && secondary.view.frame == full)
    split.preferredDisplayMode = .oneOverSecondary
    window.layoutIfNeeded()
    #expect(!primary.view.isHidden && secondary.view.frame == full && primary.view.frame.width < 400)
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredPrimaryColumnWidth = 200
    split.primaryEdge = .trailing
    window.layoutIfNeeded()
    #expect(primary.view.frame == CGRect(x: 568, y: 0, width: 200, height: 1_024))
    #expect(secondary.view.frame == CGRect(x: 0, y: 0, width: 568, height: 1_024))
    split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
    window.layoutIfNeeded()
    #expect(primary.view.isHidden && split.displayMode == .secondaryOnly)
  }

  @Test("in a compact width, the secondary controller is on the primary one's stack, and returns when it expands")
  func collapsing() {
    let (split, primary, secondary) = split()
    let window = window(split, CGSize(width: 375, height: 667), .compact)
    #expect(split.isCollapsed && split.viewControllers == [primary])
    #expect(primary.viewControllers.count == 2 && primary.topViewController === secondary)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    window.frame.size = CGSize(width: 1_000, height: 667)
    split.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(!split.isCollapsed && primary.viewControllers.count == 1 && secondary.parent === split)
    #expect(secondary.view.frame.minX == primary.view.frame.maxX && secondary.view.frame.maxX == 1_000)
    split.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(split.isCollapsed && primary.topViewController === secondary)
  }

  @Test("a delegate can keep the secondary controller from the stack")
  func delegate() {
    let (split, primary, _) = split()
    let delegate = Discarding()
    split.delegate = delegate
    let window = window(split, CGSize(width: 375, height: 667), .compact)
    #expect(split.isCollapsed && primary.viewControllers.count == 1)
    _ = window
  }

  @Test("the delegate is asked only for the size class of the window", arguments: [false, true])
  func delegateCalls(isCompact: Bool) {
    let (split, primary, secondary) = split()
    let delegate = Counting()
    split.delegate = delegate
    split.loadViewIfNeeded()
    split.view.layoutIfNeeded()
    #expect(!split.isCollapsed && delegate.collapses == 0)
    #expect(primary.parent === split && secondary.parent === split)
    let window = window(split, CGSize(width: 1_000, height: 700), isCompact ? .compact : .regular)
    #expect(split.isCollapsed == isCompact)
    #expect(delegate.collapses == (isCompact ? 1 : 0) && delegate.separations == 0)
    #expect((primary.topViewController === secondary) == isCompact)
    _ = window
  }

  @Test("a controller without columns is laid out once", arguments: [false, true])
  func empty(isCompact: Bool) {
    final class Counted: UISplitViewController {
      var layouts = 0
      override func viewDidLayoutSubviews() { layouts += 1 }
    }
    let split = Counted()
    let window = window(split, CGSize(width: 1_000, height: 700), isCompact ? .compact : .regular)
    let count = split.layouts
    #expect(count <= 2 && split.isCollapsed == isCompact)
    split.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(split.layouts == count + 1)
    let late = UIViewController()
    split.viewControllers = [late]
    window.layoutIfNeeded()
    #expect(late.view.window === window && late.parent === split)
  }

  /// A controller whose view is shown has a parent (UIViewController, "Implementing a Container View Controller").
  @Test("columns can exchange their controllers", arguments: [false, true])
  func exchanging(isCompact: Bool) {
    let (split, first, second) = split()
    let window = window(split, CGSize(width: 1_000, height: 700), isCompact ? .compact : .regular)
    split.viewControllers = [second, first]
    window.layoutIfNeeded()
    #expect(split.viewController(for: .primary) === second && split.viewController(for: .secondary) === first)
    #expect(second.parent === split && second.view.superview === split.view)
    if !isCompact {
      #expect(split.viewControllers == [second, first] && first.parent === split)
      #expect(second.view.frame.minX == 0 && first.view.frame.minX == second.view.frame.maxX)
      #expect(!first.view.isHidden && first.view.frame.maxX == 1_000)
    }
    let third = UIViewController()
    split.viewControllers = [second, third]
    split.viewControllers = [third, UIViewController()]
    window.layoutIfNeeded()
    #expect(third.parent === split && third.view.superview === split.view)
    #expect(second.parent == nil && first.parent == nil && first.viewIfLoaded?.superview == nil)
    #expect(split.children.count == 2)
  }

  @Test("a hidden primary controller is visible as the secondary one")
  func exchangingHidden() {
    let (split, first, second) = split()
    let window = window(split, CGSize(width: 700, height: 1_000))
    #expect(first.view.isHidden)
    split.viewControllers = [second, first]
    window.layoutIfNeeded()
    #expect(!first.view.isHidden && second.view.isHidden && first.view.frame.width == 700)
  }

  @Test("a detail replaces the secondary controller, or is pushed onto the stack of a collapsed interface")
  func details() {
    for sizeClass in [UIUserInterfaceSizeClass.regular, .compact] {
      let (split, primary, secondary) = split()
      let window = window(split, CGSize(width: 1_000, height: 700), sizeClass)
      let detail = UIViewController()
      #expect(primary.viewControllers[0].splitViewController === split)
      primary.viewControllers[0].showDetailViewController(detail, sender: nil)
      window.layoutIfNeeded()
      if sizeClass == .regular {
        #expect(split.viewController(for: .secondary) === detail && secondary.parent == nil)
        #expect(detail.view.frame.maxX == 1_000 && secondary.viewIfLoaded?.superview == nil)
      } else {
        #expect(primary.topViewController === detail)
      }
    }
  }

  /// 0.25 of 1,000 is 250, between 200 and 400.
  @Test("a storyboard gives the columns their controllers and widths")
  func document() throws {
    let storyboard = UIStoryboard(name: "NibSegues", bundle: nil)
    let split = try #require(
      storyboard.instantiateViewController(withIdentifier: "split") as? UISplitViewController)
    let window = window(split, CGSize(width: 1_000, height: 700))
    #expect(split.viewController(for: .primary) is UINavigationController)
    let detail = try #require(split.viewController(for: .secondary) as? NibItemController)
    #expect(split.primaryColumnWidth == 250)
    #expect(detail.view.frame == CGRect(x: 250, y: 0, width: 750, height: 700))
    _ = window
  }

  @Test("without a style, no column is pushed onto the stack of a collapsed interface")
  func showingWithoutStyle() {
    let (split, primary, secondary) = split()
    let window = window(split, CGSize(width: 375, height: 667), .compact)
    withExtendedLifetime(window) {
      split.show(.secondary)
      #expect(primary.viewControllers.count == 2 && primary.topViewController === secondary)
    }
  }
}
