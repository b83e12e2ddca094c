import Foundation
import UIFoundation
import UIViews

/// Where elements of a flow lie.
extension UICollectionViewFlowLayout {
  private func prepareIfNeeded() {
    if needsPreparation { collectionView?.prepareLayout() }
  }

  var flowSize: CGSize {
    prepareIfNeeded()
    return flow.contentSize
  }

  private var snapping: PixelSnapping { collectionView?.pixelSnapping ?? PixelSnapping(scale: 1) }

  func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard path.count == 2, path.section >= 0, path.section < flow.sections.count,
      let place = flow.sections[path.section].place(of: path.item)
    else { return nil }
    return attributes(of: path, at: place)
  }

  /// An item's attributes. Its corner lies on a whole pixel: our decision, since justifying leaves fractions.
  private func attributes(of path: IndexPath, at place: FlowPlace) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: .item(path))
    var corner = isVertical ? CGPoint(x: place.cross, y: place.main) : CGPoint(x: place.main, y: place.cross)
    let size =
      isVertical
      ? CGSize(width: place.size.cross, height: place.size.main)
      : CGSize(width: place.size.main, height: place.size.cross)
    if mirrorsLines(of: path.section) { corner.x = flow.contentSize.width - corner.x - size.width }
    attributes.frame = CGRect(origin: CGPoint(x: snapping.nearest(corner.x), y: snapping.nearest(corner.y)), size: size)
    return attributes
  }

  /// Whether a section's lines begin at the right by themselves: lines of equal items do, in a language that runs so,
  /// where nobody has the whole layout mirrored.
  private func mirrorsLines(of section: Int) -> Bool {
    guard isVertical, !flipsHorizontallyInOppositeLayoutDirection, flow.sections[section].sizes.isUniform else {
      return false
    }
    return collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func flowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    var index = flow.section(at: low)
    while index < flow.sections.count, flow.sections[index].start <= high {
      let section = flow.sections[index]
      func edge(_ kind: String) {
        if let edge = edgeAttributes(kind, at: IndexPath(item: 0, section: index)), !edge.frame.isEmpty,
          edge.frame.overlaps(rect)
        {
          found.append(edge)
        }
      }
      edge(UICollectionView.elementKindSectionHeader)
      for (item, place) in section.places(from: low, to: high) {
        let attributes = attributes(of: IndexPath(item: item, section: index), at: place)
        if attributes.frame.overlaps(rect) { found.append(attributes) }
      }
      edge(UICollectionView.elementKindSectionFooter)
      index += 1
    }
    return found
  }

  /// A section's header or footer; one without a length has attributes as well (uikit-recorded.md, "Cells and tables", R),
  /// and is not shown.
  func edgeAttributes(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter, path.count == 2, path.item == 0,
      path.section >= 0, path.section < flow.sections.count
    else { return nil }
    let section = flow.sections[path.section]
    let length = isHeader ? section.metrics.header : section.metrics.footer
    let attributes = makeAttributes(of: .supplementary(kind, path))
    var start = isHeader ? section.start : section.end - length
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      start = pinned(start, length, section, isHeader: isHeader)
      attributes.zIndex = FlowNumbers.pinnedDepth
    }
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: flow.contentSize.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: flow.contentSize.height)
    return attributes
  }

  /// Where a header or footer stays on the screen: no further than its section reaches.
  private func pinned(_ start: CGFloat, _ length: CGFloat, _ section: FlowSection, isHeader: Bool) -> CGFloat {
    guard let collectionView else { return start }
    let (bounds, insets) = (collectionView.bounds, collectionView.adjustedContentInset)
    if isHeader {
      let visible = isVertical ? bounds.minY + insets.top : bounds.minX + insets.left
      return min(max(start, visible), section.end - section.metrics.footer - length)
    }
    let visible = isVertical ? bounds.maxY - insets.bottom : bounds.maxX - insets.right
    return max(min(start, visible - length), section.start + section.metrics.header)
  }
}
