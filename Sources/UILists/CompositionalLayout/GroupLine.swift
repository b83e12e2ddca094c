import Foundation
import UIFoundation

/// A row or a column that is being arranged.
@MainActor
struct GroupLine {
  let group: NSCollectionLayoutGroup
  let items: [NSCollectionLayoutItem]
  let count: Int?
  /// Whether the items share the room, whatever their sizes.
  let sharesRoom: Bool
  let isHorizontal: Bool
  /// The axes along which the group follows its content.
  let axes: FittingAxes
  /// The number of the first item, and how many there are at most.
  let first: Int
  let limit: Int

  /// What each item gets of a line, if they share it.
  func share(of length: CGFloat) -> LineShare? {
    guard sharesRoom, let count else { return nil }
    let outside = items.first.map { edges($0).along } ?? 0
    let spaces = spacing * CGFloat(count - 1) + outside * CGFloat(count)
    return LineShare(length: max(length - spaces, 0) / CGFloat(count), isHorizontal: isHorizontal)
  }

  var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }
  var isFlexible: Bool { group.interItemSpacing?.isFlexibleSpacing ?? false }

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  /// The spaces outside an item.
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

  /// Whether an item's length across is a part of the group's.
  func dependsAcross(_ item: NSCollectionLayoutItem) -> Bool {
    let dimension = dimensionAcross(item)
    return isHorizontal ? dimension.isFractionalHeight : dimension.isFractionalWidth
  }

  func isUniformAcross(_ item: NSCollectionLayoutItem) -> Bool { dimensionAcross(item).isUniformAcrossSiblings }
}

/// An item or a group in a row or a column.
@MainActor
struct GroupMember {
  let item: NSCollectionLayoutItem
  /// The number of its first item.
  let first: Int
  var size: CGSize
  var solution: GroupSolution

  /// Gives an item another length across the line; a group has its own idea of its inside.
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

/// A part of a line that an item gets whatever its size says.
struct LineShare {
  var length: CGFloat
  var isHorizontal: Bool

  func applied(to size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
  }
}
