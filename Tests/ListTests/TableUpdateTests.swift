import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

/// Sections of named rows, each with a height.
@MainActor
private final class Items: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Item {
    var name: Int
    var height: CGFloat
  }

  var sections: [[Item]]
  var asked: [Int] = []
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  init(_ counts: [Int]) {
    var next = 0
    sections = counts.map { count in
      (0..<count).map { _ in
        defer { next += 1 }
        return Item(name: next, height: CGFloat(30 + next % 5 * 10))
      }
    }
    super.init()
    table.overrideTraits(with: UITraitCollection(displayScale: 2))
    table.separatorStyle = .none
    table.register(BlockCell.self, forCellReuseIdentifier: "item")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = sections[indexPath.section][indexPath.row]
    asked.append(item.name)
    (cell as? BlockCell)?.height.constant = item.height
    cell.tag = item.name
    return cell
  }

  /// The names of the visible rows, from top to bottom.
  var names: [Int] { table.visibleCells.map(\.tag) }
  /// Whether every visible cell shows its row, one below the other, with the right heights.
  var isConsistent: Bool {
    let cells = table.visibleCells
    let agree = cells.allSatisfy { cell in
      guard let path = table.indexPath(for: cell), let item = item(path) else { return false }
      return item.name == cell.tag && item.height == cell.frame.height && table.rectForRow(at: path) == cell.frame
    }
    return agree && zip(cells, cells.dropFirst()).allSatisfy { abs($0.frame.maxY - $1.frame.minY) < 1e-6 }
  }
  private func item(_ path: IndexPath) -> Item? {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
      ? sections[path.section][path.row] : nil
  }
}

@MainActor
struct TableUpdateTests {
  private typealias Item = Items.Item

  @Test("inserted rows shift the others, which keep their cells")
  func inserting() {
    let items = Items([20])
    let first = items.table.cellForRow(at: path(0))
    items.asked = []
    items.sections[0].insert(Item(name: 100, height: 25), at: 0)
    items.table.insertRows(at: [path(0)], with: .automatic)
    #expect(items.asked == [100])
    #expect(items.table.cellForRow(at: path(1)) === first)
    #expect(items.isConsistent && items.names.first == 100 && items.table.contentOffset.y == 0)
    #expect(items.table.numberOfRows(inSection: 0) == 21)
  }

  @Test("deleted rows disappear, and newly visible ones are requested")
  func deleting() {
    let items = Items([20])
    items.asked = []
    items.sections[0].removeSubrange(1...2)
    items.table.deleteRows(at: [path(1), path(2)], with: .fade)
    #expect(items.isConsistent && items.names.starts(with: [0, 3, 4]))
    #expect(!items.asked.contains(0) && !items.asked.contains(3))
  }

  @Test("a batch is one change, even if nested")
  func batches() {
    let items = Items([10, 5])
    items.table.performBatchUpdates {
      items.table.beginUpdates()
      let moved = items.sections[0].remove(at: 3)
      items.sections[0].remove(at: 0)
      items.sections[1].insert(moved, at: 2)
      items.sections.insert([Item(name: 200, height: 40)], at: 0)
      items.table.moveRow(at: path(3), to: path(2, 2))
      items.table.insertSections([0], with: .none)
      items.table.endUpdates()
      #expect(items.table.numberOfSections == 2)
      items.table.deleteRows(at: [path(0)], with: .none)
    } completion: {
      #expect($0)
    }
    #expect(items.table.numberOfSections == 3)
    #expect(items.isConsistent && items.names.starts(with: [200, 1, 2, 4]))
  }

  @Test("the completion handlers of nested batches are called after the updates were applied, the inner ones first")
  func nestedCompletions() {
    let items = Items([3])
    var calls: [String] = []
    items.table.performBatchUpdates {
      items.sections[0].append(Item(name: 100, height: 40))
      items.table.insertRows(at: [path(3)], with: .none)
      items.table.performBatchUpdates({}, completion: { _ in calls.append("inner \(items.names.count)") })
      #expect(calls.isEmpty)
    } completion: { _ in
      calls.append("outer \(items.names.count)")
    }
    #expect(calls == ["inner 4", "outer 4"])
  }

  @Test("reloaded rows are requested again, and rows around them are not")
  func reloading() {
    let items = Items([20])
    items.asked = []
    items.sections[0][2].height = 99
    items.table.reloadRows(at: [path(2)], with: .automatic)
    #expect(items.asked == [2] && items.isConsistent)
    items.asked = []
    items.sections[0] = (0..<4).map { Item(name: 300 + $0, height: 20) }
    items.table.reloadSections([0], with: .automatic)
    #expect(items.names == [300, 301, 302, 303] && items.isConsistent)
  }

  @Test("reconfigured rows keep their cells, and can change their heights")
  func reconfiguring() {
    let items = Items([20])
    let cell = items.table.cellForRow(at: path(1))
    items.asked = []
    items.sections[0][1].height = 120
    items.table.reconfigureRows(at: [path(1), path(15)])
    items.table.layoutIfNeeded()
    #expect(items.asked == [1] && items.table.cellForRow(at: path(1)) === cell && items.isConsistent)
  }

  @Test("an empty batch measures the visible rows again")
  func emptyBatch() {
    let items = Items([20])
    items.sections[0][1].height = 77
    (items.table.cellForRow(at: path(1)) as? BlockCell)?.height.constant = 77
    items.asked = []
    items.table.beginUpdates()
    items.table.endUpdates()
    #expect(items.table.rectForRow(at: path(1)).height == 77)
    #expect(!items.asked.contains(1) && items.isConsistent)
  }

  @Test("measured heights of rows off the screen are preserved")
  func keptHeights() {
    let items = Items([200])
    for _ in 0..<10 {
      items.table.contentOffset.y += 250
      items.table.layoutIfNeeded()
    }
    let before = (0..<10).map { items.table.rectForRow(at: path($0)).height }
    #expect(before == items.sections[0].prefix(10).map(\.height))
    items.sections[0].insert(Item(name: 900, height: 10), at: 5)
    items.table.insertRows(at: [path(5)], with: .none)
    let after = (0..<11).filter { $0 != 5 }.map { items.table.rectForRow(at: path($0)).height }
    #expect(after == before)
  }

  @Test("a visible row does not move when rows above it are inserted or deleted")
  func positions() {
    let items = Items([200])
    items.table.scrollToRow(at: path(100), at: .top, animated: false)
    let cell = items.table.cellForRow(at: path(102))
    let top = (cell?.frame.minY ?? 0) - items.table.contentOffset.y
    items.sections[0].insert(Item(name: 900, height: 10), at: 5)
    items.sections[0].removeSubrange(20..<24)
    items.table.performBatchUpdates {
      items.table.insertRows(at: [path(5)], with: .none)
      items.table.deleteRows(at: (19..<23).map { path($0) }, with: .none)
    }
    #expect(items.table.cellForRow(at: path(99)) === cell)
    #expect(abs((cell?.frame.minY ?? 0) - items.table.contentOffset.y - top) < 1e-6 && items.isConsistent)
  }

  @Test("the selection moves with its rows, and reloading everything removes it")
  func selection() {
    let items = Items([20])
    let table = items.table
    table.allowsMultipleSelection = true
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(3), path(1)] && table.indexPathForSelectedRow == path(3))
    items.sections[0].remove(at: 1)
    items.sections[0].insert(Item(name: 900, height: 10), at: 0)
    table.performBatchUpdates {
      table.insertRows(at: [path(0)], with: .none)
      table.deleteRows(at: [path(1)], with: .none)
    }
    #expect(table.indexPathsForSelectedRows == [path(3)])
    #expect(table.cellForRow(at: path(3))?.isSelected == true)
    table.deselectRow(at: path(3), animated: false)
    #expect(table.indexPathsForSelectedRows == nil && table.cellForRow(at: path(3))?.isSelected == false)
    table.allowsMultipleSelection = false
    table.selectRow(at: path(4), animated: false, scrollPosition: .none)
    table.selectRow(at: path(5), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(5)])
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("random batches have the same result as reloading everything", arguments: 0..<10)
  func randomBatches(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func random(_ limit: Int) -> Int { generator.number(below: limit) }
    let items = Items([12, 30, 7])
    var name = 1000
    for _ in 0..<25 {
      items.table.contentOffset.y = CGFloat(random(800))
      items.table.layoutIfNeeded()
      items.table.performBatchUpdates {
        for section in items.sections.indices {
          let deleted = Set(items.sections[section].indices.filter { _ in random(6) == 0 })
          let reloaded = items.sections[section].indices.filter { !deleted.contains($0) && random(8) == 0 }
          for row in reloaded { items.sections[section][row].height = CGFloat(10 + random(90)) }
          items.table.reloadRows(at: reloaded.map { path($0, section) }, with: .none)
          items.table.deleteRows(at: deleted.map { path($0, section) }, with: .none)
          for row in deleted.sorted(by: >) { items.sections[section].remove(at: row) }
          var inserted: [Item] = []
          for _ in 0..<random(5) {
            name += 1
            let item = Item(name: name, height: CGFloat(10 + random(90)))
            inserted.append(item)
            items.sections[section].insert(item, at: random(items.sections[section].count + 1))
          }
          let new = Set(inserted.map(\.name))
          let rows = items.sections[section].indices.filter { new.contains(items.sections[section][$0].name) }
          items.table.insertRows(at: rows.map { path($0, section) }, with: .none)
        }
      }
      #expect(items.isConsistent)
      #expect((0..<3).map(items.table.numberOfRows(inSection:)) == items.sections.map(\.count))
      let bottom = items.table.visibleCells.last?.frame.maxY ?? 0
      #expect(bottom >= min(items.table.contentOffset.y + 300, items.table.contentSize.height) - 1e-6)
    }
  }

  @Test("reloading during layout happens after it")
  func reloadingInLayout() {
    final class Meddler: NSObject, UITableViewDataSource {
      var count = 10
      var hasMeddled = false
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 3, !hasMeddled {
          hasMeddled = true
          count = 2
          tableView.reloadData()
          tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        return UITableViewCell()
      }
    }
    let meddler = Meddler()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = meddler
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 2 && table.visibleCells.count == 2)
  }

  @Test("a row that grows in every pass is measured a limited number of times")
  func growing() {
    final class Growing: UITableViewCell {
      var height: CGFloat = 50
      var measured = 0
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        height += 10
        measured += 1
        return CGSize(width: size.width, height: height)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        invalidateIntrinsicContentSize()
      }
    }
    let cell = Growing(style: .default, reuseIdentifier: nil)
    let sample = StaticTable([[cell]])
    sample.layOut()
    #expect(cell.measured >= 1 && cell.measured <= 20)
    #expect(sample.table.rectForRow(at: path(0)).height.isFinite)
  }

  @Test("an update that contradicts the data source is rejected with UIKit's message")
  func refusal() async {
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let items = Items([2])
          items.sections[0].append(Item(name: 9, height: 9))
          items.table.beginUpdates()
          items.table.endUpdates()
        }
      },
      says: "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
        + "after the update (3) must be equal to the number of rows contained in that section before the update (2), plus "
        + "or minus the number of rows inserted or deleted from that section (0 inserted, 0 deleted)")
  }

  @Test("dequeuing a second cell for a requested row is rejected")
  func dequeuedTwice() async {
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          final class Twice: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              _ = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
              return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
          }
          let source = Twice()
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
          table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          table.dataSource = source
          table.layoutIfNeeded()
        }
      },
      says: "Attempted to dequeue multiple cells for the same index path, which is not allowed.")
  }
}
