import Foundation
import UIFoundation

/// The visible rows and their positions.
extension UITableView {
  /// The maximum number of passes that fill the screen when measured rows are shorter than estimated.
  ///
  /// Each pass starts from the offset that the previous one reached.
  private static let roundLimit = 4
  /// The tolerance when comparing the offset with the anchor's, in points, for rounding errors.
  private static let offsetTolerance: CGFloat = 1e-9

  /// Shows and measures the visible rows without moving the topmost one.
  ///
  /// Changes that the data source or the delegate requests meanwhile are applied afterward.
  func showRows() {
    if updates.isEngaged { return }
    if needsReload { load() }
    let scroll = takeScroll()
    let offset = contentOffset
    fitOuterViews()
    noteScroll()
    let conditions = MeasuringConditions(
      width: bounds.width, scale: traitCollection.displayScale, margins: sideMargin,
      system: traitCollection[SystemVersion.self])
    if let old = measuredFor, old != conditions { remeasure() }
    measuredFor = conditions
    updates.isShowing = true
    display.isStale = false
    if anchor == nil { hideRowsThatLeft() }
    let shown = measureVisibleEntries()
    var gone: [Int] = []
    for index in cells.keys where !shown.contains(index) { gone.append(index) }
    for index in gone.sorted() { hideCell(of: index) }
    measureRowsToCome(shown)
    removeLeft()
    updateContentSize()
    display.shownHeight = contentSize.height
    let kept = showEntries(shown)
    for index in supplements.keys.sorted() where !shown.contains(index) && !kept.contains(index) {
      hideSupplement(at: index)
    }
    updates.isShowing = false
    let stale = staleEntries
    staleEntries = []
    placeOuterViews()
    for index in stale where cells[index] != nil { mustMeasure(index) }
    if updates.mustReload { return setNeedsReload() }
    announcePrefetching(shown)
    if let scroll, contentOffset != offset { announceScroll(animated: scroll.isAnimated) }
  }

  /// Aims at the row of a scroll requested while rows were being shown, and returns that scroll, if any.
  private func takeScroll() -> TableScroll? {
    guard let scroll = display.scroll, !bounds.isEmpty else { return nil }
    display.scroll = nil
    anchorRow(at: scroll)
    return scroll
  }

  /// Hides the cells of rows that were scrolled off the screen, so that new rows can reuse them.
  private func hideRowsThatLeft() {
    for index in cells.keys.sorted() {
      let top = top(of: index)
      if top >= bounds.maxY || top + rows.heights.height(of: index) <= bounds.minY { hideCell(of: index) }
    }
  }

  /// Measures the entries that are visible with an entry at its anchor, until their positions are stable, and returns
  /// them.
  private func measureVisibleEntries() -> Range<Int> {
    if rows.count == 0, isBelowShorterContent(contentOffset.y) { bounds.origin.y = lowestOffset }
    var shown = 0..<0
    for _ in 0..<Self.roundLimit {
      guard let anchor = anchor ?? topAnchorRow else { break }
      self.anchor = nil
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
      shown = visiblePart(of: start..<end, top: top, bottom: bottom, height: height)
      measurePinned(shown)
      let offset = withoutNoise(self.top(of: anchor.row) - anchor.distance)
      // An offset outside of the scrollable range that the application has set is respected.
      if abs(offset - contentOffset.y) <= Self.offsetTolerance, !isBelowShorterContent(offset) { break }
      let clamped = clampedOffset(offset)
      bounds.origin.y = clamped
      if clamped == offset { break }
    }
    return shown
  }

  /// Returns a position without rounding errors: the nearest multiple of 1/(3 * 2^20) point.
  ///
  /// These include all whole pixels at scales 1, 2, 3, and 4.
  func withoutNoise(_ position: CGFloat) -> CGFloat {
    let unitsPerPoint = CGFloat(3 << 20)
    return (position * unitsPerPoint).rounded() / unitsPerPoint
  }

  /// The entry whose position is preserved.
  ///
  /// It is the first entry while the content's top is visible, otherwise the topmost entry with a view that is still
  /// visible, otherwise the one at the top.
  var topAnchorRow: RowAnchor? {
    guard rows.count > 0 else { return nil }
    let (top, bottom) = (bounds.minY, bounds.maxY)
    if top <= -adjustedContentInset.top { return RowAnchor(row: 0, distance: self.top(of: 0) - top) }
    func isOnScreen(_ index: Int) -> Bool {
      guard index < rows.count else { return false }
      let entryTop = self.top(of: index)
      return entryTop < bottom && entryTop + rows.heights.height(of: index) > top
    }
    var first = Int.max
    for index in cells.keys where index < first && isOnScreen(index) { first = index }
    for index in supplements.keys where index < first && isOnScreen(index) { first = index }
    guard var index = first < .max ? first : rows.heights.row(at: top - outerViews.headerHeight) else { return nil }
    // A header that was not requested yet has no height, but may turn out to have one.
    while index > 0, rows.heights.height(of: index - 1) == 0, rows.heights.measuredHeight(of: index - 1) == nil {
      index -= 1
    }
    return RowAnchor(row: index, distance: self.top(of: index) - top)
  }

  /// Returns measured entries without those above or below a screen of a height, given where the first begins and the
  /// last ends.
  private func visiblePart(of entries: Range<Int>, top: CGFloat, bottom: CGFloat, height: CGFloat) -> Range<Int> {
    var (start, end, top, bottom) = (entries.lowerBound, entries.upperBound, top, bottom)
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

  /// Shows and places the visible entries, and returns the pinned headers and footers.
  private func showEntries(_ shown: Range<Int>) -> [Int] {
    let traits = cellTraits
    for index in shown {
      if let cell = cells[index] {
        positionCell(cell, at: index, traits)
        continue
      }
      switch rows.entry(at: index) {
      case .row(let path): if let cell = cell(of: index, path) { positionCell(cell, at: index, traits) }
      case .header(let section): showSupplement(.header, section)
      case .footer(let section): showSupplement(.footer, section)
      }
    }
    return placePinned(shown)
  }

  private func positionCell(_ cell: UITableViewCell, at index: Int, _ traits: CellTraits) {
    // A row with a fixed height is not measured, so it would keep the margins of another width.
    cell.applyTableTraits(traits)
    let frame = frame(ofCellAt: index)
    if cell.frame != frame { cell.frame = frame }
  }

  private func showSupplement(_ kind: TableSupplement, _ section: Int) {
    let rect = kind == .header ? rect(ofHeader: section) : rect(ofFooter: section)
    guard rect.height > 0, let view = supplement(kind, section), view.frame != rect else { return }
    view.frame = rect
  }

  /// Returns an offset limited to the scrollable range.
  func clampedOffset(_ offset: CGFloat) -> CGFloat { min(max(offset, -adjustedContentInset.top), lowestOffset) }

  /// The height of the views above and below the sections, and of all entries.
  var contentHeight: CGFloat { outerViews.headerHeight + rows.heights.totalHeight + outerViews.footerHeight }

  /// The offset at the end of the scrollable range.
  private var lowestOffset: CGFloat {
    let insets = adjustedContentInset
    return max(contentHeight + insets.bottom - bounds.height, -insets.top)
  }

  /// Returns whether an offset is below the scrollable range because the content has become shorter.
  private func isBelowShorterContent(_ offset: CGFloat) -> Bool {
    contentHeight + Self.offsetTolerance < display.shownHeight && offset > lowestOffset + Self.offsetTolerance
  }

  /// Shows rows that were loaded but not shown yet, for callers that ask for cells or rectangles before the next
  /// layout.
  func showStaleRows() {
    if needsReload || display.isStale, !bounds.isEmpty, updates.depth == 0 { showRows() }
  }

  /// The rows with cells that intersect the bounds.
  var visibleRows: [Int] {
    showStaleRows()
    return cells.keys.filter { index in
      let rect = frame(ofCellAt: index)
      return rect.minY < bounds.maxY && rect.maxY > bounds.minY
    }.sorted()
  }

  func boundsDidScroll() { anchor = nil }

  /// Scrolls to a row: at once, or, while rows are being shown, afterward.
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let scroll = TableScroll(path: path, position: position, isAnimated: animated)
    if updates.isEngaged {
      display.scroll = scroll
      return setNeedsLayout()
    }
    layoutIfNeeded()
    let before = contentOffset
    anchorRow(at: scroll)
    setNeedsLayout()
    layoutIfNeeded()
    if contentOffset != before { announceScroll(animated: animated) }
  }

  private func announceScroll(animated: Bool) {
    scrollDelegate?.scrollViewDidScroll(self)
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Sets the anchor so that the next layout places a row at the scroll's position.
  private func anchorRow(at scroll: TableScroll) {
    let path = scroll.path
    guard let index = loadedRows.index(of: path) ?? loadedRows.header(named: path) else {
      raiseException(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
          + "\(rows.count(inSection: path.section)) rows in section \(path.section).")
    }
    let isHeader = path.row == NSNotFound
    // The data source is asked for the cell, and may call back into the table.
    let isBusy = updates.isShowing
    updates.isShowing = true
    let entryHeight = measuredHeight(of: index)
    updates.isShowing = isBusy
    let padding = isHeader ? min(headerPadding, entryHeight) : 0
    let rowHeight = entryHeight - padding
    let insets = adjustedContentInset
    // A plain table's header is pinned at the top, over the rows.
    let pinned = style == .plain && !isHeader ? rect(ofHeader: path.section).height : 0
    let top = insets.top + pinned
    let room = bounds.height - top - insets.bottom
    let distance: CGFloat
    switch scroll.position {
    case .top: distance = top
    case .middle: distance = top + (room - rowHeight) / 2
    case .bottom: distance = top + room - rowHeight
    case .none: distance = max(min(self.top(of: index) + padding - contentOffset.y, top + room - rowHeight), top)
    }
    // The offset is limited to the scrollable range.
    let entryTop = self.top(of: index)
    anchor = RowAnchor(row: index, distance: entryTop - clampedOffset(entryTop + padding - distance))
  }
}
