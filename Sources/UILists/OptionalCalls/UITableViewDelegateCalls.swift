public import Foundation
public import UIControllers
public import UIViews

/// The optional methods of ``UITableViewDelegate``, called as in `tableView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UITableViewDelegateCalls {
  let target: any UITableViewDelegate

  /// Returns the height of a row in points, or `UITableView.automaticDimension`.
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    target.tableView(tableView, heightForRowAt: indexPath)
  }
  /// Returns the height of a section's header in points, or `UITableView.automaticDimension`.
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    target.tableView(tableView, heightForHeaderInSection: section)
  }
  /// Returns the height of a section's footer in points, or `UITableView.automaticDimension`.
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    target.tableView(tableView, heightForFooterInSection: section)
  }
  /// Returns the estimated height of a row, in points, used until it is measured.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    target.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }
  /// Returns the estimated height of a section's header, in points, used until it is measured.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    target.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }
  /// Returns the estimated height of a section's footer, in points, used until it is measured.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    target.tableView(tableView, estimatedHeightForFooterInSection: section)
  }
  /// Returns the header view of a section, which replaces its title.
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    target.tableView(tableView, viewForHeaderInSection: section)
  }
  /// Returns the footer view of a section, which replaces its title.
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    target.tableView(tableView, viewForFooterInSection: section)
  }
  /// Returns the indentation level of a row.
  public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    target.tableView(tableView, indentationLevelForRowAt: indexPath)
  }
  /// Called before a cell is shown.
  public func callAsFunction(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  { target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  /// Called before a header is shown.
  public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }
  /// Called before a footer is shown.
  public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    target.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }
  /// Called when a cell is no longer shown.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  /// Called when a header is no longer shown.
  public func callAsFunction(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  { target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  /// Called when a footer is no longer shown.
  public func callAsFunction(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  { target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  /// Returns whether a touch may highlight a row.
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  /// Called when a touch highlighted a row.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    target.tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// Called when a touch no longer highlights a row.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    target.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// Returns the row that a touch selects, or `nil` for none.
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    target.tableView(tableView, willSelectRowAt: indexPath)
  }
  /// Returns the row that a touch deselects, or `nil` for none.
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    target.tableView(tableView, willDeselectRowAt: indexPath)
  }
  /// Called when a touch selected a row.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// Called when a touch deselected a row.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// Called when the detail button of a row sends its action.
  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  /// Returns the editing control of a row.
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { target.tableView(tableView, editingStyleForRowAt: indexPath) }
  /// Returns the title of the button that confirms a row's deletion.
  public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  /// Returns whether a row's content is indented during editing.
  public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }
  /// Called before a row is edited.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    target.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  /// Called when the editing of a row ended.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    target.tableView(tableView, didEndEditingRowAt: indexPath)
  }
  /// Returns the leading swipe actions of a row.
  public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
  /// Returns the trailing swipe actions of a row if `trailingSwipeActionsConfigurationForRowAt` isn't implemented.
  public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { target.tableView(tableView, editActionsForRowAt: indexPath) }
  /// Returns the trailing swipe actions of a row.
  public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
  /// Returns the context menu for a row.
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  /// Returns the preview of a menu's row while the menu opens, or `nil` for its cell.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Returns the preview of a menu's row while the menu closes, or `nil` for its cell.
  public func callAsFunction(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Called before a menu's preview is opened.
  public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  /// Called before a menu is shown.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  /// Called before a menu closes.
  public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
  /// Returns whether a long press on a row shows the edit menu.
  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }
  /// Returns whether a touch on a row performs its primary action.
  public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }
  /// Called when a touch performed a row's primary action.
  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  /// Returns the destination of a row's move, given the proposed one.
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }
  /// Returns whether a row can be focused.
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canFocusRowAt: indexPath)
  }
  /// Returns whether focusing a row selects it.
  public func callAsFunction(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }
  /// Returns whether a two-finger gesture may select rows.
  public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  { target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  /// Called when a two-finger gesture began to select rows.
  public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// Returns the row that should be focused first, or `nil` to let the table view choose.
  public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    target.indexPathForPreferredFocusedView(in: tableView)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UITableViewDelegate {
  /// The optional methods with this name; never `nil`.
  public var tableView: UITableViewDelegateCalls? { UITableViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var indexPathForPreferredFocusedView: UITableViewDelegateCalls? { UITableViewDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  public var tableViewDidEndMultipleSelectionInteraction: ((UITableView) -> Void)? {
    { self.tableViewDidEndMultipleSelectionInteraction($0) }
  }
}
