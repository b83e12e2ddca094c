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
  /// Returns the column to show while the interface is collapsed, given the one that the controller proposes. Called if
  /// the controller has a style. The default is `proposedTopColumn`.
  @discardableResult
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns which columns to show when the interface expands, given what the controller proposes. Called if the
  /// controller has a style. The default is `proposedDisplayMode`.
  @discardableResult
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after the interface has collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the interface has expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called before a column is shown by ``UISplitViewController/show(_:)``.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden by ``UISplitViewController/hide(_:)``.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Called before other columns are shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns which columns the display mode button shows. The default is `.automatic`.
  @discardableResult
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Returns whether the delegate shows a controller in the primary column itself. The default is `false`.
  @discardableResult
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns the controller for the primary column when the interface expands, or `nil` for the one that it had.
  @discardableResult
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Returns the orientations that the controller supports. Never called by Galley. The default is `.all`.
  @discardableResult
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the preferred orientation. Never called by Galley. The default is `.portrait`.
  @discardableResult
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
  /// Called before the user swipes to show a column. Never called by Galley.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called after the user has swiped to show a column. Never called by Galley.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}
