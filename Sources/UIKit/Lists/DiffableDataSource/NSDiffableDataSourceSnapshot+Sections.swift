import UIFoundation

/// Editing the sections.
extension NSDiffableDataSourceSnapshot {
  /// Appends sections without items after the existing ones. Traps if an identifier isn't unique.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    addEmptySections(identifiers)
    sections += identifiers
  }

  /// Inserts sections before an existing one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, offset: 0)
  }

  /// Inserts sections after an existing one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, offset: 1)
  }

  /// Deletes sections and their items. Unknown sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let doomed = Set(identifiers)
    sections.removeAll(where: doomed.contains)
    for section in doomed {
      for item in items.removeValue(forKey: section) ?? [] { sectionOfItem[item] = nil }
    }
  }

  /// Moves a section and its items before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, next: toIdentifier, offset: 0)
  }

  /// Moves a section and its items after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, next: toIdentifier, offset: 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, offset: Int)
  {
    let index = self.index(of: other)
    addEmptySections(identifiers)
    sections.insert(contentsOf: identifiers, at: index + offset)
  }

  private mutating func move(_ section: SectionIdentifierType, next other: SectionIdentifierType, offset: Int) {
    raiseException(unless: section != other, "Invalid section identifier: \(section) cannot be moved next to itself")
    let (old, _) = (index(of: section), index(of: other))
    sections.remove(at: old)
    sections.insert(section, at: index(of: other) + offset)
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      raiseException("Invalid section identifier: there is no section \(section) in the snapshot")
    }
    return index
  }

  /// Checks that the sections are new, and adds empty item lists for them.
  private mutating func addEmptySections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      raiseException(
        unless: items.updateValue([], forKey: section) == nil,
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    \(section)\n)}")
    }
  }
}
