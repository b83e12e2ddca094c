import CoreGraphics
import Foundation
import UIFoundation

/// The layout's attributes, mirrored if the collection view's direction differs from the layout's development
/// direction.
extension UICollectionView {
  var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && collectionViewLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    let width = max(contentSize.width, bounds.width)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copied
    if copy.transform.isIdentity {
      copy.frame = mirrored(copy.frame)
    } else {
      copy.center.x = max(contentSize.width, bounds.width) - copy.center.x
    }
    return copy
  }

  /// Returns the elements in a content rectangle, at their mirrored positions.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareLayout()
    guard isMirrored else { return collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] }
    return (collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []).map(mirrored)
  }

  /// Returns the attributes of an element, or `nil` if the element or its attributes don't exist.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    let layout = collectionViewLayout
    let found: UICollectionViewLayoutAttributes?
    switch element.category {
    case .cell: found = counts.contains(element.path) ? layout.layoutAttributesForItem(at: element.path) : nil
    case .supplementaryView:
      found = layout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView:
      found = layout.layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
    return isMirrored ? found.map(mirrored) : found
  }

  /// Returns the elements that intersect the bounds, each once, in the layout's order.
  func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    var seen: Set<CollectionElement> = []
    return attributes(in: bounds).filter { attributes in
      if attributes.element.category == .cell, !counts.contains(attributes.element.path) {
        raiseException(
          "UICollectionView received layout attributes for a cell with an index path that does not exist: "
            + attributes.element.path.printed)
      }
      return !attributes.isHidden && frameOnScreen(attributes).overlaps(bounds)
        && seen.insert(attributes.element).inserted
    }
  }

  /// Returns the visible views, ordered by index path.
  func shownViews(_ category: ElementCategory, kind: String = "") -> [(path: IndexPath, view: UICollectionReusableView)]
  {
    shown.filter { element, view in
      element.category == category && (category == .cell || element.kind == kind)
        && frameOnScreen(of: view).overlaps(bounds)
    }
    .map { (path: $0.key.path, view: $0.value) }.sorted { $0.path < $1.path }
  }

  /// Returns the frontmost item at a point of the content.
  func path(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = attributes(in: around).filter { $0.element.category == .cell && frameOnScreen($0).contains(point) }
    return hits.max { $0.zIndex < $1.zIndex }?.indexPath
  }
}
