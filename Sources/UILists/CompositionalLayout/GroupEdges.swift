import CoreGraphics

/// A space at an edge.
struct GroupEdge {
  var length: CGFloat
  var isFlexible: Bool

  @MainActor
  init(_ spacing: NSCollectionLayoutSpacing?) {
    length = spacing?.spacing ?? 0
    isFlexible = spacing?.isFlexibleSpacing ?? false
  }
}

/// The spaces outside something in a line: along the line before and after it, and across it on both sides.
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

  /// The least spaces along the line together.
  var along: CGFloat { before.length + after.length }
  /// The least spaces across the line together.
  var across: CGFloat { above.length + below.length }

  /// How far inside its room something so long across begins: flexible spaces take what is left over.
  func inset(across length: CGFloat, room: CGFloat) -> CGFloat {
    guard above.isFlexible else { return above.length }
    let left = max(room - length - across, 0)
    return above.length + (below.isFlexible ? left / 2 : left)
  }
}
