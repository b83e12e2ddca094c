import Foundation
import UIFoundation
import UIViews

/// Where elements of a compositional layout lie.
extension UICollectionViewCompositionalLayout {
  private func prepareIfNeeded() {
    if needsPreparation { collectionView?.prepareLayout() }
  }

  var composedSize: CGSize {
    prepareIfNeeded()
    return composition.contentSize
  }

  private func section(_ path: IndexPath) -> CompositionalSection? {
    prepareIfNeeded()
    guard path.count == 2, composition.sections.indices.contains(path.section) else { return nil }
    return composition.sections[path.section]
  }

  /// Attributes with edges on whole pixels, so that neighbours share theirs: our decision, since parts leave fractions.
  private func attributes(
    of element: CollectionElement, _ frame: CGRect, _ axes: FittingAxes, zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: element)
    attributes.frame = (collectionView?.pixelSnapping ?? PixelSnapping(scale: 1)).frame(frame)
    attributes.estimatedAxes = axes
    attributes.zIndex = zIndex
    return attributes
  }

  func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let leaf = section(path)?.leaf(of: path.item) else { return nil }
    return attributes(of: .item(path), leaf.frame, leaf.axes, zIndex: leaf.zIndex)
  }

  func composedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found = wholeEdges()
    var index = composition.section(at: low)
    while index < composition.sections.count, composition.sections[index].start <= high {
      let section = composition.sections[index]
      let path = IndexPath(item: 0, section: index)
      found += section.section.decorationItems.compactMap { decorationAttributes($0.elementKind, at: path) }
      found += section.edges.edges.compactMap { edgeAttributes($0, of: index) }
      let places = section.places(in: rect)
      for (item, leaf) in places.leaves {
        let path = IndexPath(item: item, section: index)
        found.append(attributes(of: .item(path), leaf.frame, leaf.axes, zIndex: leaf.zIndex))
      }
      found += places.badges.map { badgeAttributes($0, section: index) }
      index += 1
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  func supplementaryAttributes(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path.count == 1 { return wholeEdges().first { $0.indexPath == path && $0.representedElementKind == kind } }
    guard let section = section(path) else { return nil }
    if let edge = section.edges.edges.first(where: { $0.item.elementKind == kind && $0.index == path.item }) {
      return edgeAttributes(edge, of: path.section)
    }
    return section.badges(at: path.item).first { $0.item.elementKind == kind }
      .map { badgeAttributes($0, section: path.section) }
  }

  private func badgeAttributes(_ badge: GroupBadge, section: Int) -> UICollectionViewLayoutAttributes {
    let size = badge.item.layoutSize.size(in: badge.space)
    let path = IndexPath(item: badge.leaf, section: section)
    return attributes(
      of: .supplementary(badge.item.elementKind, path), badge.item.frame(at: badge.host, size: size), [],
      zIndex: badge.item.zIndex)
  }

  private func edgeAttributes(_ edge: CompositionalEdges.Edge, of index: Int) -> UICollectionViewLayoutAttributes {
    let section = composition.sections[index]
    let path = IndexPath(item: edge.index, section: index)
    return edgeAttributes(edge, path, start: section.start, end: section.end)
  }

  /// The headers and footers of the whole layout. Their paths have one number.
  private func wholeEdges() -> [UICollectionViewLayoutAttributes] {
    let length = isVertical ? composition.contentSize.height : composition.contentSize.width
    return (composition.edges?.edges ?? []).map {
      edgeAttributes($0, IndexPath(index: $0.index), start: 0, end: length)
    }
  }

  private func edgeAttributes(
    _ edge: CompositionalEdges.Edge, _ path: IndexPath, start: CGFloat, end: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    var frame = isVertical ? edge.frame.offsetBy(dx: 0, dy: start) : edge.frame.offsetBy(dx: start, dy: 0)
    var depth = edge.item.zIndex
    if edge.item.pinToVisibleBounds, let collectionView {
      depth = max(depth, CompositionalNumbers.pinnedDepth)
      let (bounds, insets) = (collectionView.bounds, collectionView.adjustedContentInset)
      let length = isVertical ? frame.height : frame.width
      var main = isVertical ? frame.minY : frame.minX
      if edge.isAtStart(isVertical) {
        let visible = isVertical ? bounds.minY + insets.top : bounds.minX + insets.left
        main = min(max(main, visible), max(end - length, main))
      } else if edge.isAtEnd(isVertical) {
        let visible = isVertical ? bounds.maxY - insets.bottom : bounds.maxX - insets.right
        main = max(min(main, visible - length), min(start, main))
      }
      if isVertical { frame.origin.y = main } else { frame.origin.x = main }
    }
    let element = CollectionElement.supplementary(edge.item.elementKind, path)
    return attributes(of: element, frame, edge.item.layoutSize.estimatedAxes, zIndex: depth)
  }

  func decorationAttributes(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = section(path),
      let item = section.section.decorationItems.first(where: { $0.elementKind == kind })
    else { return nil }
    let insets = item.contentInsets
    let frame = section.frame.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    return attributes(of: .decoration(kind, path), frame, [], zIndex: item.zIndex)
  }
}
