import Foundation

extension UIDynamicAnimator {
  /// Creates an animator of a collection view's items. The layout isn't changed.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }
}
