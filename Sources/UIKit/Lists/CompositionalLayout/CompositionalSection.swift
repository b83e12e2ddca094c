import CoreGraphics
import Foundation
import UIFoundation

/// A section in its space: headers, groups, footers, and backgrounds.
@MainActor
struct CompositionalSection {
  let section: NSCollectionLayoutSection
  let isVertical: Bool
  /// The space around the groups.
  let insets: NSDirectionalEdgeInsets
  private(set) var groups: CompositionalGroups
  private(set) var edges: CompositionalEdges
  /// The length along the scrolling axis.
  private(set) var length: CGFloat = 0
  /// The position along the scrolling axis.
  var start: CGFloat = 0
  /// The cross-axis range of the section's space.
  let across: ClosedRange<CGFloat>
  private let space: CGSize

  /// The preferred sizes of cells and views.
  struct Preferred {
    var items: [Int: CGSize] = [:]
    var views: [String: [Int: CGSize]] = [:]
  }

  init(
    _ section: NSCollectionLayoutSection, count: Int, insets: NSDirectionalEdgeInsets, isVertical: Bool,
    environment: CompositionalEnvironment, preferred: Preferred
  ) {
    (self.section, self.insets, self.isVertical) = (section, insets, isVertical)
    space = environment.contentSize
    let inner = CGSize(
      width: max(space.width - insets.leading - insets.trailing, 0),
      height: max(space.height - insets.top - insets.bottom, 0))
    groups = CompositionalGroups(
      section.group, count: count, in: inner, spacing: section.interGroupSpacing.bounded,
      isHorizontal: isVertical == (section.orthogonalScrollingBehavior != .none), environment: environment,
      preferred: preferred.items)
    across =
      isVertical
      ? 0...max(space.width, 0)
      : 0...max(space.height, 0)
    edges = CompositionalEdges(
      section.boundarySupplementaryItems,
      in: section.supplementariesFollowContentInsets ? inner.keepingMain(of: space, isVertical) : space,
      isVertical: isVertical,
      across: section.supplementariesFollowContentInsets
        ? CompositionalSection.inside(across, insets, isVertical) : across,
      lead: section.list?.headerRoom ?? 0
    ) { preferred.views[$0]?[$1] }
    stack()
  }

  private static func inside(
    _ across: ClosedRange<CGFloat>, _ insets: NSDirectionalEdgeInsets, _ isVertical: Bool
  ) -> ClosedRange<CGFloat> {
    let low = across.lowerBound + (isVertical ? insets.leading : insets.top)
    return low...max(low, across.upperBound - (isVertical ? insets.trailing : insets.bottom))
  }

  /// Whether the groups scroll orthogonally.
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  private mutating func stack() {
    let inside = isOrthogonal ? groups.across : groups.length
    let around = isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing
    length = edges.before + around + inside + edges.after
    edges.positionEdges(length: length)
  }

  var end: CGFloat { start + length }

  /// Applies the preferred sizes of cells.
  mutating func set(_ sizes: [Int: CGSize]) {
    groups.set(sizes)
    stack()
  }

  /// The origin of the groups, in content coordinates.
  private var corner: CGPoint {
    let main = start + edges.before
    var corner =
      isVertical
      ? CGPoint(x: insets.leading, y: main + insets.top) : CGPoint(x: main + insets.leading, y: insets.top)
    if section.orthogonalScrollingBehavior == .groupPagingCentered, groups.count > 0 {
      let first = groups.solution(of: 0).size
      if isVertical {
        corner.x = (space.width - first.width) / 2
      } else {
        corner.y = (space.height - first.height) / 2
      }
    }
    return corner
  }

  /// Returns the origin of a group, in content coordinates.
  private func corner(of group: Int) -> CGPoint? {
    guard let along = groups.start(of: group) else { return nil }
    let corner = corner
    let inset = groups.inset(of: group, room: isOrthogonal ? groups.across : roomAcross)
    return groups.isHorizontal
      ? CGPoint(x: corner.x + along, y: corner.y + inset) : CGPoint(x: corner.x + inset, y: corner.y + along)
  }

  /// The cross-axis length available to the groups.
  private var roomAcross: CGFloat {
    isVertical ? space.width - insets.leading - insets.trailing : space.height - insets.top - insets.bottom
  }

  /// The area in which the groups scroll orthogonally; `nil` for other sections.
  ///
  /// It spans the whole cross axis and is as long as the groups. Insets at both ends scroll with the groups.
  var region: OrthogonalRegion? {
    guard isOrthogonal else { return nil }
    let corner = corner
    let width = across.upperBound - across.lowerBound
    let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
    if isVertical {
      let after = isCentered ? corner.x : insets.trailing
      return OrthogonalRegion(
        frame: CGRect(x: across.lowerBound, y: corner.y, width: width, height: groups.across),
        contentSize: CGSize(width: corner.x + groups.length + after, height: groups.across),
        behavior: section.orthogonalScrollingBehavior)
    }
    let after = isCentered ? corner.y : insets.bottom
    return OrthogonalRegion(
      frame: CGRect(x: corner.x, y: across.lowerBound, width: groups.across, height: width),
      contentSize: CGSize(width: groups.across, height: corner.y + groups.length + after),
      behavior: section.orthogonalScrollingBehavior)
  }

  /// Returns the position of an item, in content coordinates.
  func leaf(of item: Int) -> GroupLeaf? {
    guard item >= 0, item < groups.count else { return nil }
    let group = groups.index(of: item)
    guard let corner = corner(of: group) else { return nil }
    let leaves = groups.solution(of: group).leaves
    let offset = item - groups.firstItem(of: group)
    guard leaves.indices.contains(offset) else { return nil }
    var leaf = leaves[offset]
    leaf.frame = leaf.frame.offsetBy(dx: corner.x, dy: corner.y)
    return leaf
  }

  /// Returns the supplementary views of an item, in content coordinates.
  func badges(at item: Int) -> [GroupBadge] {
    guard item >= 0, item < groups.count else { return [] }
    let group = groups.index(of: item)
    guard let corner = corner(of: group) else { return [] }
    return groups.solution(of: group).badges.filter { $0.leaf == item }.map { $0.moved(by: corner) }
  }

  /// Returns the items whose groups intersect a content rectangle, and their supplementary views.
  func elements(in rect: CGRect) -> (leaves: [(item: Int, leaf: GroupLeaf)], badges: [GroupBadge]) {
    let corner = corner
    let (low, high) =
      groups.isHorizontal
      ? (rect.minX - corner.x, rect.maxX - corner.x) : (rect.minY - corner.y, rect.maxY - corner.y)
    var leaves: [(item: Int, leaf: GroupLeaf)] = []
    var badges: [GroupBadge] = []
    for group in groups.groups(from: low, to: high) {
      guard let corner = self.corner(of: group) else { continue }
      let (solution, first) = (groups.solution(of: group), groups.firstItem(of: group))
      for (index, var leaf) in solution.leaves.enumerated() {
        leaf.frame = leaf.frame.offsetBy(dx: corner.x, dy: corner.y)
        leaves.append((item: first + index, leaf: leaf))
      }
      badges += solution.badges.map { $0.moved(by: corner) }
    }
    return (leaves, badges)
  }

  /// The section's frame, in content coordinates.
  var frame: CGRect {
    let width = across.upperBound - across.lowerBound
    return isVertical
      ? CGRect(x: across.lowerBound, y: start, width: width, height: length)
      : CGRect(x: start, y: across.lowerBound, width: length, height: width)
  }
}

extension GroupBadge {
  func moved(by shift: CGPoint) -> GroupBadge {
    var badge = self
    badge.host = badge.host.offsetBy(dx: shift.x, dy: shift.y)
    return badge
  }
}

extension CGSize {
  /// Returns this size with the main-axis length of another.
  fileprivate func keepingMain(of other: CGSize, _ isVertical: Bool) -> CGSize {
    isVertical ? CGSize(width: width, height: other.height) : CGSize(width: other.width, height: height)
  }
}
