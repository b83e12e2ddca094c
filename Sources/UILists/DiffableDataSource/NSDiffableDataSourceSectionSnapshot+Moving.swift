/// Moving by hand: what shows is a list, and what is meant is a place on a level.
extension NSDiffableDataSourceSectionSnapshot {
  /// Items on one level.
  init(_ items: [ItemIdentifierType]) {
    self.init()
    append(items)
  }

  /// Puts a part that was taken out back in, before the visible item with a number. It goes below its former parent where
  /// that is possible at this place, else onto the level of the item that it comes before: our decision.
  mutating func insert(_ part: Self, at index: Int, below parent: ItemIdentifierType?) {
    let others = visibleItems
    let index = min(max(index, 0), others.count)
    let next = index < others.count ? others[index] : nil
    guard let previous = index > 0 ? others[index - 1] : nil else {
      if let next { insert(part, before: next) } else { take(part, below: nil) }
      return
    }
    if let next, self.parent(of: next) == parent {
      insert(part, before: next)
    } else if let sibling = ancestry(of: previous, before: next).first(where: { self.parent(of: $0) == parent }) {
      insert(part, after: sibling)
    } else if let parent, parent == previous {
      take(part, below: parent)
    } else if let next {
      insert(part, before: next)
    } else {
      insert(part, after: previous)
    }
  }

  /// An item and those above it, as far as nothing that shows below them comes after the item.
  private func ancestry(of item: ItemIdentifierType, before next: ItemIdentifierType?) -> [ItemIdentifierType] {
    let lowest = next.map { level(of: $0) } ?? 0
    var found = [item]
    while let last = found.last, let above = self.parent(of: last) { found.append(above) }
    return found.filter { level(of: $0) >= lowest }
  }

  private mutating func take(_ part: Self, below parent: ItemIdentifierType?) {
    part.copy(part.roots, below: parent, to: &self)
    takeExpansion(of: part)
  }
}
