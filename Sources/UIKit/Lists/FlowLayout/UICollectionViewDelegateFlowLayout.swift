public import Foundation
public import UIFoundation

/// Methods that determine the sizes and spacing of a flow layout.
///
/// Methods that are optional on iOS have default implementations, which return the layout's own values.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns the size of an item, in points. The default is the layout's `itemSize`, or its estimate for self-sizing
  /// cells.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.defaultItemSize(for: self) ?? .zero
  /// Returns the insets around a section's lines, in points. The default is the layout's `sectionInset`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  /// Returns the spacing between a section's lines, in points. The default is the layout's `minimumLineSpacing`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  /// Returns the minimum spacing between the items on a section's lines, in points. The default is the layout's
  /// `minimumInteritemSpacing`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  /// Returns the size of a section's header. Only its length along the scrolling axis counts; 0 means no header. The
  /// default is the layout's `headerReferenceSize`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  /// Returns the size of a section's footer. Only its length along the scrolling axis counts; 0 means no footer. The
  /// default is the layout's `footerReferenceSize`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
}
