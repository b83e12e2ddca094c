public import Foundation

/// The optional methods of ``UICollectionViewDataSourcePrefetching``, for calls such as `source.collectionView?(…)`.
///
/// In Galley, methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UICollectionViewDataSourcePrefetchingCalls {
  let target: any UICollectionViewDataSourcePrefetching

  /// Called for items up to one screen ahead in the scroll direction.
  public func callAsFunction(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    target.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }
  /// Called for items that are no longer ahead and were not shown.
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
