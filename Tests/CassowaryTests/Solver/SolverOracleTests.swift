import Testing

@testable import Cassowary

@Suite struct SolverOracleTests {
  @Test("random adds, removes, edits and priorities agree with an exact lexicographic simplex", arguments: 0..<16)
  func agreesWithExactSimplex(part: Int) {
    for seed in (part * 50)..<(part * 50 + 50) {
      let script = RandomScript(seed: UInt64(seed))
      #expect(script.failure == nil, "seed \(seed)")
      if script.failure != nil { return }
    }
  }
}
