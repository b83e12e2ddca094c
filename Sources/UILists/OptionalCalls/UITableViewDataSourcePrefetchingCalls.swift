public import Foundation

/// The optional methods of ``UITableViewDataSourcePrefetching``, called as in `tableView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UITableViewDataSourcePrefetchingCalls {
  let target: any UITableViewDataSourcePrefetching

  /// Called for announced rows that are no longer likely to appear.
  public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UITableViewDataSourcePrefetching {
  /// The optional methods with this name; never `nil`.
  public var tableView: UITableViewDataSourcePrefetchingCalls? { UITableViewDataSourcePrefetchingCalls(target: self) }
}
