public import Foundation

/// The optional methods of ``UICollectionViewDataSourcePrefetching``, called as in `collectionView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UICollectionViewDataSourcePrefetchingCalls {
  let target: any UICollectionViewDataSourcePrefetching

  /// Called for items that are no longer ahead and were not shown.
  public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UICollectionViewDataSourcePrefetching {
  /// The optional methods with this name; never `nil`.
  public var collectionView: UICollectionViewDataSourcePrefetchingCalls? {
    UICollectionViewDataSourcePrefetchingCalls(target: self)
  }
}
