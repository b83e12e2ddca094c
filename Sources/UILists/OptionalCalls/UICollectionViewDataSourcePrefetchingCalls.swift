public import Foundation

/// The optional methods of ``UICollectionViewDataSourcePrefetching``, for calls such as `source.collectionView?(…)`.
///
/// In Galley, methods that are not implemented have defaults, so none is missing.
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

/// Properties that let optional calls compile.
extension UICollectionViewDataSourcePrefetching {
  /// The optional methods with this name; never `nil`.
  public var collectionView: UICollectionViewDataSourcePrefetchingCalls? {
    UICollectionViewDataSourcePrefetchingCalls(target: self)
  }
}
