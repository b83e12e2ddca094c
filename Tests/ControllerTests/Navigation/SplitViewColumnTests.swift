import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Three columns, by Apple's documentation of UISplitViewController, its display modes, and its split behaviors. All widths are given.
@MainActor
@Suite(.serialized)
struct SplitViewColumnTests {
  private typealias Column = UISplitViewController.Column
  private let split = UISplitViewController(style: .tripleColumn)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_200, height: 800))
  private let given: [Column: UIViewController] = [
    .primary: UIViewController(), .supplementary: UIViewController(),
    .secondary: UINavigationController(rootViewController: UIViewController()),
  ]

  init() {
    for (column, controller) in given { split.setViewController(controller, for: column) }
    (split.preferredPrimaryColumnWidth, split.preferredSupplementaryColumnWidth) = (200, 300)
    split.traitOverrides.horizontalSizeClass = .regular
    window.rootViewController = split
    window.makeKeyAndVisible()
  }

  private func controllers(_ columns: Column...) -> [UIViewController] { columns.compactMap { given[$0] } }

  /// The left and right edges of a column, or `nil` if it is hidden.
  private func edges(_ column: Column) -> [CGFloat]? {
    window.layoutIfNeeded()
    let controller = given[column]
    guard let view = (controller?.navigationController ?? controller)?.view, !view.isHidden else { return nil }
    return [view.frame.minX, view.frame.maxX]
  }

  @Test(
    "columns are beside the secondary one, over it, or move it aside",
    arguments: [
      (.secondaryOnly, nil, nil, [0, 1_200]), (.oneBesideSecondary, nil, [0, 300], [300, 1_200]),
      (.oneOverSecondary, nil, [0, 300], [0, 1_200]), (.twoBesideSecondary, [0, 200], [200, 500], [500, 1_200]),
      (.twoOverSecondary, [0, 200], [200, 500], [0, 1_200]),
      (.twoDisplaceSecondary, [0, 200], [200, 500], [500, 1_400]),
    ] as [(UISplitViewController.DisplayMode, [CGFloat]?, [CGFloat]?, [CGFloat])])
  func modes(
    mode: UISplitViewController.DisplayMode, primary: [CGFloat]?, supplementary: [CGFloat]?, secondary: [CGFloat]
  ) {
    split.preferredDisplayMode = mode
    #expect(edges(.primary) == primary)
    #expect(edges(.supplementary) == supplementary)
    #expect(edges(.secondary) == secondary)
    #expect(split.displayMode == mode)
    #expect(split.primaryColumnWidth == 200 && split.supplementaryColumnWidth == 300)
  }

  @Test("at the trailing edge, columns are in the opposite order")
  func trailing() {
    split.preferredDisplayMode = .twoBesideSecondary
    split.primaryEdge = .trailing
    #expect(edges(.primary) == [1_000, 1_200])
    #expect(edges(.supplementary) == [700, 1_000])
    #expect(edges(.secondary) == [0, 700])
  }

  @Test(
    "a shown column brings those between it and the secondary one, and a hidden one takes those beyond it",
    arguments: [
      (.tile, .oneBesideSecondary, .twoBesideSecondary), (.overlay, .oneOverSecondary, .twoOverSecondary),
      (.displace, .oneBesideSecondary, .twoDisplaceSecondary),
    ] as [(UISplitViewController.SplitBehavior, UISplitViewController.DisplayMode, UISplitViewController.DisplayMode)])
  func showing(
    behavior: UISplitViewController.SplitBehavior, one: UISplitViewController.DisplayMode,
    two: UISplitViewController.DisplayMode
  ) {
    split.preferredSplitBehavior = behavior
    split.preferredDisplayMode = .secondaryOnly
    split.show(.supplementary)
    #expect(split.displayMode == one)
    split.show(.primary)
    #expect(split.displayMode == two)
    split.hide(.primary)
    #expect(split.displayMode == one)
    split.show(.primary)
    split.hide(.supplementary)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test("a controller that is no navigation controller gets one")
  func wrapping() throws {
    for (column, controller) in given {
      #expect(split.viewController(for: column) === controller)
      let stack = try #require(controller as? UINavigationController ?? controller.navigationController)
      #expect(stack.parent === split)
    }
    let phone = UIViewController()
    split.setViewController(phone, for: .compact)
    #expect(phone.navigationController == nil && split.viewControllers.count == 3)
  }

  @Test("a collapsed interface has all columns on one stack, and gives each its own back")
  func collapsing() throws {
    split.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    let detail = try #require(stack.topViewController)
    #expect(Array(stack.viewControllers.dropLast()) == controllers(.primary, .supplementary))
    stack.popViewController(animated: false)
    split.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(split.viewControllers.count == 3 && stack.viewControllers == controllers(.primary))
    #expect(given[.supplementary]?.navigationController?.viewControllers == controllers(.supplementary))
    // The detail was popped, and is the secondary column's controller all the same.
    #expect((given[.secondary] as? UINavigationController)?.viewControllers == [detail])
  }

  private func collapse() throws -> UINavigationController {
    split.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    return try #require(split.viewControllers.first as? UINavigationController)
  }

  @Test("a column that was popped can be shown again, and its new controller waits until it is")
  func popping() throws {
    let stack = try collapse()
    stack.popToRootViewController(animated: false)
    split.show(.secondary)
    #expect(stack.viewControllers.count == 3)
    stack.popToRootViewController(animated: false)
    let other = UIViewController()
    split.setViewController(other, for: .secondary)
    #expect(stack.viewControllers == controllers(.primary))
    split.show(.secondary)
    #expect(stack.topViewController === other && stack.viewControllers.count == 3)
  }

  @Test("a collapsed interface shows the columns that are left, and the first ones that it gets")
  func columnsLeft() throws {
    _ = try collapse()
    split.setViewController(nil, for: .primary)
    window.layoutIfNeeded()
    #expect(split.viewControllers.first === given[.supplementary]?.navigationController)
    for column in [Column.supplementary, .secondary] { split.setViewController(nil, for: column) }
    #expect(split.viewControllers.isEmpty)
    let new = UIViewController()
    split.setViewController(new, for: .primary)
    window.layoutIfNeeded()
    #expect(new.navigationController?.parent === split && new.navigationController?.view.superview === split.view)
  }

  @Test("a controller for compact windows stays while columns change, and none is pushed")
  func compact() throws {
    let phone = UIViewController()
    split.setViewController(phone, for: .compact)
    split.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(split.viewControllers == [phone])
    split.show(.secondary)
    split.setViewController(UIViewController(), for: .primary)
    #expect(split.viewControllers == [phone] && phone.view.superview === split.view)
    split.setViewController(nil, for: .compact)
    #expect(split.viewControllers.first is UINavigationController)
  }

  @Test("the columns' own controllers survive an application that replaces the whole stack")
  func replacedStack() throws {
    let stack = try collapse()
    let detail = try #require(stack.topViewController)
    stack.setViewControllers([detail], animated: false)
    split.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(stack.viewControllers == controllers(.primary))
    #expect((given[.secondary] as? UINavigationController)?.viewControllers == [detail])
  }
}
