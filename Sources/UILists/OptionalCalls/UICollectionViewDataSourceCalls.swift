public import Foundation

/// The optional methods of ``UICollectionViewDataSource``, called as in `numberOfSections?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UICollectionViewDataSourceCalls {
  let target: any UICollectionViewDataSource

  /// Returns the number of sections. The default is 1.
  public func callAsFunction(in collectionView: UICollectionView) -> Int { target.numberOfSections(in: collectionView) }
  /// Returns the configured header, footer, or other supplementary view of a kind.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  /// Returns whether an item can be moved interactively.
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  /// Called when an item was moved interactively. Update the data to match.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  /// Returns the item for an index title. Galley never calls it.
  public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  { target.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
  /// Returns the titles of the index beside the content. Galley never calls it.
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    target.indexTitles(for: collectionView)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UICollectionViewDataSource {
  /// The optional methods with this name; never `nil`.
  public var numberOfSections: UICollectionViewDataSourceCalls? { UICollectionViewDataSourceCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var collectionView: UICollectionViewDataSourceCalls? { UICollectionViewDataSourceCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var indexTitles: UICollectionViewDataSourceCalls? { UICollectionViewDataSourceCalls(target: self) }
}
