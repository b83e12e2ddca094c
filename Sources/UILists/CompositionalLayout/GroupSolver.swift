import Foundation
import UIFoundation

/// The numbers of compositional layouts that nothing else decides.
enum CompositionalNumbers {
  /// The depth of a section's background: behind the items.
  static let backgroundDepth = -1
  /// The depth of headers and footers that stay on the screen: in front of the items.
  static let pinnedDepth = 10
  /// How much longer than the room what is in it may be: the noise of computing with parts.
  static let tolerance: CGFloat = 1e-6
  /// The most items of one group: as many as fit can be without end where they have no size.
  static let groupLimit = 100_000
}

/// Where an item of a group lies.
struct GroupLeaf {
  /// The item's rectangle in the group, without its insets.
  var frame: CGRect
  var axes: FittingAxes
  var zIndex = 0
  var item: NSCollectionLayoutItem?
}

/// A view at an item or a group inside a group.
struct GroupBadge {
  var item: NSCollectionLayoutSupplementaryItem
  /// The rectangle that it lies at.
  var host: CGRect
  /// The first leaf of what it lies at.
  var leaf: Int
  /// The sizes that the view's parts are of.
  var space: CGSize
}

/// The places of everything in a group.
struct GroupSolution {
  var size: CGSize
  var leaves: [GroupLeaf] = []
  var badges: [GroupBadge] = []
}

/// Arranges groups: a pure function of the groups, of the space around, and of the sizes that cells prefer.
@MainActor
struct GroupSolver {
  let environment: any NSCollectionLayoutEnvironment
  /// The size that the cell of the group's nth item prefers; nil if it was not asked.
  let preferred: (Int) -> CGSize?

  /// The solution for a group that holds at most so many items, the first of which has a number.
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
        contentSize: room, contentInsets: .zero, traits: environment.traitCollection)
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

  /// Insets along the axes that the content does not decide.
  func inner(_ insets: NSDirectionalEdgeInsets, _ axes: FittingAxes) -> NSDirectionalEdgeInsets {
    var insets = insets
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Arranges a row or a column.
  private func solve(_ line: GroupLine, in room: CGSize) -> GroupSolution {
    var members = members(of: line, in: room)
    var across = line.isHorizontal ? room.height : room.width
    let crossAxis: FittingAxes = line.isHorizontal ? .vertical : .horizontal
    if line.axes.contains(crossAxis) {
      // The group is as long across as what decides for itself; the rest are parts of that.
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
    return place(members, line, room: line.isHorizontal ? room.width : room.height, across: across)
  }

  /// The members that fit, one after another.
  private func members(of line: GroupLine, in room: CGSize) -> [GroupMember] {
    let along = line.isHorizontal ? room.width : room.height
    let isOpen = line.axes.contains(line.isHorizontal ? .horizontal : .vertical)
    var members: [GroupMember] = []
    var (used, first) = (CGFloat(0), line.first)
    let end = line.first + min(line.limit, CompositionalNumbers.groupLimit)
    while first < end {
      // Without a length of its own, a group holds each of its items once.
      if let count = line.count ?? (isOpen ? line.items.count : nil), members.count >= count { break }
      let share = line.share(of: along)
      let member = member(line.items[members.count % line.items.count], line, in: room, first: first, share: share)
      let length = line.outerAlong(member) + (members.isEmpty ? 0 : line.spacing)
      if line.count == nil, !isOpen, !members.isEmpty, used + length > along + CompositionalNumbers.tolerance { break }
      // A member that holds no items would be repeated for ever.
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

  /// Puts members one after another; what is left over goes to flexible spaces.
  private func place(_ members: [GroupMember], _ line: GroupLine, room: CGFloat, across: CGFloat) -> GroupSolution {
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
