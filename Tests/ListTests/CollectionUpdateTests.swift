import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct CollectionUpdateTests {
  /// Changes arrays of numbers by random steps, with UIKit's meaning of positions.
  private struct Script {
    var updates: [ListUpdate] = []
    var sections: [[Int]]

    init(_ old: [[Int]], next: inout Int, _ generator: inout SeededGenerator) {
      // Sections first: some are deleted, some inserted.
      let gone = Set((0..<old.count).filter { _ in Int.random(in: 0..<6, using: &generator) == 0 })
      updates += gone.sorted().map { .delete(.section($0)) }
      var leavers: [(from: IndexPath, number: Int)] = []
      var kept: [[Int]] = []
      for section in 0..<old.count where !gone.contains(section) {
        var items: [Int] = []
        for (item, number) in old[section].enumerated() {
          let path = IndexPath(item: item, section: section)
          switch Int.random(in: 0..<6, using: &generator) {
          case 0: updates.append(.delete(.item(path)))
          case 1: leavers.append((path, number))
          default: items.append(number)
          }
        }
        kept.append(items)
      }
      // Insertions refer to the positions after the update: first sections, then items from the front.
      var fresh: Set<Int> = []
      sections = []
      var rest = kept[...]
      while !rest.isEmpty || Int.random(in: 0..<4, using: &generator) == 0 {
        if Int.random(in: 0..<5, using: &generator) == 0 {
          updates.append(.insert(.section(sections.count)))
          let count = Int.random(in: 0..<4, using: &generator)
          fresh.insert(sections.count)
          sections.append((0..<count).map { _ in Script.take(&next) })
        } else if let first = rest.popFirst() {
          sections.append(first)
        }
      }
      sections += rest
      let old = sections.indices.filter { !fresh.contains($0) }
      for section in old {
        var item = 0
        while item <= sections[section].count {
          if Int.random(in: 0..<8, using: &generator) == 0 {
            let path = IndexPath(item: item, section: section)
            if let leaver = leavers.popLast() {
              updates.append(.move(.item(leaver.from), to: .item(path)))
              sections[section].insert(leaver.number, at: item)
            } else {
              updates.append(.insert(.item(path)))
              sections[section].insert(Script.take(&next), at: item)
            }
          }
          item += 1
        }
      }
      // Items without a position are deleted.
      updates += leavers.map { .delete(.item($0.from)) }
      updates.shuffle(using: &generator)
    }

    private static func take(_ next: inout Int) -> Int {
      next += 1
      return next
    }
  }

  @Test("after any batch of updates, every visible item has its previous cell, or one of its own")
  func batches() {
    var generator = SeededGenerator(seed: 7)
    var next = 40
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 40, height: 20)
    flow.headerReferenceSize = CGSize(width: 0, height: 10)
    let tiles = Tiles([Array(0..<12), Array(12..<20), Array(20..<40)])
    let collection = Collections.make(tiles, flow, size: CGSize(width: 320, height: 4000))
    for round in 0..<150 {
      let script = Script(tiles.sections, next: &next, &generator)
      let before = Dictionary(
        uniqueKeysWithValues: collection.visibleCells.compactMap { $0 as? TileCell }.map { ($0.number, $0) })
      tiles.sections = script.sections
      var isDone = false
      collection.performBatchUpdates {
        for update in script.updates { apply(update, to: collection) }
      } completion: {
        isDone = $0
      }
      #expect(isDone)
      #expect(collection.numberOfSections == tiles.sections.count)
      for (section, numbers) in tiles.sections.enumerated() {
        for (item, number) in numbers.enumerated() {
          let cell = collection.cellForItem(at: IndexPath(item: item, section: section)) as? TileCell
          #expect(cell?.number == number, "round \(round)")
          if let old = before[number] { #expect(cell === old, "round \(round)") }
          #expect(cell?.frame == collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame)
        }
      }
      #expect(collection.visibleCells.count == tiles.sections.joined().count)
      // At least one, and not more than fit on the screen.
      if !(1...150).contains(collection.visibleCells.count) {
        tiles.sections = [Array(0..<12), Array(12..<20)]
        collection.reloadData()
        collection.layoutIfNeeded()
      }
    }
  }

  private func apply(_ update: ListUpdate, to collection: UICollectionView) {
    switch update {
    case .insert(.section(let section)): collection.insertSections(IndexSet(integer: section))
    case .delete(.section(let section)): collection.deleteSections(IndexSet(integer: section))
    case .insert(.item(let path)): collection.insertItems(at: [path])
    case .delete(.item(let path)): collection.deleteItems(at: [path])
    case .move(.item(let old), .item(let new)): collection.moveItem(at: old, to: new)
    case .move, .reload: Issue.record("The script has no \(update)")
    }
  }

  @Test("a section moves with its cells and its selection; reloaded items get other cells")
  func sectionsAndReloads() {
    let flow = UICollectionViewFlowLayout()
    let tiles = Tiles([[0, 1], [2, 3], [4]])
    let collection = Collections.make(tiles, flow)
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    tiles.sections = [[2, 3], [4], [0, 1]]
    collection.moveSection(0, toSection: 2)
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 2)) === cell)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 2)])
    tiles.sections = [[2, 3], [4, 5, 6], [0, 1]]
    tiles.made = []
    collection.reloadSections(IndexSet(integer: 1))
    #expect(tiles.made == [4, 5, 6])
    tiles.made = []
    collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
    #expect(tiles.made == [2])
    tiles.made = []
    let kept = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    tiles.sections[0][1] = 33
    collection.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    #expect(tiles.made == [33])
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0)) === kept && (kept as? TileCell)?.number == 33)
  }

  @Test("a layout is notified of a batch in the order of iOS")
  func order() {
    final class Told: UICollectionViewFlowLayout {
      var calls: [String] = []
      override func prepare() {
        super.prepare()
        calls.append("prepare")
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        calls.append("invalidate \(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
      }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
          let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { $0.map { "\($0.item)" } ?? "nil" }
          calls.append("\(item.updateAction) \(paths.joined(separator: " "))")
        }
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("finalize")
      }
    }
    let told = Told()
    let tiles = Tiles([[0, 1, 2]])
    let collection = Collections.make(tiles, told)
    told.calls = []
    tiles.sections = [[1, 2, 3]]
    collection.performBatchUpdates {
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(told.calls == ["invalidate false true", "prepare", "delete 0 nil", "insert nil 2", "finalize"])
    told.calls = []
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(told.calls == ["invalidate true true", "prepare"])
  }

  @Test("inconsistent counts trap with UIKit's message")
  func consistency() {
    func item(_ item: Int, _ section: Int = 0) -> ListElement { .item(IndexPath(item: item, section: section)) }
    func message(_ updates: [ListUpdate], _ old: [Int], _ new: [Int]) -> String? {
      do throws(ListUpdateError) {
        _ = try ListUpdatePlan(updates, from: old, to: new)
        return nil
      } catch { return error.message(for: .collection) }
    }
    #expect(
      message([.insert(item(0))], [4], [6])
        == "Invalid update: invalid number of items in section 0. The number of items contained in an existing section "
        + "after the update (6) must be equal to the number of items contained in that section before the update (4), "
        + "plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
        + "minus the number of items moved into or out of that section (0 moved in, 0 moved out).")
    #expect(
      message([.delete(.section(0))], [4, 1], [1, 1])
        == "Invalid update: invalid number of sections. The number of sections contained in the collection view after "
        + "the update (2) must be equal to the number of sections contained in the collection view before the update "
        + "(2), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).")
    #expect(
      message([.delete(item(5))], [3], [2])
        == "attempt to delete item 5 from section 0 which only contains 3 items before the update")
    #expect(
      message([.insert(item(5))], [3], [4])
        == "attempt to insert item 5 into section 0, but there are only 4 items in section 0 after the update")
    #expect(
      message([.delete(.section(3))], [1], [1])
        == "attempt to delete section 3, but there are only 1 sections before the update")
    #expect(message([.delete(item(0)), .reload(item(0))], [1], [0])?.contains("delete and reload") == true)
    #expect(message([.delete(item(0)), .move(item(0), to: item(1))], [3], [3]) != nil)
    #expect(message([.insert(item(1)), .move(item(0), to: item(1))], [3], [4]) != nil)
    #expect(message([.reload(.section(0))], [3], [9]) == nil)
    #expect(message([.move(item(0), to: item(0, 1))], [3, 1], [2, 2]) == nil)
  }
}
