import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Premeasuring rows ahead of the scroll.
@MainActor
struct PremeasuringTests {
  /// A row with a wrapping label that counts how often it is measured.
  private final class TextCell: UITableViewCell {
    static let name = "text"
    var onMeasure: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      textLabel?.numberOfLines = 0
    }
    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      onMeasure?()
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  /// Rows of several lines in sections with titles, which record their calls.
  private final class Texts: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 200
    var measured: [IndexPath] = []
    var displayed: [IndexPath] = []
    var gone: [IndexPath] = []
    var made = 0
    var live = 0

    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count / 4 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 2 ? nil : "Section \(section)"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      var cell = tableView.dequeueReusableCell(withIdentifier: TextCell.name) as? TextCell
      if cell == nil { made += 1 }
      let shown = cell ?? TextCell(style: .default, reuseIdentifier: TextCell.name)
      cell = shown
      shown.textLabel?.text = Array(repeating: "words", count: 1 + (indexPath.row * 31 + indexPath.section) % 40)
        .joined(separator: " ")
      shown.onMeasure = { [weak self] in self?.measured.append(indexPath) }
      live = max(live, tableView.subviews.count { $0 is UITableViewCell })
      return shown
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      displayed.append(indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      gone.append(indexPath)
    }
  }

  private func table(_ texts: Texts) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.overrideTraits(with: UITraitCollection(displayScale: 2))
    table.dataSource = texts
    table.delegate = texts
    table.layoutIfNeeded()
    return table
  }

  private func rects(_ table: UITableView) -> [CGRect] {
    (0..<table.numberOfSections).flatMap { section in
      [table.rectForHeader(inSection: section)]
        + (0..<table.numberOfRows(inSection: section)).map { table.rectForRow(at: path($0, section)) }
    }
  }

  @Test("premeasured rows are as high as those scrolled to, and no visible row moves")
  func sameHeights() {
    let slow = Texts()
    let scrolled = table(slow)
    while scrolled.contentOffset.y < scrolled.contentSize.height - 480 {
      scrolled.contentOffset.y = min(scrolled.contentOffset.y + 400, scrolled.contentSize.height - 480)
      scrolled.layoutIfNeeded()
    }
    #expect(Set(slow.displayed).count == 200)
    let texts = Texts()
    let ahead = table(texts)
    let (before, displayed) = (ahead.visibleCells.map(\.frame), texts.displayed)
    let count = ahead.measureRowsAhead()
    #expect(count > 150 && rects(ahead) == rects(scrolled) && ahead.contentSize == scrolled.contentSize)
    #expect(ahead.contentOffset.y == 0 && ahead.visibleCells.map(\.frame) == before)
    // No row was displayed in the meantime, and none was measured twice.
    #expect(texts.displayed == displayed && texts.gone.isEmpty)
    #expect(texts.measured.count == 200 && Set(texts.measured).count == 200)
    #expect(ahead.measureRowsAhead() == 0 && texts.measured.count == 200)
  }

  @Test("there is one cell at a time besides the visible ones")
  func oneCell() {
    let texts = Texts()
    let table = table(texts)
    let (shown, made) = (table.visibleCells.count, texts.made)
    texts.live = 0
    table.measureRowsAhead()
    // The cell that is being configured for the next row stays in the table view between rows.
    #expect(texts.live <= shown + 1 && texts.made <= made + 1)
    #expect(table.subviews.count { $0 is UITableViewCell } == shown)
  }

  @Test("a limit is respected, and the nearest rows in the scroll direction come first")
  func limit() {
    let texts = Texts()
    let table = table(texts)
    table.scrollToRow(at: path(20, 1), at: .top, animated: false)
    let shown = table.indexPathsForVisibleRows ?? []
    texts.measured = []
    #expect(table.measureRowsAhead(limit: 3) == 3)
    let last = shown.last?.row ?? 0
    #expect(texts.measured == [path(last + 1, 1), path(last + 2, 1), path(last + 3, 1)])
    table.contentOffset.y -= 1
    table.layoutIfNeeded()
    texts.measured = []
    table.measureRowsAhead(limit: 2)
    let first = table.indexPathsForVisibleRows?.first?.row ?? 0
    #expect(texts.measured == [path(first - 1, 1), path(first - 2, 1)])
  }

  @Test("rows above the screen do not shift the visible ones")
  func above() {
    let texts = Texts()
    let table = table(texts)
    table.scrollToRow(at: path(30, 2), at: .middle, animated: false)
    let before = table.visibleCells.map { $0.frame.minY - table.contentOffset.y }
    let offset = table.contentOffset.y
    table.measureRowsAhead()
    let after = table.visibleCells.map { $0.frame.minY - table.contentOffset.y }
    #expect(before.count == after.count && zip(before, after).allSatisfy { abs($0 - $1) < 1e-6 })
    // The rows above differ from their estimates, so the offset changes.
    #expect(table.contentOffset.y != offset)
    #expect(table.rectForRow(at: path(30, 2)).minY == table.cellForRow(at: path(30, 2))?.frame.minY)
  }

  @Test("expired time measures one more height, and enough time measures everything")
  func time() {
    let texts = Texts()
    let table = table(texts)
    let first = texts.measured.count
    #expect(table.measureRowsAhead(limit: 0) == 0 && texts.measured.count == first)
    // A loop that continues while something is measured ends only when everything is.
    #expect(table.measureRowsAhead(within: .zero) == 1 && texts.measured.count == first + 1)
    #expect(table.measureRowsAhead(within: .seconds(3600)) > 150 && texts.measured.count == 200)
  }

  @Test("a table view that premeasures in every layout knows the heights of the next rows")
  func everyLayout() {
    let texts = Texts()
    let table = table(texts)
    table.rowsMeasuredAhead = 10
    for distance in [CGFloat(50), 700, 50, -300, -50] {
      let before = table.indexPathsForVisibleRows ?? []
      let positions = before.map { table.rectForRow(at: $0).minY - table.contentOffset.y }
      table.contentOffset.y += distance
      table.layoutIfNeeded()
      let visible = table.indexPathsForVisibleRows ?? []
      for (path, position) in zip(before, positions) where visible.contains(path) {
        #expect(abs(table.rectForRow(at: path).minY - table.contentOffset.y - position + distance) < 1e-6)
      }
      let edge = distance > 0 ? visible.last : visible.first
      guard let edge, edge.section == 0 else { continue }
      let steps = distance > 0 ? Array(1...9) : Array(-9 ... -1)
      texts.measured = []
      for step in steps where (0..<50).contains(edge.row + step) {
        #expect(table.rows.heights.measuredHeight(of: 1 + edge.row + step) != nil)
      }
    }
  }

  @Test("nothing is premeasured during updates or without a size; changed rows are measured again")
  func updates() {
    let texts = Texts()
    let table = table(texts)
    table.beginUpdates()
    #expect(table.measureRowsAhead() == 0)
    table.endUpdates()
    #expect(table.measureRowsAhead() > 150)
    texts.measured = []
    table.reloadRows(at: [path(40, 3)], with: .none)
    #expect(table.measureRowsAhead() == 1 && texts.measured.last == path(40, 3))
    table.reloadData()
    #expect(table.measureRowsAhead() > 150)
    #expect(UITableView().measureRowsAhead() == 0)
  }
}
