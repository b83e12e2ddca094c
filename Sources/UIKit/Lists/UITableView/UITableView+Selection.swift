import Foundation
import UIFoundation

/// Selection and editing.
extension UITableView {
  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for path in selection.paths { deselect(path, animated) }
      return
    }
    guard loadedRows.index(of: path) != nil else { return }
    let allowsSeveral = selection.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if !allowsSeveral { for other in selection.paths where other != path { deselect(other, animated) } }
    if !selection.paths.contains(path) { selection.paths.append(path) }
    shownCell(at: path)?.setSelected(true, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, _ animated: Bool) {
    guard let index = selection.paths.firstIndex(of: path) else { return }
    selection.paths.remove(at: index)
    shownCell(at: path)?.setSelected(false, animated: animated)
  }

  func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.paths.min { abs(rect(at: $0).midY - middle) < abs(rect(at: $1).midY - middle) }
    if let nearest { scroll(to: nearest, position, animated: animated) }
  }

  func showEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != selection.isEditing else { return }
    selection.isEditing = editing
    if !(editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection), selection.paths.count > 1 {
      for path in selection.paths.dropFirst() { deselect(path, animated) }
    }
    for (index, cell) in cells {
      guard let path = rows.path(of: index) else { continue }
      showEditing(of: cell, at: path, animated)
      mustMeasure(index)
    }
  }

  /// Updates a cell's editing controls for its row.
  func showEditing(of cell: UITableViewCell, at path: IndexPath, _ animated: Bool) {
    let editing = selection.isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? true
    cell.editing.style =
      editing ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.editing.canMove = editing && dataSource?.tableView(self, canMoveRowAt: path) ?? false
    cell.setEditing(editing, animated: animated)
  }
}
