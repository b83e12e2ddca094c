import CoreGraphics
import Foundation
import UIFoundation

/// Loading rows, and measuring them when they appear.
extension UITableView {
  /// The rows, loaded from the data source if needed.
  var loadedRows: TableRows {
    if needsReload, !updates.isEngaged { load() }
    return rows
  }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  func reloadAll() {
    if updates.isEngaged {
      updates.mustReload = true
    } else {
      load()
    }
    setNeedsLayout()
  }

  /// Loads the rows from the data source and the estimates from the delegate.
  ///
  /// If either requests a reload meanwhile, it happens at the next layout.
  func load() {
    needsReload = false
    updates.mustReload = false
    updates.isAsking = true
    for index in cells.keys.sorted() { hideCell(of: index) }
    for index in supplements.keys.sorted() { hideSupplement(at: index) }
    selection.paths = []
    prefetched = TablePrefetch()
    display.isStale = true
    reuse.absent = []
    rows = TableRows(counts: askedCounts(), estimate: effectiveEstimate)
    // It names one of the old rows.
    anchor = nil
    askEstimates()
    updates.isAsking = false
    updateContentSize()
    if updates.mustReload { setNeedsReload() }
  }

  /// Returns the data source's row count for each section.
  func askedCounts() -> [Int] {
    let isAsking = updates.isAsking
    updates.isAsking = true
    defer { updates.isAsking = isAsking }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    raiseException(unless: sections >= 0, "The data source says that there are \(sections) sections")
    raiseException(
      unless: sections <= RowHeights.rowLimit,
      "The data source says that there are \(sections) sections, and a table holds \(RowHeights.rowLimit) at most")
    return (0..<sections).map { section in
      let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      raiseException(unless: count >= 0, "The data source says that there are \(count) rows in section \(section)")
      return count
    }
  }

  /// Sets the estimated heights of headers, footers, and the rows for which the delegate provides one.
  ///
  /// As on iOS, a delegate that implements row estimates is asked for every row. So is one that implements row heights
  /// if estimates are off.
  func askEstimates() {
    let isAsking = updates.isAsking
    updates.isAsking = true
    defer { updates.isAsking = isAsking }
    for section in 0..<rows.sectionCount {
      estimateSupplement(.header, section)
      estimateSupplement(.footer, section)
    }
    if let delegate = delegate(with: .estimatedRowHeight), askEveryRow(.estimatedRowHeight, of: delegate) { return }
    if estimatedRowHeight == 0, let delegate = delegate(with: .rowHeight) { askEveryRow(.rowHeight, of: delegate) }
  }

  /// Asks a delegate for each row's height, or an estimate. Returns whether it answered for any.
  @discardableResult
  private func askEveryRow(_ method: DelegateMethod, of delegate: any UITableViewDelegate) -> Bool {
    var hasAnswered = false
    for section in 0..<rows.sectionCount {
      for row in 0..<rows.count(inSection: section) {
        let path = IndexPath(row: row, section: section)
        guard let index = rows.index(of: path), rows.heights.measuredHeight(of: index) == nil else { continue }
        let isEstimate = method == .estimatedRowHeight
        lastDefault = nil
        let height =
          isEstimate
          ? delegate.tableView(self, estimatedHeightForRowAt: path) : delegate.tableView(self, heightForRowAt: path)
        if lastDefault != nil, delegateDefaults.contains(method) { return false }
        if isDefault(Double(height), of: method) { continue }
        hasAnswered = true
        guard height >= 0, height.isFinite else { continue }
        if isEstimate { rows.heights.setEstimate(height, of: index) } else { rows.heights.setHeight(height, of: index) }
      }
    }
    return hasAnswered
  }

  var effectiveEstimate: CGFloat {
    if rowHeight >= 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : systemMetrics.rowHeight
  }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: contentHeight.bounded)
    // A subclass may take its own size from this one.
    if contentSize != size { contentSize = size }
  }

  /// Sets an appearance property that heights depend on.
  func setLook<Value: Equatable>(_ path: WritableKeyPath<TableLooks, Value>, _ value: Value) {
    var changed = looks
    guard value != changed[keyPath: path] else { return }
    changed[keyPath: path] = value
    looks = changed
    remeasure()
  }

  /// Discards all measured heights. Visible rows are measured at the next layout, and the topmost row doesn't move.
  func remeasure() {
    guard !needsReload else { return }
    if updates.isAsking { return reloadAll() }
    anchor = anchor ?? topAnchorRow
    rows.heights.resetHeights(estimate: effectiveEstimate)
    rows.measured = nil
    reuse.absent = []
    askEstimates()
    setNeedsLayout()
  }

  /// Marks an entry for measuring at the next layout. Until then, it keeps its height.
  func mustMeasure(_ index: Int) {
    guard let height = rows.heights.measuredHeight(of: index) else { return }
    anchor = anchor ?? topAnchorRow
    rows.heights.setEstimate(height, of: index)
    rows.measured = nil
    setNeedsLayout()
  }

  /// Called by a cell whose content has changed its size.
  func contentDidChange(in cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !needsReload else { return }
    if updates.isShowing {
      // Changes made while the table places the cell belong to the current layout, except those by the delegate.
      if display.displayed?.cell === cell { display.displayed?.isStale = true }
      return
    }
    if let index = cells.first(where: { $0.value === cell })?.key { mustMeasure(index) }
  }

  /// Returns the height of an entry, measuring it if needed.
  func measuredHeight(of index: Int) -> CGFloat {
    if let height = rows.heights.measuredHeight(of: index) { return height }
    let height =
      switch rows.entry(at: index) {
      case .row(let path): rowHeight(of: index, path)
      case .header(let section): supplementHeight(.header, section)
      case .footer(let section): supplementHeight(.footer, section)
      }
    rows.heights.setHeight(height, of: index)
    return rows.heights.height(of: index)
  }

  /// Returns the height set by the delegate or the table, or the height that the cell needs.
  ///
  /// With estimates, the cell of a row that appears is created first, then its height is requested, and then its
  /// display is announced (uikit-recorded.md, "Cells and tables", L).
  private func rowHeight(of index: Int, _ path: IndexPath) -> CGFloat {
    let names = delegate(with: .rowHeight)
    if names == nil, rowHeight >= 0 { return rowHeight }
    let isNew = cells[index] == nil
    let comesFirst = estimatedRowHeight != 0 && !display.isAhead
    if comesFirst { _ = preparedCell(of: index, path) }
    // A height that isn't finite is ignored.
    let answer = names?.tableView(self, heightForRowAt: path) ?? rowHeight
    let asked = answer.isFinite ? answer.bounded : UITableView.automaticDimension
    let height = asked >= 0 ? asked : automaticHeight(of: index, path)
    guard isNew, !display.isAhead, let cell = cells[index] else { return height }
    cell.frame = CGRect(x: cellInset, y: top(of: index), width: cellWidth, height: height)
    let isStale = announceDisplay(of: cell, path)
    return isStale && asked < 0 ? automaticHeight(of: index, path) : height
  }

  /// Returns the height that the cell's constraints require at the table's width.
  ///
  /// It includes the separator and is rounded up to whole pixels.
  private func automaticHeight(of index: Int, _ path: IndexPath) -> CGFloat {
    // A new cell adopts the table's traits as it is prepared.
    cells[index]?.applyTableTraits(cellTraits)
    guard let cell = preparedCell(of: index, path) else { return systemMetrics.rowHeight }
    let target = CGSize(width: cellWidth, height: 0)
    let fitting = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = pixelSnapping.ceilToPixel(fitting.height)
    guard height.isFinite, height > separatorHeight else {
      warnOfCollapse(cell)
      return systemMetrics.rowHeight
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
    try? FileHandle.standardError.write(contentsOf: Data(warning.utf8))
  }
}
