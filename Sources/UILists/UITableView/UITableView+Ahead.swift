import Foundation
import UIFoundation
import UIViews

/// Measuring ahead of the scroll. Not UIKit's, which measures rows when they come onto the screen and no sooner.
extension UITableView {
  /// Measures rows that are not on the screen, the nearest first: those in the direction of the last scroll, and then the
  /// others. Returns how many heights were measured: one at least while any is left to and `limit` allows it.
  ///
  /// It measures as scrolling does: the data source is asked for the cell, which is sized in the table and then kept for
  /// reuse, one row after another, so that no more than one cell is there beside those on the screen. What is on the
  /// screen stays where it is. The delegate hears of no cell that is displayed, since none is: what it does to cells in
  /// `willDisplay` does not count here.
  ///
  /// A row is measured completely, and one is however short `duration` is, which may be exceeded by it. Nothing is
  /// measured while updates are being collected, or before the table has a size.
  /// - Parameters:
  ///   - limit: How many heights to measure at most, of rows, headers and footers.
  ///   - duration: How long to go on; nil for as long as `limit` allows.
  @discardableResult
  public final func measureRowsAhead(limit: Int = .max, within duration: Duration? = nil) -> Int {
    guard !updates.isEngaged, updates.depth == 0, !bounds.isEmpty else { return 0 }
    layoutIfNeeded()
    guard let shown = shownEntries else { return 0 }
    let kept = topAnchorRow
    updates.isBusy = true
    let measured = measureAhead(
      of: shown, reach: rows.count, goesUp: [prefetched.goesUp, !prefetched.goesUp], limit: limit,
      until: duration.map { ContinuousClock.now + $0 })
    removeLeft()
    updates.isBusy = false
    if updates.mustReload {
      needsReload = true
      setNeedsLayout()
    } else if measured.count > 0 {
      updateContentSize()
      if measured.isAbove { anchor = kept }
      setNeedsLayout()
      layoutIfNeeded()
    }
    return measured.count
  }

  /// Measures as many entries beyond the screen as ``rowsMeasuredAhead`` says, in the direction of the scroll.
  ///
  /// Done in the middle of a layout, before anything is placed: what is on the screen keeps its distance from its edge.
  func measureRowsToCome(_ shown: Range<Int>) {
    guard rowsMeasuredAhead > 0, !shown.isEmpty else { return }
    let distance = top(of: shown.lowerBound) - bounds.minY
    let measured = measureAhead(
      of: shown, reach: rowsMeasuredAhead, goesUp: [prefetched.goesUp], limit: .max, until: nil)
    if measured.isAbove { bounds.origin.y = withoutNoise(top(of: shown.lowerBound) - distance) }
  }

  /// The entries from the first on the screen to behind the last.
  private var shownEntries: Range<Int>? {
    guard rows.count > 0, let first = topAnchorRow?.row else { return nil }
    var (end, bottom) = (first, top(of: first))
    while end < rows.count, bottom < bounds.maxY {
      bottom += rows.heights.height(of: end)
      end += 1
    }
    return first..<end
  }

  /// Measures entries beside those on the screen, no further away than `reach`, in one direction and then in the next.
  private func measureAhead(
    of shown: Range<Int>, reach: Int, goesUp directions: [Bool], limit: Int, until deadline: ContinuousClock.Instant?
  ) -> MeasuringAhead {
    var ahead = MeasuringAhead(known: rows.measured.map { $0.joined(with: shown) } ?? shown)
    let (first, last) = (max(shown.lowerBound - reach, 0), min(shown.upperBound + min(reach, rows.count), rows.count))
    updates.isAhead = true
    for goesUp in directions {
      while ahead.count < limit, !updates.mustReload, let index = ahead.next(goesUp: goesUp, from: first, to: last) {
        if rows.heights.measuredHeight(of: index) == nil {
          if let deadline, ahead.count > 0, ContinuousClock.now >= deadline { break }
          measureAside(index)
          ahead.count += 1
          if index < shown.lowerBound { ahead.isAbove = true }
        }
        ahead.take(index)
      }
    }
    updates.isAhead = false
    rows.measured = ahead.known
    return ahead
  }

  /// Measures an entry that is not on the screen, and puts away what was made for it.
  private func measureAside(_ index: Int) {
    let isShown = cells[index] != nil || supplements[index] != nil
    _ = measuredHeight(of: index)
    if isShown { return }
    hideCell(of: index)
    hideSupplement(at: index)
  }
}

/// How far measuring ahead has come.
private struct MeasuringAhead {
  /// The entries around the screen that are known to be measured.
  var known: Range<Int>
  /// How many heights were measured, and whether that of one above the screen was.
  var count = 0
  var isAbove = false

  /// The nearest entry that is not known to be measured.
  func next(goesUp: Bool, from first: Int, to last: Int) -> Int? {
    if goesUp { return known.lowerBound > first ? known.lowerBound - 1 : nil }
    return known.upperBound < last ? known.upperBound : nil
  }

  mutating func take(_ index: Int) {
    known = min(known.lowerBound, index)..<max(known.upperBound, index + 1)
  }
}

extension Range<Int> {
  /// Both ranges, if they touch; else the other one.
  fileprivate func joined(with other: Self) -> Self {
    guard lowerBound <= other.upperBound, other.lowerBound <= upperBound else { return other }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
