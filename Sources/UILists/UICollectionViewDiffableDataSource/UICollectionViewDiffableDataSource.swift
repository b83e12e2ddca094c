public import Foundation
import UIFoundation
import UIViews

/// Gives a collection the sections and items of snapshots, and finds the steps from one to the next by itself.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The outlines that sections were given.
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// What is asked when an item is expanded or collapsed by a touch.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// An item is about to be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// An item is about to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// The children of an item that is about to be expanded, in place of those that it has.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    /// No handlers.
    public init() {}
  }

  /// What is asked when an item is moved by hand.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; none may without it.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// An item was moved, and what is shown is about to change.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// An item was moved, and what is shown has changed: an app takes the change over into its own data.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// No handlers.
    public init() {}
  }

  /// What is asked when an item is moved by hand.
  open var reorderingHandlers = ReorderingHandlers()

  /// What is asked when an item is expanded or collapsed by a touch: kept, as there are no touches here.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Makes supplementary views; needed where the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// A data source of a collection, which it becomes; without items at first.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot: cells move, come and go as it differs from the last one. The completion is called at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let updates = SnapshotDifference(from: shown, to: snapshot).updates
    if let collection, collection.dataSource === self {
      collection.performBatchUpdates {
        self.take(snapshot)
        collection.update(updates)
      }
      collection.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap { shown.path(of: $0) })
    } else {
      take(snapshot)
    }
    completion?()
  }

  /// Shows a snapshot, and returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows the visible items of an outline in a section; one that is not there comes last. The completion is called at
  /// once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    apply(
      self.snapshot().with(snapshot.visibleItems, in: section), animatingDifferences: animatingDifferences,
      completion: completion)
  }

  /// Shows the visible items of an outline in a section, and returns when they are shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }

  /// The outline that a section shows; without one that was given, its items on one level.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let index = index(for: section) { flat.append(shown.items[index]) }
    return flat
  }

  /// Shows a snapshot with everything made anew. The completion is called at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    collection?.reloadData()
    completion?()
  }

  /// Shows a snapshot with everything made anew, and returns when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }

  /// The item at a path; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
  /// Where an item is; nil for one that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
  /// The section with a number; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sections.indices.contains(index) ? shown.sections[index] : nil
  }
  /// The number of a section; nil for one that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indices[sectionIdentifier] }

  private func take(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    shown = ShownSnapshot(snapshot)
    // An outline of which something else shows by now is none any more.
    if outlines.isEmpty { return }
    outlines = outlines.filter { section, outline in
      shown.indices[section].map { shown.items[$0] == outline.visibleItems } ?? false
    }
  }

  /// Lets the row of an outline go in by its level.
  private func indent(_ cell: UICollectionViewCell, _ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard let outline = outlines[section], let cell = cell as? UICollectionViewListCell else { return }
    cell.indentationLevel = outline.level(of: item)
  }

  // UICollectionViewDataSource.

  /// The snapshot's.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }
  /// The snapshot's.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.items[section].count
  }
  /// What the provider makes; traps where it makes nothing.
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
  /// What the provider makes; traps where it makes nothing.
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
  /// What ``reorderingHandlers`` say; no without one.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = shown.item(at: indexPath) else { return false }
    return canReorder(item)
  }
  /// Takes an item's new place over, and tells ``reorderingHandlers``.
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
      return reorder(from: old, to: new) { take(new) }
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

  /// Moves an item with all that lies below it. The collection has moved the item alone, and shows `moved` by now.
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
    // What lies below the item does not count, since it comes along.
    let ahead = moved.itemIdentifiers(inSection: section).prefix(index).filter { !part.contains($0) }
    after.insert(part, at: ahead.count, below: parent)
    var changed = [section: after]
    if source != section { changed[source] = before }
    var new = old
    new.deleteItems(part.visibleItems)
    for (section, outline) in changed { new = new.with(outline.visibleItems, in: section) }
    reorder(from: old, to: new, outlines: changed) {
      shown = ShownSnapshot(moved)
      // Only what has levels has to be remembered.
      outlines.merge(changed.filter { outlines[$0.key] != nil || !$0.value.children.isEmpty }) { $1 }
      if new == moved { take(new) } else { apply(new) }
      for item in part.visibleItems {
        if let path = shown.path(of: item), let cell = collection?.cellForItem(at: path) {
          indent(cell, item, in: section)
        }
      }
    }
  }
  /// None.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The first item of the first section.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
