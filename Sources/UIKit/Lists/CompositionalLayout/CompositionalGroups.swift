import FontEngine
import Foundation
import UIFoundation

/// The groups of a section, one after another.
///
/// If every group holds the same number of items, only the groups resized by cells are stored. If cells decide how many
/// items fit, every group is stored, in order.
@MainActor
struct CompositionalGroups {
  /// A group whose items decide how many fit.
  private struct Filled {
    var first: Int
    var count: Int
    var start: CGFloat
    var length: CGFloat
  }

  let group: NSCollectionLayoutGroup
  let environment: CompositionalEnvironment
  /// The space that fractional sizes refer to.
  let space: CGSize
  /// The number of items.
  let count: Int
  let spacing: CGFloat
  /// Whether the groups are laid out from left to right.
  let isHorizontal: Bool
  private(set) var preferred: [Int: CGSize] = [:]
  private let perGroup: Int
  private let template: CGSize
  private let isFilling: Bool
  private var sizes = FlowItemSizes(count: 0, common: FlowSize(main: 0, cross: 1))
  private var lines: FlowLines
  private var filled: [Filled] = []
  /// The cross-axis lengths of the measured groups, including their edge spacing.
  private var measuredAcross: [Int: CGFloat] = [:]
  /// The edge spacing of each group.
  private let edges: GroupEdges

  init(
    _ group: NSCollectionLayoutGroup, count: Int, in space: CGSize, spacing: CGFloat, isHorizontal: Bool,
    environment: CompositionalEnvironment, preferred: [Int: CGSize]
  ) {
    (self.group, self.count, self.space, self.spacing) = (group, count, space, spacing)
    (self.isHorizontal, self.environment) = (isHorizontal, environment)
    edges = GroupEdges(group.edgeSpacing, isHorizontal: isHorizontal)
    // A group without all of its items is as long as with them, but items without a length would be repeated up to the limit.
    let limit = max(count, CompositionalNumbers.templateLimit)
    let solution = GroupSolver(environment: environment) { _ in nil }.solve(group, in: space, limit: limit)
    perGroup = max(solution.leaves.count, 1)
    template = solution.size
    isFilling = group.fillsByContent
    let groups = count == 0 || solution.leaves.isEmpty ? 0 : (count - 1) / perGroup + 1
    let length = (isHorizontal ? template.width : template.height) + edges.along
    sizes = FlowItemSizes(count: isFilling ? 0 : groups, common: FlowSize(main: length, cross: 1))
    lines = FlowLines(room: 1, itemSpacing: 0, lineSpacing: spacing, sizes: sizes)
    self.preferred = preferred.filter { $0.key < count }
    if isFilling {
      fill(from: 0)
    } else {
      if groups > 0, count % perGroup != 0, group.isEstimated(isHorizontal ? .horizontal : .vertical) {
        measure([groups - 1])
      }
      if !self.preferred.isEmpty { measure(Set(self.preferred.keys.map { $0 / perGroup })) }
    }
  }

  /// The total length of the groups, including the spacing between them.
  var length: CGFloat {
    isFilling ? filled.last.map { $0.start + $0.length } ?? 0 : lines.length
  }

  /// The cross-axis length of the groups: the longest measured one, or the estimate if none was measured.
  var across: CGFloat {
    if count == 0 { return 0 }
    return measuredAcross.values.max() ?? (isHorizontal ? template.height : template.width) + edges.across
  }

  /// Returns a group's cross-axis offset in a row or column of the given length.
  func inset(of index: Int, room: CGFloat) -> CGFloat {
    // Only flexible spacing needs the group's size.
    guard edges.above.isFlexible else { return edges.above.length }
    let size = solution(of: index).size
    return edges.inset(across: isHorizontal ? size.height : size.width, room: room)
  }

  /// Applies the preferred sizes of cells.
  mutating func set(_ sizes: [Int: CGSize]) {
    for (item, size) in sizes where item < count { preferred[item] = size }
    if isFilling {
      guard let first = sizes.keys.min() else { return }
      // The item may now fit in the previous group.
      fill(from: max(index(of: first) - 1, 0))
    } else {
      measure(Set(sizes.keys.filter { $0 < count }.map { $0 / perGroup }))
    }
  }

  private mutating func measure(_ groups: Set<Int>) {
    for index in groups {
      let size = solution(of: index).size
      measuredAcross[index] = (isHorizontal ? size.height : size.width) + edges.across
      sizes.set(FlowSize(main: (isHorizontal ? size.width : size.height) + edges.along, cross: 1), of: index)
    }
    if let first = groups.min() { lines.update(from: first, sizes: sizes) }
  }

  private mutating func fill(from index: Int) {
    filled.removeSubrange(min(index, filled.count)...)
    var first = filled.last.map { $0.first + $0.count } ?? 0
    while first < count {
      let solution = solver.solve(group, in: space, first: first, limit: count - first)
      guard !solution.leaves.isEmpty else { return }
      let start = filled.last.map { $0.start + $0.length + spacing } ?? 0
      let length = (isHorizontal ? solution.size.width : solution.size.height) + edges.along
      filled.append(Filled(first: first, count: solution.leaves.count, start: start, length: length))
      first += solution.leaves.count
    }
  }

  private var solver: GroupSolver {
    let preferred = preferred
    return GroupSolver(environment: environment) { preferred[$0] }
  }

  /// Returns the index of the group that contains an item. O(log n).
  func index(of item: Int) -> Int {
    guard isFilling else { return item / perGroup }
    return filled.indices.partitioningIndex { filled[$0].first + filled[$0].count > item }
  }

  /// Returns the main-axis start of a group, or `nil` if there is no such group.
  func start(of index: Int) -> CGFloat? {
    let start = isFilling ? index < filled.count ? filled[index].start : nil : lines.line(of: index)?.start
    return start.map { $0 + edges.before.length }
  }

  /// Returns the index of a group's first item.
  func firstItem(of index: Int) -> Int { isFilling ? filled[index].first : index * perGroup }

  /// Returns the layout of a group's items.
  func solution(of index: Int) -> GroupSolution {
    let first = firstItem(of: index)
    let limit = isFilling ? filled[index].count : min(perGroup, count - first)
    return solver.solve(group, in: space, first: first, limit: limit)
  }

  /// Returns the groups that intersect a main-axis range. O(log n + groups found).
  func groups(from low: CGFloat, to high: CGFloat) -> [Int] {
    guard isFilling else { return lines.lines(from: low, to: high).map(\.items.lowerBound) }
    let first = filled.indices.partitioningIndex { filled[$0].start + filled[$0].length >= low }
    return Array((first..<filled.count).prefix { filled[$0].start <= high })
  }
}

extension NSCollectionLayoutGroup {
  /// Whether cells decide how many items fit: the group has a fixed length, and an item has an estimated one.
  var fillsByContent: Bool {
    guard case .line(let isHorizontal, let items, nil, _) = arrangement else { return false }
    let axis: FittingAxes = isHorizontal ? .horizontal : .vertical
    return !layoutSize.estimatedAxes.contains(axis) && items.contains { $0.isEstimated(axis) }
  }
}
