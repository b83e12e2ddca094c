public import Foundation

/// The methods of a split view controller's delegate.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns whether the delegate has collapsed the interface itself. Otherwise the secondary controller is pushed onto the
  /// primary one's navigation stack, if it has one. The default is `false`.
  @discardableResult
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the controller for the secondary column when the interface expands, or `nil` for the one that it had.
  @discardableResult
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the controller to show while the interface is collapsed, or `nil` for the primary one.
  @discardableResult
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Returns whether the delegate shows a controller in the secondary column itself. The default is `false`.
  @discardableResult
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}
