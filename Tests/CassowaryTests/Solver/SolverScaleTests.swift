import Testing

@testable import Cassowary

/// Limits on the growth of sizes and pivot counts, not of times.
@Suite struct SolverScaleTests {
  @Test("a chain of 10,000 links takes neither rows nor stack", arguments: [1000.0, 250])
  func chain(priority: Double) throws {
    var solver = Solver()
    var x = solver.makeVariable()
    let start = try solver.add(x, .equal, 0)
    for _ in 0..<10_000 {
      let (next, width) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(LinearExpression(next), .equal, x + width)
      try solver.add(width, .equal, 5, at: priority)
      x = next
    }
    solver.solve()
    #expect(solver.value(of: x) == 50_000)
    try solver.setConstant(start, to: -7)
    solver.solve()
    #expect(solver.value(of: x) == 50_007)
    #expect(solver.statistics.coefficients <= 10_000)
    try solver.remove(start)
    solver.solve()
    #expect(solver.value(of: x) == 50_000)
  }

  // x(i+1) = x(i) + w + 8, so 8 + 400 w + 399 x 8 + 8 = 10,000: w = 16.98.
  @Test("a row of 400 equal widths has one column, even if each width has a bound first", arguments: [false, true])
  func row(hasBounds: Bool) throws {
    var solver = Solver()
    let total = solver.makeVariable()
    let size = try solver.add(total, .equal, 10_000)
    let x = solver.makeVariables(400)
    let w = solver.makeVariables(400)
    for index in 0..<400 {
      if hasBounds { try solver.add(w[index], .greaterThanOrEqual, 0) }
      if index == 0 {
        try solver.add(x[0], .equal, 8)
        continue
      }
      try solver.add(LinearExpression(x[index]), .equal, x[index - 1] + w[index - 1] + 8)
      try solver.add(LinearExpression(w[index]), .equal, LinearExpression(w[0]))
    }
    try solver.add(x[399] + w[399], .equal, total - 8)
    solver.solve()
    #expect(w.allSatisfy { abs(solver.value(of: $0) - 16.98) < 1e-9 })
    #expect(solver.statistics.coefficients <= 401)
    try solver.setConstant(size, to: -6000)
    solver.solve()
    #expect(w.allSatisfy { abs(solver.value(of: $0) - 6.98) < 1e-9 })
    #expect(abs(solver.value(of: x[399]) - (6000 - 8 - 6.98)) < 1e-9)
  }

  @Test("a hierarchy of depth 400 with bounds and preferences has no more coefficients than constraints")
  func hierarchy() throws {
    var solver = Solver()
    var (x, w) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x, .equal, 0)
    let size = try solver.add(w, .equal, 1000)
    for _ in 0..<400 {
      let (inner, width) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(width, .greaterThanOrEqual, 0)
      try solver.add(LinearExpression(inner), .equal, x + 1)
      try solver.add(inner + width, .equal, x + w - 1)
      try solver.add(width, .equal, 100, at: 250)
      (x, w) = (inner, width)
    }
    solver.solve()
    #expect(solver.value(of: x) == 400 && solver.value(of: w) == 200)
    #expect(solver.statistics.coefficients <= 1602)
    do {
      try solver.setConstant(size, to: -700)
      Issue.record("700 - 2 x 400 is negative")
    } catch .unsatisfiable(let conflict) {
      // The first bound that fails is 49 levels above the innermost; whichever is reported, each level down to it takes
      // part.
      #expect(conflict.count > 2 * 350)
    }
    try solver.setConstant(size, to: -900)
    solver.solve()
    #expect(solver.value(of: w) == 100)
  }

  // Each width is 2 less than the one around it, so only that of the innermost of 40 views matters, until the one of
  // the 20th is 1000 less than that of the 21st. 40 x 2 = 80, and 20 x 2 = 40.
  @Test("in a hierarchy, only the innermost bound has a row, until an edit or a removal needs another")
  func impliedBounds() throws {
    var solver = Solver()
    let outer = solver.makeVariable()
    let size = try solver.add(outer, .equal, 1000, at: 750)
    var inset: ConstraintID?
    var around = outer
    for level in 1...40 {
      let width = solver.makeVariable()
      try solver.add(width, .greaterThanOrEqual, 0)
      let id = try solver.add(LinearExpression(width), .equal, around - 2)
      if level == 21 { inset = id }
      around = width
    }
    let middle = try #require(inset)
    func smallestWidth() throws -> Double {
      try solver.setTarget(size, to: 0)
      solver.solve()
      #expect(solver.brokenInvariant() == nil)
      return solver.value(of: outer)
    }
    solver.solve()
    #expect(solver.tableau.implications.all.count == 39)
    #expect(try smallestWidth() == 80)
    try solver.setTarget(middle, to: 1000)
    #expect(solver.tableau.implications.all.count == 38)
    #expect(try smallestWidth() == 40)
    try solver.setTarget(middle, to: -2)
    #expect(try smallestWidth() == 80)
    // Nothing relates the two halves then.
    try solver.remove(middle)
    #expect(try smallestWidth() == 40)
    #expect(solver.tableau.implications.isEmpty)
  }

  @Test("a refused edit, after which an implied bound would need a row, leaves no trace")
  func refusedImpliedBound() throws {
    var solver = Solver()
    let (outer, inner) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(outer, .greaterThanOrEqual, 0)
    let inset = try solver.add(LinearExpression(inner), .equal, outer - 2)
    try solver.add(inner, .greaterThanOrEqual, 0)
    try solver.add(inner, .lessThanOrEqual, 100)
    solver.solve()
    #expect(solver.tableau.implications.all.count == 1)
    let before = solver
    // With outer >= 0, inner is 101 at least.
    #expect(throws: ConstraintError.self) { try solver.setTarget(inset, to: 101) }
    #expect(solver.difference(from: before) == nil)
    #expect(solver.tableau.implications.all == before.tableau.implications.all)
    try solver.setTarget(inset, to: 100)
    solver.solve()
    #expect(solver.value(of: inner) == 100 && solver.value(of: outer) == 0)
  }

  @Test("redundant equalities can be removed in any order", arguments: 0..<24)
  func redundant(order: Int) throws {
    var solver = Solver()
    let v = solver.makeVariables(4)
    var ids: [ConstraintID] = []
    for (first, second) in [(0, 1), (1, 2), (2, 3), (0, 3), (0, 2), (1, 3), (0, 1), (3, 0)] {
      ids.append(try solver.add(LinearExpression(v[first]), .equal, LinearExpression(v[second])))
    }
    let twice = [try solver.add(v[0], .equal, 7), try solver.add(v[2], .equal, 7)]
    #expect(solver.solvedValues(v) == [7, 7, 7, 7])
    try solver.remove(twice[order % 2])
    #expect(solver.solvedValues(v) == [7, 7, 7, 7])
    ids.swapAt(0, order % 8)
    ids.swapAt(1, 1 + order % 7)
    ids.swapAt(2, 2 + order % 6)
    // At most three of the eight equalities are needed; five can be removed as long as the rest connects all variables.
    for id in ids {
      try solver.remove(id)
      #expect(solver.brokenInvariant() == nil)
      solver.solve()
    }
    try solver.remove(twice[1 - order % 2])
    #expect(solver.solvedValues(v) == [0, 0, 0, 0])
  }
}
