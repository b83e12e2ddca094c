public import Foundation

/// An object that is notified of a collection view's events and controls selection.
///
/// Methods that are optional on iOS have default implementations. Galley has no input, so it never calls the methods
/// about touches, focus, and menus. They exist so that implementations compile and can be called.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // Optional methods: `make generate` writes default implementations and optional calls.

  // MARK: - Highlighting and selection

  /// Returns whether a touch may highlight an item. The default is `true`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Called when a touch highlighted an item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called when a touch no longer highlights an item.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether a touch may select an item. The default is `true`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Returns whether a touch may deselect an item. The default is `true`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called when a touch selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when a touch deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  // MARK: - Displayed views

  /// Called before a cell is shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called before a supplementary view is shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called when a cell is no longer shown.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called when a supplementary view is no longer shown.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // MARK: - Offsets, moves, and transitions

  /// Returns the content offset after updates or a layout change. The default is `proposedContentOffset`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Returns the destination of an interactive move, given its original, current, and proposed index paths. The default
  /// implementation calls the method without a current index path.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  // default: self.collectionView(
  //   collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  /// Returns the destination of an interactive move, given its original and proposed index paths. The default is
  /// `proposedIndexPath`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the layout for an interactive transition between two layouts. The default is a layout that interpolates
  /// between both.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  // default: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)

  // MARK: - Focus

  /// Returns whether the focus may change. The default is `true`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// Called when the focus changed.
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the item that should be focused first.
  @discardableResult
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Returns whether focusing an item selects it. The default is `collectionView.selectionFollowsFocus`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool

  // MARK: - Multiple selection

  /// Returns whether a two-finger gesture may select items. The default is `false`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when a two-finger gesture began to select items.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when a two-finger gesture finished selecting items.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // MARK: - Focusable and editable items

  /// Returns whether an item can be focused. The default is `true`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Returns whether an item can be edited. The default is `false`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

  // MARK: - Menus

  /// Returns the context menu for items at a point.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the context menu for an item at a point.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview of an item while its menu opens, or `nil` for its cell.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the preview of an item while its menu closes, or `nil` for its cell.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the preview of a menu's item while the menu opens, or `nil` for its cell.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview of a menu's item while the menu closes, or `nil` for its cell.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called before a menu's preview is opened.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a menu is shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a menu closes.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Returns whether a long press on an item shows the edit menu. The default is `false`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  /// Returns whether an item's edit menu has an action. The default is `false`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs an action of an item's edit menu.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)

  // MARK: - Primary action

  /// Returns whether a touch on an item performs its primary action. The default is `!collectionView.isEditing`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when a touch performed an item's primary action.
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Returns whether an item is activated while something is dragged over it. The default is `true`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}
