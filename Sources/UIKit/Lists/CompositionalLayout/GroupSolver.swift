import CoreGraphics
import Foundation
import UIFoundation

/// Constants of compositional layouts.
enum CompositionalNumbers {
  /// The z-index of a section's background: behind the items.
  static let backgroundDepth = -1
  /// The z-index of pinned headers and footers: in front of the items.
  static let pinnedDepth = 10
  /// The allowed overflow of content in its space, for rounding errors of fractional sizes.
  static let tolerance: CGFloat = 1e-6
  /// The maximum number of items in a group. Items without a size would otherwise fit without limit.
  static let groupLimit = 100_000
  /// The maximum number of items in a group of a section with fewer items.
  static let templateLimit = 1_000
}

/// The position of an item in a group.
struct GroupLeaf {
  /// The item's frame in the group, less its insets.
  var frame: CGRect
  var axes: FittingAxes
  var zIndex = 0
  var item: NSCollectionLayoutItem?
}

/// A supplementary view of an item or nested group.
struct GroupBadge {
  var item: NSCollectionLayoutSupplementaryItem
  /// The frame of the item or group that the view is anchored to.
  var host: CGRect
  /// The index of the first leaf of that item or group.
  var leaf: Int
  /// The size that the view's fractional dimensions refer to.
  var space: CGSize
}

/// The layout of a group's content.
struct GroupSolution {
  var size: CGSize
  var leaves: [GroupLeaf] = []
  var badges: [GroupBadge] = []
}

/// Lays out groups: a pure function of the groups, their space, and the preferred sizes of cells.
@MainActor
struct GroupSolver {
  let environment: any NSCollectionLayoutEnvironment
  /// Returns the preferred size of the cell for a group's nth item, or `nil` if it was not measured.
  let preferred: (Int) -> CGSize?

  /// Returns the layout of a group that starts at item `first` and holds at most `limit` items.
  func solve(
    _ group: NSCollectionLayoutGroup, in space: CGSize, first: Int = 0, limit: Int, share: LineShare? = nil
  ) -> GroupSolution {
    var size = group.layoutSize.size(in: space)
    if let share { size = share.applied(to: size) }
    let axes = group.layoutSize.estimatedAxes
    let insets = inner(group.contentInsets, axes)
    let room = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    var solution: GroupSolution
    switch group.arrangement {
    case .custom(let provider):
      let inside = CompositionalEnvironment(
        contentSize: room, contentInsets: .zero, traits: environment.traitCollection,
        screenWidth: CompositionalEnvironment.screenWidth(of: environment))
      let items = provider(inside)
      solution = GroupSolution(
        size: room,
        leaves: items.prefix(limit).map { GroupLeaf(frame: $0.frame, axes: [], zIndex: $0.zIndex, item: nil) })
    case .line(let isHorizontal, let items, let count, let sharesRoom):
      let line = GroupLine(
        group: group, items: items, count: count, sharesRoom: sharesRoom, isHorizontal: isHorizontal,
        axes: axes, first: first, limit: limit)
      solution = solve(line, in: room)
    }
    solution.leaves = solution.leaves.map {
      var leaf = $0
      leaf.frame = leaf.frame.offsetBy(dx: insets.leading, dy: insets.top)
      return leaf
    }
    solution.badges = solution.badges.map {
      var badge = $0
      badge.host = badge.host.offsetBy(dx: insets.leading, dy: insets.top)
      return badge
    }
    solution.size = CGSize(
      width: axes.contains(.horizontal) ? solution.size.width + insets.leading + insets.trailing : size.width,
      height: axes.contains(.vertical) ? solution.size.height + insets.top + insets.bottom : size.height)
    if !solution.leaves.isEmpty {
      let whole = CGRect(origin: .zero, size: solution.size)
      solution.badges += group.supplementaryItems.map {
        GroupBadge(item: $0, host: whole, leaf: first, space: solution.size)
      }
    }
    return solution
  }

  /// Returns the insets without those along axes where the content decides the size.
  func inner(_ insets: NSDirectionalEdgeInsets, _ axes: FittingAxes) -> NSDirectionalEdgeInsets {
    var insets = insets.bounded
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Lays out a row or column.
  private func solve(_ line: GroupLine, in room: CGSize) -> GroupSolution {
    var members = members(of: line, in: room)
    var across = line.isHorizontal ? room.height : room.width
    let crossAxis: FittingAxes = line.isHorizontal ? .vertical : .horizontal
    if line.axes.contains(crossAxis) {
      // Members with their own cross-axis length size the group; the rest are fractions of it.
      let deciding = members.filter { !line.dependsAcross($0.item) }
      across = (deciding.isEmpty ? members : deciding).map { line.outerAcross($0) }.max() ?? 0
      let space =
        line.isHorizontal
        ? CGSize(width: room.width, height: across) : CGSize(width: across, height: room.height)
      for index in members.indices where line.dependsAcross(members[index].item) {
        let share = line.share(of: line.along(room))
        members[index] = member(members[index].item, line, in: space, first: members[index].first, share: share)
      }
    }
    for index in members.indices where line.isUniformAcross(members[index].item) {
      members[index].stretch(to: members.map { line.across($0.size) }.max() ?? 0, isHorizontal: line.isHorizontal)
    }
    return positionMembers(members, line, room: line.isHorizontal ? room.width : room.height, across: across)
  }

  /// Returns the members that fit, in order.
  private func members(of line: GroupLine, in room: CGSize) -> [GroupMember] {
    let along = line.isHorizontal ? room.width : room.height
    let isOpen = line.axes.contains(line.isHorizontal ? .horizontal : .vertical)
    var members: [GroupMember] = []
    var (used, first) = (CGFloat(0), line.first)
    let end = line.first + min(line.limit, CompositionalNumbers.groupLimit)
    while first < end {
      // A group without a fixed length contains each of its items once.
      if let count = line.count ?? (isOpen ? line.items.count : nil), members.count >= count { break }
      let share = line.share(of: along)
      let member = member(line.items[members.count % line.items.count], line, in: room, first: first, share: share)
      let length = line.outerAlong(member) + (members.isEmpty ? 0 : line.spacing)
      if line.count == nil, !isOpen, !members.isEmpty, used + length > along + CompositionalNumbers.tolerance { break }
      // A member without items would be repeated forever.
      if member.solution.leaves.isEmpty { break }
      used += length
      first += member.solution.leaves.count
      members.append(member)
    }
    return members
  }

  private func member(
    _ item: NSCollectionLayoutItem, _ line: GroupLine, in room: CGSize, first: Int, share: LineShare?
  ) -> GroupMember {
    if let group = item as? NSCollectionLayoutGroup {
      let limit = line.first + line.limit - first
      let solution = solve(group, in: room, first: first, limit: limit, share: share)
      return GroupMember(item: item, first: first, size: solution.size, solution: solution)
    }
    var size = item.layoutSize.size(in: room)
    let axes = item.layoutSize.estimatedAxes
    if !axes.isEmpty, let preferred = preferred(first) {
      if axes.contains(.horizontal) { size.width = preferred.width }
      if axes.contains(.vertical) { size.height = preferred.height }
    }
    if let share { size = share.applied(to: size) }
    let insets = inner(item.contentInsets, axes)
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    let badges = item.supplementaryItems.map {
      GroupBadge(item: $0, host: frame, leaf: first, space: frame.size)
    }
    let leaf = GroupLeaf(frame: frame, axes: axes, item: item)
    return GroupMember(
      item: item, first: first, size: size, solution: GroupSolution(size: size, leaves: [leaf], badges: badges))
  }

  /// Positions the members one after another and divides the remaining space among flexible spacing.
  private func positionMembers(_ members: [GroupMember], _ line: GroupLine, room: CGFloat, across: CGFloat)
    -> GroupSolution
  {
    let isOpen = line.axes.contains(line.isHorizontal ? .horizontal : .vertical)
    let used = members.reduce(0) { $0 + line.outerAlong($1) } + line.spacing * CGFloat(max(members.count - 1, 0))
    let flexible =
      members.reduce(0) { $0 + line.flexibleEdges($1.item) }
      + (line.isFlexible ? max(members.count - 1, 0) : 0)
    let share = isOpen || flexible == 0 ? 0 : max(room - used, 0) / CGFloat(flexible)
    var solution = GroupSolution(size: .zero)
    var position: CGFloat = 0
    for (index, member) in members.enumerated() {
      let edges = line.edges(member.item)
      if index > 0 { position += line.spacing + (line.isFlexible ? share : 0) }
      position += edges.before.length + (edges.before.isFlexible ? share : 0)
      let cross = edges.inset(across: line.across(member.size), room: across)
      let shift = line.isHorizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position)
      for var leaf in member.solution.leaves {
        leaf.frame = leaf.frame.offsetBy(dx: shift.x, dy: shift.y)
        solution.leaves.append(leaf)
      }
      for var badge in member.solution.badges {
        badge.host = badge.host.offsetBy(dx: shift.x, dy: shift.y)
        solution.badges.append(badge)
      }
      position += line.along(member.size) + edges.after.length + (edges.after.isFlexible ? share : 0)
    }
    let along = isOpen ? position : room
    solution.size = line.isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    return solution
  }
}
