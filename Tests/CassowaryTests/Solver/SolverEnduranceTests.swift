import TestSupport
import Testing

@testable import Cassowary

/// The "Constraints" rows of the project's robustness sheet about many steps or great depth.
@Suite struct SolverEnduranceTests {
  /// Only nightly rounds, in a release build, have a million.
  private static let steps = Rounds.count(quick: 4_000, full: 100_000, nightly: 1_000_000)

  @Test("many adds and removes leave an error under 1e-6")
  func manyAddsAndRemoves() throws {
    var solver = Solver()
    let v = solver.makeVariables(8)
    // x(i+1) == x(i) / 3 + 0.1 and bounds that are active: thirds and tenths, which have no exact binary
    // representation.
    try solver.add(v[0], .equal, 81, at: 900)
    for index in 1..<8 {
      try solver.add(LinearExpression(v[index]), .equal, v[index - 1] / 3 + 0.1, at: 800)
      try solver.add(v[index], .greaterThanOrEqual, 0.7)
    }
    let expected = solver.solvedValues(v)
    var random = SeededGenerator(seed: 11)
    var installed: [ConstraintID] = []
    for step in 0..<Self.steps {
      if installed.count < 6 {
        let (first, second) = (Int.random(in: 0..<8, using: &random), Int.random(in: 0..<8, using: &random))
        let expression = v[first] / 3 - 0.7 * LinearExpression(v[second])
        let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][step % 3]
        let target = Double.random(in: -20...20, using: &random)
        let priority = [950.0, 850, 500][Int.random(in: 0..<3, using: &random)]
        installed.append(try solver.add(expression, relation, LinearExpression(target), at: priority))
      } else {
        try solver.remove(installed.remove(at: Int.random(in: 0..<6, using: &random)))
      }
      if step % 5 == 0 { solver.solve() }
    }
    for id in installed { try solver.remove(id) }
    // The same constraints had these values before the adds and removes.
    for (value, first) in zip(solver.solvedValues(v), expected) { #expect(abs(value - first) < 1e-6) }
    #expect(solver.brokenInvariant() == nil)
    #expect(solver.statistics.constraints == 15)
  }

  @Test("a hierarchy of depth 10,000 is built, explained, contradicted, and removed without recursion")
  func deepHierarchy() throws {
    var solver = Solver()
    var (x, width) = (solver.makeVariable(), solver.makeVariable())
    var ids = [try solver.add(x, .equal, 0), try solver.add(width, .equal, 30_000)]
    for _ in 0..<10_000 {
      let (inner, innerWidth) = (solver.makeVariable(), solver.makeVariable())
      ids.append(try solver.add(LinearExpression(inner), .equal, x + 1))
      ids.append(try solver.add(inner + innerWidth, .equal, x + width - 1))
      (x, width) = (inner, innerWidth)
    }
    solver.solve()
    #expect(solver.value(of: x) == 10_000 && solver.value(of: width) == 10_000)
    #expect(solver.constraintsHolding(width).count > 10_000)
    #expect(throws: ConstraintError.self) { try solver.add(width, .lessThanOrEqual, 9_999) }
    for id in ids { try solver.remove(id) }
    #expect(solver.statistics.constraints == 0)
  }

  @Test(
    "the tableau and the pivots of a chain grow linearly with its length",
    arguments: [1_000, Rounds.count(quick: 4_000, full: 10_000)])
  func chain(length: Int) throws {
    var solver = Solver()
    var x = solver.makeVariable()
    try solver.add(x, .equal, 0)
    for _ in 0..<length {
      let (next, width) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(LinearExpression(next), .equal, x + width)
      try solver.add(width, .greaterThanOrEqual, 5)
      try solver.add(width, .equal, 2, at: 250)
      x = next
    }
    solver.solve()
    #expect(solver.value(of: x) == 5 * Double(length))
    #expect(solver.statistics.coefficients <= 2 * length)
    #expect(solver.statistics.pivots <= 3 * length)
  }

  @Test("removing a chain of 10,000 links marks each link once, from either end", arguments: [false, true])
  func takesChainApart(isBackwards: Bool) throws {
    var solver = Solver()
    let x = solver.makeVariables(10_000)
    var links: [ConstraintID] = []
    for index in 1..<10_000 { links.append(try solver.add(LinearExpression(x[index]), .equal, x[index - 1] + 3)) }
    let start = try solver.add(x[0], .equal, 7, at: 250)
    solver.solve()
    #expect(solver.value(of: x[9_999]) == 7 + 9_999 * 3)
    try solver.remove(start)
    for link in isBackwards ? links.reversed() : links {
      try solver.remove(link)
      if solver.definitions.outdatedCount > 10_000 { break }
    }
    #expect(solver.definitions.outdatedCount <= 10_000)
    #expect(solver.solvedValues(x).allSatisfy { $0 == 0 })
    #expect(solver.definitions.brokenInvariant(solver.records, solver.expressions) == nil)
  }

  // Beale (1955): minimize -3/4 a + 20 b - 1/2 c + 6 d. Choosing the steepest column cycles in six pivots. The minimum
  // is -5/4, at a = c = 1.
  @Test("Beale's program, on which the simplex method can cycle, terminates")
  func degenerate() throws {
    var solver = Solver()
    let v = solver.makeVariables(5)
    let (a, b, c, d, cost) = (v[0], v[1], v[2], v[3], v[4])
    for variable in [a, b, c, d] { try solver.add(variable, .greaterThanOrEqual, 0) }
    let first = LinearExpression([.init(a, 0.25), .init(b, -8), .init(c, -1), .init(d, 9)])
    let second = LinearExpression([.init(a, 0.5), .init(b, -12), .init(c, -0.5), .init(d, 3)])
    try solver.add(first, .lessThanOrEqual, LinearExpression(0))
    try solver.add(second, .lessThanOrEqual, LinearExpression(0))
    try solver.add(c, .lessThanOrEqual, 1)
    let sum = LinearExpression([.init(a, -0.75), .init(b, 20), .init(c, -0.5), .init(d, 6)])
    try solver.add(LinearExpression(cost), .equal, sum)
    try solver.add(cost, .equal, -1000, at: 500)
    let values = solver.solvedValues(v)
    #expect(zip(values, [1, 0, 1, 0, -1.25]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(solver.statistics.pivots < 40)
  }
}
