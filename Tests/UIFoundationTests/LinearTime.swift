import TestSupport

/// Returns whether eight times as much takes about eight times as long, which quadratic time doesn't.
func isLinear(_ read: (_ count: Int) throws -> Void) rethrows -> Bool {
  try ThreadTime.growth(from: Rounds.count(quick: 150, full: 1_000), read) < ThreadTime.linear
}
