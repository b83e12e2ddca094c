import Foundation
import UIFoundation
import UIViews

/// Which rows are on the screen, and where.
extension UITableView {
  /// How often the screen is filled anew because measured rows were lower than their estimates: each round starts from
  /// the offset that the last one arrived at.
  private static let roundLimit = 4
  /// How far the offset may lie beside the anchor's, in points: the noise of computing one from the other.
  private static let offsetTolerance: CGFloat = 1e-9

  /// Fills the screen with rows, measures them, and keeps the topmost row where it is.
  func showRows() {
    if needsReload { load() }
    let conditions = MeasuringConditions(width: bounds.width, scale: traitCollection.displayScale)
    if let old = measuredFor, old != conditions { remeasure() }
    measuredFor = conditions
    var shown = 0..<0
    for _ in 0..<Self.roundLimit {
      guard let anchor = anchor ?? topAnchorRow else { break }
      self.anchor = nil
      shown = measureRows(around: anchor)
      let offset = withoutNoise(rows.heights.top(of: anchor.row) - anchor.distance)
      if abs(offset - contentOffset.y) <= Self.offsetTolerance { break }
      let clamped = clampedOffset(offset)
      bounds.origin.y = clamped
      if clamped == offset { break }
    }
    for row in cells.keys.sorted() where !shown.contains(row) { hideCell(of: row) }
    updateContentSize()
    for row in shown { cell(of: row)?.frame = rect(ofRow: row) }
  }

  /// A position without the noise of computing with positions: the nearest multiple of 1/(3 * 2^20) point, among which
  /// are all whole pixels at 1, 2, 3 and 4 to the point.
  private func withoutNoise(_ position: CGFloat) -> CGFloat {
    let unitsPerPoint = CGFloat(3 << 20)
    return (position * unitsPerPoint).rounded() / unitsPerPoint
  }

  /// The row that stays where it is: the topmost that was on the screen and still is, else the one at the top.
  var topAnchorRow: RowAnchor? {
    let heights = rows.heights
    guard heights.count > 0 else { return nil }
    let (top, bottom) = (bounds.minY, bounds.maxY)
    let kept = cells.keys.filter { row in
      guard row < heights.count else { return false }
      let rowTop = heights.top(of: row)
      return rowTop < bottom && rowTop + heights.height(of: row) > top
    }
    guard let row = kept.min() ?? heights.row(at: top) else { return nil }
    return RowAnchor(row: row, distance: heights.top(of: row) - top)
  }

  /// Measures the rows that are on the screen when one of them lies where its anchor says; the rows.
  private func measureRows(around anchor: RowAnchor) -> Range<Int> {
    let height = bounds.height
    var (end, bottom) = (anchor.row, anchor.distance)
    while end < rows.count, bottom < height {
      bottom += measuredHeight(of: end)
      end += 1
    }
    var (start, top) = (anchor.row, anchor.distance)
    while start > 0, top > 0 {
      start -= 1
      top -= measuredHeight(of: start)
    }
    while start < end, top + rows.heights.height(of: start) <= 0 {
      top += rows.heights.height(of: start)
      start += 1
    }
    while end > start, bottom - rows.heights.height(of: end - 1) >= height {
      bottom -= rows.heights.height(of: end - 1)
      end -= 1
    }
    return start..<end
  }

  /// The offset, no further than the content reaches.
  func clampedOffset(_ offset: CGFloat) -> CGFloat {
    let insets = adjustedContentInset
    let lowest = max(rows.heights.totalHeight + insets.bottom - bounds.height, -insets.top)
    return min(max(offset, -insets.top), lowest)
  }

  func rect(ofRow row: Int) -> CGRect {
    CGRect(x: 0, y: rows.heights.top(of: row), width: bounds.width, height: rows.heights.height(of: row))
  }

  func rect(at path: IndexPath) -> CGRect { loadedRows.index(of: path).map(rect(ofRow:)) ?? .zero }

  func path(atHeight y: CGFloat) -> IndexPath? {
    let heights = loadedRows.heights
    guard y >= 0, y < heights.totalHeight, let row = heights.row(at: y) else { return nil }
    return rows.path(of: row)
  }

  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    let heights = loadedRows.heights
    guard bottom > top, top < heights.totalHeight, bottom > 0, let first = heights.row(at: max(top, 0)) else {
      return []
    }
    var (row, y) = (first, heights.top(of: first))
    var found: [IndexPath] = []
    while row < heights.count, y < bottom {
      found.append(rows.path(of: row))
      y += heights.height(of: row)
      row += 1
    }
    return found
  }

  /// The rows with cells that the bounds touch.
  var visibleRows: [Int] {
    cells.keys.filter { row in
      let rect = rect(ofRow: row)
      return rect.minY < bounds.maxY && rect.maxY > bounds.minY
    }.sorted()
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition) {
    layoutIfNeeded()
    guard let row = loadedRows.index(of: path) else {
      preconditionFailure(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
          + "\(rows.count(inSection: path.section)) rows in section \(path.section).")
    }
    let (insets, rowHeight) = (adjustedContentInset, measuredHeight(of: row))
    let room = bounds.height - insets.top - insets.bottom
    let distance: CGFloat
    switch position {
    case .top: distance = insets.top
    case .middle: distance = insets.top + (room - rowHeight) / 2
    case .bottom: distance = insets.top + room - rowHeight
    case .none:
      let now = rows.heights.top(of: row) - contentOffset.y
      distance = max(min(now, insets.top + room - rowHeight), insets.top)
    }
    // At the content's ends, no further than it reaches.
    let top = rows.heights.top(of: row)
    anchor = RowAnchor(row: row, distance: top - clampedOffset(top - distance))
    setNeedsLayout()
    layoutIfNeeded()
  }
}
