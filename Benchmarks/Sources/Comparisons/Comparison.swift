/// Two ways to do the same work.
struct Comparison: Sendable {
  /// As issue lists and results name it.
  let name: String
  let peer: String
  /// How many pairs of measurements are taken.
  var pairs = 61
  /// Why the two may give different answers; nil where that fails the run.
  var acceptedDifference: String?
  /// Whether a pair counts only where ``SecondCore`` is there before and after it.
  var needsTwoCores = false
  /// Makes what is compared ready; only when it is about to run.
  let make: @Sendable () throws -> Pairing
}

/// The two sides, ready to run.
struct Pairing {
  /// Renews the input before each pair, for so many repetitions; both sides then do the same number.
  var refill: ((Int) throws -> Void)?
  /// Does the work so many times and returns the seconds.
  let ours: (Int) throws -> Double
  let peer: (Int) throws -> Double
  /// What one repetition is divided by, such as the number of constraints.
  var oursUnits = 1.0
  var peerUnits = 1.0
  /// In what the results of the two differ; nil when they are the same.
  let difference: () throws -> String?
  /// Repetitions in a pair at most.
  var limit = 1 << 20
}
