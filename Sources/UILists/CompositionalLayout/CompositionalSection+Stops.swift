import CoreGraphics
import UIFoundation

@MainActor
extension CompositionalSection {
  /// The stops of the section; `nil` if it does not scroll orthogonally.
  var stops: OrthogonalStops? {
    guard let region else { return nil }
    let viewport = isVertical ? region.frame.width : region.frame.height
    let groups = groups
    let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
    func stop(of index: Int) -> CGFloat? {
      guard let start = groups.start(of: index) else { return nil }
      guard isCentered else { return start }
      let size = groups.solution(of: index).size
      return start + (groups.isHorizontal ? size.width : size.height) / 2
    }
    return OrthogonalStops(
      behavior: section.orthogonalScrollingBehavior, viewport: viewport,
      farthest: isVertical ? region.farthest.x : region.farthest.y
    ) { offset in
      guard groups.count > 0, let first = stop(of: 0) else { return [] }
      let shown = groups.groups(from: offset + first - viewport, to: offset + first + viewport)
      guard let low = shown.first, let high = shown.last else { return [] }
      let last = groups.index(of: groups.count - 1)
      return (max(low - 1, 0)...min(high + 1, last)).compactMap { stop(of: $0).map { $0 - first } }
    }
  }
}
