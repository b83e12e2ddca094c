/// How indexes change when some of them are taken out and others are put in.
struct IndexShift: Sendable {
  /// What goes, as counted before, ascending and each once.
  private let removed: [Int]
  /// What comes, as counted after, ascending and each once.
  private let inserted: [Int]

  init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
    self.removed = Set(removed).sorted()
    self.inserted = Set(inserted).sorted()
  }

  var isIdentity: Bool { removed.isEmpty && inserted.isEmpty }
  var growth: Int { inserted.count - removed.count }

  /// Where an index is after; nil for one that goes. O(log n).
  func index(forOld old: Int) -> Int? {
    let gone = Self.count(removed, below: old)
    if gone < removed.count, removed[gone] == old { return nil }
    // The rank among those that stay; as many newcomers lie before it as leave no more than its rank below them.
    let rank = old - gone
    var (low, high) = (0, inserted.count)
    while low < high {
      let middle = (low + high) / 2
      if inserted[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// How many of ascending numbers are less than a limit.
  private static func count(_ sorted: [Int], below limit: Int) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
