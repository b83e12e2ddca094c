import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UITableViewDiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Source = UITableViewDiffableDataSource<String, Int>

  /// Records the items requested from the provider.
  private final class Log {
    var items: [Int] = []
  }

  private func makeTable(_ log: Log) -> (UITableView, Source) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Source(tableView: table) { table, path, item in
      log.items.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    return (table, source)
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("a snapshot is applied, and returns items and positions")
  func showing() {
    let (table, source) = makeTable(Log())
    var isDone = false
    source.apply(snapshot([("a", [1, 2]), ("b", [3])])) { isDone = true }
    table.layoutIfNeeded()
    #expect(isDone && table.dataSource === source)
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
    #expect(source.itemIdentifier(for: path(0, 1)) == 3 && source.itemIdentifier(for: path(5, 1)) == nil)
    #expect(source.indexPath(for: 2) == path(1) && source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1 && source.index(for: "c") == nil)
    #expect(source.snapshot() == snapshot([("a", [1, 2]), ("b", [3])]))
  }

  @Test("remaining items keep their cells wherever they move, and only new ones are requested")
  func differences() {
    let log = Log()
    let (table, source) = makeTable(log)
    source.apply(snapshot([("a", [1, 2]), ("b", [3, 4])]))
    table.layoutIfNeeded()
    let cells = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
    table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
    log.items = []
    source.apply(snapshot([("b", [4, 1, 5]), ("c", [2])]), animatingDifferences: false)
    #expect(table.visibleCells.map(\.tag) == [4, 1, 5, 2] && log.items == [5])
    #expect([4, 1, 2].allSatisfy { tag in table.visibleCells.contains { $0 === cells[tag] } })
    #expect(table.indexPathForSelectedRow == path(0))
  }

  @Test("reloaded items get new cells, and reconfigured ones keep theirs")
  func reloading() {
    let log = Log()
    let (table, source) = makeTable(log)
    source.apply(snapshot([("a", [1, 2, 3])]))
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: path(2))
    log.items = []
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([3])
    source.apply(next)
    #expect(log.items.sorted() == [1, 3])
    #expect(table.cellForRow(at: path(2)) === cell)
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    log.items = []
    source.applySnapshotUsingReloadData(next)
    table.layoutIfNeeded()
    #expect(log.items == [1, 2, 3])
  }

  @Test("random snapshots are applied correctly", arguments: 0..<8)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func random(_ limit: Int) -> Int { generator.number(below: limit) }
    let (table, source) = makeTable(Log())
    for _ in 0..<20 {
      var next = Snapshot()
      var left = Array(0..<60)
      for section in ["a", "b", "c", "d"] where random(3) > 0 {
        next.appendSections([section])
        for _ in 0..<random(15) { next.appendItems([left.remove(at: random(left.count))]) }
      }
      source.apply(next)
      table.contentOffset.y = CGFloat(random(400))
      table.layoutIfNeeded()
      let counts = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
      #expect(counts.reduce(0, +) == next.numberOfItems)
      for cell in table.visibleCells {
        #expect(table.indexPath(for: cell).flatMap(source.itemIdentifier(for:)) == cell.tag)
      }
    }
  }

  @Test("a subclass can provide section titles")
  func subclassing() {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let source = Titled(tableView: table) { _, _, _ in UITableViewCell() }
    source.apply(snapshot([("Title", [1])]))
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Title")
  }

  @Test("a provider that returns no cell traps with UIKit's message")
  func refusal() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1])
        source.apply(snapshot)
        table.layoutIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("UITableViewDiffableDataSource cell provider returned nil for index path [0, 0] with identifier 1"))
  }
}
