import Foundation
import UIFoundation

/// Prefetching of the rows likely to appear next.
extension UITableView {
  /// Notes the direction of scrolling since the last layout.
  func noteScroll() {
    let change = contentOffset.y - prefetched.lastOffset
    if change != 0 { prefetched.goesUp = change < 0 }
  }

  /// Announces as many rows as are visible, in the direction of the last scroll.
  ///
  /// Announced rows that didn't appear are canceled when the direction changes.
  func announcePrefetching(_ shown: Range<Int>) {
    prefetched.lastOffset = contentOffset.y
    guard isPrefetchingEnabled, let prefetchDataSource, !shown.isEmpty else { return }
    let ahead =
      prefetched.goesUp
      ? max(shown.lowerBound - shown.count, 0)..<shown.lowerBound
      : shown.upperBound..<min(shown.upperBound + shown.count, rows.count)
    let near = min(ahead.lowerBound, shown.lowerBound)..<max(ahead.upperBound, shown.upperBound)
    let past = prefetched.announced.filter { path in rows.index(of: path).map { !near.contains($0) } ?? true }
    prefetched.announced.removeAll { path in
      past.contains(path) || rows.index(of: path).map(shown.contains) ?? false
    }
    let known = Set(prefetched.announced)
    let new = ahead.compactMap(rows.path(of:)).filter { !known.contains($0) }
    prefetched.announced += new
    if !past.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: past) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
