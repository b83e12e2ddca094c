public import Foundation
public import UIFoundation

/// The optional methods of ``UICollectionViewDelegateFlowLayout``, called as in `collectionView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UICollectionViewDelegateFlowLayoutCalls {
  let target: any UICollectionViewDelegateFlowLayout

  /// Returns the size of an item, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
  /// Returns the insets around a section's lines, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }
  /// Returns the spacing between a section's lines, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }
  /// Returns the minimum spacing between the items on a section's lines, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }
  /// Returns the size of a section's header. Only its length along the scrolling axis counts; 0 means no header.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }
  /// Returns the size of a section's footer. Only its length along the scrolling axis counts; 0 means no footer.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UICollectionViewDelegateFlowLayout {
  /// The optional methods with this name; never `nil`.
  public var collectionView: UICollectionViewDelegateFlowLayoutCalls? {
    UICollectionViewDelegateFlowLayoutCalls(target: self)
  }
}
