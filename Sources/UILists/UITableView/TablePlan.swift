import Foundation
import UIFoundation

/// Where what was in a table before a change is after it.
protocol TableTransition {
  /// The place of a section that stays; nil for one that goes.
  func newSection(of old: Int) -> Int?
  /// The place of a row that stays; nil for one that goes.
  func newPath(of old: IndexPath) -> IndexPath?
  /// Whether a section that stays is shown anew.
  func reloadsSection(_ old: Int) -> Bool
  /// Whether a row that stays is shown anew.
  func reloadsRow(_ old: IndexPath) -> Bool
}

/// A batch of updates that fits what the data source says: found by nothing but the numbers of rows before and after.
///
/// Deletions, reloads and what is moved are meant by the places before the batch, insertions and where things move to by
/// the places after it, in whatever order they were said, as in UIKit. Questions cost O(log n) in the size of the batch.
struct TablePlan: TableTransition {
  /// The rows of a section that leave it, by their old places, and those that come into it, by their new ones.
  private struct SectionPlan {
    var leaving: [Int] = []
    var coming: [Int] = []

    /// The new place of a row that stays.
    func newRow(of old: Int) -> Int {
      let rank = old - leaving.count(below: old)
      // The place at which as many rows stay before it: the search is for how many come before it.
      var (low, high) = (0, coming.count)
      while low < high {
        let middle = (low + high) / 2
        if coming[middle] - middle <= rank { low = middle + 1 } else { high = middle }
      }
      return rank + low
    }
  }

  private let changes: TableChanges
  private var newSections: [Int?]
  private var sections: [Int: SectionPlan] = [:]
  private var destinations: [IndexPath: IndexPath] = [:]

  /// The plan of a batch, for the numbers of rows in each section before and after it.
  init(_ changes: TableChanges, from old: [Int], to new: [Int]) throws(TableUpdateError) {
    self.changes = changes
    newSections = try Self.sections(changes, from: old.count, to: new.count)
    try takeRows(from: old, to: new)
    try checkCounts(from: old, to: new)
  }

  func newSection(of old: Int) -> Int? { newSections[old] }

  func newPath(of old: IndexPath) -> IndexPath? {
    if let destination = destinations[old] { return destination }
    guard let section = newSections[old.section], !changes.deletedRows.contains(old) else { return nil }
    guard let plan = sections[old.section] else { return IndexPath(row: old.row, section: section) }
    return IndexPath(row: plan.newRow(of: old.row), section: section)
  }

  func reloadsSection(_ old: Int) -> Bool { changes.reloadedSections.contains(old) }

  func reloadsRow(_ old: IndexPath) -> Bool {
    changes.reloadedRows.contains(old) || changes.reloadedSections.contains(old.section)
  }

  /// The new place of each old section.
  private static func sections(
    _ changes: TableChanges, from before: Int, to after: Int
  ) throws(TableUpdateError) -> [Int?] {
    for section in changes.deletedSections.union(changes.reloadedSections).sorted()
    where !(0..<before).contains(section) {
      throw .deletesMissingSection(section, sections: before)
    }
    for move in changes.movedSections where !(0..<before).contains(move.from) || !(0..<after).contains(move.to) {
      throw .movesMissingSection(move.from, to: move.to, sections: after)
    }
    let (inserted, deleted) = (changes.insertedSections.count, changes.deletedSections.count)
    guard after == before - deleted + inserted else {
      throw .sectionCount(before: before, after: after, inserted: inserted, deleted: deleted)
    }
    for section in changes.insertedSections.sorted() where !(0..<after).contains(section) {
      throw .insertsMissingSection(section, sections: after)
    }
    var places: [Int?] = Array(repeating: nil, count: before)
    var isTaken = Array(repeating: false, count: after)
    for section in changes.insertedSections { isTaken[section] = true }
    let moved = Set(changes.movedSections.map(\.from))
    for move in changes.movedSections {
      places[move.from] = move.to
      isTaken[move.to] = true
    }
    var next = 0
    for section in 0..<before where !changes.deletedSections.contains(section) && !moved.contains(section) {
      while next < after, isTaken[next] { next += 1 }
      guard next < after else { break }
      places[section] = next
      next += 1
    }
    return places
  }

  /// Collects which rows leave and come into each section that stays.
  private mutating func takeRows(from old: [Int], to new: [Int]) throws(TableUpdateError) {
    var oldSections: [Int: Int] = [:]
    for (section, place) in newSections.enumerated() { if let place { oldSections[place] = section } }
    for path in changes.deletedRows.union(changes.reloadedRows).sorted() {
      guard old.indices.contains(path.section) else {
        throw .deletesRowOfMissingSection(path, sections: old.count)
      }
      guard (0..<old[path.section]).contains(path.row) else {
        throw .deletesMissingRow(path, rows: old[path.section])
      }
      if changes.deletedRows.contains(path) {
        if changes.reloadedRows.contains(path) { throw .deletesAndReloads(path) }
        sections[path.section, default: SectionPlan()].leaving.append(path.row)
      }
    }
    for path in changes.insertedRows.sorted() {
      guard new.indices.contains(path.section) else {
        throw .insertsRowOfMissingSection(path, sections: new.count)
      }
      guard (0..<new[path.section]).contains(path.row) else {
        throw .insertsMissingRow(path, rows: new[path.section])
      }
      if let section = oldSections[path.section] {
        sections[section, default: SectionPlan()].coming.append(path.row)
      }
    }
    try takeMovedRows(from: old, to: new, oldSections: oldSections)
    for section in sections.keys {
      sections[section]?.leaving.sort()
      sections[section]?.coming.sort()
    }
  }

  private mutating func takeMovedRows(
    from old: [Int], to new: [Int], oldSections: [Int: Int]
  ) throws(TableUpdateError) {
    var taken: Set<IndexPath> = []
    for move in changes.movedRows {
      guard old.indices.contains(move.from.section), (0..<old[move.from.section]).contains(move.from.row) else {
        let rows = old.indices.contains(move.from.section) ? old[move.from.section] : 0
        throw .deletesMissingRow(move.from, rows: rows)
      }
      guard new.indices.contains(move.to.section), (0..<new[move.to.section]).contains(move.to.row) else {
        let rows = new.indices.contains(move.to.section) ? new[move.to.section] : 0
        throw .movesMissingRow(move.from, to: move.to, rows: rows)
      }
      if changes.deletedRows.contains(move.from) { throw .deletesAndMoves(move.from) }
      if changes.insertedRows.contains(move.to) { throw .insertsAndMoves(move.to) }
      if destinations.updateValue(move.to, forKey: move.from) != nil { throw .movesTwiceFrom(move.from) }
      if !taken.insert(move.to).inserted { throw .movesTwiceTo(move.to) }
      sections[move.from.section, default: SectionPlan()].leaving.append(move.from.row)
      if let section = oldSections[move.to.section] {
        sections[section, default: SectionPlan()].coming.append(move.to.row)
      }
    }
  }

  /// Compares what the data source says of each section that stays with what was said of it.
  private func checkCounts(from old: [Int], to new: [Int]) throws(TableUpdateError) {
    for (section, before) in old.enumerated() {
      guard let place = newSections[section], !changes.reloadedSections.contains(section) else { continue }
      let plan = sections[section] ?? SectionPlan()
      let after = new[place]
      guard after != before - plan.leaving.count + plan.coming.count else { continue }
      let movedOut = changes.movedRows.count { $0.from.section == section }
      let movedIn = changes.movedRows.count { $0.to.section == place }
      throw .rowCount(
        section: section, before: before, after: after, inserted: plan.coming.count - movedIn,
        deleted: plan.leaving.count - movedOut, movedIn: movedIn, movedOut: movedOut)
    }
  }
}

extension [Int] {
  /// How many of the numbers, which are in order, are below another.
  fileprivate func count(below limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
