public import Foundation

/// The optional methods of ``UICollectionViewDataSource``, for calls such as `dataSource.numberOfSections?(…)`.
///
/// In Galley, methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UICollectionViewDataSourceCalls {
  let target: any UICollectionViewDataSource

  /// How many sections there are; 1 unless the data source says otherwise.
  public func callAsFunction(in collectionView: UICollectionView) -> Int { target.numberOfSections(in: collectionView) }
  /// The header, footer or other view of a kind, ready to be shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  /// Whether an item may be moved by hand.
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  /// An item was moved by hand: the data has to follow.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  /// The titles of an index beside the content; never asked here.
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    target.indexTitles(for: collectionView)
  }
  /// The item that a title of the index stands for; never asked here.
  public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  { target.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
}

/// Properties that let optional calls compile.
extension UICollectionViewDataSource {
  /// The optional methods with this name; never `nil`.
  public var numberOfSections: UICollectionViewDataSourceCalls? { UICollectionViewDataSourceCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var collectionView: UICollectionViewDataSourceCalls? { UICollectionViewDataSourceCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var indexTitles: UICollectionViewDataSourceCalls? { UICollectionViewDataSourceCalls(target: self) }
}
