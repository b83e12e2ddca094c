public import Foundation
import UIFoundation

/// A view controller whose view contains a collection view, with the controller as data source and delegate.
///
/// As on iOS, the class implements every method of the protocols that it adopts, so that subclasses override those they
/// need.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let layout: UICollectionViewLayout
  private var ownCollection: UICollectionView?

  // MARK: - Creating a controller

  /// Creates a controller whose collection view has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view has a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller whose collection view has a flow layout, with the values of a document of Interface Builder.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    coder.apply(to: self, of: UICollectionViewController.self)
  }

  // MARK: - Collection view

  // Implicitly unwrapped as in UIKit, so that source compiles without unwrapping it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view. By default, it is created with the view, and the controller is its data source and delegate.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection
    }
    set {
      ownCollection?.removeFromSuperview()
      ownCollection = newValue
      guard let newValue else { return }
      connectCollectionView(newValue)
      if isViewLoaded { fill(view, with: newValue) }
    }
  }
  /// The layout that the controller was created with, or that of a collection view from a nib.
  open var collectionViewLayout: UICollectionViewLayout {
    nibLink == nil ? layout : collectionView?.collectionViewLayout ?? layout
  }
  /// Whether selected items are deselected before the view appears. The default is `true`.
  open var clearsSelectionOnViewWillAppear = true
  /// Stored for source compatibility; has no effect.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Stored for source compatibility; has no effect.
  open var installsStandardGestureForInteractiveMovement = true

  private func connectCollectionView(_ collection: UICollectionView) {
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  private func fill(_ view: UIView, with collection: UICollectionView) {
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(collection, at: 0)
  }

  // MARK: - Overridden controller behavior

  /// Loads the collection view from a nib, or else creates the view with the collection view inside.
  open override func loadView() {
    if loadFromNib() {
      ownCollection = viewIfLoaded as? UICollectionView
      if let ownCollection { connectCollectionView(ownCollection) }
      return
    }
    let around = UIView(frame: UIScreen.main.bounds)
    let collection = ownCollection ?? UICollectionView(frame: around.bounds, collectionViewLayout: layout)
    ownCollection = collection
    connectCollectionView(collection)
    fill(around, with: collection)
    view = around
  }

  /// Deselects all items if ``clearsSelectionOnViewWillAppear`` is `true`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: - Items

  /// Returns the number of items in a section. The default implementation returns 0.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Returns the configured cell of an item. The default implementation traps; a subclass with items overrides it.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raiseException("\(type(of: self)) has items and does not override collectionView(_:cellForItemAt:)")
  }
  /// Returns a configured supplementary view. The default implementation traps; a subclass with such views overrides
  /// it.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    // The class that a document names may be missing, so that its base class shows the scene.
    if nibLink != nil, type(of: self) == UICollectionViewController.self {
      let identifier = collectionView.nibSupplements[kind] ?? "UICollectionViewController.empty"
      if collectionView.nibSupplements[kind] == nil {
        collectionView.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }
    raiseException(
      "\(type(of: self)) has views of kind \(kind) and does not override "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }
  /// Called when an item was moved interactively. The default implementation makes it return to its original position.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionView.leavesItemsInPlace = true }

  // `make generate` writes the rest: UICollectionViewDataSource, UICollectionViewDelegate, UIScrollViewDelegate

  // MARK: - UICollectionViewDataSource

  /// Returns the number of sections. The default is `1`.
  @discardableResult
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns whether an item can be moved interactively. The default is `true`.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  /// Returns the titles of the index beside the content. Galley never calls it. The default implementation returns
  /// `nil`.
  @discardableResult
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the item for an index title. Galley never calls it. The default is `IndexPath(item: 0, section: 0)`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  // MARK: - UICollectionViewDelegate

  /// Returns whether a touch may highlight an item. The default is `true`.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Called when a touch highlighted an item. The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Called when a touch no longer highlights an item. The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns whether a touch may select an item. The default is `true`.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether a touch may deselect an item. The default is `true`.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Called when a touch selected an item. The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Called when a touch deselected an item. The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Called before a cell is shown. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Called before a supplementary view is shown. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called when a cell is no longer shown. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Called when a supplementary view is no longer shown. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Returns the content offset after updates or a layout change. The default is `proposedContentOffset`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the destination of an interactive move, given its original, current, and proposed index paths. The default
  /// implementation calls the method without a current index path.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the destination of an interactive move, given its original and proposed index paths. The default is
  /// `proposedIndexPath`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Returns the layout for an interactive transition between two layouts. The default is a layout that interpolates
  /// between both.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// Returns whether the focus may change. The default is `true`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Called when the focus changed. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns the item that should be focused first. The default implementation returns `nil`.
  @discardableResult
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// Returns whether focusing an item selects it. The default is `collectionView.selectionFollowsFocus`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }
  /// Returns whether a two-finger gesture may select items. The default is `false`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when a two-finger gesture began to select items. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when a two-finger gesture finished selecting items. The default implementation does nothing.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// Returns whether an item can be focused. The default is `true`.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether an item can be edited. The default is `false`.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { false }
  /// Returns the context menu for items at a point. The default implementation returns `nil`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the context menu for an item at a point. The default implementation returns `nil`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview of an item while its menu opens, or `nil` for its cell. The default implementation returns
  /// `nil`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of an item while its menu closes, or `nil` for its cell. The default implementation returns
  /// `nil`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of a menu's item while the menu opens, or `nil` for its cell. The default implementation
  /// returns `nil`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of a menu's item while the menu closes, or `nil` for its cell. The default implementation
  /// returns `nil`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before a menu's preview is opened. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called before a menu is shown. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before a menu closes. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns whether a long press on an item shows the edit menu. The default is `false`.
  @discardableResult
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Returns whether an item's edit menu has an action. The default is `false`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Performs an action of an item's edit menu. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Returns whether a touch on an item performs its primary action. The default is `!collectionView.isEditing`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Called when a touch performed an item's primary action. The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  /// Returns whether an item is activated while something is dragged over it. The default is `true`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  // MARK: - UIScrollViewDelegate

  /// Called after the content offset has changed. The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called after the zoom scale has changed. The default implementation does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called before the user starts to scroll, which never happens in Galley. The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called before the user stops dragging, which never happens in Galley. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The speed of scrolling, in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling will stop, which can be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset
  ) {}
  /// Called after the user has stopped dragging, which never happens in Galley. The default implementation does
  /// nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called before scrolling starts to decelerate, which never happens in Galley. The default implementation does
  /// nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called after scrolling has decelerated to a stop, which never happens in Galley. The default implementation does
  /// nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after a scroll that was requested with animation, which is immediate. The default implementation does
  /// nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view to zoom, or `nil` if the content can't be zoomed. The default implementation returns `nil`.
  @discardableResult
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before an animated zoom. The default implementation does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after an animated zoom. The default implementation does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Returns whether a tap on the status bar scrolls to the top. Never called by Galley. The default is `true`.
  @discardableResult
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called after a tap on the status bar has scrolled to the top, which never happens in Galley. The default
  /// implementation does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called after the adjusted content insets have changed. The default implementation does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
