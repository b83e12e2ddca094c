public import Foundation
import UIFoundation

/// An object that provides the items of drags from a collection view. Galley has no input, so it never calls it.
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins at a cell; empty for no drag.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]

  // Optional methods: `make generate` writes default implementations.

  /// Returns the items that a touch on another cell adds to a drag. The default is `[]`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns the shape of a dragged cell's preview, or `nil` for the whole cell.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before a drag begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called when a drag ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the drag may move items. The default is `true`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the items can be dropped only in the same app. The default is `false`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// The drag and drop delegates of a collection view.
@MainActor
struct CollectionDragging {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
}

extension UICollectionView {
  /// The drag delegate. It is a weak reference, and is never called.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging.dragDelegate }
    set { dragging.dragDelegate = newValue }
  }
  /// The drop delegate. It is a weak reference, and is never called.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging.dropDelegate }
    set { dragging.dropDelegate = newValue }
  }
  /// Whether a drag from the collection view is active; always `false`.
  public var hasActiveDrag: Bool { false }
  /// Whether a drop on the collection view is active; always `false`.
  public var hasActiveDrop: Bool { false }
}
