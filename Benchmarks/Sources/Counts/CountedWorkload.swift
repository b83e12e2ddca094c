import Cassowary

/// Work whose allocations, pivots and instructions are counted.
struct CountedWorkload {
  /// As the comparison of the same work is named.
  let name: String
  /// For known words: returns how many words of the counted text are cached, of 1,000.
  var cachedWords: (() throws -> Int)?
  /// Makes the work ready, untold and uncounted. What it returns is run once to warm up and once counted; it returns
  /// the pivots of solvers so far.
  let make: () throws -> () throws -> Int
}

/// What one run of a workload takes.
struct Count: Codable {
  var name: String
  var allocations: Int
  var instructions: Int
  var pivots: Int
  /// Of 1,000 known words, those that were composed from the cache.
  var cachedWords: Int?
}
