public import Foundation

/// What a collection's data source may leave out, as source calls it: `numberOfSections?(…)`.
///
/// Here nothing is left out: what is not written is the default.
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

/// The names of what a collection's data source may leave out, as values that source may ask for.
extension UICollectionViewDataSource {
  /// The methods of this name that a collection's data source may leave out; never nil here.
  public var numberOfSections: UICollectionViewDataSourceCalls? { UICollectionViewDataSourceCalls(target: self) }
  /// The methods of this name that a collection's data source may leave out; never nil here.
  public var collectionView: UICollectionViewDataSourceCalls? { UICollectionViewDataSourceCalls(target: self) }
  /// The methods of this name that a collection's data source may leave out; never nil here.
  public var indexTitles: UICollectionViewDataSourceCalls? { UICollectionViewDataSourceCalls(target: self) }
}
