public import Foundation

/// The optional methods of ``UITableViewDataSourcePrefetching``, for calls such as `source.tableView?(…)`.
///
/// In Galley, methods that are not implemented have defaults, so none is missing.
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

/// Properties that let optional calls compile.
extension UITableViewDataSourcePrefetching {
  /// The optional methods with this name; never `nil`.
  public var tableView: UITableViewDataSourcePrefetchingCalls? { UITableViewDataSourcePrefetchingCalls(target: self) }
}
