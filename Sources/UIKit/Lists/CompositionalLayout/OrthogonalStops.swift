import CoreGraphics
import UIFoundation

/// The stops of an orthogonally scrolling section.
///
/// iOS names the behaviors but publishes no arithmetic. Our choice: a scroll with a velocity goes to the next stop in
/// its direction, one without to the nearest stop.
struct OrthogonalStops {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The visible length of the section.
  let viewport: CGFloat
  /// The maximum scroll offset along the axis, in points.
  let farthest: CGFloat
  /// The offsets at which groups near an offset stop, in ascending order.
  let near: (CGFloat) -> [CGFloat]

  /// Returns the offset where scrolling stops, given the offset and velocity at release and the projected offset.
  func rest(from current: CGFloat, at proposed: CGFloat, velocity: CGFloat) -> CGFloat {
    switch behavior {
    case .none, .continuous: return clamped(proposed)
    case .continuousGroupLeadingBoundary: return clamped(nearest(to: proposed, of: near(proposed)))
    case .paging:
      guard viewport > 0 else { return clamped(proposed) }
      let page = (current / viewport).rounded(.down)
      return clamped(next(from: current, [page - 1, page, page + 1].map { $0 * viewport }, velocity))
    case .groupPaging, .groupPagingCentered: return clamped(next(from: current, near(current), velocity))
    }
  }

  private func next(from current: CGFloat, _ stops: [CGFloat], _ velocity: CGFloat) -> CGFloat {
    if velocity > 0 { return stops.first { $0 > current } ?? farthest }
    if velocity < 0 { return stops.last { $0 < current } ?? 0 }
    return nearest(to: current, of: stops)
  }

  private func nearest(to offset: CGFloat, of stops: [CGFloat]) -> CGFloat {
    stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }

  private func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, 0), farthest) }
}

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
