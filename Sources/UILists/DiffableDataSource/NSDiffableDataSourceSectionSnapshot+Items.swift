import UIFoundation

/// Items: appended, inserted, replaced, deleted.
extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items at the end of a parent's children; nil stands for the first level.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { requirePresence(of: [parent]) }
    insert(items, below: parent, at: siblings(below: parent).count)
  }

  /// Adds items before one that is there, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    insert(items, below: parent, at: index)
  }

  /// Adds items after one that is there, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    insert(items, below: parent, at: index + 1)
  }

  /// Adds another snapshot's items before one that is there, on its level. Returns the last item of the first level that
  /// was added.
  @discardableResult
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) -> ItemIdentifierType? {
    insert(snapshot.roots, before: item)
    take(snapshot)
    return snapshot.roots.last
  }

  /// Adds another snapshot's items after one that is there, on its level. Returns the last item of the first level that
  /// was added.
  @discardableResult
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) -> ItemIdentifierType? {
    insert(snapshot.roots, after: item)
    take(snapshot)
    return snapshot.roots.last
  }

  /// Puts another snapshot's items in place of an item's children.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    requirePresence(of: [parent])
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    take(snapshot)
  }

  /// Takes items away, and all that lies below them; those that are not there are passed over.
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

  /// Takes all items away.
  public mutating func deleteAll() { self = Self() }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    guard let parent else { return roots }
    return children[parent] ?? []
  }

  private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
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

  /// Adds what lies below the items of another snapshot's first level, which are there.
  private mutating func take(_ snapshot: Self) {
    for root in snapshot.roots {
      if let below = snapshot.children[root] { snapshot.copy(below, below: root, to: &self) }
    }
    takeExpansion(of: snapshot)
  }
}
