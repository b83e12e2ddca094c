public import Foundation
public import UIViews

/// The optional methods of ``UICollectionViewDelegate``, for calls such as `delegate.collectionView?(…)`.
///
/// In Galley, methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UICollectionViewDelegateCalls {
  let target: any UICollectionViewDelegate

  /// Whether a finger may highlight an item.
  public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }
  /// A finger has highlighted an item.
  public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  /// A finger has left an item.
  public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  /// Whether a finger may select an item.
  public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }
  /// Whether a finger may take an item's selection away.
  public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }
  /// A finger has selected an item.
  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didSelectItemAt: indexPath)
  }
  /// A finger has taken an item's selection away.
  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  /// A cell is about to be shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  /// A supplementary view is about to be shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }
  /// A cell is shown no more.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  /// A supplementary view is shown no more.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }
  /// Where the content lies after updates or a change of the layout.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
  /// The place to which an item that is moved by hand goes, once more: from where its movement has begun, and from where it is now.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// The place to which an item that is moved by hand goes.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// The layout between two others while somebody's hand passes from the one to the other.
  public func callAsFunction(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
  /// Whether the focus may go elsewhere.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { target.collectionView(collectionView, shouldUpdateFocusIn: context) }
  /// The focus has gone elsewhere.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
  /// The item that would like to have the focus.
  public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    target.indexPathForPreferredFocusedView(in: collectionView)
  }
  /// Whether an item is selected by having the focus.
  public func callAsFunction(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  { target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
  /// Whether two fingers that move over items may select them.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  /// Two fingers have begun to select items.
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  /// Whether an item may have the focus.
  public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, canFocusItemAt: indexPath)
  }
  /// Whether an item may be edited.
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, canEditItemAt: indexPath)
  }
  /// The menu of the items at a point.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }
  /// The menu of an item at a point.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }
  /// Whether an item does something when it is touched once while others can be selected.
  public func callAsFunction(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  { target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  /// An item was touched to do something.
  public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }
}

/// Properties that let optional calls compile.
extension UICollectionViewDelegate {
  /// The optional methods with this name; never `nil`.
  public var collectionView: UICollectionViewDelegateCalls? { UICollectionViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var indexPathForPreferredFocusedView: UICollectionViewDelegateCalls? {
    UICollectionViewDelegateCalls(target: self)
  }
  /// The method called when a multiple selection with two fingers ends; never `nil`.
  public var collectionViewDidEndMultipleSelectionInteraction: ((UICollectionView) -> Void)? {
    { self.collectionViewDidEndMultipleSelectionInteraction($0) }
  }
}
