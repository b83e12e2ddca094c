import Foundation
import UIFoundation
import UIViews

/// Rows: counted, and measured when they come onto the screen.
extension UITableView {
  /// The rows, asked of the data source if that is due.
  var loadedRows: TableRows {
    if needsReload { load() }
    return rows
  }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  func load() {
    needsReload = false
    for row in cells.keys.sorted() { hideCell(of: row) }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    precondition(sections >= 0, "The data source says that there are \(sections) sections")
    precondition(
      sections <= RowHeights.rowLimit,
      "The data source says that there are \(sections) sections, and a table holds \(RowHeights.rowLimit) at most")
    let counts = (0..<sections).map { section in
      let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      precondition(count >= 0, "The data source says that there are \(count) rows in section \(section)")
      return count
    }
    rows = TableRows(counts: counts, estimate: effectiveEstimate)
    if estimatedRowHeight == 0, let delegate { askEveryHeight(of: delegate) }
    updateContentSize()
  }

  private func askEveryHeight(of delegate: any UITableViewDelegate) {
    for row in 0..<rows.count {
      let height = delegate.tableView(self, heightForRowAt: rows.path(of: row))
      if height >= 0 { rows.heights.setHeight(height, of: row) }
    }
  }

  private var effectiveEstimate: CGFloat {
    if rowHeight >= 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : TableMetrics.standardRowHeight
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: rows.heights.totalHeight)
  }

  /// Forgets all measured heights; the rows on the screen are measured at the next layout, and the topmost stays where
  /// it is.
  func remeasure() {
    guard !needsReload else { return }
    anchor = anchor ?? topAnchorRow
    rows.heights.forget(estimate: effectiveEstimate)
    if estimatedRowHeight == 0, let delegate { askEveryHeight(of: delegate) }
    setNeedsLayout()
  }

  /// The height of a row, measured now if it was not.
  func measuredHeight(of row: Int) -> CGFloat {
    if let height = rows.heights.measuredHeight(of: row) { return height }
    let asked = delegate?.tableView(self, heightForRowAt: rows.path(of: row)) ?? rowHeight
    let height = asked >= 0 ? asked : automaticHeight(of: row)
    rows.heights.setHeight(height, of: row)
    return rows.heights.height(of: row)
  }

  /// What a row's content needs: the height that the constraints in the cell's content view allow at the table's width,
  /// with the separator, on whole pixels.
  private func automaticHeight(of row: Int) -> CGFloat {
    guard let cell = cell(of: row) else { return TableMetrics.standardRowHeight }
    cell.adopt(tableWidth: bounds.width, separatorHeight: separatorHeight)
    let target = CGSize(width: bounds.width, height: 0)
    let fitting = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = pixelSnapping.ceilToPixel(fitting.height)
    guard height.isFinite, height > separatorHeight else {
      warnOfCollapse(cell)
      return TableMetrics.standardRowHeight
    }
    return height
  }

  private static var hasWarnedOfCollapse = false

  private func warnOfCollapse(_ cell: UITableViewCell) {
    if Self.hasWarnedOfCollapse { return }
    Self.hasWarnedOfCollapse = true
    let warning =
      "[TableView] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table "
      + "view cell's content view. We're considering the collapse unintentional and using standard height instead. "
      + "Cell: \(cell)\n"
    FileHandle.standardError.write(Data(warning.utf8))
  }
}
