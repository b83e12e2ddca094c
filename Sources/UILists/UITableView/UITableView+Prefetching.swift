import Foundation
import UIFoundation
import UIViews

/// Which rows are likely to come onto the screen next.
extension UITableView {
  /// Notes which way the content was scrolled since it was last laid out.
  func noteScroll() {
    let change = contentOffset.y - prefetched.lastOffset
    if change != 0 { prefetched.goesUp = change < 0 }
  }

  /// Announces as many rows as are on the screen, in the direction of the last scroll; those that were announced and
  /// have not come are taken back when the direction turns.
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
