import CoreGraphics
import Foundation
import UIFoundation

/// A row or column that is being laid out.
@MainActor
struct GroupLine {
  let group: NSCollectionLayoutGroup
  let items: [NSCollectionLayoutItem]
  let count: Int?
  /// Whether the items divide the space equally, whatever their sizes.
  let sharesRoom: Bool
  let isHorizontal: Bool
  /// The axes along which the group fits its content.
  let axes: FittingAxes
  /// The index of the first item, and the maximum number of items.
  let first: Int
  let limit: Int

  /// Returns each item's share of a line, or `nil` if the items have their own sizes.
  func share(of length: CGFloat) -> LineShare? {
    guard sharesRoom, let count else { return nil }
    let outside = items.first.map { edges($0).along } ?? 0
    let spaces = spacing * CGFloat(count - 1) + outside * CGFloat(count)
    return LineShare(length: max(length - spaces, 0) / CGFloat(count), isHorizontal: isHorizontal)
  }

  var spacing: CGFloat { (group.interItemSpacing?.spacing ?? 0).bounded }
  var isFlexible: Bool { group.interItemSpacing?.isFlexibleSpacing ?? false }

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  /// Returns the edge spacing of an item.
  func edges(_ item: NSCollectionLayoutItem) -> GroupEdges {
    GroupEdges(item.edgeSpacing, isHorizontal: isHorizontal)
  }

  func flexibleEdges(_ item: NSCollectionLayoutItem) -> Int {
    let edges = edges(item)
    return (edges.before.isFlexible ? 1 : 0) + (edges.after.isFlexible ? 1 : 0)
  }

  func outerAlong(_ member: GroupMember) -> CGFloat {
    along(member.size) + edges(member.item).along
  }

  func outerAcross(_ member: GroupMember) -> CGFloat {
    across(member.size) + edges(member.item).across
  }

  private func dimensionAcross(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutDimension {
    isHorizontal ? item.layoutSize.heightDimension : item.layoutSize.widthDimension
  }

  /// Whether an item's cross-axis length is a fraction of the group's.
  func dependsAcross(_ item: NSCollectionLayoutItem) -> Bool {
    let dimension = dimensionAcross(item)
    return isHorizontal ? dimension.isFractionalHeight : dimension.isFractionalWidth
  }

  func isUniformAcross(_ item: NSCollectionLayoutItem) -> Bool { dimensionAcross(item).isUniformAcrossSiblings }
}

/// An item or a nested group in a row or column.
@MainActor
struct GroupMember {
  let item: NSCollectionLayoutItem
  /// The index of its first item.
  let first: Int
  var size: CGSize
  var solution: GroupSolution

  /// Changes an item's cross-axis length. Nested groups lay out their own content.
  mutating func stretch(to length: CGFloat, isHorizontal: Bool) {
    guard solution.leaves.count == 1 else { return }
    if isHorizontal {
      solution.leaves[0].frame.size.height = max(solution.leaves[0].frame.height + length - size.height, 0)
      size.height = length
    } else {
      solution.leaves[0].frame.size.width = max(solution.leaves[0].frame.width + length - size.width, 0)
      size.width = length
    }
    solution.size = size
  }
}

/// The length of a line that an item gets in place of its own size.
struct LineShare {
  var length: CGFloat
  var isHorizontal: Bool

  func applied(to size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
  }
}
