import Foundation
import UIFoundation

/// The steps from one arrangement of sections and items to another.
///
/// What keeps its place among what stays is not moved: as few as possible are.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  private(set) var updates: [CollectionUpdate] = []

  init(from old: [(section: Section, items: [Item])], to new: [(section: Section, items: [Item])]) {
    let oldSections = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.section, $0) })
    let newSections = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.section, $0) })
    for (index, section) in old.enumerated() where newSections[section.section] == nil {
      updates.append(.deleteSection(index))
    }
    let kept = LongestRise.indexes(of: old.compactMap { newSections[$0.section] })
    for (index, section) in new.enumerated() {
      guard let before = oldSections[section.section] else {
        updates.append(.insertSection(index))
        continue
      }
      if !kept.contains(index) { updates.append(.moveSection(before, to: index)) }
    }
    compareItems(old, new, oldSections)
  }

  private mutating func compareItems(
    _ old: [(section: Section, items: [Item])], _ new: [(section: Section, items: [Item])],
    _ oldSections: [Section: Int]
  ) {
    var before: [Item: IndexPath] = [:]
    for (section, content) in old.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        before[identifier] = IndexPath(item: item, section: section)
      }
    }
    var after: Set<Item> = []
    for (section, content) in new.enumerated() {
      after.formUnion(content.items)
      let home = oldSections[content.section]
      // Of the items that were in the section before, those stay that are in order.
      let stayers = content.items.compactMap { identifier -> Int? in
        guard let path = before[identifier], path.section == home else { return nil }
        return path.item
      }
      let kept = LongestRise.indexes(of: stayers)
      for (item, identifier) in content.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let origin = before[identifier] else {
          // A new section brings its new items with it.
          if home != nil { updates.append(.insertItem(path)) }
          continue
        }
        if origin.section != home || !kept.contains(origin.item) { updates.append(.moveItem(origin, to: path)) }
      }
    }
    let homes = Set(new.compactMap { oldSections[$0.section] })
    for (section, content) in old.enumerated() where homes.contains(section) {
      for (item, identifier) in content.items.enumerated() where !after.contains(identifier) {
        updates.append(.deleteItem(IndexPath(item: item, section: section)))
      }
    }
  }
}

/// Numbers that can stay where they are while others move.
enum LongestRise {
  /// The numbers of a longest rising subsequence. O(n log n).
  static func indexes(of numbers: [Int]) -> Set<Int> {
    // For each length, the place of the least number that a rising subsequence so long can end with.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var found: Set<Int> = []
    var place = ends.last
    while let current = place {
      found.insert(numbers[current])
      place = previous[current]
    }
    return found
  }
}
