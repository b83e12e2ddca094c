public import Foundation
import UIFoundation

/// An object that provides a collection view's items and cells.
///
/// Methods that are optional on iOS have default implementations.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the configured cell of an item.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns the number of sections. The default is `1`.
  @discardableResult
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the configured header, footer, or other supplementary view of a kind.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether an item can be moved interactively. The default is `true`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Called when an item was moved interactively. Update the data to match.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Returns the titles of the index beside the content. Galley never calls it.
  @discardableResult
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item for an index title. Galley never calls it. The default is `IndexPath(item: 0, section: 0)`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
}

extension UICollectionViewDataSource {
  /// The default implementation traps, as on iOS.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raiseException(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
        + "\(indexPath.printed)) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:"
        + "withReuseIdentifier:forIndexPath: for the element kind: the data source does not implement it")
  }
  /// The default implementation makes the item return to its original position.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { if self === collectionView.dataSource { collectionView.leavesItemsInPlace = true } }
}
