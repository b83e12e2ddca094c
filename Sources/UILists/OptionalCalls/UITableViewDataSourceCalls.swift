public import Foundation

/// The optional methods of ``UITableViewDataSource``, called as in `numberOfSections?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UITableViewDataSourceCalls {
  let target: any UITableViewDataSource

  /// Returns the number of sections. The default is 1.
  public func callAsFunction(in tableView: UITableView) -> Int { target.numberOfSections(in: tableView) }
  /// Returns the header title of a section.
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    target.tableView(tableView, titleForHeaderInSection: section)
  }
  /// Returns the footer title of a section.
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    target.tableView(tableView, titleForFooterInSection: section)
  }
  /// Returns whether a row can be edited.
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canEditRowAt: indexPath)
  }
  /// Returns whether a row can be moved.
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canMoveRowAt: indexPath)
  }
  /// Returns the section for an index title. Galley never calls it.
  public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  { target.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  /// Called when a row was inserted or deleted interactively. Galley never calls it.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  /// Called when a row was moved interactively. Galley never calls it.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  /// Returns the titles of the section index. Galley never calls it.
  public func callAsFunction(for tableView: UITableView) -> [String]? { target.sectionIndexTitles(for: tableView) }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UITableViewDataSource {
  /// The optional methods with this name; never `nil`.
  public var numberOfSections: UITableViewDataSourceCalls? { UITableViewDataSourceCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var tableView: UITableViewDataSourceCalls? { UITableViewDataSourceCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var sectionIndexTitles: UITableViewDataSourceCalls? { UITableViewDataSourceCalls(target: self) }
}
