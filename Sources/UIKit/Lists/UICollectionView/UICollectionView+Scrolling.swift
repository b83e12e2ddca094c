import Foundation
import UIFoundation

/// Scrolling to items, and prefetching.
extension UICollectionView {
  /// The maximum number of attempts to reach an item when cells on the way change size.
  private static let attemptLimit = 4

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    raiseException(unless: loadedCounts.contains(path), "attempt to scroll to invalid index path: \(path.printed)")
    let before = contentOffset
    for _ in 0..<Self.attemptLimit {
      guard let attributes = attributes(of: .item(path)) else { break }
      // A section that scrolls orthogonally does so itself once it is visible.
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
    // Recomputed targets still count as one scroll.
    if animated, contentOffset != before { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Requests prefetching of the items within one screen in the scroll direction.
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

/// The computation of a scroll target.
struct ScrollTarget {
  /// The visible rectangle of the content.
  let view: CGRect
  /// The insets around the content.
  let insets: UIEdgeInsets

  /// Returns the offset at which a rectangle is at a scroll position.
  func offset(showing frame: CGRect, _ position: UICollectionView.ScrollPosition) -> CGPoint {
    func offset(
      _ old: CGFloat, start: CGFloat, end: CGFloat, _ positions: [UICollectionView.ScrollPosition]
    ) -> CGFloat {
      switch positions.firstIndex(where: position.contains) {
      case 0: start
      case 1: (start + end) / 2
      case 2: end
      default: nearest(old, from: end, to: start)
      }
    }
    return CGPoint(
      x: offset(
        view.minX, start: frame.minX - insets.left, end: frame.maxX + insets.right - view.width,
        [.left, .centeredHorizontally, .right]),
      y: offset(
        view.minY, start: frame.minY - insets.top, end: frame.maxY + insets.bottom - view.height,
        [.top, .centeredVertically, .bottom]))
  }

  /// Returns the nearest offset at which a rectangle is fully visible, or its start if it is larger than the view.
  private func nearest(_ offset: CGFloat, from end: CGFloat, to start: CGFloat) -> CGFloat {
    if end > start { return start }
    return min(max(offset, end), start)
  }
}
