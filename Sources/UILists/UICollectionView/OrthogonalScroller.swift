import Foundation
import UIFoundation
import UIViews

/// Where a section scrolls across its collection, and how much there is to scroll.
struct OrthogonalRegion: Equatable {
  /// The part of the collection's content in which the section scrolls.
  var frame: CGRect
  /// How large what scrolls there is, in points.
  var contentSize: CGSize
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// How far from its beginning the section can be scrolled.
  var farthest: CGPoint {
    CGPoint(x: max(contentSize.width - frame.width, 0), y: max(contentSize.height - frame.height, 0))
  }
}

/// The scroll view of a section that scrolls across its collection, as iOS has one: its cells are subviews of it.
@MainActor
final class OrthogonalScroller: UIScrollView {
  var section = 0
  /// Set while the collection itself moves the content.
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

  /// The part that shows. The collection shows other items where it changes.
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
