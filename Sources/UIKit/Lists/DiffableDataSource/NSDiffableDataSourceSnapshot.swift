import Foundation
import UIFoundation

/// The content of a table or collection view at a moment: the identifiers of its sections and items, in order.
///
/// Identifiers are unique in a snapshot: inserting an existing item moves it. Appending takes O(1) per item; inserting,
/// deleting, and moving take O(n) in the affected sections.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The items of a section.
  typealias Items = [ItemIdentifierType]

  /// The sections, in order.
  var sections: [SectionIdentifierType] = []
  /// The items of each section, in order.
  var items: [SectionIdentifierType: Items] = [:]
  /// The section of each item.
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var reloadedSections: [SectionIdentifierType] = []
  private var reloadedItems: [ItemIdentifierType] = []
  private var reconfiguredItems: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Querying

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// The sections to reload.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }
  /// The items to reload.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
  /// The items to reconfigure.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// Returns the number of items in a section. Traps if the section doesn't exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, in order. Traps if the section doesn't exist.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else {
      raiseException("Invalid section identifier: there is no section \(identifier) in the snapshot")
    }
    return found
  }

  /// Returns the section that contains an item, or `nil` if the item doesn't exist.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// Returns the index of an item among the items of all sections. O(n).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    var before = 0
    for other in sections {
      if other == section { return items[section]?.firstIndex(of: identifier).map { before + $0 } }
      before += items[other]?.count ?? 0
    }
    return nil
  }

  /// Returns the index of a section. O(n).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: - Reloading

  /// Marks items for reloading with new cells. Traps if an item doesn't exist.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requirePresence(of: identifiers, to: "reload")
    reloadedItems += identifiers
  }

  /// Marks items for reconfiguring their existing cells. Traps if an item doesn't exist.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requirePresence(of: identifiers, to: "reconfigure")
    reconfiguredItems += identifiers
  }

  /// Marks sections for reloading with new cells, headers, and footers. Traps if a section doesn't exist.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let missing = identifiers.first(where: { items[$0] == nil }) {
      raiseException("Attempted to reload section identifier that does not exist in the snapshot: \(missing)")
    }
    reloadedSections += identifiers
  }

  /// Clears the reload and reconfigure marks once they have been applied.
  mutating func forgetReloads() {
    reloadedSections = []
    reloadedItems = []
    reconfiguredItems = []
  }

  private func requirePresence(of identifiers: [ItemIdentifierType], to act: String) {
    if let missing = identifiers.first(where: { sectionOfItem[$0] == nil }) {
      raiseException("Attempted to \(act) item identifier that does not exist in the snapshot: \(missing)")
    }
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Returns whether both snapshots have the same items in the same sections, in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.sections == right.sections && left.items == right.items
  }
}
