public import Foundation
public import UIViews

/// The optional methods of ``UITableViewDelegate``, for calls such as `delegate.tableView?(…)`.
///
/// In Galley, methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITableViewDelegateCalls {
  let target: any UITableViewDelegate

  /// What the row of a menu is shown by; nil for its cell.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// What the row of a menu that goes is shown by; nil for its cell.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// What is beside a menu is about to be opened.
  public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  /// A menu is about to be shown.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  /// A menu is about to go.
  public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
  /// Whether a long touch on a row shows the menu for cutting and pasting.
  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }
  /// The height of a row, or `UITableView.automaticDimension`.
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    target.tableView(tableView, heightForRowAt: indexPath)
  }
  /// The height of a section's header, or `UITableView.automaticDimension`.
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    target.tableView(tableView, heightForHeaderInSection: section)
  }
  /// The height of a section's footer, or `UITableView.automaticDimension`.
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    target.tableView(tableView, heightForFooterInSection: section)
  }
  /// The height of a row until it is measured.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    target.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }
  /// The height of a section's header until it is measured.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    target.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }
  /// The height of a section's footer until it is measured.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    target.tableView(tableView, estimatedHeightForFooterInSection: section)
  }
  /// The view above a section, in place of its title.
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    target.tableView(tableView, viewForHeaderInSection: section)
  }
  /// The view below a section, in place of its title.
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    target.tableView(tableView, viewForFooterInSection: section)
  }
  /// How many levels a row is indented.
  public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    target.tableView(tableView, indentationLevelForRowAt: indexPath)
  }
  /// A cell is about to be shown.
  public func callAsFunction(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  { target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  /// A header is about to be shown.
  public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }
  /// A footer is about to be shown.
  public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    target.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }
  /// A cell is shown no more.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  /// A header is shown no more.
  public func callAsFunction(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  { target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  /// A footer is shown no more.
  public func callAsFunction(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  { target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  /// Whether a row is highlighted by a touch.
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  /// A row is highlighted.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    target.tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// A row is highlighted no more.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    target.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// The row that is selected by a touch; nil for none.
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    target.tableView(tableView, willSelectRowAt: indexPath)
  }
  /// The row that is selected no more by a touch; nil for none.
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    target.tableView(tableView, willDeselectRowAt: indexPath)
  }
  /// A touch selected a row.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// A touch took a row's selection away.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// A touch reached the button at the end of a row.
  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  /// What a row can be edited by.
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { target.tableView(tableView, editingStyleForRowAt: indexPath) }
  /// The title of the button that confirms a row's deletion.
  public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  /// Whether a row's content makes room for a control while the table is edited.
  public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }
  /// A row is about to be edited.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    target.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  /// A row is edited no more.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    target.tableView(tableView, didEndEditingRowAt: indexPath)
  }
  /// What swiping over a row from its beginning offers.
  public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
  /// What swiping over a row from its end offers, where nothing says `trailingSwipeActionsConfigurationForRowAt`.
  public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { target.tableView(tableView, editActionsForRowAt: indexPath) }
  /// What swiping over a row from its end offers.
  public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
  /// What a long touch on a row offers.
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  /// Whether a row does something when it is touched once while others can be selected.
  public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }
  /// A row that does something was touched.
  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  /// Where a row that is being moved may come to lie.
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }
  /// Whether a row can have the focus.
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canFocusRowAt: indexPath)
  }
  /// Whether the row with the focus is selected.
  public func callAsFunction(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }
  /// The row that has the focus first; nil leaves it to the table.
  public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    target.indexPathForPreferredFocusedView(in: tableView)
  }
  /// Whether two fingers begin a selection of several rows.
  public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  { target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  /// Two fingers have begun a selection of several rows.
  public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
}

/// Properties that let optional calls compile.
extension UITableViewDelegate {
  /// The optional methods with this name; never `nil`.
  public var tableView: UITableViewDelegateCalls? { UITableViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var indexPathForPreferredFocusedView: UITableViewDelegateCalls? { UITableViewDelegateCalls(target: self) }
  /// The method called when a multiple selection with two fingers ends; never `nil`.
  public var tableViewDidEndMultipleSelectionInteraction: ((UITableView) -> Void)? {
    { self.tableViewDidEndMultipleSelectionInteraction($0) }
  }
}
