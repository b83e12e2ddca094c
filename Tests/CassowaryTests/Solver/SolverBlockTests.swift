import TestSupport
import Testing

@testable import Cassowary

@Suite struct SolverBlockTests {
  /// Adds a block of 20 constraints on 11 variables, which prefer 442 + 10 of the 500 that are available. Returns the
  /// constraint that sets its width, and the variables.
  private func addBlock(to solver: inout Solver) throws -> (width: ConstraintID, variables: [Variable]) {
    let v = solver.makeVariables(11)
    let width = try solver.add(v[0], .equal, 500, at: 999)
    try solver.add(v[1], .equal, 10)
    for view in 0..<5 {
      let (x, w) = (v[1 + 2 * view], v[2 + 2 * view])
      if view > 0 { try solver.add(LinearExpression(x), .equal, v[2 * view - 1] + v[2 * view] + 8) }
      try solver.add(w, .equal, Double(40 + 20 * view), at: 250)
      try solver.add(w, .greaterThanOrEqual, 20)
      if view < 3 { try solver.add(w, .lessThanOrEqual, 300, at: 750) }
    }
    try solver.add(v[9] + v[10], .lessThanOrEqual, v[0] - 10)
    return (width, v)
  }

  @Test("unrelated blocks have the same values to the bit, and take the same pivots, as each alone")
  func blocksDoNotInteract() throws {
    var alone = Solver()
    let block = try addBlock(to: &alone)
    var together = Solver()
    let blocks = try (0..<40).map { _ in try addBlock(to: &together) }
    let expected = alone.solvedValues(block.variables)
    for other in blocks { #expect(together.solvedValues(other.variables) == expected) }
    #expect(together.statistics.pivots == 40 * alone.statistics.pivots)
    #expect(together.statistics.coefficients == 40 * alone.statistics.coefficients)

    for width in [200.0, 330, 150.25, 800] {
      let pivots = (alone.statistics.pivots, together.statistics.pivots)
      try alone.setConstant(block.width, to: -width)
      try together.setConstant(blocks[17].width, to: -width)
      #expect(together.solvedValues(blocks[17].variables) == alone.solvedValues(block.variables))
      #expect(together.solvedValues(blocks[16].variables) == expected)
      #expect(together.statistics.pivots - pivots.1 == alone.statistics.pivots - pivots.0)
    }
  }

  @Test("an edit reports only the variables that moved")
  func reportsChanges() throws {
    var solver = Solver()
    let blocks = try (0..<5).map { _ in try addBlock(to: &solver) }
    solver.solve()
    // A variable whose value is still 0 has not changed, but there is none: all 55 have.
    #expect(solver.takeChangedVariables() == blocks.flatMap(\.variables))
    #expect(solver.takeChangedVariables() == [])
    try solver.setConstant(blocks[3].width, to: -600)
    solver.solve()
    #expect(solver.takeChangedVariables() == [blocks[3].variables[0]])
    try solver.setConstant(blocks[3].width, to: -600)
    solver.solve()
    #expect(solver.takeChangedVariables() == [])
  }

  @Test("errors are minimized only on request, but required constraints hold immediately")
  func isLazy() throws {
    var solver = Solver()
    let block = try addBlock(to: &solver)
    solver.solve()
    let pivots = solver.statistics.pivots
    for width in 455..<480 { try solver.setConstant(block.width, to: -Double(width)) }
    #expect(solver.statistics.pivots == pivots)
    #expect(solver.value(of: block.variables[0]) == 500)
    solver.solve()
    #expect(solver.value(of: block.variables[0]) == 479)
  }

  @Test("a copy changes independently")
  func copies() throws {
    var template = Solver()
    let block = try addBlock(to: &template)
    let values = template.solvedValues(block.variables)
    var copy = template
    try copy.setConstant(block.width, to: -250)
    let temporary = try copy.add(block.variables[2], .equal, 55, at: 500)
    #expect(copy.solvedValues(block.variables)[0...2] == [250, 10, 55])
    #expect(template.value(of: block.variables[2]) == 40)
    #expect(template.solvedValues(block.variables) == values)
    #expect(template.difference(from: template) == nil)
    try copy.remove(temporary)
    try copy.setConstant(block.width, to: -500)
    #expect(copy.solvedValues(block.variables) == values)
    #expect(copy.brokenInvariant() == nil && template.brokenInvariant() == nil)
  }

  @Test("the same calls give the same state, bit for bit")
  func isDeterministic() throws {
    func run() throws -> Solver {
      var solver = Solver()
      var random = SeededGenerator(seed: 7)
      let v = solver.makeVariables(8)
      var ids: [ConstraintID] = []
      for _ in 0..<300 {
        let terms = (0..<3).map { _ in
          LinearExpression.Term(v[Int.random(in: 0..<8, using: &random)], Double.random(in: -3...3, using: &random))
        }
        let expression = LinearExpression(terms, constant: Double.random(in: -100...100, using: &random))
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<3, using: &random)]
        let priority = [1000.0, 750, 250.5, 250][Int.random(in: 0..<4, using: &random)]
        if let id = try? solver.add(expression, relation, LinearExpression(0), at: priority) { ids.append(id) }
        if ids.count > 25 { try solver.remove(ids.remove(at: Int.random(in: 0..<ids.count, using: &random))) }
        if Bool.random(using: &random) { solver.solve() }
      }
      return solver
    }
    #expect(try run().difference(from: run()) == nil)
  }
}
