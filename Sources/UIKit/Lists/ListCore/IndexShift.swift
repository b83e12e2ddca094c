import FontEngine

/// The change of indices when some elements are removed and others inserted.
struct IndexShift: Sendable {
  /// The removed indices, counted before the change, ascending and unique.
  private let removed: [Int]
  /// The inserted indices, counted after the change, ascending and unique.
  private let inserted: [Int]

  init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
    self.removed = Set(removed).sorted()
    self.inserted = Set(inserted).sorted()
  }

  /// Returns the new index of an element, or `nil` if it is removed. O(log n).
  func index(forOld old: Int) -> Int? {
    let gone = removed.indices.partitioningIndex { removed[$0] >= old }
    if gone < removed.count, removed[gone] == old { return nil }
    // The rank among the remaining elements. An insertion precedes it if at most `rank` remaining elements precede
    // that.
    let rank = old - gone
    return rank + inserted.indices.partitioningIndex { inserted[$0] - $0 > rank }
  }
}
