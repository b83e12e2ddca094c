public import Foundation

/// What what prefetches a collection's data may leave out, as source calls it: `collectionView?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UICollectionViewDataSourcePrefetchingCalls {
  let target: any UICollectionViewDataSourcePrefetching

  /// Items lie ahead in the direction of scrolling, within the height or width of the collection.
  public func callAsFunction(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    target.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }
  /// Items that lay ahead do so no longer, and were not shown.
  public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

/// The names of what what prefetches a collection's data may leave out, as values that source may ask for.
extension UICollectionViewDataSourcePrefetching {
  /// The methods of this name that what prefetches a collection's data may leave out; never nil here.
  public var collectionView: UICollectionViewDataSourcePrefetchingCalls? {
    UICollectionViewDataSourcePrefetchingCalls(target: self)
  }
}
