import Foundation
import UIFoundation

/// The insets of a scroll view that were last announced.
struct ScrollInsets {
  var adjusted = UIEdgeInsets.zero
  /// The part of the adjusted insets that comes from the safe area.
  var taken = UIEdgeInsets.zero
}

/// The part of the insets that comes from the safe area.
extension UIScrollView {
  /// The part of the safe area that the content insets include.
  ///
  /// Subviews aren't told about it again: a row that scrolls below a bar keeps its margins.
  var safeAreaTaken: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic: return coveredEdges(of: area, whereverBarsAre: true)
    case .scrollableAxes: return coveredEdges(of: area, whereverBarsAre: false)
    }
  }

  /// Returns the edges along the axes that can scroll.
  private func coveredEdges(of area: UIEdgeInsets, whereverBarsAre: Bool) -> UIEdgeInsets {
    var taken = area
    let size = contentSize
    if !alwaysBounceHorizontal, size.width <= bounds.width { (taken.left, taken.right) = (0, 0) }
    if !alwaysBounceVertical, size.height <= bounds.height, !(whereverBarsAre && isBetweenBars) {
      (taken.top, taken.bottom) = (0, 0)
    }
    return taken
  }

  /// Whether this is the main scroll view of a controller in a container with bars: its view, or its first subview.
  private var isBetweenBars: Bool {
    var owner = tree.owner
    if owner == nil, let parent = tree.superview, parent.tree.subviews.first === self { owner = parent.tree.owner }
    return owner?.adjustsScrollViewInsets ?? false
  }

  func contentSizeDidChange() {
    scrollableAxesMayDiffer()
    tellObservers()
  }

  /// Updates the insets if the safe area contributes to them.
  func scrollableAxesMayDiffer() {
    if safeAreaInsets != .zero || announcedInsets.taken != .zero { adjustedInsetsMayDiffer() }
  }

  /// Updates the insets. Content that is scrolled to its start stays there; otherwise the offset doesn't change.
  func adjustedInsetsMayDiffer() {
    let new = ScrollInsets(adjusted: adjustedContentInset, taken: safeAreaTaken)
    let old = announcedInsets
    guard new.adjusted != old.adjusted || new.taken != old.taken else { return }
    announcedInsets = new
    var offset = contentOffset
    if offset.x == -old.adjusted.left { offset.x = -new.adjusted.left }
    if offset.y == -old.adjusted.top { offset.y = -new.adjusted.top }
    if offset != contentOffset { contentOffset = offset }
    if new.taken != old.taken { areaInsideMayDiffer() }
    if new.adjusted != old.adjusted { adjustedContentInsetDidChange() }
  }
}
