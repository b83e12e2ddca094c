public import Foundation
import UIFoundation

/// A table view data source that shows snapshots and applies the differences between them.
///
/// Rows are identified by their items: an item in both snapshots preserves its cell, height, and selection wherever it
/// moves. Queries take O(1); applying a snapshot takes O(n) in its items.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  /// Returns the cell for an item. Returning `nil` raises an exception.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// Stored for source compatibility; has no effect.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and assigns it to the table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Applies a snapshot, and then calls `completion`. Changes are not animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = SnapshotDifference(from: shown, to: snapshot)
    shown = ShownSnapshot(snapshot)
    if let table, table.dataSource === self {
      table.show(difference, counts: shown.items.map(\.count))
      table.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap { shown.path(of: $0) })
    }
    completion?()
  }
  /// Applies a snapshot. Changes are not animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }
  /// Applies a snapshot by reloading all rows, and then calls `completion`.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = ShownSnapshot(snapshot)
    if let table, table.dataSource === self { table.reloadData() }
    completion?()
  }
  /// Applies a snapshot by reloading all rows.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }
  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }

  /// Returns the section at an index, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sections.indices.contains(index) ? shown.sections[index] : nil
  }
  /// Returns the index of a section, or `nil` if there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indices[sectionIdentifier] }
  /// Returns the item of a row, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
  /// Returns the index path of an item, or `nil` if there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }

  // MARK: - Methods for subclasses to override

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.sections.count }
  /// Returns the number of items in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.items.indices.contains(section) ? shown.items[section].count : 0
  }
  /// Returns the cell from the cell provider. Traps if it returns `nil`.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = shown.item(at: indexPath) else {
      raiseException("Invalid index path: there is no item at \(indexPath)")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      raiseException(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with identifier \(item), "
          + "which is not allowed. You must always return a cell to the table view.")
    }
    return cell
  }
  /// Returns whether a row can be edited. The default implementation returns `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  // `make generate` writes the rest: UITableViewDataSource

  // MARK: - UITableViewDataSource

  /// Returns the header title of a section. The default implementation returns `nil`.
  @discardableResult
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns the footer title of a section. The default implementation returns `nil`.
  @discardableResult
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns whether a row can be moved. The default is `false`.
  @discardableResult
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns the titles of the section index. Galley never calls it. The default implementation returns `nil`.
  @discardableResult
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section for an index title. Galley never calls it. The default is `index`.
  @discardableResult
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  /// Called when a row was inserted or deleted interactively. Galley never calls it. The default implementation does
  /// nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Called when a row was moved interactively. Galley never calls it. The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
