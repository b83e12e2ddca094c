public import Foundation

/// What what prefetches a table's data may leave out, as source calls it: `tableView?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UITableViewDataSourcePrefetchingCalls {
  let target: any UITableViewDataSourcePrefetching

  /// Rows are likely to be shown soon.
  public func callAsFunction(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    target.tableView(tableView, prefetchRowsAt: indexPaths)
  }
  /// Rows that were announced are not likely any more.
  public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}

/// The names of what what prefetches a table's data may leave out, as values that source may ask for.
extension UITableViewDataSourcePrefetching {
  /// The methods of this name that what prefetches a table's data may leave out; never nil here.
  public var tableView: UITableViewDataSourcePrefetchingCalls? { UITableViewDataSourcePrefetchingCalls(target: self) }
}
