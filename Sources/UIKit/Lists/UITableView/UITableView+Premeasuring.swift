import Foundation
import UIFoundation

/// Premeasuring: measuring rows before they scroll onto the screen. UIKit measures rows only when they appear.
extension UITableView {
  /// Measures rows off the screen, the nearest first: those in the direction of the last scroll, then the others.
  ///
  /// Measuring works as in scrolling: the data source provides the cell, which is sized in the table and then added to
  /// the reuse pool, one row after another. At most one cell exists in addition to the visible ones, and the visible
  /// rows don't move. Since no cell is displayed, the delegate's `willDisplay` is not called, and changes that it makes
  /// to cells are not reflected.
  ///
  /// At least one row is measured, even if that exceeds `duration`. Nothing is measured while updates are being
  /// collected, or before the table has a size.
  /// - Parameters:
  ///   - limit: The maximum number of heights to measure, including headers and footers.
  ///   - duration: The time limit, or `nil` for none.
  /// - Returns: The number of heights measured: at least 1 if any is left and `limit` allows it.
  @discardableResult
  public final func measureRowsAhead(limit: Int = .max, within duration: Duration? = nil) -> Int {
    guard !updates.isEngaged, updates.depth == 0, !bounds.isEmpty else { return 0 }
    layoutIfNeeded()
    guard let shown = shownEntries else { return 0 }
    let kept = topAnchorRow
    updates.isShowing = true
    let measured = measureAhead(
      of: shown, reach: rows.count, goesUp: [prefetched.goesUp, !prefetched.goesUp], limit: limit,
      until: duration.map { ContinuousClock.now + $0 })
    removeLeft()
    updates.isShowing = false
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

  /// Measures ``rowsMeasuredAhead`` entries beyond the screen, in the scroll direction.
  ///
  /// It runs during layout, before views are placed. The visible entries keep their distance from the top of the
  /// bounds.
  func measureRowsToCome(_ shown: Range<Int>) {
    guard rowsMeasuredAhead > 0, !shown.isEmpty else { return }
    let distance = top(of: shown.lowerBound) - bounds.minY
    let measured = measureAhead(
      of: shown, reach: rowsMeasuredAhead, goesUp: [prefetched.goesUp], limit: .max, until: nil)
    if measured.isAbove { bounds.origin.y = withoutNoise(top(of: shown.lowerBound) - distance) }
  }

  /// The range of visible entries.
  private var shownEntries: Range<Int>? {
    guard rows.count > 0, let first = topAnchorRow?.row else { return nil }
    var (end, bottom) = (first, top(of: first))
    while end < rows.count, bottom < bounds.maxY {
      bottom += rows.heights.height(of: end)
      end += 1
    }
    return first..<end
  }

  /// Measures unmeasured entries within `reach` of the visible ones, in each of the directions in turn.
  private func measureAhead(
    of shown: Range<Int>, reach: Int, goesUp directions: [Bool], limit: Int, until deadline: ContinuousClock.Instant?
  ) -> PremeasuringProgress {
    var ahead = PremeasuringProgress(known: rows.measured.map { $0.joined(with: shown) } ?? shown)
    let (first, last) = (max(shown.lowerBound - reach, 0), min(shown.upperBound + min(reach, rows.count), rows.count))
    display.isAhead = true
    for goesUp in directions {
      while ahead.count < limit, !updates.mustReload, let index = ahead.next(goesUp: goesUp, from: first, to: last) {
        if rows.heights.measuredHeight(of: index) == nil {
          if let deadline, ahead.count > 0, ContinuousClock.now >= deadline { break }
          measureAside(index)
          ahead.count += 1
          if index < shown.lowerBound { ahead.isAbove = true }
        }
        ahead.markMeasured(index)
      }
    }
    display.isAhead = false
    rows.measured = ahead.known
    return ahead
  }

  /// Measures an entry that is not visible, and hides the view that was made for it.
  private func measureAside(_ index: Int) {
    let isShown = cells[index] != nil || supplements[index] != nil
    _ = measuredHeight(of: index)
    if isShown { return }
    hideCell(of: index)
    hideSupplement(at: index)
  }
}

/// The progress of premeasuring.
private struct PremeasuringProgress {
  /// The contiguous entries around the visible ones that are known to be measured.
  var known: Range<Int>
  /// The number of measured heights, and whether one of them lies above the visible entries.
  var count = 0
  var isAbove = false

  /// Returns the nearest entry not known to be measured.
  func next(goesUp: Bool, from first: Int, to last: Int) -> Int? {
    if goesUp { return known.lowerBound > first ? known.lowerBound - 1 : nil }
    return known.upperBound < last ? known.upperBound : nil
  }

  mutating func markMeasured(_ index: Int) {
    known = min(known.lowerBound, index)..<max(known.upperBound, index + 1)
  }
}

extension Range<Int> {
  /// Returns the union of the ranges if they touch, otherwise the other one.
  fileprivate func joined(with other: Self) -> Self {
    guard lowerBound <= other.upperBound, other.lowerBound <= upperBound else { return other }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
