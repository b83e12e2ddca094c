import Cassowary

/// Work whose allocations, pivots and instructions are counted.
struct CountedWorkload {
  /// As the comparison of the same work is named.
  let name: String
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
}
