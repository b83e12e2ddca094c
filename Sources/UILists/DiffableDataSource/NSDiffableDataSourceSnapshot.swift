import Foundation
import UIFoundation

/// What a table or a collection shows at a moment: sections and items by their identifiers, in order.
///
/// An identifier is in a snapshot once: inserting an item that is there already moves it. Appending costs O(1) for each
/// item; inserting before or after one, deleting and moving cost O(n) in the sections concerned.
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

  /// A snapshot without sections.
  public init() {}

  // What is there.

  /// How many items there are in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// The sections that are to be loaded anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }
  /// The items that are to be loaded anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
  /// The items whose cells are to be configured anew.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// How many items a section has. Traps where there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, in order. Traps where there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else {
      raiseException("Invalid section identifier: there is no section \(identifier) in the snapshot")
    }
    return found
  }

  /// The section that an item is in.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// The place of an item among the items of all sections. O(n).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    var before = 0
    for other in sections {
      if other == section { return items[section]?.firstIndex(of: identifier).map { before + $0 } }
      before += items[other]?.count ?? 0
    }
    return nil
  }

  /// The place of a section among the sections. O(n).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // What is to be shown anew.

  /// Asks for new cells for items, which have to be there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requirePresence(of: identifiers, to: "reload")
    reloadedItems += identifiers
  }

  /// Asks for the cells of items, which have to be there, to be configured anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requirePresence(of: identifiers, to: "reconfigure")
    reconfiguredItems += identifiers
  }

  /// Asks for new cells, headers and footers for sections, which have to be there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let missing = identifiers.first(where: { items[$0] == nil }) {
      raiseException("Attempted to reload section identifier that does not exist in the snapshot: \(missing)")
    }
    reloadedSections += identifiers
  }

  /// Forgets what is to be shown anew: it has been.
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
  /// Whether the same items are in the same sections, in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.sections == right.sections && left.items == right.items
  }
}
