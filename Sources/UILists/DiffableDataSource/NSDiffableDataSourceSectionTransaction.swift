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
