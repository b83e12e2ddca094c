import Foundation
import UIFoundation

/// The mapping of sections and rows from before a change to after it.
protocol TableTransition {
  /// Returns the new index of a section, or `nil` if it is deleted.
  func newSection(of old: Int) -> Int?
  /// Returns the new index path of a row, or `nil` if it is deleted.
  func newPath(of old: IndexPath) -> IndexPath?
  /// Returns whether a remaining section is reloaded.
  func reloadsSection(_ old: Int) -> Bool
  /// Returns whether a remaining row is reloaded.
  func reloadsRow(_ old: IndexPath) -> Bool
}

/// A batch of updates that is consistent with the data source, computed only from the row counts before and after.
///
/// As in UIKit, deletions, reloads, and move origins refer to the state before the batch, and insertions and move
/// destinations to the state after it, in whatever order they were requested. Queries take O(log n) in the size of the
/// batch.
struct TablePlan: TableTransition {
  /// The rows that leave a section, by old index, and those that enter it, by new index.
  private struct SectionChange {
    var leaving: [Int] = []
    var entering: [Int] = []
  }

  private let changes: TableChanges
  private var newSections: [Int?]
  /// The changes of the rows in each remaining section that has any, by its old index.
  private var shifts: [Int: IndexShift] = [:]
  private var destinations: [IndexPath: IndexPath] = [:]

  /// Creates the plan of a batch from the row counts of each section before and after it.
  ///
  /// - Throws: `TableUpdateError` if the changes contradict one another or the counts.
  init(_ changes: TableChanges, from old: [Int], to new: [Int]) throws(TableUpdateError) {
    self.changes = changes
    newSections = try Self.sections(changes, from: old.count, to: new.count)
    shifts = try rowChanges(from: old, to: new).mapValues { IndexShift(removed: $0.leaving, inserted: $0.entering) }
    try checkCounts(from: old, to: new)
  }

  func newSection(of old: Int) -> Int? { newSections[old] }

  func newPath(of old: IndexPath) -> IndexPath? {
    if let destination = destinations[old] { return destination }
    guard let section = newSections[old.section], !changes.deletedRows.contains(old) else { return nil }
    guard let shift = shifts[old.section] else { return IndexPath(row: old.row, section: section) }
    return shift.index(forOld: old.row).map { IndexPath(row: $0, section: section) }
  }

  func reloadsSection(_ old: Int) -> Bool { changes.reloadedSections.contains(old) }

  func reloadsRow(_ old: IndexPath) -> Bool {
    changes.reloadedRows.contains(old) || changes.reloadedSections.contains(old.section)
  }

  /// Returns the new index of each old section; `nil` for deleted sections.
  ///
  /// - Throws: `TableUpdateError` if a section doesn't exist or the counts don't match.
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

  /// Returns the rows that leave and enter each remaining section, and stores the destinations of moved rows.
  ///
  /// - Throws: `TableUpdateError` if a row doesn't exist or is changed twice.
  private mutating func rowChanges(
    from old: [Int], to new: [Int]
  ) throws(TableUpdateError) -> [Int: SectionChange] {
    var sections: [Int: SectionChange] = [:]
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
        sections[path.section, default: SectionChange()].leaving.append(path.row)
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
        sections[section, default: SectionChange()].entering.append(path.row)
      }
    }
    try addMovedRows(to: &sections, from: old, to: new, oldSections: oldSections)
    return sections
  }

  private mutating func addMovedRows(
    to sections: inout [Int: SectionChange], from old: [Int], to new: [Int], oldSections: [Int: Int]
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
      sections[move.from.section, default: SectionChange()].leaving.append(move.from.row)
      if let section = oldSections[move.to.section] {
        sections[section, default: SectionChange()].entering.append(move.to.row)
      }
    }
  }

  /// Compares the row counts of remaining sections with the changes.
  ///
  /// - Throws: `TableUpdateError.rowCount` if they don't match.
  private func checkCounts(from old: [Int], to new: [Int]) throws(TableUpdateError) {
    for (section, before) in old.enumerated() {
      guard let place = newSections[section], !changes.reloadedSections.contains(section) else { continue }
      let (removed, inserted) = shifts[section].map { ($0.removed.count, $0.inserted.count) } ?? (0, 0)
      let after = new[place]
      guard after != before - removed + inserted else { continue }
      let movedOut = changes.movedRows.count { $0.from.section == section }
      let movedIn = changes.movedRows.count { $0.to.section == place }
      throw .rowCount(
        section: section, before: before, after: after, inserted: inserted - movedIn,
        deleted: removed - movedOut, movedIn: movedIn, movedOut: movedOut)
    }
  }
}
