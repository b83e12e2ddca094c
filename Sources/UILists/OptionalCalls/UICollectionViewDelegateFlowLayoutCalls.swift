public import Foundation
public import UIFoundation

/// The optional methods of ``UICollectionViewDelegateFlowLayout``, for calls such as `delegate.collectionView?(…)`.
///
/// In Galley, methods that are not implemented have defaults, so none is missing.
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

/// Properties that let optional calls compile.
extension UICollectionViewDelegateFlowLayout {
  /// The optional methods with this name; never `nil`.
  public var collectionView: UICollectionViewDelegateFlowLayoutCalls? {
    UICollectionViewDelegateFlowLayoutCalls(target: self)
  }
}
