import CoreGraphics
import Foundation
import UIFoundation
import UIViews

/// The layout's answers, mirrored where the collection runs in the other direction than the layout was written for.
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

  /// The elements in a rectangle of the content, as they lie on the screen.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareLayout()
    guard isMirrored else { return collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] }
    return (collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []).map(mirrored)
  }

  /// Where an element lies; nil for one that there is not, or that the layout does not know.
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

  /// The elements that touch the bounds, each once, in the order in which the layout names them.
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

  /// The views on the screen, from the first path to the last.
  func shownViews(_ category: ElementCategory, kind: String = "") -> [(path: IndexPath, view: UICollectionReusableView)]
  {
    shown.filter { element, view in
      element.category == category && (category == .cell || element.kind == kind)
        && frameOnScreen(of: view).overlaps(bounds)
    }
    .map { (path: $0.key.path, view: $0.value) }.sorted { $0.path < $1.path }
  }

  /// The frontmost item at a point of the content.
  func path(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = attributes(in: around).filter { $0.element.category == .cell && frameOnScreen($0).contains(point) }
    return hits.max { $0.zIndex < $1.zIndex }?.indexPath
  }
}
