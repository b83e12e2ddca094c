import TestSupport
import Testing

@testable import Cassowary

/// Random scripts that are compared with the exact oracle, seed by seed.
///
/// Nightly rounds have 100,000 seeds, starting at 0.
@Suite struct SolverOracleTests {
  private static let parts = 20

  private static let scripts = Rounds.count(quick: 160, full: 3_000, nightly: 100_000)

  @Test("random adds, removes, edits, and priorities agree with an exact lexicographic simplex", arguments: 0..<parts)
  func agreesWithExactSimplex(part: Int) {
    var comparisons = 0
    for seed in stride(from: part, to: Self.scripts, by: Self.parts) {
      let script = RandomScript(seed: UInt64(seed))
      #expect(script.failure == nil, "seed \(seed)")
      if script.failure != nil { return }
      comparisons += script.comparisons
    }
    #expect(comparisons >= Self.scripts / Self.parts)
  }
}
