import Foundation
import UIFoundation

/// The insets of a scroll view that were in force when they were last looked at.
struct ScrollInsets {
  var adjusted = UIEdgeInsets.zero
  /// The part of them that is the safe area's.
  var taken = UIEdgeInsets.zero
}

/// How the safe area adds to the room around the content.
extension UIScrollView {
  /// The edges of the safe area that the content keeps clear of by itself. What is inside is not told of them again:
  /// a row that scrolls below a bar keeps its margins.
  var safeAreaTaken: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic: return taken(of: area, whereverBarsAre: true)
    case .scrollableAxes: return taken(of: area, whereverBarsAre: false)
    }
  }

  /// The edges along the axes that can scroll.
  private func taken(of area: UIEdgeInsets, whereverBarsAre: Bool) -> UIEdgeInsets {
    var taken = area
    let size = contentSize
    if !alwaysBounceHorizontal, size.width <= bounds.width { (taken.left, taken.right) = (0, 0) }
    if !alwaysBounceVertical, size.height <= bounds.height, !(whereverBarsAre && isBetweenBars) {
      (taken.top, taken.bottom) = (0, 0)
    }
    return taken
  }

  /// Whether this is the content view of a controller in a container with bars: its view, or the first one in that.
  private var isBetweenBars: Bool {
    var owner = tree.controller
    if owner == nil, let parent = tree.superview, parent.tree.subviews.first === self { owner = parent.tree.controller }
    guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner.navigationController != nil || owner.tabBarController != nil
  }

  func contentSizeDidChange() {
    scrollableAxesMayDiffer()
    tellObservers()
  }

  /// Looks at the insets again where the safe area makes a difference.
  func scrollableAxesMayDiffer() {
    if safeAreaInsets != .zero || announcedInsets.taken != .zero { adjustedInsetsMayDiffer() }
  }

  /// Takes insets that differ: content that lies at the beginning goes on doing so, any other stays where it is.
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
