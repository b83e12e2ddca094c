import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UILists

struct TablePlanTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func plan(_ old: [Int], _ new: [Int], _ change: (inout TableChanges) -> Void) throws -> TablePlan {
    var changes = TableChanges()
    change(&changes)
    return try TablePlan(changes, from: old, to: new)
  }

  private func error(_ old: [Int], _ new: [Int], _ change: (inout TableChanges) -> Void) -> TableUpdateError? {
    do {
      _ = try plan(old, new, change)
      return nil
    } catch {
      return error as? TableUpdateError
    }
  }

  @Test("deletions refer to old positions and insertions to new ones, in any order")
  func order() throws {
    // Apple's example: of A, B, C, D, rows 0 and 2 are deleted, and new ones inserted at 0 and 3: X, B, D, Y.
    let plan = try plan([4], [4]) {
      $0.insertedRows = [path(0), path(3)]
      $0.deletedRows = [path(0), path(2)]
    }
    #expect((0..<4).map { plan.newPath(of: path($0)) } == [nil, path(1), nil, path(2)])
  }

  @Test("deleted, inserted, and moved sections shift the others")
  func sections() throws {
    let plan = try plan([1, 2, 3, 4], [9, 4, 1, 3]) {
      $0.deletedSections = [1]
      $0.insertedSections = [0]
      $0.movedSections = [TableChanges.SectionMove(from: 3, to: 1)]
    }
    #expect((0..<4).map(plan.newSection(of:)) == [2, nil, 3, 1])
    #expect(plan.newPath(of: path(2, 2)) == path(2, 3))
    #expect(plan.newPath(of: path(0, 1)) == nil)
  }

  @Test("rows move within a section and between sections")
  func moves() throws {
    let plan = try plan([3, 2], [2, 3]) {
      $0.movedRows = [
        TableChanges.RowMove(from: path(0), to: path(1, 1)), TableChanges.RowMove(from: path(2), to: path(0)),
      ]
    }
    #expect((0..<3).map { plan.newPath(of: path($0)) } == [path(1, 1), path(1), path(0)])
    #expect((0..<2).map { plan.newPath(of: path($0, 1)) } == [path(0, 1), path(2, 1)])
  }

  @Test("reloaded sections can have any number of rows")
  func reloads() throws {
    let plan = try plan([3, 2], [7, 2]) {
      $0.reloadedSections = [0]
      $0.reloadedRows = [path(1, 1)]
    }
    #expect(plan.reloadsSection(0) && !plan.reloadsSection(1))
    #expect(plan.reloadsRow(path(2)) && plan.reloadsRow(path(1, 1)) && !plan.reloadsRow(path(0, 1)))
  }

  @Test("a plan agrees with making the changes one by one on a list", arguments: 0..<40)
  func againstAList(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    func random(_ limit: Int) -> Int { generator.number(below: limit) }
    let old = Array(0..<(5 + random(30)))
    let deleted = Set(old.filter { _ in random(4) == 0 })
    let stay = old.filter { !deleted.contains($0) }
    // Moved rows are removed like deleted ones and added like inserted ones.
    let moved = stay.filter { _ in random(5) == 0 }
    var new = stay.filter { !moved.contains($0) }
    for row in moved { new.insert(row, at: random(new.count + 1)) }
    for _ in 0..<random(8) { new.insert(-1, at: random(new.count + 1)) }
    let plan = try plan([old.count], [new.count]) { changes in
      changes.deletedRows = Set(deleted.map { path($0) })
      changes.insertedRows = Set(new.indices.filter { new[$0] < 0 }.map { path($0) })
      changes.movedRows = moved.compactMap { row in
        new.firstIndex(of: row).map { TableChanges.RowMove(from: path(row), to: path($0)) }
      }
    }
    for row in old { #expect(plan.newPath(of: path(row)) == new.firstIndex(of: row).map { path($0) }) }
  }

  @Test("inconsistent numbers of rows are rejected with UIKit's message")
  func rowCounts() {
    let error = error([2], [3]) { _ in }
    #expect(
      error?.description
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
        + "after the update (3) must be equal to the number of rows contained in that section before the update (2), plus "
        + "or minus the number of rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus "
        + "the number of rows moved into or out of that section (0 moved in, 0 moved out).")
    let moved = self.error([2, 2], [2, 2]) {
      $0.deletedRows = [path(1, 1)]
      $0.movedRows = [TableChanges.RowMove(from: path(0), to: path(0, 1))]
    }
    #expect(
      moved == .rowCount(section: 0, before: 2, after: 2, inserted: 0, deleted: 0, movedIn: 0, movedOut: 1))
  }

  @Test("inconsistent numbers of sections are rejected with UIKit's message")
  func sectionCounts() {
    let error = error([1], [1, 1]) { _ in }
    #expect(
      error?.description
        == "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
        + "update (2) must be equal to the number of sections contained in the table view before the update (1), plus or "
        + "minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
  }

  @Test("invalid positions are rejected with the numbers")
  func places() {
    #expect(
      error([3], [2]) { $0.deletedRows = [path(5)] }?.description
        == "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
    #expect(
      error([3], [4]) { $0.insertedRows = [path(100)] }?.description
        == "attempt to insert row 100 into section 0, but there are only 4 rows in section 0 after the update")
    #expect(
      error([3], [4]) { $0.insertedRows = [path(0, 2)] }?.description
        == "attempt to insert row 0 into section 2, but there are only 1 sections after the update")
    #expect(
      error([3], [3]) { $0.deletedSections = [4] }?.description
        == "attempt to delete section 4, but there are only 1 sections before the update")
    #expect(
      error([3], [3, 1]) { $0.insertedSections = [9] }?.description
        == "attempt to insert section 9 but there are only 2 sections after the update")
    #expect(error([3], [3]) { $0.reloadedRows = [path(0, 7)] } == .deletesRowOfMissingSection(path(0, 7), sections: 1))
  }

  @Test("a row cannot be updated twice")
  func contradictions() {
    let move = TableChanges.RowMove(from: path(0), to: path(1))
    #expect(
      error([3], [2]) {
        $0.deletedRows = [path(0)]
        $0.reloadedRows = [path(0)]
      } == .deletesAndReloads(path(0)))
    #expect(
      error([3], [3]) {
        $0.deletedRows = [path(0)]
        $0.movedRows = [move]
      } == .deletesAndMoves(path(0)))
    #expect(
      error([3], [3]) {
        $0.insertedRows = [path(1)]
        $0.movedRows = [move]
      } == .insertsAndMoves(path(1)))
    #expect(error([3], [3]) { $0.movedRows = [move, move] } == .movesTwiceFrom(path(0)))
  }
}
