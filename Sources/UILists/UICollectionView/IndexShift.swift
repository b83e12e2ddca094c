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

  var growth: Int { inserted.count - removed.count }

  /// Returns the new index of an element, or `nil` if it is removed. O(log n).
  func index(forOld old: Int) -> Int? {
    let gone = Self.count(removed, below: old)
    if gone < removed.count, removed[gone] == old { return nil }
    // The rank among the remaining elements. An insertion precedes it if at most `rank` remaining elements precede
    // that.
    let rank = old - gone
    var (low, high) = (0, inserted.count)
    while low < high {
      let middle = (low + high) / 2
      if inserted[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// Returns how many of the ascending numbers are less than a limit.
  private static func count(_ sorted: [Int], below limit: Int) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
