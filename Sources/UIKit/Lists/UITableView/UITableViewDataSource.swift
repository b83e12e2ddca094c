public import Foundation

/// An object that provides a table view's rows and cells.
///
/// Methods that are optional on iOS have default implementations.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  @discardableResult
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the configured cell of a row.
  @discardableResult
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns the number of sections. The default is `1`.
  @discardableResult
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the header title of a section.
  @discardableResult
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the footer title of a section.
  @discardableResult
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be edited. The default is `true`.
  @discardableResult
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row can be moved. The default is `false`.
  @discardableResult
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the section index. Galley never calls it.
  @discardableResult
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section for an index title. Galley never calls it. The default is `index`.
  @discardableResult
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Called when a row was inserted or deleted interactively. Galley never calls it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called when a row was moved interactively. Galley never calls it.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
