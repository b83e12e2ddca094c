public import Foundation

/// An object that is notified of items to prefetch.
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called for items up to one screen ahead in the scroll direction.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called for items that are no longer ahead and were not shown.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
