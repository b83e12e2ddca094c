public import Foundation

/// An object that provides heights, headers, and footers, and is notified of a table view's events.
///
/// Methods that are optional on iOS have default implementations. A table that behaves differently on iOS when a method
/// is missing does so here: the default implementations report to it. Galley has no input, so it never calls the
/// methods about touches, focus, and menus.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Optional methods: `make generate` writes default implementations and optional calls.

  // MARK: - Heights, headers, and footers

  /// Returns the height of a row in points, or `UITableView.automaticDimension`. The default is the table's
  /// `rowHeight`.
  @discardableResult
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  // default: tableView.defaultAnswer(.rowHeight, of: self, tableView.rowHeight)
  /// Returns the height of a section's header in points, or `UITableView.automaticDimension`. The default is the
  /// table's `sectionHeaderHeight`.
  @discardableResult
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  // default: tableView.defaultAnswer(.headerHeight, of: self, tableView.sectionHeaderHeight)
  /// Returns the height of a section's footer in points, or `UITableView.automaticDimension`. The default is the
  /// table's `sectionFooterHeight`.
  @discardableResult
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  // default: tableView.defaultAnswer(.footerHeight, of: self, tableView.sectionFooterHeight)
  /// Returns the estimated height of a row, in points, used until it is measured. The default is the table's
  /// `estimatedRowHeight`.
  @discardableResult
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  // default: tableView.defaultAnswer(.estimatedRowHeight, of: self, tableView.estimatedRowHeight)
  /// Returns the estimated height of a section's header, in points, used until it is measured. The default is the
  /// table's `estimatedSectionHeaderHeight`.
  @discardableResult
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  // default: tableView.defaultAnswer(.estimatedHeaderHeight, of: self, tableView.estimatedSectionHeaderHeight)
  /// Returns the estimated height of a section's footer, in points, used until it is measured. The default is the
  /// table's `estimatedSectionFooterHeight`.
  @discardableResult
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  // default: tableView.defaultAnswer(.estimatedFooterHeight, of: self, tableView.estimatedSectionFooterHeight)
  /// Returns the header view of a section, which replaces its title.
  @discardableResult
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the footer view of a section, which replaces its title.
  @discardableResult
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Returns the indentation level of a row. The default implementation preserves the cell's own level.
  @discardableResult
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  // default: tableView.defaultAnswer(.indentationLevel, of: self, 0)

  // MARK: - Displayed views

  /// Called before a cell is shown.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a header is shown.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a footer is shown.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called when a cell is no longer shown.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a header is no longer shown.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called when a footer is no longer shown.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: - Highlighting and selection

  /// Returns whether a touch may highlight a row. The default is `true`.
  @discardableResult
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a touch highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a touch no longer highlights a row.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row that a touch selects, or `nil` for none. The default is `indexPath`.
  @discardableResult
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row that a touch deselects, or `nil` for none. The default is `indexPath`.
  @discardableResult
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when a touch selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called when a touch deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Called when the detail button of a row sends its action.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // MARK: - Editing

  /// Returns the editing control of a row. The default is `.delete`.
  @discardableResult
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// Returns the title of the button that confirms a row's deletion.
  @discardableResult
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// Returns whether a row's content is indented during editing. The default is `true`.
  @discardableResult
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Called before a row is edited.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when the editing of a row ended.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  // MARK: - Swipe actions

  /// Returns the leading swipe actions of a row.
  @discardableResult
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the trailing swipe actions of a row if `trailingSwipeActionsConfigurationForRowAt` isn't implemented.
  @discardableResult
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  /// Returns the trailing swipe actions of a row.
  @discardableResult
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  // MARK: - Menus

  /// Returns the context menu for a row.
  @discardableResult
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview of a menu's row while the menu opens, or `nil` for its cell.
  @discardableResult
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview of a menu's row while the menu closes, or `nil` for its cell.
  @discardableResult
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called before a menu's preview is opened.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a menu is shown.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a menu closes.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Returns whether a long press on a row shows the edit menu. The default is `false`.
  @discardableResult
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row's edit menu has an action. The default is `false`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// Performs an action of a row's edit menu.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)

  // MARK: - Primary action

  /// Returns whether a touch on a row performs its primary action. The default is `!tableView.isEditing`.
  @discardableResult
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Called when a touch performed a row's primary action.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  // MARK: - Moves and focus

  /// Returns the destination of a row's move, given the proposed one. The default is `proposedDestinationIndexPath`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns whether a row can be focused. The default is `true`.
  @discardableResult
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether focusing a row selects it. The default is `tableView.selectionFollowsFocus`.
  @discardableResult
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  /// Returns the row that should be focused first, or `nil` to let the table view choose.
  @discardableResult
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  // MARK: - Multiple selection

  /// Returns whether a two-finger gesture may select rows. The default is `false`.
  @discardableResult
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Called when a two-finger gesture began to select rows.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when a two-finger gesture finished selecting rows.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
}
