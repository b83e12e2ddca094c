public import Foundation
import UIFoundation

/// A collection view data source that shows snapshots and applies the differences between them.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// Returns the cell for an item. Returning `nil` raises an exception.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns a supplementary view. Returning `nil` raises an exception.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The outlines applied to sections.
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  // MARK: - Handlers

  /// Handlers for expanding and collapsing items by touch.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether an item can be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item can be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item to be expanded, given its current ones.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    /// Creates empty handlers.
    public init() {}
  }

  /// Handlers for moving items interactively.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved. Without this handler, no item can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when an item was moved, before the snapshot changes.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when an item was moved, after the snapshot changed. Update the app's data to match.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Creates empty handlers.
    public init() {}
  }

  /// The handlers for moving items interactively.
  open var reorderingHandlers = ReorderingHandlers()

  /// Stored for source compatibility; has no effect.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// A closure that returns supplementary views. It is required if the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: - Creating a data source

  /// Creates an empty data source and assigns it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Applies a snapshot, and then calls `completion`. Changes are not animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let updates = SnapshotDifference(from: shown, to: snapshot).updates
    if let collection, collection.dataSource === self {
      collection.performBatchUpdates {
        self.showSnapshot(snapshot)
        collection.update(updates)
      }
      collection.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap { shown.path(of: $0) })
    } else {
      showSnapshot(snapshot)
    }
    completion?()
  }

  /// Applies a snapshot. Changes are not animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows the visible items of an outline in a section, and then calls `completion`.
  ///
  /// A section that doesn't exist is appended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    apply(
      self.snapshot().with(snapshot.visibleItems, in: section), animatingDifferences: animatingDifferences,
      completion: completion)
  }

  /// Shows the visible items of an outline in a section.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }

  /// Returns the outline of a section; its items as root items if no outline was applied.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let index = index(for: section) { flat.append(shown.items[index]) }
    return flat
  }

  /// Applies a snapshot by reloading all data, and then calls `completion`.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    showSnapshot(snapshot)
    collection?.reloadData()
    completion?()
  }

  /// Applies a snapshot by reloading all data.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }

  /// Returns the item at an index path, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
  /// Returns the index path of an item, or `nil` if the snapshot doesn't contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
  /// Returns the section at an index, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sections.indices.contains(index) ? shown.sections[index] : nil
  }
  /// Returns the index of a section, or `nil` if the snapshot doesn't contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indices[sectionIdentifier] }

  private func showSnapshot(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    shown = ShownSnapshot(snapshot)
    // An outline is discarded once its section shows other items.
    if outlines.isEmpty { return }
    outlines = outlines.filter { section, outline in
      shown.indices[section].map { shown.items[$0] == outline.visibleItems } ?? false
    }
  }

  /// Indents a list cell by its item's level in the section's outline.
  private func indent(_ cell: UICollectionViewCell, _ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard let outline = outlines[section], let cell = cell as? UICollectionViewListCell else { return }
    cell.indentationLevel = outline.level(of: item)
  }

  // MARK: - UICollectionViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }
  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.items[section].count
  }
  /// Returns the cell from the cell provider. Traps if it returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = shown.items[indexPath.section][indexPath.item]
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      raiseException(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.printed) with item "
          + "identifier '\(item)', which is not allowed. You must always return a cell to the collection view")
    }
    indent(cell, item, in: shown.sections[indexPath.section])
    return cell
  }
  /// Returns the view from ``supplementaryViewProvider``. Traps if there is no provider or it returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      raiseException(
        "UICollectionViewDiffableDataSource has no supplementary view provider, or it returned nil, for an element of "
          + "kind '\(kind)' at index path \(indexPath.printed)")
    }
    return view
  }
  /// Returns whether ``reorderingHandlers`` allow moving an item; `false` without a handler.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = shown.item(at: indexPath) else { return false }
    return canReorder(item)
  }
  /// Moves an item in the snapshot and calls ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = shown.item(at: sourceIndexPath), let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    let old = shown.snapshot
    var new = old
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: section)
    if destinationIndexPath.item < others.count {
      new.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    guard let source = sectionIdentifier(for: sourceIndexPath.section),
      outlines[source] != nil || outlines[section] != nil
    else {
      return reorder(from: old, to: new) { showSnapshot(new) }
    }
    moveInOutlines(item, from: source, to: section, at: destinationIndexPath.item, showing: new)
  }

  private func reorder(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    outlines after: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:],
    _ change: () -> Void
  ) {
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new, outlines: outlines, after)
    reorderingHandlers.willReorder?(transaction)
    change()
    reorderingHandlers.didReorder?(transaction)
  }

  /// Moves an item with its descendants. The collection view has moved only the item, and currently shows `moved`.
  private func moveInOutlines(
    _ item: ItemIdentifierType, from source: SectionIdentifierType, to section: SectionIdentifierType, at index: Int,
    showing moved: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let old = shown.snapshot
    var before = snapshot(for: source)
    let part = before.snapshot(of: item, includingParent: true)
    let parent = before.parent(of: item)
    before.delete([item])
    var after = source == section ? before : snapshot(for: section)
    // The item's descendants don't count, since they move along.
    let ahead = moved.itemIdentifiers(inSection: section).prefix(index).filter { !part.contains($0) }
    after.insert(part, at: ahead.count, below: parent)
    var changed = [section: after]
    if source != section { changed[source] = before }
    var new = old
    new.deleteItems(part.visibleItems)
    for (section, outline) in changed { new = new.with(outline.visibleItems, in: section) }
    reorder(from: old, to: new, outlines: changed) {
      shown = ShownSnapshot(moved)
      // Only outlines with levels need to be stored.
      outlines.merge(changed.filter { outlines[$0.key] != nil || !$0.value.children.isEmpty }) { $1 }
      if new == moved { showSnapshot(new) } else { apply(new) }
      for item in part.visibleItems {
        if let path = shown.path(of: item), let cell = collection?.cellForItem(at: path) {
          indent(cell, item, in: section)
        }
      }
    }
  }

  // `make generate` writes the rest: UICollectionViewDataSource

  // MARK: - UICollectionViewDataSource

  /// Returns the titles of the index beside the content. Galley never calls it. The default implementation returns
  /// `nil`.
  @discardableResult
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the item for an index title. Galley never calls it. The default is `IndexPath(item: 0, section: 0)`.
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
