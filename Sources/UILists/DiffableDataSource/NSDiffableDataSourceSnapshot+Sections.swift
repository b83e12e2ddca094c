import UIFoundation

/// Sections: appended, inserted, deleted, moved.
extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    take(identifiers)
    sections += identifiers
  }

  /// Adds sections before one that is there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 0)
  }

  /// Adds sections after one that is there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 1)
  }

  /// Takes sections away, with their items; those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let doomed = Set(identifiers)
    sections.removeAll(where: doomed.contains)
    for section in doomed {
      for item in items.removeValue(forKey: section) ?? [] { sectionOfItem[item] = nil }
    }
  }

  /// Moves a section, with its items, before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, next: toIdentifier, offset: 0)
  }

  /// Moves a section, with its items, after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, next: toIdentifier, offset: 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: SectionIdentifierType, offset: Int) {
    let index = self.index(of: place)
    take(identifiers)
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

  /// Makes sure that sections are new, and gives them room for items.
  private mutating func take(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      raiseException(
        unless: items.updateValue([], forKey: section) == nil,
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    \(section)\n)}")
    }
  }
}
