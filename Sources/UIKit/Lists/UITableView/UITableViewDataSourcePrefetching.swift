public import Foundation

/// An object that is notified of rows to prefetch.
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called for rows that are likely to appear soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called for announced rows that are no longer likely to appear.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
