/// Interactive moves, which translate a position in the visible list to a position in the outline.
extension NSDiffableDataSourceSectionSnapshot {
  /// Creates a snapshot of root items.
  init(_ items: [ItemIdentifierType]) {
    self.init()
    append(items)
  }

  /// Reinserts a removed part before the visible item at an index.
  ///
  /// The part is inserted below its former parent if the position allows it, otherwise on the level of the item that
  /// follows. This rule is our choice.
  mutating func insert(_ part: Self, at index: Int, below parent: ItemIdentifierType?) {
    let others = visibleItems
    let index = min(max(index, 0), others.count)
    let next = index < others.count ? others[index] : nil
    guard let previous = index > 0 ? others[index - 1] : nil else {
      if let next { insert(part, before: next) } else { insertSubtree(part, below: nil) }
      return
    }
    if let next, self.parent(of: next) == parent {
      insert(part, before: next)
    } else if let sibling = ancestry(of: previous, before: next).first(where: { self.parent(of: $0) == parent }) {
      insert(part, after: sibling)
    } else if let parent, parent == previous {
      insertSubtree(part, below: parent)
    } else if let next {
      insert(part, before: next)
    } else {
      insert(part, after: previous)
    }
  }

  /// Returns an item and those of its ancestors whose last visible descendant precedes `next`.
  private func ancestry(of item: ItemIdentifierType, before next: ItemIdentifierType?) -> [ItemIdentifierType] {
    let lowest = next.map { level(of: $0) } ?? 0
    var found = [item]
    while let last = found.last, let above = self.parent(of: last) { found.append(above) }
    return found.filter { level(of: $0) >= lowest }
  }

  private mutating func insertSubtree(_ part: Self, below parent: ItemIdentifierType?) {
    part.copy(part.roots, below: parent, to: &self)
    takeExpansion(of: part)
  }
}
