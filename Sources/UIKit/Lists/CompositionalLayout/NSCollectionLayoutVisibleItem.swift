public import Foundation
public import QuartzCore
import UIFoundation

/// A visible element of a section, which a handler may change before it is laid out.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The z-index. Elements with a higher value appear in front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center, in content coordinates without orthogonal scrolling.
  var center: CGPoint { get set }
  /// The affine transform of the element around its center.
  var transform: CGAffineTransform { get set }
  /// The 3D transform of the element.
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary or decoration view; for cells, the kind of cells.
  var name: String { get }
  /// The index path of the item, or of another element in its layout.
  var indexPath: IndexPath { get }
  /// The frame, in content coordinates without orthogonal scrolling.
  var frame: CGRect { get }
  /// The bounds: the element's size at the origin.
  var bounds: CGRect { get }
  /// Whether the element is a cell, a supplementary view, or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  var representedElementKind: String? { get }
}

/// A handler called with a section's visible items, its scroll offset, and its layout environment.
///
/// An element's frame less the offset is where it appears.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// An adapter that lets a handler change layout attributes.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? ReusePool.cellKind }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
