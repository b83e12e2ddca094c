public import Foundation
public import UIControllers
public import UIViews

/// The optional methods of ``UICollectionViewDelegate``, called as in `collectionView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UICollectionViewDelegateCalls {
  let target: any UICollectionViewDelegate

  /// Returns whether a touch may highlight an item.
  public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }
  /// Called when a touch highlighted an item.
  public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  /// Called when a touch no longer highlights an item.
  public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  /// Returns whether a touch may select an item.
  public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }
  /// Returns whether a touch may deselect an item.
  public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }
  /// Called when a touch selected an item.
  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didSelectItemAt: indexPath)
  }
  /// Called when a touch deselected an item.
  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  /// Called before a cell is shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  /// Called before a supplementary view is shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }
  /// Called when a cell is no longer shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  /// Called when a supplementary view is no longer shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }
  /// Returns the content offset after updates or a layout change.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
  /// Returns the destination of an interactive move, given its original, current, and proposed index paths.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the destination of an interactive move, given its original and proposed index paths.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the layout for an interactive transition between two layouts.
  public func callAsFunction(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
  /// Returns whether the focus may change.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { target.collectionView(collectionView, shouldUpdateFocusIn: context) }
  /// Called when the focus changed.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
  /// Returns whether focusing an item selects it.
  public func callAsFunction(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  { target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
  /// Returns whether a two-finger gesture may select items.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  /// Called when a two-finger gesture began to select items.
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  /// Returns whether an item can be focused.
  public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, canFocusItemAt: indexPath)
  }
  /// Returns whether an item can be edited.
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, canEditItemAt: indexPath)
  }
  /// Returns the context menu for items at a point.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }
  /// Returns the context menu for an item at a point.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }
  /// Returns the preview of an item while its menu opens, or `nil` for its cell.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    target.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }
  /// Returns the preview of an item while its menu closes, or `nil` for its cell.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    target.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }
  /// Returns the preview of a menu's item while the menu opens, or `nil` for its cell.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Returns the preview of a menu's item while the menu closes, or `nil` for its cell.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Called before a menu's preview is opened.
  public func callAsFunction(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { target.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  /// Called before a menu is shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }
  /// Called before a menu closes.
  public func callAsFunction(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
  /// Returns whether a long press on an item shows the edit menu.
  public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }
  /// Returns whether a touch on an item performs its primary action.
  public func callAsFunction(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  { target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  /// Called when a touch performed an item's primary action.
  public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }
  /// Returns the item that should be focused first.
  public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    target.indexPathForPreferredFocusedView(in: collectionView)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UICollectionViewDelegate {
  /// The optional methods with this name; never `nil`.
  public var collectionView: UICollectionViewDelegateCalls? { UICollectionViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var indexPathForPreferredFocusedView: UICollectionViewDelegateCalls? {
    UICollectionViewDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  public var collectionViewDidEndMultipleSelectionInteraction: ((UICollectionView) -> Void)? {
    { self.collectionViewDidEndMultipleSelectionInteraction($0) }
  }
}
