import Foundation
import UIFoundation

/// Batches of updates.
extension UITableView: UpdatableList {
  func apply(_ updates: [ListUpdate]) {
    if self.updates.isEngaged {
      // Rows are being shown or counted, so all of them are reloaded afterward.
      self.updates.mustReload = true
      return setNeedsLayout()
    }
    let counts = askedCounts()
    do {
      let plan = try ListUpdatePlan(updates, from: rows.counts, to: counts)
      if updates.isEmpty { measureShownRows() } else { applyTransition(plan, counts: counts) }
    } catch {
      raiseException("\(error.message(for: .table)) Table view: \(self)")
    }
  }

  /// Applies a transition from a data source that identifies rows by more than their index paths.
  func show(_ transition: some ListTransition, counts: [Int]) {
    if updates.isEngaged {
      updates.mustReload = true
      setNeedsLayout()
    } else if needsReload {
      setNeedsLayout()
    } else {
      applyTransition(transition, counts: counts)
    }
  }

  /// Applies a transition.
  ///
  /// Remaining rows preserve their cells, heights, and selection. The topmost visible remaining row preserves its
  /// position, unless the table is scrolled to its top.
  func applyTransition(_ transition: some ListTransition, counts: [Int]) {
    updates.isShowing = true
    let old = rows
    let new = TableRows(counts: counts, estimate: effectiveEstimate)
    let moved = movedAnchor(to: new, by: transition)
    rows = new
    reuse.absent = []
    carryViews(from: old, by: transition)
    selection.paths = selection.paths.compactMap(transition.keptPath)
    prefetched.announced = []
    var reloaded: [Int] = []
    old.heights.forEachMeasured { index, height in
      let entry = old.entry(at: index)
      guard let newIndex = new.newIndex(of: entry, by: transition) else { return }
      rows.heights.setHeight(height, of: newIndex)
      if transition.reloads(entry) { reloaded.append(newIndex) }
    }
    askEstimates()
    anchor = moved
    updates.isShowing = false
    measureShownRows(reloaded: reloaded)
  }

  /// Moves the views of remaining entries to their new indices, and hides the others.
  private func carryViews(from old: TableRows, by transition: some ListTransition) {
    var goneCells: [(UITableViewCell, IndexPath)] = []
    var goneViews: [(UIView, TableSupplement, Int)] = []
    let (oldCells, oldSupplements) = (cells, supplements)
    cells = [:]
    supplements = [:]
    for (index, cell) in oldCells.sorted(by: { $0.key < $1.key }) {
      let entry = old.entry(at: index)
      if !transition.reloads(entry), let newIndex = rows.newIndex(of: entry, by: transition) {
        cells[newIndex] = cell
      } else if case .row(let path) = entry {
        goneCells.append((cell, path))
      }
    }
    for (index, view) in oldSupplements.sorted(by: { $0.key < $1.key }) {
      let entry = old.entry(at: index)
      if !transition.reloads(entry), let newIndex = rows.newIndex(of: entry, by: transition) {
        supplements[newIndex] = view
      } else if case .header(let section) = entry {
        goneViews.append((view, .header, section))
      } else if case .footer(let section) = entry {
        goneViews.append((view, .footer, section))
      }
    }
    for (cell, path) in goneCells { hideCell(cell, from: path) }
    for (view, kind, section) in goneViews { hideSupplement(view, kind, section) }
  }

  /// Measures the visible rows again, at once if the table has a size, since their content may have changed.
  ///
  /// On iOS, an empty pair of `beginUpdates()` and `endUpdates()` does the same.
  private func measureShownRows(reloaded: [Int] = []) {
    let kept = anchor ?? topAnchorRow
    for index in Array(cells.keys) + supplements.keys + reloaded { mustMeasure(index) }
    if estimatedRowHeight == 0 { askEstimates() }
    anchor = kept
    updateContentSize()
    setNeedsLayout()
    if updates.mustReload {
      load()
    } else if !bounds.isEmpty {
      layoutIfNeeded()
    }
  }

  /// Returns the topmost visible entry that remains, at its new index.
  ///
  /// It returns `nil` while the table's top is visible, which then stays visible. UIKit doesn't document this; it is
  /// our choice.
  private func movedAnchor(to new: TableRows, by transition: some ListTransition) -> RowAnchor? {
    guard contentOffset.y > -adjustedContentInset.top else { return nil }
    for index in (Array(cells.keys) + supplements.keys).sorted() {
      let (top, height) = (top(of: index), rows.heights.height(of: index))
      guard top + height > bounds.minY, top < bounds.maxY else { continue }
      if let newIndex = new.newIndex(of: rows.entry(at: index), by: transition) {
        return RowAnchor(row: newIndex, distance: top - bounds.minY)
      }
    }
    return nil
  }
}

extension ListTransition {
  /// Returns whether a remaining entry is reloaded.
  fileprivate func reloads(_ entry: TableEntry) -> Bool {
    switch entry {
    case .row(let path): reloadsItem(path)
    case .header(let section), .footer(let section): reloadsSection(section)
    }
  }
}

extension TableRows {
  /// Returns the new index of an entry, or `nil` if it was removed.
  fileprivate func newIndex(of old: TableEntry, by transition: some ListTransition) -> Int? {
    switch old {
    case .row(let path): transition.newPath(of: path).flatMap(index(of:))
    case .header(let section): transition.newSection(of: section).map(header(of:))
    case .footer(let section): transition.newSection(of: section).map(footer(of:))
    }
  }
}

extension UITableView {
  /// Runs updates in one batch, for a nonescaping closure.
  ///
  /// On iOS, the Objective-C declaration marks the closure as nonescaping, so it may capture nonescaping parameters.
  /// Swift can't mark an optional closure as nonescaping.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}
