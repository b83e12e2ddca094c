import Foundation
import UIFoundation
import UIViews

/// Scrolling to items, and what lies ahead.
extension UICollectionView {
  /// How often the way to an item is found anew because sizes on it have changed on arrival.
  private static let attemptLimit = 4

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    raiseException(unless: loadedCounts.contains(path), "attempt to scroll to invalid index path: \(path.printed)")
    let before = contentOffset
    for _ in 0..<Self.attemptLimit {
      guard let attributes = attributes(of: .item(path)) else { break }
      // A section that scrolls across does so itself, once it is on the screen.
      let frame = attributes.scrollsAcross ? frameOnScreen(attributes) : attributes.frame
      var target = clamped(ScrollTarget(view: bounds, insets: adjustedContentInset).offset(showing: frame, position))
      if attributes.scrollsAcross {
        scrollAcross(to: attributes, position)
        if collectionViewLayout.anchoredAxis == .vertical { target.x = bounds.minX } else { target.y = bounds.minY }
      }
      let isThere = target == contentOffset
      if !isThere { setContentOffset(target, animated: false) }
      layoutIfNeeded()
      if isThere { break }
    }
    // However often the way was found anew, it was one.
    if animated, contentOffset != before { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Tells of the items that lie ahead in the direction of scrolling, as far as the screen is long.
  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled else { return }
    let scrolled = CGPoint(x: bounds.minX - prefetchedFrom.x, y: bounds.minY - prefetchedFrom.y)
    guard scrolled != .zero || prefetched.isEmpty else { return }
    prefetchedFrom = bounds.origin
    let ahead = bounds.offsetBy(
      dx: scrolled.x == 0 ? 0 : bounds.width * (scrolled.x < 0 ? -1 : 1),
      dy: scrolled.y == 0 ? 0 : bounds.height * (scrolled.y < 0 ? -1 : 1))
    guard ahead != bounds else { return }
    let paths = Set(
      attributes(in: ahead).filter {
        $0.element.category == .cell && shown[$0.element] == nil && frameOnScreen($0).overlaps(ahead)
      }
      .map(\.indexPath))
    let left = prefetched.subtracting(paths).filter { shown[.item($0)] == nil }.sorted()
    let new = paths.subtracting(prefetched).sorted()
    prefetched = paths
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    if !left.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: left) }
  }
}

/// Where a scroll view has to scroll.
struct ScrollTarget {
  /// What the view shows.
  let view: CGRect
  /// The room around the content.
  let insets: UIEdgeInsets

  /// The offset at which a rectangle lies where it should.
  func offset(showing frame: CGRect, _ position: UICollectionView.ScrollPosition) -> CGPoint {
    let (top, bottom) = (frame.minY - insets.top, frame.maxY + insets.bottom - view.height)
    let (left, right) = (frame.minX - insets.left, frame.maxX + insets.right - view.width)
    var offset = view.origin
    if position.contains(.top) {
      offset.y = top
    } else if position.contains(.centeredVertically) {
      offset.y = (top + bottom) / 2
    } else if position.contains(.bottom) {
      offset.y = bottom
    } else {
      offset.y = nearest(offset.y, from: bottom, to: top)
    }
    if position.contains(.left) {
      offset.x = left
    } else if position.contains(.centeredHorizontally) {
      offset.x = (left + right) / 2
    } else if position.contains(.right) {
      offset.x = right
    } else {
      offset.x = nearest(offset.x, from: right, to: left)
    }
    return offset
  }

  /// The shortest way to where a rectangle shows whole; to its beginning, if it is larger than the screen.
  private func nearest(_ offset: CGFloat, from end: CGFloat, to start: CGFloat) -> CGFloat {
    if end > start { return start }
    return min(max(offset, end), start)
  }
}
