public import Foundation
public import UIFoundation

/// What a flow's delegate may leave out, as source calls it: `collectionView?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UICollectionViewDelegateFlowLayoutCalls {
  let target: any UICollectionViewDelegateFlowLayout

  /// The size of an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
  /// The room around a section's lines.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }
  /// The space between a section's lines.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }
  /// The least space between the items in a section's lines.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }
  /// The size of a section's header; only the length along the axis of scrolling counts, and 0 is for none.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }
  /// The size of a section's footer; only the length along the axis of scrolling counts, and 0 is for none.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

/// The names of what a flow's delegate may leave out, as values that source may ask for.
extension UICollectionViewDelegateFlowLayout {
  /// The methods of this name that a flow's delegate may leave out; never nil here.
  public var collectionView: UICollectionViewDelegateFlowLayoutCalls? {
    UICollectionViewDelegateFlowLayoutCalls(target: self)
  }
}
