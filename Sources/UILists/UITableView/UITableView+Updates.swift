import Foundation
import UIFoundation
import UIViews

/// Changes of what a table shows, taken together.
extension UITableView {
  /// Says something about the rows: at once, or when the batch ends.
  func update(_ change: (inout TableChanges) -> Void) {
    updates.depth += 1
    change(&updates.changes)
    updates.hasChanges = true
    endBatch()
  }

  func performBatch(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    updates.depth += 1
    body?()
    endBatch()
    completion?(true)
  }

  func endBatch() {
    raiseException(unless: updates.depth > 0, "endUpdates was called without beginUpdates")
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let changes = updates.changes
    let hasChanges = updates.hasChanges
    updates.changes = TableChanges()
    updates.hasChanges = false
    if updates.isEngaged {
      // Rows are being shown or counted right now: afterwards all of them are asked for.
      updates.mustReload = true
      return setNeedsLayout()
    }
    // What was never loaded has no before.
    guard !needsReload else { return setNeedsLayout() }
    let counts = askedCounts()
    do {
      let plan = try TablePlan(changes, from: rows.counts, to: counts)
      if hasChanges { take(plan, counts: counts) } else { measureShownRows() }
    } catch {
      raiseException("\(error) Table view: \(self)")
    }
  }

  /// Shows what a data source that knows its rows by more than their places has made of them.
  func show(_ transition: some TableTransition, counts: [Int]) {
    if updates.isEngaged {
      updates.mustReload = true
      setNeedsLayout()
    } else if needsReload {
      setNeedsLayout()
    } else {
      take(transition, counts: counts)
    }
  }

  /// Shows what a change has made of the rows. What stays keeps its cell, its height and its selection, and the topmost
  /// row on the screen that stays keeps its place, unless the table shows its very top.
  func take(_ transition: some TableTransition, counts: [Int]) {
    updates.isBusy = true
    let old = rows
    let new = TableRows(counts: counts, estimate: effectiveEstimate)
    let moved = movedAnchor(to: new, by: transition)
    rows = new
    reuse.absent = []
    carryViews(from: old, by: transition)
    selection.paths = selection.paths.compactMap { transition.reloadsRow($0) ? nil : transition.newPath(of: $0) }
    prefetched.announced = []
    var reloaded: [Int] = []
    old.heights.forEachMeasured { index, height in
      let entry = old.entry(at: index)
      guard let place = new.place(of: entry, by: transition) else { return }
      rows.heights.setHeight(height, of: place)
      if transition.reloads(entry) { reloaded.append(place) }
    }
    askEstimates()
    anchor = moved
    updates.isBusy = false
    measureShownRows(reloaded: reloaded)
  }

  /// Keeps the views of what stays, by their new places, and puts away the others.
  private func carryViews(from old: TableRows, by transition: some TableTransition) {
    var goneCells: [(UITableViewCell, IndexPath)] = []
    var goneViews: [(UIView, TableSupplement, Int)] = []
    let (oldCells, oldSupplements) = (cells, supplements)
    cells = [:]
    supplements = [:]
    for (index, cell) in oldCells.sorted(by: { $0.key < $1.key }) {
      let entry = old.entry(at: index)
      if !transition.reloads(entry), let place = rows.place(of: entry, by: transition) {
        cells[place] = cell
      } else if case .row(let path) = entry {
        goneCells.append((cell, path))
      }
    }
    for (index, view) in oldSupplements.sorted(by: { $0.key < $1.key }) {
      let entry = old.entry(at: index)
      if !transition.reloads(entry), let place = rows.place(of: entry, by: transition) {
        supplements[place] = view
      } else if case .header(let section) = entry {
        goneViews.append((view, .header, section))
      } else if case .footer(let section) = entry {
        goneViews.append((view, .footer, section))
      }
    }
    for (cell, path) in goneCells { hide(cell, from: path) }
    for (view, kind, section) in goneViews { hide(view, kind, section) }
  }

  /// Lets the rows on the screen be measured anew, at once if the table has a size: their content may have changed. So do
  /// `beginUpdates()` and `endUpdates()` with nothing between them on iOS.
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

  /// The topmost entry on the screen that is there after the change, where it will be; nil while the table's very top is
  /// in view, which then stays. UIKit does not document it: our own decision.
  private func movedAnchor(to new: TableRows, by transition: some TableTransition) -> RowAnchor? {
    guard contentOffset.y > -adjustedContentInset.top else { return nil }
    for index in (Array(cells.keys) + supplements.keys).sorted() {
      let (top, height) = (top(of: index), rows.heights.height(of: index))
      guard top + height > bounds.minY, top < bounds.maxY else { continue }
      if let place = new.place(of: rows.entry(at: index), by: transition) {
        return RowAnchor(row: place, distance: top - bounds.minY)
      }
    }
    return nil
  }
}

extension TableTransition {
  /// Whether what stays is shown anew.
  fileprivate func reloads(_ entry: TableEntry) -> Bool {
    switch entry {
    case .row(let path): reloadsRow(path)
    case .header(let section), .footer(let section): reloadsSection(section)
    }
  }
}

extension TableRows {
  /// The place of what was an entry before a change; nil for what is gone.
  fileprivate func place(of old: TableEntry, by transition: some TableTransition) -> Int? {
    switch old {
    case .row(let path): transition.newPath(of: path).flatMap(index(of:))
    case .header(let section): transition.newSection(of: section).map(header(of:))
    case .footer(let section): transition.newSection(of: section).map(footer(of:))
    }
  }
}

extension UITableView {
  /// Runs updates in one batch, as the method of the same name does for a closure that escapes.
  ///
  /// Objective-C says that the closure does not escape, so on iOS it may use parameters that do not escape either. Swift
  /// has no such mark for an optional closure.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}
