import CoreGraphics
import Foundation
import UIFoundation

/// The positions of elements in a compositional layout.
extension UICollectionViewCompositionalLayout {
  var composedSize: CGSize {
    prepareIfNeeded()
    return composition.contentSize
  }

  private func section(_ path: IndexPath) -> CompositionalSection? { path.count == 2 ? section(path.section) : nil }

  private func section(_ index: Int) -> CompositionalSection? {
    prepareIfNeeded()
    return composition.sections.indices.contains(index) ? composition.sections[index] : nil
  }

  /// Returns attributes with pixel-aligned edges, so that neighbors share an edge (our choice: fractions leave partial
  /// pixels).
  private func attributes(
    of element: CollectionElement, _ frame: CGRect, _ axes: FittingAxes, zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: element)
    attributes.frame = (collectionView?.pixelSnapping ?? PixelSnapping(scale: 1)).frame(frame)
    attributes.estimatedAxes = axes
    attributes.zIndex = zIndex
    return attributes
  }

  func stops(of section: Int) -> OrthogonalStops? { self.section(section)?.stops }
  func region(of section: Int) -> OrthogonalRegion? { self.section(section)?.region }

  func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let leaf = section(path)?.leaf(of: path.item) else { return nil }
    return itemAttributes(path, leaf)
  }

  private func itemAttributes(_ path: IndexPath, _ leaf: GroupLeaf) -> UICollectionViewLayoutAttributes {
    let attributes = attributes(of: .item(path), leaf.frame, leaf.axes, zIndex: leaf.zIndex)
    let section = composition.sections[path.section]
    attributes.scrollsAcross = section.isOrthogonal
    attributes.listRole = section.section.list?.role(ofItem: path.item)
    return attributes
  }

  func composedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found = wholeEdges().filter { $0.frame.overlaps(rect) }
    var index = composition.section(at: low)
    while index < composition.sections.count, composition.sections[index].start <= high {
      let section = composition.sections[index]
      let path = IndexPath(item: 0, section: index)
      found += section.section.decorationItems.compactMap { decorationAttributes($0.elementKind, at: path) }
        .filter { $0.frame.overlaps(rect) }
      found += section.edges.edges.map { edgeAttributes($0, of: index) }.filter { $0.frame.overlaps(rect) }
      // Orthogonally scrolled elements have unscrolled frames, so the search rectangle is shifted instead.
      let scrolled = section.isOrthogonal ? collectionView?.scrolledAcross(index) ?? .zero : .zero
      let seen = rect.offsetBy(dx: scrolled.x, dy: scrolled.y)
      let elements = section.elements(in: seen)
      found += elements.leaves.map { itemAttributes(IndexPath(item: $0.item, section: index), $0.leaf) }
        .filter { $0.frame.overlaps(seen) }
      found += elements.badges.map { badgeAttributes($0, section: index) }.filter { $0.frame.overlaps(seen) }
      index += 1
    }
    return found
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
    let attributes = attributes(
      of: .supplementary(badge.item.elementKind, path), badge.item.frame(at: badge.host, size: size), [],
      zIndex: badge.item.zIndex)
    attributes.scrollsAcross = composition.sections[section].isOrthogonal
    return attributes
  }

  private func edgeAttributes(_ edge: CompositionalEdges.Edge, of index: Int) -> UICollectionViewLayoutAttributes {
    let section = composition.sections[index]
    let path = IndexPath(item: edge.index, section: index)
    let attributes = edgeAttributes(edge, path, start: section.start, end: section.end)
    attributes.listRole = section.section.list?.role(ofKind: edge.item.elementKind)
    return attributes
  }

  /// Returns the headers and footers of the whole layout. Their index paths have one element.
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
    let insets = item.contentInsets.bounded
    let frame = section.frame.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    return attributes(of: .decoration(kind, path), frame, [], zIndex: item.zIndex)
  }
}
