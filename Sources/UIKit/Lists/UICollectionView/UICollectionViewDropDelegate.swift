public import Foundation
import UIFoundation

/// An object that handles drops on a collection view. Galley has no input, so it never calls it.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Handles a drop, by inserting the items that the coordinator provides.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

  // Optional methods: `make generate` writes default implementations.

  /// Returns whether the delegate can handle the items of a session. The default is `true`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drop session enters the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns how a drop at the current position would be handled. The default is
  /// `UICollectionViewDropProposal(operation: .cancel)`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when a drop session leaves the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drop session ended.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the shape of a dropped cell's preview, or `nil` for the whole cell.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}
