import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

/// Scrolling through rows whose heights are not known in advance.
@MainActor
struct TableScrollTests {
  /// Rows whose text breaks into one to six lines, in sections with pinned headers. Counts the calls.
  private final class Texts: NSObject, UITableViewDataSource, UITableViewDelegate {
    let sections: Int
    let rows: Int
    var asked = 0
    init(sections: Int, rows: Int) { (self.sections, self.rows) = (sections, rows) }

    static func lines(_ path: IndexPath) -> Int { 1 + (path.row * 7919 + path.section * 31) % 6 }

    func numberOfSections(in tableView: UITableView) -> Int {
      asked += 1
      return sections
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked += 1
      return rows
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      asked += 1
      return section % 3 == 2 ? nil : "Section \(section)"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "text")
        ?? UITableViewCell(style: .default, reuseIdentifier: "text")
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Array(repeating: "Line", count: Self.lines(indexPath)).joined(separator: "\n")
      return cell
    }
  }

  private func table(_ texts: Texts, estimate: CGFloat) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.overrideTraits(with: UITraitCollection(displayScale: 2))
    table.estimatedRowHeight = estimate
    table.dataSource = texts
    table.delegate = texts
    table.layoutIfNeeded()
    return table
  }

  /// Lines of 20.287 points, 22 apart (uikit-recorded.md, "Text of labels", IB), rounded up to half a point, 11 above and
  /// below, and a separator of half a point.
  private func height(_ path: IndexPath) -> CGFloat {
    let text = 17 * 1.193359375 + CGFloat(Texts.lines(path) - 1) * 22
    return max(43.5, (text * 2 - 1e-6).rounded(.up) / 2 + 22.5)
  }

  /// The visible rows, and their distances from the screen's top.
  private func positions(_ table: UITableView) -> [IndexPath: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: (table.indexPathsForVisibleRows ?? []).map {
        ($0, table.rectForRow(at: $0).minY - table.contentOffset.y)
      })
  }

  /// Checks that the visible rows have their heights, are one below the other except for headers, and fill the screen,
  /// and that the header of the top section is at the top.
  private func check(_ table: UITableView) {
    let visible = table.indexPathsForVisibleRows ?? []
    for (path, cell) in zip(visible, table.visibleCells) {
      #expect(abs(cell.frame.height - height(path)) < 1e-6 && cell.frame == table.rectForRow(at: path))
    }
    for (upper, lower) in zip(visible, visible.dropFirst()) {
      let between = upper.section == lower.section ? 0 : table.rectForHeader(inSection: lower.section).height
      let padding: CGFloat = between > 0 ? 22 : 0
      let gap = table.rectForRow(at: lower).minY - table.rectForRow(at: upper).maxY
      #expect(abs(gap - between - padding) < 1e-6)
    }
    guard let first = visible.first, let last = visible.last else {
      Issue.record("no rows on the screen")
      return
    }
    let bottom = table.contentOffset.y + 480
    #expect(table.rectForRow(at: last).maxY >= bottom - 50 || last.row == 249)
    guard let header = table.headerView(forSection: first.section) else {
      #expect(first.section % 3 == 2)
      return
    }
    let (top, end) = (table.contentOffset.y, table.rect(forSection: first.section).maxY - header.frame.height)
    let position = max(table.rectForHeader(inSection: first.section).minY, min(top, end))
    #expect(abs(header.frame.minY - position) < 1e-6)
  }

  @Test(
    "10,000 rows of text in sections, up and down: each visible row moves only by scrolling",
    arguments: [CGFloat(12), 44, 300])
  func upAndDown(estimate: CGFloat) {
    let texts = Texts(sections: 40, rows: 250)
    let table = table(texts, estimate: estimate)
    var state = UInt64(estimate)
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for step in 0..<120 {
      if step % 30 == 0 {
        let target = IndexPath(row: random(250), section: random(40))
        table.scrollToRow(at: target, at: .middle, animated: false)
        #expect(table.indexPathsForVisibleRows?.contains(target) == true)
      }
      let before = positions(table)
      let offset = table.contentOffset.y
      let farthest = max(table.contentSize.height - 480, 0)
      table.contentOffset.y = min(max(offset + CGFloat(random(900) - 450), 0), farthest)
      let moved = table.contentOffset.y - offset
      table.layoutIfNeeded()
      for (path, position) in positions(table) {
        guard let old = before[path], table.contentOffset.y > 0 else { continue }
        #expect(abs(position - (old - moved)) < 1e-6)
      }
      check(table)
    }
    #expect(texts.asked < 10_000)
  }

  /// Documentation: "`NSNotFound` is a valid row index for scrolling to a section with zero rows."
  @Test("a section without rows is identified by its header", arguments: [0, 1])
  func sectionWithoutRows(section: Int) {
    final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { [20, 0, 50][section] }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
    }
    let sections = Sections()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = sections
    table.delegate = sections
    table.layoutIfNeeded()
    let target = IndexPath(row: NSNotFound, section: section)
    func position() -> CGRect {
      table.rectForHeader(inSection: section).offsetBy(dx: 0, dy: -table.contentOffset.y)
    }
    table.scrollToRow(at: IndexPath(row: 40, section: 2), at: .top, animated: false)
    table.scrollToRow(at: target, at: .top, animated: false)
    #expect(position().height > 0 && abs(position().minY) < 1e-6)
    table.scrollToRow(at: IndexPath(row: 40, section: 2), at: .top, animated: false)
    table.scrollToRow(at: target, at: .none, animated: false)
    #expect(abs(position().minY) < 1e-6)
    // The first header cannot be below the start of the content.
    table.scrollToRow(at: target, at: .bottom, animated: false)
    if section == 0 { #expect(table.contentOffset.y == 0) } else { #expect(abs(position().maxY - 480) < 1e-6) }
  }

  @Test("loading a million rows, and jumping to the middle, makes no more requests than with an eighth of them")
  func aMillionRows() {
    let counts = [125_000, 1_000_000].map { rows in
      let texts = Texts(sections: 1, rows: rows)
      let table = table(texts, estimate: 44)
      let first = texts.asked
      texts.asked = 0
      table.reloadData()
      table.layoutIfNeeded()
      let again = texts.asked
      texts.asked = 0
      table.scrollToRow(at: IndexPath(row: rows / 2, section: 0), at: .top, animated: false)
      return [first, again, texts.asked]
    }
    // One more row may be visible in the middle, where heights differ.
    for (eighth, million) in zip(counts[0], counts[1]) { #expect(abs(eighth - million) <= 6) }
    #expect(counts[1].allSatisfy { $0 < 40 })
  }

  @Test("a jump in a million rows takes little longer than with an eighth of them")
  func growth() {
    let tables = [125_000, 1_000_000].map { rows in
      let texts = Texts(sections: 1, rows: rows)
      return (texts, table(texts, estimate: 44))
    }
    let growth = ThreadTime.growth(from: 125_000) { count in
      let table = tables[count == 125_000 ? 0 : 1].1
      for step in 0..<40 {
        let row = (step * 7919 + 13) * 104_729 % count
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      }
    }
    // The same number of jumps, each over as many rows: the logarithms are 17 and 20.
    #expect(growth < 4)
  }
}
