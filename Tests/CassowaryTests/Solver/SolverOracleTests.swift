import Foundation
import Testing

@testable import Cassowary

/// Random scripts that are compared with the exact oracle, seed by seed.
///
/// `CASSOWARY_DIFFERENTIAL` is the number of seeds, starting at 0: `make differential` runs 100,000 in a release build.
@Suite struct SolverOracleTests {
  private static let parts = 20

  private static var scripts: Int {
    ProcessInfo.processInfo.environment["CASSOWARY_DIFFERENTIAL"].flatMap { Int($0) } ?? 3_000
  }

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
