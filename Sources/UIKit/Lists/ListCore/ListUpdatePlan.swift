import Foundation
import UIFoundation

/// A batch of updates that is consistent with the data source, computed only from the number of items in each section
/// before and after it.
///
/// Queries take O(log n) in the size of the batch.
struct ListUpdatePlan: ListTransition {
  private let changes: ElementChanges
  /// The new index of each section; `nil` for deleted sections.
  private let newSections: [Int?]
  /// The shifts of item indices, by old section; only changed sections are present.
  private var shifts: [Int: IndexShift] = [:]

  /// Creates the plan of a batch from the number of items in each section before and after it.
  ///
  /// - Throws: `ListUpdateError` if the updates contradict one another or the counts.
  init(_ updates: [ListUpdate], from old: [Int], to new: [Int]) throws(ListUpdateError) {
    changes = try ElementChanges(updates, from: old, to: new)
    newSections = try changes.newSections(from: old.count, to: new.count)
    try addShifts(from: old, to: new)
  }

  func newSection(of old: Int) -> Int? { newSections.indices.contains(old) ? newSections[old] : nil }

  func newPath(of old: IndexPath) -> IndexPath? {
    if case .item(let destination) = changes.moves[.item(old)] { return destination }
    guard let section = newSection(of: old.section) else { return nil }
    guard let shift = shifts[old.section] else { return IndexPath(item: old.item, section: section) }
    return shift.index(forOld: old.item).map { IndexPath(item: $0, section: section) }
  }

  func reloadsSection(_ old: Int) -> Bool { changes.reloaded.contains(.section(old)) }

  func reloadsItem(_ old: IndexPath) -> Bool { changes.reloaded.contains(.item(old)) || reloadsSection(old.section) }

  /// Computes the shifts of items, and compares the item counts of remaining sections with the updates.
  ///
  /// A reloaded section can have any number of items. The error names the section's new index, as UIKit does for a
  /// section that moves from 1 to 0 (openradar.me/27041784).
  /// - Throws: `ListUpdateError.itemCount` if the counts don't match.
  private mutating func addShifts(from old: [Int], to new: [Int]) throws(ListUpdateError) {
    var oldSections: [Int?] = Array(repeating: nil, count: new.count)
    for (before, after) in newSections.enumerated() { if let after { oldSections[after] = before } }
    let sections = changes.sections(oldSections: oldSections)
    for (section, change) in sections {
      shifts[section] = IndexShift(
        removed: change.deleted + change.movedOut, inserted: change.inserted + change.movedIn)
    }
    for (after, before) in oldSections.enumerated() {
      guard let before, !reloadsSection(before) else { continue }
      let change = sections[before] ?? SectionChange()
      guard new[after] != old[before] + change.growth else { continue }
      throw .itemCount(
        section: after, before: old[before], after: new[after], inserted: change.inserted.count,
        deleted: change.deleted.count, movedIn: change.movedIn.count, movedOut: change.movedOut.count)
    }
  }
}

/// The changes to the items of one section.
private struct SectionChange {
  var deleted: [Int] = []
  var inserted: [Int] = []
  var movedOut: [Int] = []
  var movedIn: [Int] = []

  var growth: Int { inserted.count + movedIn.count - deleted.count - movedOut.count }
}

/// The sections and items that a batch changes, by kind of update.
private struct ElementChanges {
  private(set) var deleted: Set<ListElement> = []
  private(set) var inserted: Set<ListElement> = []
  private(set) var reloaded: Set<ListElement> = []
  /// The destinations of moved elements, by origin.
  private(set) var moves: [ListElement: ListElement] = [:]

  /// Groups the updates of a batch, after checking that their elements exist and that no two contradict each other.
  ///
  /// In UIKit, both tables and collection views raise an exception for an element that is deleted and moved, or inserted
  /// where another one moves to (yapstudios/YapDatabase, issue 489; Instagram/IGListKit, issue 690). The other rules are
  /// guesses, not recorded: an element isn't inserted twice, since two can't have the same position afterward (in
  /// IGListKit's issue 689, a collection view survives it), and no two moves have the same origin or destination.
  /// Deletions and reloads can be repeated, also inside a deleted section.
  init(_ updates: [ListUpdate], from old: [Int], to new: [Int]) throws(ListUpdateError) {
    var destinations: Set<ListElement> = []
    for update in updates {
      try update.checkExistence(from: old, to: new)
      switch update {
      case .delete(let element): deleted.insert(element)
      case .reload(let element): reloaded.insert(element)
      case .insert(let element):
        guard inserted.insert(element).inserted else { throw .insertsTwice(element) }
      case .move(let origin, let destination):
        guard moves.updateValue(destination, forKey: origin) == nil else { throw .movesTwiceFrom(origin) }
        guard destinations.insert(destination).inserted else { throw .movesTwiceTo(destination) }
      }
    }
    // A section may be both deleted and reloaded, for which UIKit has no message.
    for case .item(let path) in deleted.intersection(reloaded).sorted() { throw .deletesAndReloads(path) }
    if let element = moves.keys.filter(deleted.contains).min() { throw .deletesAndMoves(element) }
    if let element = destinations.intersection(inserted).min() { throw .insertsAndMoves(element) }
  }

  /// Returns the new index of each section; `nil` for deleted sections.
  ///
  /// - Throws: `ListUpdateError.sectionCount` if the counts don't match.
  func newSections(from before: Int, to after: Int) throws(ListUpdateError) -> [Int?] {
    func sections(_ elements: some Sequence<ListElement>) -> [Int] {
      elements.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }
    let (deleted, inserted) = (sections(deleted), sections(inserted))
    guard after == before - deleted.count + inserted.count else {
      throw .sectionCount(before: before, after: after, inserted: inserted.count, deleted: deleted.count)
    }
    let shift = IndexShift(
      removed: deleted + sections(moves.keys), inserted: inserted + sections(moves.values))
    return (0..<before).map { section in
      if case .section(let destination) = moves[.section(section)] { return destination }
      return shift.index(forOld: section)
    }
  }

  /// Returns the changes to the items of remaining sections, by old section.
  func sections(oldSections: [Int?]) -> [Int: SectionChange] {
    var sections: [Int: SectionChange] = [:]
    for case .item(let path) in deleted { sections[path.section, default: .init()].deleted.append(path.item) }
    for case .item(let path) in moves.keys { sections[path.section, default: .init()].movedOut.append(path.item) }
    for case .item(let path) in inserted {
      if let section = oldSections[path.section] { sections[section, default: .init()].inserted.append(path.item) }
    }
    for case .item(let path) in moves.values {
      if let section = oldSections[path.section] { sections[section, default: .init()].movedIn.append(path.item) }
    }
    return sections
  }
}

extension ListUpdate {
  /// Checks that the update's elements exist before or after the batch.
  ///
  /// UIKit checks a reload as a deletion (layerhq/Layer-Parse-iOS-Example, issue 8).
  fileprivate func checkExistence(from old: [Int], to new: [Int]) throws(ListUpdateError) {
    switch self {
    case .delete(.section(let section)), .reload(.section(let section)):
      guard old.indices.contains(section) else { throw .deletesMissingSection(section, sections: old.count) }
    case .insert(.section(let section)):
      guard new.indices.contains(section) else { throw .insertsMissingSection(section, sections: new.count) }
    case .move(let origin, let destination):
      try Self.checkMove(origin, to: destination, from: old, to: new)
    case .delete(.item(let path)), .reload(.item(let path)):
      guard let count = old.count(atSectionOf: path) else {
        throw .deletesItemOfMissingSection(path, sections: old.count)
      }
      guard (0..<count).contains(path.item) else { throw .deletesMissingItem(path, items: count) }
    case .insert(.item(let path)):
      guard let count = new.count(atSectionOf: path) else {
        throw .insertsItemIntoMissingSection(path, sections: new.count)
      }
      guard (0..<count).contains(path.item) else { throw .insertsMissingItem(path, items: count) }
    }
  }

  private static func checkMove(
    _ origin: ListElement, to destination: ListElement, from old: [Int], to new: [Int]
  ) throws(ListUpdateError) {
    switch (origin, destination) {
    case (.section(let origin), .section(let destination)):
      guard old.indices.contains(origin) else { throw .movesMissingSection(origin, sections: old.count) }
      guard new.indices.contains(destination) else {
        throw .movesToMissingSection(origin, to: destination, sections: new.count)
      }
    case (.item(let origin), .item(let destination)):
      let before = old.count(atSectionOf: origin) ?? 0
      guard (0..<before).contains(origin.item) else { throw .movesMissingItem(origin, items: before) }
      let after = new.count(atSectionOf: destination) ?? 0
      guard (0..<after).contains(destination.item) else {
        throw .movesToMissingItem(origin, to: destination, items: after)
      }
    default: raiseException("A section can't move to an item")
    }
  }
}

extension [Int] {
  /// Returns the number of items in the section of an index path, or `nil` if the section doesn't exist.
  fileprivate func count(atSectionOf path: IndexPath) -> Int? {
    path.count == 2 && indices.contains(path.section) ? self[path.section] : nil
  }
}
