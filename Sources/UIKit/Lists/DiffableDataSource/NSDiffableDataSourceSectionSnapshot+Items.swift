import UIFoundation

/// Editing the items.
extension NSDiffableDataSourceSectionSnapshot {
  /// Appends items to a parent's children; `nil` appends to the root level.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { requirePresence(of: [parent]) }
    insert(items, below: parent, at: siblings(below: parent).count)
  }

  /// Inserts items before an existing item, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let (parent, index) = parentAndIndex(of: item)
    insert(items, below: parent, at: index)
  }

  /// Inserts items after an existing item, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let (parent, index) = parentAndIndex(of: item)
    insert(items, below: parent, at: index + 1)
  }

  /// Inserts another snapshot's items before an existing item, on its level.
  ///
  /// - Returns: The last root item inserted.
  @discardableResult
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) -> ItemIdentifierType? {
    insert(snapshot.roots, before: item)
    insertDescendants(snapshot)
    return snapshot.roots.last
  }

  /// Inserts another snapshot's items after an existing item, on its level.
  ///
  /// - Returns: The last root item inserted.
  @discardableResult
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) -> ItemIdentifierType? {
    insert(snapshot.roots, after: item)
    insertDescendants(snapshot)
    return snapshot.roots.last
  }

  /// Replaces an item's children with another snapshot's items.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    requirePresence(of: [parent])
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    insertDescendants(snapshot)
  }

  /// Deletes items and their descendants. Unknown items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var doomed = items.filter(contains)
    let tops = Set(doomed)
    for parent in Set(doomed.map { parents[$0] ?? nil }) { removeSiblings(tops, below: parent) }
    while let item = doomed.popLast() {
      guard parents.removeValue(forKey: item) != nil else { continue }
      doomed += children.removeValue(forKey: item) ?? []
      forgetExpansion(of: [item])
    }
  }

  /// Deletes all items, which leaves an empty snapshot.
  public mutating func deleteAll() { self = Self() }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    guard let parent else { return roots }
    return children[parent] ?? []
  }

  private func parentAndIndex(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
    requirePresence(of: [item])
    let parent = parents[item] ?? nil
    return (parent, siblings(below: parent).firstIndex(of: item) ?? 0)
  }

  private mutating func removeSiblings(_ doomed: Set<ItemIdentifierType>, below parent: ItemIdentifierType?) {
    guard let parent else { return roots.removeAll(where: doomed.contains) }
    children[parent]?.removeAll(where: doomed.contains)
    if children[parent]?.isEmpty == true { children[parent] = nil }
  }

  private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
    for item in items {
      raiseException(
        unless: parents.updateValue(parent, forKey: item) == nil,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}")
    }
    guard !items.isEmpty else { return }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  /// Inserts the descendants of another snapshot's root items, which are already inserted.
  private mutating func insertDescendants(_ snapshot: Self) {
    for root in snapshot.roots {
      if let below = snapshot.children[root] { snapshot.copy(below, below: root, to: &self) }
    }
    takeExpansion(of: snapshot)
  }
}
