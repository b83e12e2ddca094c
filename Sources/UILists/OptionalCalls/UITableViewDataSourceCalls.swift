public import Foundation

/// The optional methods of ``UITableViewDataSource``, for calls such as `dataSource.numberOfSections?(…)`.
///
/// In Galley, methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITableViewDataSourceCalls {
  let target: any UITableViewDataSource

  /// How many sections there are; 1 unless the data source says otherwise.
  public func callAsFunction(in tableView: UITableView) -> Int { target.numberOfSections(in: tableView) }
  /// The title above a section.
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    target.tableView(tableView, titleForHeaderInSection: section)
  }
  /// The title below a section.
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    target.tableView(tableView, titleForFooterInSection: section)
  }
  /// Whether a row can be edited.
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canEditRowAt: indexPath)
  }
  /// Whether a row can be moved.
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canMoveRowAt: indexPath)
  }
  /// The titles of the index beside the table.
  public func callAsFunction(for tableView: UITableView) -> [String]? { target.sectionIndexTitles(for: tableView) }
  /// The section that a title of the index leads to.
  public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  { target.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  /// A row was edited.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  /// A row was moved.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
}

/// Properties that let optional calls compile.
extension UITableViewDataSource {
  /// The optional methods with this name; never `nil`.
  public var numberOfSections: UITableViewDataSourceCalls? { UITableViewDataSourceCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var tableView: UITableViewDataSourceCalls? { UITableViewDataSourceCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var sectionIndexTitles: UITableViewDataSourceCalls? { UITableViewDataSourceCalls(target: self) }
}
