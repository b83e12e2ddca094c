import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

struct ListUpdatePlanTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
  private func item(_ row: Int, _ section: Int = 0) -> ListElement { .item(path(row, section)) }

  private func error(_ old: [Int], _ new: [Int], _ updates: [ListUpdate]) -> ListUpdateError? {
    do throws(ListUpdateError) {
      _ = try ListUpdatePlan(updates, from: old, to: new)
      return nil
    } catch {
      return error
    }
  }

  private func message(_ old: [Int], _ new: [Int], _ updates: [ListUpdate], for list: ListKind = .table) -> String? {
    error(old, new, updates)?.message(for: list)
  }

  @Test("deletions refer to old positions and insertions to new ones, in any order")
  func order() throws {
    // Apple's example: of A, B, C, D, rows 0 and 2 are deleted, and new ones inserted at 0 and 3: X, B, D, Y.
    let updates: [ListUpdate] = [.insert(item(0)), .insert(item(3)), .delete(item(0)), .delete(item(2))]
    for updates in [updates, updates.reversed()] {
      let plan = try ListUpdatePlan(updates, from: [4], to: [4])
      #expect((0..<4).map { plan.newPath(of: path($0)) } == [nil, path(1), nil, path(2)])
    }
  }

  @Test("deleted, inserted, and moved sections shift the others")
  func sections() throws {
    let plan = try ListUpdatePlan(
      [.delete(.section(1)), .insert(.section(0)), .move(.section(3), to: .section(1))], from: [1, 2, 3, 4],
      to: [9, 4, 1, 3])
    let newSections = (0..<4).map(plan.newSection(of:))
    #expect(newSections == [2, nil, 3, 1])
    #expect(plan.newPath(of: path(2, 2)) == path(2, 3))
    #expect(plan.newPath(of: path(0, 1)) == nil)
    #expect(plan.newSection(of: 4) == nil && plan.newSection(of: -1) == nil)
  }

  @Test("rows move within a section and between sections")
  func moves() throws {
    let plan = try ListUpdatePlan(
      [.move(item(0), to: item(1, 1)), .move(item(2), to: item(0))], from: [3, 2], to: [2, 3])
    #expect((0..<3).map { plan.newPath(of: path($0)) } == [path(1, 1), path(1), path(0)])
    #expect((0..<2).map { plan.newPath(of: path($0, 1)) } == [path(0, 1), path(2, 1)])
  }

  @Test("reloaded sections can have any number of rows")
  func reloads() throws {
    let plan = try ListUpdatePlan([.reload(.section(0)), .reload(item(1, 1))], from: [3, 2], to: [7, 2])
    #expect(plan.reloadsSection(0) && !plan.reloadsSection(1))
    #expect(plan.reloadsItem(path(2)) && plan.reloadsItem(path(1, 1)) && !plan.reloadsItem(path(0, 1)))
    #expect(plan.keptPath(of: path(1, 1)) == nil && plan.keptPath(of: path(0, 1)) == path(0, 1))
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
    var updates: [ListUpdate] = deleted.map { .delete(item($0)) }
    updates += new.indices.filter { new[$0] < 0 }.map { .insert(item($0)) }
    updates += moved.compactMap { row in new.firstIndex(of: row).map { .move(item(row), to: item($0)) } }
    let plan = try ListUpdatePlan(updates, from: [old.count], to: [new.count])
    for row in old { #expect(plan.newPath(of: path(row)) == new.firstIndex(of: row).map { path($0) }) }
  }

  @Test("inconsistent numbers of rows are rejected with UIKit's message")
  func rowCounts() {
    #expect(
      message([2], [3], [])
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
        + "after the update (3) must be equal to the number of rows contained in that section before the update (2), plus "
        + "or minus the number of rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus "
        + "the number of rows moved into or out of that section (0 moved in, 0 moved out).")
    #expect(
      error([2, 2], [2, 2], [.delete(item(1, 1)), .move(item(0), to: item(0, 1))])
        == .itemCount(section: 0, before: 2, after: 2, inserted: 0, deleted: 0, movedIn: 0, movedOut: 1))
    // The section has its new index in UIKit's message (openradar.me/27041784).
    #expect(
      error([1, 3], [3, 1], [.delete(item(0, 1)), .move(.section(1), to: .section(0))])
        == .itemCount(section: 0, before: 3, after: 3, inserted: 0, deleted: 1, movedIn: 0, movedOut: 0))
  }

  @Test("inconsistent numbers of sections are rejected with UIKit's message")
  func sectionCounts() {
    #expect(
      message([1], [1, 1], [])
        == "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
        + "update (2) must be equal to the number of sections contained in the table view before the update (1), plus or "
        + "minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
  }

  @Test("invalid positions are rejected with the numbers")
  func positions() {
    #expect(
      message([3], [2], [.delete(item(5))])
        == "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
    #expect(
      message([3], [2], [.reload(item(5))], for: .collection)
        == "attempt to delete item 5 from section 0 which only contains 3 items before the update")
    #expect(
      message([3], [4], [.insert(item(100))])
        == "attempt to insert row 100 into section 0, but there are only 4 rows in section 0 after the update")
    #expect(
      message([3], [4], [.insert(item(0, 2))])
        == "attempt to insert row 0 into section 2, but there are only 1 sections after the update")
    #expect(
      message([3], [3], [.delete(.section(4))])
        == "attempt to delete section 4, but there are only 1 sections before the update")
    #expect(
      message([3], [3, 1], [.insert(.section(9))])
        == "attempt to insert section 9 but there are only 2 sections after the update")
    #expect(error([3], [3], [.reload(item(0, 7))]) == .deletesItemOfMissingSection(path(0, 7), sections: 1))
    // RxSwiftCommunity/RxDataSources, issue 35, without the address of the index path.
    #expect(
      message([1, 1, 0], [1, 1, 0], [.move(item(0, 2), to: item(0))])
        == "attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - there are only 0 rows in "
        + "section 2 before the update")
    #expect(error([3], [3], [.move(item(0), to: item(3))]) == .movesToMissingItem(path(0), to: path(3), items: 3))
    #expect(
      error([1], [1], [.move(.section(1), to: .section(0))]) == .movesMissingSection(1, sections: 1))
    #expect(
      error([1], [1], [.move(.section(0), to: .section(1))]) == .movesToMissingSection(0, to: 1, sections: 1))
  }

  @Test("an element cannot be updated twice", arguments: [[0, 1], [1, 0]])
  func contradictions(order: [Int]) {
    func pair(_ first: ListUpdate, _ second: ListUpdate) -> [ListUpdate] { order.map { [first, second][$0] } }
    let move = ListUpdate.move(item(0), to: item(1))
    #expect(error([3], [2], pair(.delete(item(0)), .reload(item(0)))) == .deletesAndReloads(path(0)))
    #expect(error([3], [3], pair(.delete(item(0)), move)) == .deletesAndMoves(item(0)))
    #expect(error([3], [3], pair(.insert(item(1)), move)) == .insertsAndMoves(item(1)))
    #expect(error([3], [3], pair(move, .move(item(0), to: item(2)))) == .movesTwiceFrom(item(0)))
    #expect(error([3], [3], pair(move, .move(item(2), to: item(1)))) == .movesTwiceTo(item(1)))
    #expect(error([1], [2], pair(.insert(item(0)), .insert(item(0)))) == .insertsTwice(item(0)))
    #expect(
      error([1, 1], [1], pair(.delete(.section(0)), .move(.section(0), to: .section(0))))
        == .deletesAndMoves(.section(0)))
    #expect(
      error([1, 1], [1, 1, 1], pair(.insert(.section(0)), .move(.section(1), to: .section(0))))
        == .insertsAndMoves(.section(0)))
    #expect(
      error([1, 1], [1, 1], pair(.move(.section(0), to: .section(0)), .move(.section(0), to: .section(1))))
        == .movesTwiceFrom(.section(0)))
  }

  @Test("a contradiction is described with UIKit's message")
  func contradictionMessages() {
    // RxSwiftCommunity/RxDataSources, issue 321, without the address of the index path.
    #expect(
      ListUpdateError.insertsAndMoves(item(1)).message(for: .collection)
        == "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})")
    // Instagram/IGListKit, issue 690.
    #expect(
      ListUpdateError.insertsAndMoves(.section(4)).message(for: .collection)
        == "attempt to perform an insert and a move to the same section (4)")
  }

  @Test("deletions and reloads can be repeated, also inside a deleted section")
  func repetitions() throws {
    let plan = try ListUpdatePlan(
      [
        .delete(item(0)), .delete(item(0)), .delete(.section(1)), .delete(item(0, 1)), .reload(item(1)),
        .reload(item(1)),
      ],
      from: [2, 1], to: [1])
    #expect(plan.newPath(of: path(1)) == path(0) && plan.newPath(of: path(0, 1)) == nil)
  }
}
