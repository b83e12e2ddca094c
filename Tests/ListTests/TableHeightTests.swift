import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

/// Heights with all three strategies, and the calls to the delegate.
@MainActor
struct TableHeightTests {
  /// Returns heights, and counts the calls.
  private class Namer: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 1000
    var asked: [Int] = []
    var made = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return CGFloat(20 + indexPath.row % 3 * 10)
    }
  }

  /// Returns heights and estimates, and counts the calls.
  private final class Estimates: NSObject, UITableViewDataSource, UITableViewDelegate {
    var estimated: [Int] = []
    var asked: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      estimated.append(indexPath.row)
      return CGFloat(10 * (indexPath.row + 1))
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return 50
    }
  }

  private func table(_ source: any UITableViewDataSource & UITableViewDelegate) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = source
    table.delegate = source
    return table
  }

  @Test("with estimates, the delegate is called only for visible rows")
  func lazily() {
    let namer = Namer()
    let table = table(namer)
    table.layoutIfNeeded()
    // 20, 30, 40 and again: 3 x 90 are 270, and one more row reaches 300.
    #expect(Set(namer.asked) == Set(0..<10) || Set(namer.asked) == Set(0..<11))
    #expect(namer.asked.count == Set(namer.asked).count)
    #expect(table.rectForRow(at: path(3)).minY == 90)
  }

  @Test("without estimates, the delegate is called once for every row in advance")
  func upFront() {
    let namer = Namer()
    let table = table(namer)
    table.estimatedRowHeight = 0
    table.reloadData()
    #expect(namer.asked == Array(0..<1000) && namer.made == 0)
    #expect(table.contentSize.height == CGFloat(333 * 90 + 20))
    #expect(table.rectForRow(at: path(999)).minY == CGFloat(333 * 90))
    table.layoutIfNeeded()
    #expect(namer.asked.count == 1000)
  }

  @Test("rows of a fixed height get the margins for a new width, with and without separators")
  func fixedHeightsFollow() {
    let row = cell(.default, "Title")
    let sample = StaticTable([[row]], screen: 414)
    sample.table.rowHeight = 60
    sample.layOut()
    // On a screen 414 wide, the margins are 16 in a cell of 320, and 20 in a wider one (uikit-recorded.md, "Cell
    // margins", IB); the separator does not reduce the content (uikit-recorded.md, "Cells and tables", IB).
    #expect(row.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 60))
    sample.table.frame.size.width = 414
    sample.layOut()
    #expect(row.textLabel?.frame == CGRect(x: 20, y: 0, width: 374, height: 60))
    sample.table.separatorStyle = .none
    sample.layOut()
    #expect(row.textLabel?.frame == CGRect(x: 20, y: 0, width: 374, height: 60))
  }

  @Test("the delegate's estimates apply to each row until it is measured")
  func estimates() {
    let estimates = Estimates()
    let table = table(estimates)
    table.layoutIfNeeded()
    #expect(estimates.estimated == Array(0..<100) && estimates.asked == Array(0..<6))
    // Six rows of 50, and the estimates of the others: 10 times 7 up to 100.
    #expect(table.contentSize.height == CGFloat(300 + 10 * (5050 - 21)))
    #expect(table.rectForRow(at: path(50)).height == 510)
  }

  @Test("the table view's own row height requests nothing")
  func fixed() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let rows = Rows()
    let table = table(rows)
    table.rowHeight = 64
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 640_000 && table.rectForRow(at: path(9999)).minY == CGFloat(9999 * 64))
  }

  @Test("invalid estimates are ignored, and the rows are measured", arguments: [-7, .nan])
  func degenerate(estimate: CGFloat) {
    let namer = Namer()
    let table = table(namer)
    table.estimatedRowHeight = estimate
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(3)).minY == 90 && table.contentSize.height.isFinite)
  }

  @Test("empty tables and invalid rows have no rectangles and no cells")
  func missing() {
    let namer = Namer()
    namer.count = 0
    let table = table(namer)
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    #expect(table.cellForRow(at: path(0)) == nil && table.rectForRow(at: path(0)) == .zero)
    #expect(table.indexPathForRow(at: .zero) == nil && table.indexPathsForVisibleRows == [])
    #expect(table.cellForRow(at: path(-1, 5)) == nil && table.numberOfRows(inSection: 9) == 0)
    table.selectRow(at: path(7), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("rows ahead of the scroll are prefetched, and canceled when it reverses")
  func prefetching() {
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var announced: [Int] = []
      var cancelled: [Int] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        announced += indexPaths.map(\.row)
      }
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map(\.row)
      }
    }
    let namer = Namer()
    let table = table(namer)
    let prefetcher = Prefetcher()
    table.prefetchDataSource = prefetcher
    table.layoutIfNeeded()
    let shown = table.indexPathsForVisibleRows?.count ?? 0
    #expect(prefetcher.announced == Array(shown..<2 * shown))
    table.contentOffset.y = 600
    table.layoutIfNeeded()
    let before = Set(prefetcher.announced)
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(!prefetcher.cancelled.isEmpty && before.isSuperset(of: prefetcher.cancelled))
    table.isPrefetchingEnabled = false
    prefetcher.announced = []
    table.contentOffset.y = 5000
    table.layoutIfNeeded()
    #expect(prefetcher.announced.isEmpty)
  }

  @Test("10,000 rows with wrong estimates, a screen at a time down and up: visible rows move only by scrolling")
  func scrolling() {
    final class Rows: Namer {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(10 + (indexPath.row * 7919) % 190)
      }
    }
    let rows = Rows()
    rows.count = 10_000
    let table = table(rows)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 30
    table.layoutIfNeeded()
    func scroll(by distance: CGFloat) {
      let before = (table.indexPathsForVisibleRows ?? []).map {
        ($0, table.rectForRow(at: $0).minY - table.contentOffset.y)
      }
      let seen = table.contentOffset.y
      table.contentOffset.y = max(seen + distance, 0)
      let moved = table.contentOffset.y - seen
      table.layoutIfNeeded()
      let visible = Set(table.indexPathsForVisibleRows ?? [])
      for (path, y) in before where visible.contains(path) {
        #expect(abs(table.rectForRow(at: path).minY - table.contentOffset.y - (y - moved)) < 1e-6)
      }
    }
    for _ in 0..<300 { scroll(by: 299) }
    table.scrollToRow(at: path(9000), at: .middle, animated: false)
    for _ in 0..<300 { scroll(by: -299) }
    #expect(table.contentOffset.y > 0)
  }

  @Test("a query with a million rows takes little longer than with an eighth of them")
  func growth() {
    let sizes = [125_000, 1_000_000].map { count in
      var heights = RowHeights(count: count, estimate: 44)
      for row in stride(from: 0, to: count, by: 1000) { heights.setHeight(50, of: row) }
      return heights
    }
    let growth = ThreadTime.growth(from: 125_000) { count in
      let heights = count == 125_000 ? sizes[0] : sizes[1]
      var sum = 0.0
      for step in 0..<3000 {
        let distance = CGFloat(step * 104_729 % (44 * count))
        sum += heights.top(of: step * 7919 % count) + Double(heights.row(at: distance) ?? 0)
      }
      #expect(sum > 0)
    }
    // The same number of queries: the logarithms are 17 and 20, while a search through the rows would take eight times
    // as long.
    #expect(growth < 4)
  }
}
