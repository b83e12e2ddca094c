public import Foundation

/// The optional methods of ``UITableViewDataSourcePrefetching``, for calls such as `source.tableView?(…)`.
///
/// In Galley, methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITableViewDataSourcePrefetchingCalls {
  let target: any UITableViewDataSourcePrefetching

  /// Called for rows that are likely to appear soon.
  public func callAsFunction(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    target.tableView(tableView, prefetchRowsAt: indexPaths)
  }
  /// Called for announced rows that are no longer likely to appear.
  public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}

/// Properties that let optional calls compile.
extension UITableViewDataSourcePrefetching {
  /// The optional methods with this name; never `nil`.
  public var tableView: UITableViewDataSourcePrefetchingCalls? { UITableViewDataSourcePrefetchingCalls(target: self) }
}
