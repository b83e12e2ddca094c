import Foundation
import UIFoundation

/// Invalidation, class registration, and interactive moves.
extension UICollectionViewLayout {
  func takeInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    var asker = asker
    while let layout = asker {
      layout.needsPreparation = true
      asker = layout.asker
    }
    collectionView?.layoutWasInvalidated(context)
  }

  func prepareIfNeeded() {
    if needsPreparation { collectionView?.prepareLayout() }
  }

  /// The z-index of an item during an interactive move, in front of all others: our choice.
  private static var movingDepth: Int { 1_000_000 }

  func movingAttributes(at path: IndexPath, _ position: CGPoint) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: path)?.copied ?? makeAttributes(of: .item(path))
    attributes.center = position
    attributes.zIndex = Self.movingDepth
    return attributes
  }

  func movementContext(
    from old: [IndexPath], to new: [IndexPath], _ position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movement = (old, new, position)
    return context
  }
}
