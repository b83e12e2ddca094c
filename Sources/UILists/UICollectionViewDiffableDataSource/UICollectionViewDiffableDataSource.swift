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

  private typealias Content = (section: SectionIdentifierType, items: [ItemIdentifierType])
  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var contents: [Content] = []
  private var places: [ItemIdentifierType: IndexPath] = [:]

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
    let new = Self.contents(of: snapshot)
    var updates = SnapshotDifference(from: contents, to: new).updates
    let gone = Set(updates.compactMap { if case .deleteSection(let section) = $0 { section } else { nil } })
    updates += snapshot.reloadedItemIdentifiers.compactMap { places[$0] }.filter { !gone.contains($0.section) }
      .map { .reloadItem($0) }
    updates += snapshot.reloadedSectionIdentifiers.compactMap { section in
      contents.firstIndex { $0.section == section }.map { .reloadSection($0) }
    }
    if let collection, collection.dataSource === self {
      collection.performBatchUpdates {
        self.take(new)
        collection.update(updates)
      }
      collection.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap { places[$0] })
    } else {
      take(new)
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
    if let index = index(for: section) { flat.append(contents[index].items) }
    return flat
  }

  /// Shows a snapshot with everything made anew. The completion is called at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(Self.contents(of: snapshot))
    collection?.reloadData()
    completion?()
  }

  /// Shows a snapshot with everything made anew, and returns when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    var snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    snapshot.appendSections(contents.map(\.section))
    for content in contents { snapshot.appendItems(content.items, toSection: content.section) }
    return snapshot
  }

  /// The item at a path; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, contents.indices.contains(indexPath.section),
      contents[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return contents[indexPath.section].items[indexPath.item]
  }
  /// Where an item is; nil for one that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { places[itemIdentifier] }
  /// The section with a number; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.indices.contains(index) ? contents[index].section : nil
  }
  /// The number of a section; nil for one that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.firstIndex { $0.section == sectionIdentifier }
  }

  private static func contents(
    of snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> [Content] {
    snapshot.sectionIdentifiers.map { (section: $0, items: snapshot.itemIdentifiers(inSection: $0)) }
  }

  private func take(_ new: [Content]) {
    contents = new
    places = [:]
    for (section, content) in new.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
    // An outline of which something else shows by now is none any more.
    if outlines.isEmpty { return }
    let shown = Dictionary(uniqueKeysWithValues: new.map { ($0.section, $0.items) })
    outlines = outlines.filter { $1.visibleItems == shown[$0] }
  }

  /// Lets the row of an outline go in by its level.
  private func indent(_ cell: UICollectionViewCell, _ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard let outline = outlines[section], let cell = cell as? UICollectionViewListCell else { return }
    cell.indentationLevel = outline.level(of: item)
  }

  // UICollectionViewDataSource.

  /// The snapshot's.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { contents.count }
  /// The snapshot's.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    contents[section].items.count
  }
  /// What the provider makes; traps where it makes nothing.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = contents[indexPath.section].items[indexPath.item]
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.printed) with item "
          + "identifier '\(item)', which is not allowed. You must always return a cell to the collection view")
    }
    indent(cell, item, in: contents[indexPath.section].section)
    return cell
  }
  /// What the provider makes; traps where it makes nothing.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource has no supplementary view provider, or it returned nil, for an element of "
          + "kind '\(kind)' at index path \(indexPath.printed)")
    }
    return view
  }
  /// No.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// None.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The first item of the first section.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
