import Foundation
import UIFoundation

/// A column whose controllers are on the navigation stack of a collapsed interface.
struct StackedColumn {
  let column: UISplitViewController.Column
  /// The column's own navigation controller, which is empty meanwhile, or for the first column has the stack.
  let container: UINavigationController
  /// What the container had on its stack.
  let controllers: [UIViewController]
}

/// The controllers of a split view controller's columns.
@MainActor
struct SplitColumns {
  var style = UISplitViewController.Style.unspecified
  /// Whether only one controller is shown.
  var isCollapsed = false
  /// Whether the view has been in a window, whose size class decides whether the interface is collapsed.
  var isDecided = false
  /// The controller that is shown while the interface is collapsed.
  var collapsed: UIViewController?
  /// With a style, the columns that share a navigation stack while the interface is collapsed, from its root on.
  var stacked: [StackedColumn] = []
  private var controllers: [UISplitViewController.Column: UIViewController] = [:]
  /// The navigation controllers around controllers that were given to a column.
  private var wrappers: [UISplitViewController.Column: UINavigationController] = [:]
  private var button: UIBarButtonItem?

  /// The child in a column: with a style, a navigation controller around the controller that the application has given, unless that
  /// is one.
  subscript(column: UISplitViewController.Column) -> UIViewController? {
    get { wrappers[column] ?? controllers[column] }
    set {
      controllers[column] = newValue
      let isWrapped = style != .unspecified && column != .compact && !(newValue is UINavigationController)
      wrappers[column] = isWrapped ? newValue.map { UINavigationController(rootViewController: $0) } : nil
    }
  }

  /// Returns the controller that the application has given to a column.
  func given(_ column: UISplitViewController.Column) -> UIViewController? { controllers[column] }

  /// Returns whether a controller is the child in a column.
  func contains(_ controller: UIViewController) -> Bool { children.contains { $0 === controller } }

  private var children: [UIViewController] { controllers.keys.compactMap { self[$0] } }

  /// The columns that are beside one another, from the primary edge on, as far as they have controllers.
  var order: [UISplitViewController.Column] {
    [.primary, .supplementary, .secondary].filter { controllers[$0] != nil }
  }

  /// The children in the columns that are beside one another.
  var inOrder: [UIViewController] { order.compactMap { self[$0] } }

  /// Returns the button that shows or hides the primary column.
  mutating func displayModeButton(of split: UISplitViewController) -> UIBarButtonItem {
    if let button { return button }
    let action = UIAction { [weak split] _ in
      guard let split else { return }
      let asked = split.delegate?.targetDisplayModeForAction(in: split) ?? .automatic
      if asked != .automatic { return split.change(to: asked) }
      split.change(to: split.displayMode == .secondaryOnly ? split.mode(ofColumns: 1) : .secondaryOnly)
    }
    let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.leading"), primaryAction: action)
    button = item
    return item
  }
}
