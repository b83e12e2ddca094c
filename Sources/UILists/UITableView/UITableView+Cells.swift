import Foundation
import UIFoundation
import UIViews

/// Cells: made, shown, kept for reuse.
extension UITableView {
  func registerClass(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else {
      cellClasses[identifier] = nil
      return
    }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is registered for the identifier \(identifier) but is no UITableViewCell")
    }
    cellClasses[identifier] = cellClass
  }

  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.made(reuseIdentifier: identifier)
  }

  func dequeueRegistered(_ identifier: String) -> UITableViewCell {
    guard let cell = dequeue(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    return cell
  }

  func shownCell(at path: IndexPath) -> UITableViewCell? { loadedRows.index(of: path).flatMap { cells[$0] } }

  func path(of cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.map { rows.path(of: $0.key) }
  }

  /// The cell of a row; a new one is asked of the data source and put into the table, where it has the table's traits.
  func cell(of row: Int) -> UITableViewCell? {
    if let cell = cells[row] { return cell }
    guard let dataSource else { return nil }
    let path = rows.path(of: row)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    precondition(
      !cells.values.contains { $0 === cell },
      "The data source returned the cell for \(path) that already shows another row: \(cell)")
    cells[row] = cell
    cell.adopt(tableWidth: bounds.width, separatorHeight: separatorHeight)
    cell.frame = CGRect(x: 0, y: rows.heights.top(of: row), width: bounds.width, height: rows.heights.height(of: row))
    addSubview(cell)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Takes a row's cell off the screen and keeps it for reuse.
  func hideCell(of row: Int) {
    guard let cell = cells.removeValue(forKey: row) else { return }
    cell.removeFromSuperview()
    if row < rows.count { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: rows.path(of: row)) }
    if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
  }

  /// The height of the line between rows, in points.
  var separatorHeight: CGFloat { separatorStyle == .none ? 0 : pixelSnapping.pixel }
}
