import UIFoundation

/// The items of a section at a moment, as an outline whose children are visible while their parent is visible and
/// expanded.
///
/// Identifiers are unique in a snapshot. Appending takes O(1) per item; inserting and deleting take O(n) in the
/// children of the affected parent.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The root items, in order.
  var roots: [ItemIdentifierType] = []
  /// The children of each item that has any, in order.
  var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parent of each item; `nil` for root items.
  var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Querying

  /// All items, each followed by its descendants.
  public var items: [ItemIdentifierType] { listed { _ in true } }
  /// The root items, in order.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The visible items: root items, and the children of visible expanded items.
  public var visibleItems: [ItemIdentifierType] { listed(expanded.contains) }

  /// Returns whether an item is expanded. Traps if the item doesn't exist.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    requirePresence(of: [item])
    return expanded.contains(item)
  }
  /// Returns whether an item is visible. Traps if the item doesn't exist.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    requirePresence(of: [item])
    return ancestors(of: item).allSatisfy(expanded.contains)
  }
  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// Returns the number of an item's ancestors. Traps if the item doesn't exist.
  public func level(of item: ItemIdentifierType) -> Int {
    requirePresence(of: [item])
    return ancestors(of: item).count
  }
  /// Returns the index of an item among all items. O(n).
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }
  /// Returns the parent of an item; `nil` for a root item. Traps if the item doesn't exist.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    requirePresence(of: [child])
    return parents[child] ?? nil
  }
  /// Returns the descendants of an item as a snapshot. Traps if the item doesn't exist.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    requirePresence(of: [parent])
    var part = Self()
    if includingParent { part.append([parent]) }
    copy(children[parent] ?? [], below: includingParent ? parent : nil, to: &part)
    part.expanded = expanded.filter(part.contains)
    return part
  }
  /// Returns the items as text, one line each. The format is our choice.
  ///
  /// A line starts with `+` for an item that can be expanded, `-` for an expanded item, and `*` for others.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item] == nil ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: - Expanding

  /// Expands items, so that their children become visible. Traps if an item doesn't exist.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    requirePresence(of: items)
    expanded.formUnion(items)
  }
  /// Collapses items, so that their descendants are hidden. Traps if an item doesn't exist.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    requirePresence(of: items)
    expanded.subtract(items)
  }

  /// Removes deleted items from the expanded ones.
  mutating func forgetExpansion(of gone: [ItemIdentifierType]) { expanded.subtract(gone) }

  /// Expands the items that are expanded in another snapshot.
  mutating func takeExpansion(of other: Self) { expanded.formUnion(other.expanded) }

  // MARK: - Traversing the outline

  private func listed(_ goesInto: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if let below = children[item], goesInto(item) { waiting += below.reversed() }
    }
    return found
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var current = parents[item] ?? nil
    while let parent = current {
      found.append(parent)
      current = parents[parent] ?? nil
    }
    return found
  }

  /// Appends items and their descendants to another snapshot.
  func copy(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, to other: inout Self) {
    var waiting = [(items: items, parent: parent)]
    while let (items, parent) = waiting.popLast() {
      other.append(items, to: parent)
      for item in items {
        if let below = children[item] { waiting.append((below, item)) }
      }
    }
  }

  func requirePresence(of items: [ItemIdentifierType]) {
    if let missing = items.first(where: { parents[$0] == nil }) {
      raiseException("Invalid item identifier: there is no item \(missing) in the section snapshot")
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Returns whether both snapshots have the same items at the same positions, with the same ones expanded.
  public static func == (left: Self, right: Self) -> Bool {
    left.roots == right.roots && left.children == right.children && left.expanded == right.expanded
  }
}
