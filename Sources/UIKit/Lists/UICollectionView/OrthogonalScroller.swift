import Foundation
import UIFoundation

/// The area and content size of an orthogonally scrolling section.
struct OrthogonalRegion: Equatable {
  /// The part of the collection view's content in which the section scrolls.
  var frame: CGRect
  /// The size of the scrolled content, in points.
  var contentSize: CGSize
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// The maximum scroll offset.
  var farthest: CGPoint {
    CGPoint(x: max(contentSize.width - frame.width, 0), y: max(contentSize.height - frame.height, 0))
  }
}

/// The scroll view of an orthogonally scrolling section. As on iOS, it is the superview of the section's cells.
@MainActor
final class OrthogonalScroller: UIScrollView {
  var section = 0
  /// Whether the collection view itself is moving the content.
  var isBeingArranged = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    scrollDelegate = self
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  /// The visible part. When its origin changes, the collection view updates the visible items.
  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard !isBeingArranged, newValue.origin != old else { return }
      (superview as? UICollectionView)?.noteScrollingAcross(self)
    }
  }
}
