import CoreGraphics

/// The spacing at one edge.
struct GroupEdge {
  var length: CGFloat
  var isFlexible: Bool

  @MainActor
  init(_ spacing: NSCollectionLayoutSpacing?) {
    length = (spacing?.spacing ?? 0).bounded
    isFlexible = spacing?.isFlexibleSpacing ?? false
  }
}

/// The spacing around an element of a line: before and after it along the line, and on both sides across it.
struct GroupEdges {
  let before: GroupEdge
  let after: GroupEdge
  let above: GroupEdge
  let below: GroupEdge

  @MainActor
  init(_ spacing: NSCollectionLayoutEdgeSpacing?, isHorizontal: Bool) {
    let level = (GroupEdge(spacing?.leading), GroupEdge(spacing?.trailing))
    let upright = (GroupEdge(spacing?.top), GroupEdge(spacing?.bottom))
    (before, after) = isHorizontal ? level : upright
    (above, below) = isHorizontal ? upright : level
  }

  /// The total minimum spacing along the line.
  var along: CGFloat { before.length + after.length }
  /// The total minimum spacing across the line.
  var across: CGFloat { above.length + below.length }

  /// Returns the cross-axis offset of an element in its space, where flexible spacing takes the rest.
  func inset(across length: CGFloat, room: CGFloat) -> CGFloat {
    guard above.isFlexible else { return above.length }
    let left = max(room - length - across, 0)
    return above.length + (below.isFlexible ? left / 2 : left)
  }
}
