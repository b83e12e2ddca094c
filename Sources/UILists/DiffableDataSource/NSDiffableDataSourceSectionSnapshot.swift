import UIFoundation

/// The items of one section at a moment, as an outline: items may have children, which show while their parent is
/// expanded and shows itself.
///
/// An identifier is in a snapshot once. Appending costs O(1) for each item; inserting and deleting cost O(n) in the
/// children of the parent concerned.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items of the first level, in order.
  var roots: [ItemIdentifierType] = []
  /// The children of each item that has some, in order.
  var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parent of each item; nil for the items of the first level.
  var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// A snapshot without items.
  public init() {}

  // What is there.

  /// All items, each followed by its children.
  public var items: [ItemIdentifierType] { listed { _ in true } }
  /// The items of the first level.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that show: those of the first level, and the children of expanded items that show.
  public var visibleItems: [ItemIdentifierType] { listed(expanded.contains) }

  /// Whether an item is expanded. Traps where there is no such item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    requirePresence(of: [item])
    return expanded.contains(item)
  }
  /// Whether an item shows. Traps where there is no such item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    requirePresence(of: [item])
    return ancestors(of: item).allSatisfy(expanded.contains)
  }
  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// How many parents lie above an item. Traps where there is no such item.
  public func level(of item: ItemIdentifierType) -> Int {
    requirePresence(of: [item])
    return ancestors(of: item).count
  }
  /// The place of an item among all items. O(n).
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }
  /// The parent of an item; nil on the first level. Traps where there is no such item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    requirePresence(of: [child])
    return parents[child] ?? nil
  }
  /// What lies below an item, on its own. Traps where there is no such item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    requirePresence(of: [parent])
    var part = Self()
    if includingParent { part.append([parent]) }
    copy(children[parent] ?? [], below: includingParent ? parent : nil, to: &part)
    part.expanded = expanded.filter(part.contains)
    return part
  }
  /// The items as text, a line for each: `+` before one that could be expanded, `-` before an expanded one, `*` before
  /// others. The form is our own decision.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item] == nil ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // Expanding.

  /// Lets the children of items show.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    requirePresence(of: items)
    expanded.formUnion(items)
  }
  /// Lets the children of items show no more.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    requirePresence(of: items)
    expanded.subtract(items)
  }

  /// Forgets that items which are gone were expanded.
  mutating func forgetExpansion(of gone: [ItemIdentifierType]) { expanded.subtract(gone) }

  /// Takes over which items of another snapshot are expanded.
  mutating func takeExpansion(of other: Self) { expanded.formUnion(other.expanded) }

  // Going through the outline.

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

  /// Appends items with what lies below them to another snapshot.
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
  /// Whether the same items are in the same places, and the same ones expanded.
  public static func == (left: Self, right: Self) -> Bool {
    left.roots == right.roots && left.children == right.children && left.expanded == right.expanded
  }
}
