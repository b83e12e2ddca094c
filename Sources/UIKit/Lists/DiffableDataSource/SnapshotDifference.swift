import FontEngine
import Foundation
import UIFoundation

/// The difference between two snapshots, for tables and collection views.
///
/// It is a pure function of the snapshots. A table asks for the new position of each element, O(1) each; a collection
/// view for a list of updates, O(n log n).
struct SnapshotDifference<Section: Hashable, Item: Hashable>: ListTransition {
  private let old: ShownSnapshot<Section, Item>
  private let new: ShownSnapshot<Section, Item>
  private let reloadedSections: Set<Section>
  private let reloadedItems: Set<Item>

  /// Creates the difference between an applied snapshot and a new one, including its reloads.
  init(from old: ShownSnapshot<Section, Item>, to snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.old = old
    new = ShownSnapshot(snapshot)
    reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    reloadedItems = Set(snapshot.reloadedItemIdentifiers)
  }

  // MARK: - New positions

  func newSection(of section: Int) -> Int? { new.indices[old.sections[section]] }

  func newPath(of path: IndexPath) -> IndexPath? { old.item(at: path).flatMap(new.path(of:)) }

  func reloadsSection(_ section: Int) -> Bool { reloadedSections.contains(old.sections[section]) }

  func reloadsItem(_ path: IndexPath) -> Bool {
    guard let item = old.item(at: path) else { return false }
    return reloadedItems.contains(item) || reloadsSection(path.section)
  }

  // MARK: - Updates

  /// The updates from the old snapshot to the new one, with as few moves as possible.
  var updates: [ListUpdate] { sectionSteps + itemSteps + reloads }

  private var sectionSteps: [ListUpdate] {
    var steps: [ListUpdate] = []
    for (index, section) in old.sections.enumerated() where new.indices[section] == nil {
      steps.append(.delete(.section(index)))
    }
    let kept = LongestRise.indexes(of: old.sections.compactMap { new.indices[$0] })
    for (index, section) in new.sections.enumerated() {
      guard let before = old.indices[section] else {
        steps.append(.insert(.section(index)))
        continue
      }
      if !kept.contains(index) { steps.append(.move(.section(before), to: .section(index))) }
    }
    return steps
  }

  private var itemSteps: [ListUpdate] {
    var steps: [ListUpdate] = []
    for (section, items) in new.items.enumerated() {
      let home = old.indices[new.sections[section]]
      // Of the items that were in this section before, those already in order stay in place.
      let stayers = items.compactMap { identifier -> Int? in
        guard let path = old.path(of: identifier), path.section == home else { return nil }
        return path.item
      }
      let kept = LongestRise.indexes(of: stayers)
      for (item, identifier) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let origin = old.path(of: identifier) else {
          // Inserting the section also inserts its items.
          if home != nil { steps.append(.insert(.item(path))) }
          continue
        }
        if origin.section != home || !kept.contains(origin.item) { steps.append(.move(.item(origin), to: .item(path))) }
      }
    }
    for (section, items) in old.items.enumerated() where newSection(of: section) != nil {
      for (item, identifier) in items.enumerated() where new.path(of: identifier) == nil {
        steps.append(.delete(.item(IndexPath(item: item, section: section))))
      }
    }
    return steps
  }

  private var reloads: [ListUpdate] {
    let items = reloadedItems.compactMap { old.path(of: $0) }.filter { newSection(of: $0.section) != nil }
    let sections = reloadedSections.compactMap { old.indices[$0] }
    return items.sorted().map { .reload(.item($0)) } + sections.sorted().map { .reload(.section($0)) }
  }
}

/// The longest increasing subsequence: the numbers that can stay in place while others move.
enum LongestRise {
  /// Returns the numbers of a longest increasing subsequence. O(n log n).
  static func indexes(of numbers: [Int]) -> Set<Int> {
    // For each length, the index of the smallest number that ends an increasing subsequence of that length.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, number) in numbers.enumerated() {
      let length = ends.indices.partitioningIndex { numbers[ends[$0]] >= number }
      previous.append(length > 0 ? ends[length - 1] : nil)
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var found: Set<Int> = []
    var index = ends.last
    while let current = index {
      found.insert(numbers[current])
      index = previous[current]
    }
    return found
  }
}
