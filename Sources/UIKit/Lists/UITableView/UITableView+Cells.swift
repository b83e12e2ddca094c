import Foundation
import UIFoundation

/// Creating, showing, and reusing cells.
extension UITableView {
  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = reuse.cells.dequeue(for: identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = reuse.cells.madeFromNib(for: identifier, identifier: identifier) else {
      return reuse.cells.registeredClass(for: identifier)?.made(ofAnyClass: .default, reuseIdentifier: identifier)
    }
    raiseException(
      unless: cell.reuseIdentifier == nil || cell.reuseIdentifier == identifier,
      "cell reuse indentifier in nib (\(cell.reuseIdentifier ?? "")) does not match the identifier used to register the "
        + "nib (\(identifier))")
    cell.identifier = identifier
    return cell
  }

  func dequeueRegistered(_ identifier: String, _ path: IndexPath) -> UITableViewCell {
    let isRequested = reuse.requested == path
    if isRequested, let cell = reuse.reconfigured.last, cells[reuse.requestedIndex] === cell,
      cell.reuseIdentifier == identifier
    {
      return cell
    }
    raiseException(
      unless: !isRequested || !reuse.wasRequestMet,
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue "
        + "more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an "
        + "index path). Cell identifier: \(identifier), index path: \(path)")
    guard let cell = dequeue(identifier) else {
      raiseException(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    guard isRequested else { return cell }
    reuse.wasRequestMet = true
    // The rows may have changed since the cell was requested.
    if reuse.requestedIndex < rows.count, rows.path(of: reuse.requestedIndex) == path {
      cell.frame = frame(ofCellAt: reuse.requestedIndex)
      reuse.placed = ObjectIdentifier(cell)
    }
    return cell
  }

  func shownCell(at path: IndexPath) -> UITableViewCell? {
    showStaleRows()
    return loadedRows.index(of: path).flatMap { cells[$0] }
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { rows.path(of: $0.key) }
  }

  /// Returns the cell of a row. A new cell comes from the data source and is announced as displayed.
  func cell(of index: Int, _ path: IndexPath) -> UITableViewCell? {
    if let cell = cells[index] { return cell }
    let cell = preparedCell(of: index, path)
    if let cell, !display.isAhead, announceDisplay(of: cell, path) { staleEntries.append(index) }
    return cell
  }

  /// Calls the delegate's `willDisplay`. Returns whether the cell's size became stale during the call.
  func announceDisplay(of cell: UITableViewCell, _ path: IndexPath) -> Bool {
    guard let delegate else { return false }
    display.displayed = (cell, false)
    defer { display.displayed = nil }
    delegate.tableView(self, willDisplay: cell, forRowAt: path)
    return display.displayed?.isStale ?? false
  }

  /// Returns the cell of a row. A new cell comes from the data source and adopts the table's traits.
  func preparedCell(of index: Int, _ path: IndexPath) -> UITableViewCell? {
    if let cell = cells[index] { return cell }
    guard let dataSource else { return nil }
    let cell = requestedCell(for: path, at: index, from: dataSource)
    raiseException(
      unless: cell.table !== self,
      "The data source returned the cell for \(path) that already shows another row: \(cell)")
    cells[index] = cell
    cell.table = self
    cell.applyTableTraits(cellTraits)
    if reuse.placed != ObjectIdentifier(cell) { cell.frame = frame(ofCellAt: index) }
    if let delegate = delegate(with: .indentationLevel) {
      lastDefault = nil
      let level = delegate.tableView(self, indentationLevelForRowAt: path)
      if !isDefault(Double(level), of: .indentationLevel) { cell.indentationLevel = level }
    }
    let isSelected = selection.paths.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isEditing || selection.isEditing { showEditing(of: cell, at: path, false) }
    if cell.superview !== self { insertSubview(cell, at: indexOfNewCells) }
    cell.updateConfigurationIfNeeded()
    cell.observeConstraints()
    return cell
  }

  private func requestedCell(
    for path: IndexPath, at index: Int, from dataSource: any UITableViewDataSource
  ) -> UITableViewCell {
    let outer = (reuse.requested, reuse.requestedIndex, reuse.wasRequestMet)
    (reuse.requested, reuse.requestedIndex, reuse.wasRequestMet) = (path, index, false)
    reuse.placed = nil
    defer { (reuse.requested, reuse.requestedIndex, reuse.wasRequestMet) = outer }
    return dataSource.tableView(self, cellForRowAt: path)
  }

  /// Hides a row's cell and adds it to the reuse pool.
  func hideCell(of index: Int) {
    guard let cell = cells.removeValue(forKey: index) else { return }
    // Without a delegate, nobody needs the index path.
    hideCell(cell, from: display.isAhead || delegate == nil || index >= rows.count ? nil : rows.path(of: index))
  }

  func hideCell(_ cell: UITableViewCell, from path: IndexPath?) {
    cell.table = nil
    // A cell without a reuse identifier can't be dequeued, so it is removed at once.
    if updates.isShowing, cell.reuseIdentifier != nil { reuse.noteLeaving(cell) } else { cell.removeFromSuperview() }
    if let path, !display.isAhead { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    if let identifier = cell.reuseIdentifier { reuse.cells.enqueue(cell, for: identifier) }
  }

  /// Removes the cells from the table that left the screen and were not reused.
  func removeLeft() {
    for cell in reuse.takeLeaving() where cell.table == nil && cell.superview === self {
      // The app may have made a header of it.
      if !servesOtherwise(cell) { cell.removeFromSuperview() }
    }
  }

  private func servesOtherwise(_ view: UIView) -> Bool {
    for supplement in supplements.values where supplement === view { return true }
    return view === outerViews.header || view === outerViews.footer || view === outerViews.background
  }

  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource, !needsReload else { return }
    for path in paths {
      guard let index = rows.index(of: path), let cell = cells[index] else { continue }
      // The data source is already configuring this cell.
      if reuse.reconfigured.contains(where: { $0 === cell }) { continue }
      reuse.reconfigured.append(cell)
      let other = requestedCell(for: path, at: index, from: dataSource)
      reuse.reconfigured.removeLast()
      raiseException(
        unless: other === cell,
        "The data source returned another cell for \(path), which is reconfigured: dequeue it for the index path")
      mustMeasure(index)
    }
  }

  /// The traits that cells adopt from the table.
  var cellTraits: CellTraits {
    CellTraits(
      sideMargin: sideMargin, separatorHeight: separatorHeight,
      separatorInset: separatorInset, safeSides: insetsContentViewsToSafeArea ? safeAreaInsets : .zero,
      endMargin: systemMetrics.cellMargin)
  }

  /// The subview index of new cells: in front of the background and the refresh control.
  private var indexOfNewCells: Int {
    (outerViews.background == nil ? 0 : 1) + (refreshControl?.superview === self ? 1 : 0)
  }

  /// The height of the separator between rows, in points.
  var separatorHeight: CGFloat { separatorStyle == .none ? 0 : pixelSnapping.pixel }

  /// The side margin of the cells' content, regardless of the readable width.
  var usualSideMargin: CGFloat { TableMetrics.sideMargin(width: bounds.width, screenWidth: screenWidth) }

  /// The side margin of the cells' content.
  var sideMargin: CGFloat {
    let usual = usualSideMargin
    guard cellLayoutMarginsFollowReadableWidth else { return usual }
    return max(usual, readableContentGuide.layoutFrame.minX - bounds.minX)
  }

  /// The horizontal inset of cells in the table: the side margin around an inset group.
  var cellInset: CGFloat { style == .insetGrouped ? usualSideMargin : 0 }
  var cellWidth: CGFloat { max(bounds.width - 2 * cellInset, 0) }
}
