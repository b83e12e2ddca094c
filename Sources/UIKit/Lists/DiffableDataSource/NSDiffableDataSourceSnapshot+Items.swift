import UIFoundation

/// Editing the items.
extension NSDiffableDataSourceSnapshot {
  /// Appends items to the last section.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType]) {
    guard let last = sections.last else {
      raiseException("There are currently no sections in the data source. Please add a section first.")
    }
    appendItems(identifiers, toSection: last)
  }

  /// Appends items to a section; `nil` means the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType?
  ) {
    guard let section = sectionIdentifier else { return appendItems(identifiers) }
    raiseException(
      unless: items[section] != nil, "Invalid section identifier: there is no section \(section) in the snapshot")
    removePresentItems(identifiers)
    items[section, default: []] += identifiers
    for item in identifiers { sectionOfItem[item] = section }
  }

  /// Inserts items before an existing one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Inserts items after an existing one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Deletes items. Unknown items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers.filter { sectionOfItem[$0] != nil }))
  }

  /// Returns the snapshot with a section's items replaced. A missing section is appended.
  func with(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType) -> Self {
    var other = self
    if items[section] == nil { other.appendSections([section]) }
    other.deleteItems(items[section] ?? [])
    other.appendItems(identifiers, toSection: section)
    return other
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, next: toIdentifier, offset: 0)
  }

  /// Moves an item after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, next: toIdentifier, offset: 1)
  }

  private mutating func move(_ item: ItemIdentifierType, next other: ItemIdentifierType, offset: Int) {
    raiseException(unless: sectionOfItem[item] != nil, "Invalid item identifier: there is no item \(item) to move")
    raiseException(unless: item != other, "Invalid item identifier: \(item) cannot be moved next to itself")
    insert([item], beside: other, offset: offset)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
    raiseException(
      unless: !identifiers.contains(other),
      "Invalid item identifier: \(other) cannot be inserted before or after itself")
    guard let section = sectionOfItem[other] else {
      raiseException("Invalid item identifier: there is no item \(other) in the snapshot to insert beside")
    }
    removePresentItems(identifiers)
    guard let index = items[section]?.firstIndex(of: other) else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
    for item in identifiers { sectionOfItem[item] = section }
  }

  /// Checks that the identifiers are unique, and removes those already in the snapshot.
  private mutating func removePresentItems(_ identifiers: [ItemIdentifierType]) {
    var seen = Set<ItemIdentifierType>(minimumCapacity: identifiers.count)
    var present: Set<ItemIdentifierType> = []
    for item in identifiers {
      raiseException(
        unless: seen.insert(item).inserted,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}")
      if sectionOfItem[item] != nil { present.insert(item) }
    }
    remove(present)
  }

  private mutating func remove(_ doomed: Set<ItemIdentifierType>) {
    var concerned: Set<SectionIdentifierType> = []
    for item in doomed {
      if let section = sectionOfItem.removeValue(forKey: item) { concerned.insert(section) }
    }
    for section in concerned { items[section]?.removeAll(where: doomed.contains) }
  }
}
