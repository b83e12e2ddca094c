/// The changes that an interactive move made to a collection view's data.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between all items before and after the move.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changed sections, in order.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// Creates the transaction between two snapshots, some of whose sections may be outlines.
  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    outlines before: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>],
    _ after: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
  ) {
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
    sectionTransactions = new.sectionIdentifiers.compactMap { section in
      let (had, has) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
      if after[section] == nil, had == has { return nil }
      let was = before[section] ?? NSDiffableDataSourceSectionSnapshot(had)
      let becomes = after[section] ?? NSDiffableDataSourceSectionSnapshot(has)
      return was == becomes ? nil : NSDiffableDataSourceSectionTransaction(section, from: was, to: becomes)
    }
  }
}

/// The changes that an interactive move made to one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The identifier of the section that the move changed.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the section's items before and after the move.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, from old: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to new: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.items.difference(from: old.items)
  }
}
