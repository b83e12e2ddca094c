import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

@MainActor
private final class Blocks: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [[CGFloat]]
  var shown: [IndexPath] = []
  var hidden: [IndexPath] = []

  init(_ heights: [[CGFloat]]) { self.heights = heights }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
    (cell as? BlockCell)?.height.constant = heights[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    shown.append(indexPath)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    hidden.append(indexPath)
  }
}

@MainActor
struct UITableViewTests {
  /// A table view 300 high at 2 pixels per point, so that rows are half a point higher than their blocks.
  private func makeTable(_ blocks: Blocks, separators: Bool = false) -> UITableView {
    let table = UITableView(of: blocks)
    table.register(BlockCell.self, forCellReuseIdentifier: "block")
    if !separators { table.separatorStyle = .none }
    return table
  }

  /// Returns a table view of blocks as high as their estimate, scrolled to its end.
  private func tableAtEnd(_ blocks: Blocks) -> UITableView {
    let table = makeTable(blocks)
    table.estimatedRowHeight = blocks.heights[0][0]
    table.layoutIfNeeded()
    table.scrollToRow(at: path(blocks.heights[0].count - 1), at: .bottom, animated: false)
    table.layoutIfNeeded()
    return table
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("only visible rows have cells")
  func visible() {
    let blocks = Blocks([Array(repeating: 50, count: 1000)])
    let table = makeTable(blocks)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 6)
    #expect(table.indexPathsForVisibleRows == (0..<6).map { path($0) })
    #expect(table.subviews.count == 6)
    // Six rows of 50 and 994 of the estimate, 44.
    #expect(table.contentSize == CGSize(width: 320, height: 300 + 994 * 44))
  }

  @Test("a table that is reloaded or updated with fewer rows stays in the scrollable range", arguments: [false, true])
  func fewerRows(isUpdate: Bool) {
    let blocks = Blocks([Array(repeating: 50, count: 30)])
    let table = tableAtEnd(blocks)
    #expect(table.contentOffset.y == 1200)
    for count in [10, 3, 0] {
      let gone = (count..<blocks.heights[0].count).map { path($0) }
      blocks.heights = [Array(repeating: 50, count: count)]
      if isUpdate { table.deleteRows(at: gone, with: .none) } else { table.reloadData() }
      table.layoutIfNeeded()
      #expect(table.contentSize.height == CGFloat(50 * count))
      #expect(table.contentOffset.y == CGFloat(max(50 * count - 300, 0)))
      #expect(table.visibleCells.count == min(count, 6))
    }
  }

  @Test("a table stays in the scrollable range if its last row becomes lower")
  func lowerRow() {
    let blocks = Blocks([Array(repeating: 100, count: 10)])
    let table = tableAtEnd(blocks)
    #expect(table.contentOffset.y == 700)
    blocks.heights[0][9] = 20
    table.reloadRows(at: [path(9)], with: .none)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 920)
    #expect(table.contentOffset.y == 620)
  }

  @Test("a reload keeps an offset above the content, as of a refresh control", arguments: [20, 30, 5])
  func offsetAboveContent(count: Int) {
    // Higher than their estimate of 44, so that the content is shorter until they are measured.
    let blocks = Blocks([Array(repeating: 100, count: 20)])
    let table = makeTable(blocks)
    table.layoutIfNeeded()
    table.contentOffset.y = -60
    table.layoutIfNeeded()
    blocks.heights = [Array(repeating: 100, count: count)]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == -60)
    table.reloadData()
    table.contentOffset.y = -80
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == -80)
  }

  @Test("a separator adds a pixel to the row, and the content is as high as the row (uikit-recorded.md, IB)")
  func separator() {
    let blocks = Blocks([[50]])
    let table = makeTable(blocks, separators: true)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).height == 50.5)
    table.visibleCells.first?.layoutIfNeeded()
    #expect(table.visibleCells.first?.contentView.frame.height == 50.5)
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).height == 50)
  }

  @Test("cells that leave the screen are reused")
  func reuse() {
    let blocks = Blocks([Array(repeating: 50, count: 100)])
    let table = makeTable(blocks)
    table.layoutIfNeeded()
    let first = table.cellForRow(at: path(0)) as? BlockCell
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path(0)) == nil)
    #expect(blocks.hidden == [path(0), path(1)])
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    #expect(table.visibleCells.contains { $0 === first })
    #expect(first?.reuses == 1)
    #expect(table.visibleCells.count == 6)
  }

  @Test("an unregistered identifier returns no cell")
  func unregistered() async {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
      }
    }
  }

  @Test("a registered class is created with its own initializer")
  func making() {
    let table = UITableView()
    table.register(BlockCell.self, forCellReuseIdentifier: "block")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    let block = table.dequeueReusableCell(withIdentifier: "block") as? BlockCell
    #expect(block?.reuseIdentifier == "block" && block?.height.isActive == true)
    let plain = table.dequeueReusableCell(withIdentifier: "plain", for: path(0))
    #expect(type(of: plain) == UITableViewCell.self && plain.reuseIdentifier == "plain")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "plain")
    #expect(table.dequeueReusableCell(withIdentifier: "plain") == nil)
  }

  @Test("sections follow one another")
  func sections() {
    let blocks = Blocks([[10, 20], [], [30]])
    let table = makeTable(blocks)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map(table.numberOfRows(inSection:)) == [2, 0, 1])
    #expect(table.rectForRow(at: path(0, 2)) == CGRect(x: 0, y: 30, width: 320, height: 30))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 29)) == path(1, 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 30)) == path(0, 2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 60)) == nil)
    #expect(table.rectForRow(at: path(7, 0)) == .zero)
    #expect(table.cellForRow(at: path(0, 2)).flatMap(table.indexPath(for:)) == path(0, 2))
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 9, width: 1, height: 2)) == [path(0, 0), path(1, 0)])
  }

  @Test("a fixed row height measures no cell")
  func fixedHeight() {
    let blocks = Blocks([Array(repeating: 50, count: 1000)])
    let table = makeTable(blocks)
    table.rowHeight = 100
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3 && table.contentSize.height == 100_000)
    #expect(table.rectForRow(at: path(500)).minY == 50_000)
  }

  @Test("content without constraints has the standard height, and so does content that collapses")
  func standardHeight() {
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let plain = Plain()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = plain
    table.layoutIfNeeded()
    // 43.667 at 3x, all of it content (uikit-recorded.md, "Cells and tables", IB).
    #expect(abs(table.rectForRow(at: path(0)).height - 131 / 3.0) < 1e-9)
    let cell = table.visibleCells.first
    cell?.layoutIfNeeded()
    #expect(abs((cell?.contentView.frame.height ?? 0) - 131 / 3.0) < 1e-9)
    let blocks = Blocks([[0]])
    let collapsed = makeTable(blocks)
    collapsed.layoutIfNeeded()
    #expect(collapsed.rectForRow(at: path(0)).height == 44)
  }

  @Test("margins are 16 at the sides, 20 on a screen 414 wide, and the caller's once they are set if they are larger")
  func margins() {
    let blocks = Blocks([[50]])
    let table = makeTable(blocks)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: path(0))
    #expect(cell?.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    table.frame.size.width = 414
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 800))
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(cell?.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
    cell?.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 18, bottom: 30, right: 40)
    #expect(cell?.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 30, right: 40))
    table.frame.size.width = 320
    table.layoutIfNeeded()
    // The cell's margins of 16 leave 18 as it was set (uikit-recorded.md, "Cell margins", IB).
    #expect(cell?.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 18, bottom: 30, right: 40))
  }

  @Test("scrolling to a row puts it in the right position, however wrong the estimates")
  func scrolling() {
    let heights = (0..<500).map { row in 20 + row % 7 * 30 }
    let blocks = Blocks([heights.map { CGFloat($0) }])
    let table = makeTable(blocks)
    for (position, row) in [(UITableView.ScrollPosition.top, 250), (.bottom, 100), (.middle, 400)] {
      table.scrollToRow(at: path(row), at: position, animated: false)
      let rect = table.rectForRow(at: path(row))
      let top = rect.minY - table.contentOffset.y
      switch position {
      case .top: #expect(top == 0)
      case .bottom: #expect(top + rect.height == 300)
      default: #expect(top + rect.height / 2 == 150)
      }
      #expect(table.cellForRow(at: path(row)) != nil)
    }
    table.scrollToRow(at: path(499), at: .top, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height - 300)
    table.scrollToRow(at: path(0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 0)
  }

  @Test("visible rows move only by scrolling, however wrong the estimates", arguments: 0..<8)
  func positions(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func random(_ limit: Int) -> Int { generator.number(below: limit) }
    let blocks = Blocks([(0..<2000).map { _ in CGFloat(10 + random(200)) }])
    let table = makeTable(blocks)
    table.estimatedRowHeight = CGFloat(20 + seed * 30)
    table.layoutIfNeeded()
    table.scrollToRow(at: path(1000), at: .top, animated: false)
    for _ in 0..<60 {
      let before = Dictionary(
        uniqueKeysWithValues: table.visibleCells.map { (ObjectIdentifier($0), $0.frame.minY - table.contentOffset.y) })
      let rows = Dictionary(
        uniqueKeysWithValues: table.visibleCells.map { (ObjectIdentifier($0), table.indexPath(for: $0)) })
      let scroll = CGFloat(random(500) - 250)
      table.contentOffset.y += scroll
      table.layoutIfNeeded()
      for cell in table.visibleCells where rows[ObjectIdentifier(cell)] == table.indexPath(for: cell) {
        let expected = (before[ObjectIdentifier(cell)] ?? 0) - scroll
        #expect(abs(cell.frame.minY - table.contentOffset.y - expected) < 1e-6)
      }
      // The rows fill the screen, one below the other.
      let frames = table.visibleCells.map(\.frame)
      #expect((frames.first?.minY ?? 0) <= table.contentOffset.y + 1e-6)
      #expect((frames.last?.maxY ?? 0) >= table.contentOffset.y + 300 - 1e-6)
      for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 1e-6) }
    }
  }

  @Test("an offset on whole pixels stays on whole pixels while rows above the screen are measured")
  func exactOffsets() {
    // Heights are thirds of a point, none of which a Double holds, and far from the estimate.
    let pixels = (0..<200).map { row in 235 + row * 37 % 400 }
    let blocks = Blocks([pixels.map { CGFloat($0) / 3 }])
    let table = makeTable(blocks)
    table.overrideTraits(with: UITraitCollection(displayScale: 3))
    table.layoutIfNeeded()
    table.scrollToRow(at: path(199), at: .bottom, animated: false)
    for step in 0..<300 {
      table.contentOffset.y = ((table.contentOffset.y * 3).rounded() - 100 - CGFloat(step % 50)) / 3
      table.layoutIfNeeded()
      let pixels = (table.contentOffset.y * 3).rounded()
      #expect(table.contentOffset.y == pixels / 3)
    }
  }

  @Test("a new width measures the rows again")
  func newWidth() {
    let blocks = Blocks([Array(repeating: 50, count: 20)])
    let table = makeTable(blocks)
    table.layoutIfNeeded()
    table.frame.size.width = 200
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 200 })
    #expect(table.contentSize.width == 200)
  }

  @Test("reloading requests the rows again and reuses the cells")
  func reloading() {
    let blocks = Blocks([[50, 60]])
    let table = makeTable(blocks)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    blocks.heights = [[70, 80, 90]]
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 240)
    #expect(cells.allSatisfy(table.visibleCells.contains))
  }

  @Test("a million rows take few cells and little time")
  func aMillionRows() {
    let blocks = Blocks([])
    final class Many: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
        (cell as? BlockCell)?.height.constant = 50
        return cell
      }
    }
    let many = Many()
    let table = makeTable(blocks)
    table.delegate = nil
    table.dataSource = many
    table.layoutIfNeeded()
    table.scrollToRow(at: path(500_000), at: .top, animated: false)
    #expect(table.subviews.count <= 7)
    #expect(table.cellForRow(at: path(500_000)) != nil)
  }
}

/// More rows than a table view supports, each number in a separate process.
struct RowCountTrapTests {
  /// Returns a number of rows for each section.
  private final class Counts: NSObject, UITableViewDataSource {
    let counts: [Int]
    var sections: Int?

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { sections ?? counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @MainActor
  private static func load(_ counts: [Int], sections: Int? = nil) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = Counts(counts)
    source.sections = sections
    table.dataSource = source
    _ = table.numberOfRows(inSection: 0)
  }

  @Test("more rows than a table view supports are rejected with the numbers")
  func tooMany() async {
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { Self.load([1_000_000_000_000]) }
      },
      says: "The data source says that there are 1000000000000 rows in section 0, after 0 in the sections before it, "
        + "and a table holds 134217728 at most")
  }

  @Test("row counts whose sum overflows are rejected with the numbers")
  func overflow() async {
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { Self.load([3, .max]) }
      },
      says: "The data source says that there are 9223372036854775807 rows in section 1, after 3 in the sections before")
  }

  @Test("more sections than a table view supports rows are rejected with the number")
  func sections() async {
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { Self.load([], sections: .max) }
      },
      says: "The data source says that there are 9223372036854775807 sections, and a table holds 134217728 at most")
  }
}
