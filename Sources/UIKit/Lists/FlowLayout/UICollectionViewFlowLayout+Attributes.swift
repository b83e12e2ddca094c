import Foundation
import UIFoundation

/// The positions of elements in a flow layout.
extension UICollectionViewFlowLayout {
  var flowSize: CGSize {
    prepareIfNeeded()
    return flow.contentSize
  }

  private var snapping: PixelSnapping { collectionView?.pixelSnapping ?? PixelSnapping(scale: 1) }

  func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard path.count == 2, path.section >= 0, path.section < flow.sections.count,
      let frame = flow.sections[path.section].itemFrame(of: path.item)
    else { return nil }
    return attributes(of: path, at: frame)
  }

  /// Returns the attributes of an item, with a pixel-aligned origin (our choice: justified lines leave fractions).
  private func attributes(of path: IndexPath, at frame: FlowFrame) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: .item(path))
    if estimatedItemSize == .zero { attributes.estimatedAxes = [] }
    var corner = isVertical ? CGPoint(x: frame.cross, y: frame.main) : CGPoint(x: frame.main, y: frame.cross)
    let size =
      isVertical
      ? CGSize(width: frame.size.cross, height: frame.size.main)
      : CGSize(width: frame.size.main, height: frame.size.cross)
    if mirrorsLines(of: path.section) { corner.x = flow.contentSize.width - corner.x - size.width }
    attributes.frame = CGRect(origin: CGPoint(x: snapping.nearest(corner.x), y: snapping.nearest(corner.y)), size: size)
    return attributes
  }

  /// Returns whether a section's lines start at the right on their own.
  ///
  /// In a right-to-left language, lines of equal items do, unless the whole layout is flipped.
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
      for (item, frame) in section.itemFrames(from: low, to: high) {
        let attributes = attributes(of: IndexPath(item: item, section: index), at: frame)
        if attributes.frame.overlaps(rect) { found.append(attributes) }
      }
      edge(UICollectionView.elementKindSectionFooter)
      index += 1
    }
    return found
  }

  /// Returns the attributes of a section's header or footer.
  ///
  /// One with a length of 0 has attributes too (uikit-recorded.md, "Cells and tables", R), but is not shown.
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

  /// Returns the position of a pinned header or footer, limited to its section.
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
