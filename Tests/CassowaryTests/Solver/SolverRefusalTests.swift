import Testing

@testable import Cassowary

@Suite struct SolverRefusalTests {
  /// Adds a constraint that must be rejected, and returns the conflict.
  private func conflict(
    _ solver: inout Solver, _ lhs: LinearExpression, _ relation: Relation, _ rhs: LinearExpression
  ) throws -> [ConstraintID] {
    do {
      try solver.add(lhs, relation, rhs)
    } catch .unsatisfiable(let conflict) {
      return conflict
    }
    Issue.record("not refused")
    return []
  }

  @Test("a rejected constraint changes no value, and every constraint can be removed and added again")
  func leavesState() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(a, .greaterThanOrEqual, 10)
    let high = try solver.add(b, .lessThanOrEqual, 5)
    #expect(solver.solvedValues([a, b]) == [10, 5])
    let before = solver
    #expect(try conflict(&solver, LinearExpression(b), .greaterThanOrEqual, LinearExpression(a)) == [low, high])
    #expect(solver.difference(from: before) == nil)
    #expect(solver.solvedValues([a, b]) == [10, 5])
    try solver.remove(low)
    try solver.add(LinearExpression(b), .greaterThanOrEqual, LinearExpression(a))
    try solver.remove(high)
    try solver.add(a, .greaterThanOrEqual, 10)
    try solver.add(a, .equal, 12, at: 500)
    solver.solve()
    #expect(solver.value(of: a) == 12 && solver.value(of: b) >= 12)
    #expect(solver.brokenInvariant() == nil)
  }

  @Test("the conflict is minimal: unrelated constraints are not listed")
  func isMinimal() throws {
    var solver = Solver()
    let v = solver.makeVariables(4)
    try solver.add(v[3], .equal, 1)
    let first = try solver.add(LinearExpression(v[1]), .greaterThanOrEqual, v[0] + 10)
    try solver.add(LinearExpression(v[2]), .greaterThanOrEqual, LinearExpression(v[0]))
    let second = try solver.add(LinearExpression(v[2]), .greaterThanOrEqual, v[1] + 10)
    try solver.add(v[0], .equal, 5, at: 999)
    #expect(try conflict(&solver, LinearExpression(v[2]), .lessThanOrEqual, v[0] + 19) == [first, second])
  }

  @Test("a conflict includes equalities that were substituted")
  func throughDefinitions() throws {
    var solver = Solver()
    let v = solver.makeVariables(5)
    var ids: [ConstraintID] = []
    for index in 1..<5 { ids.append(try solver.add(LinearExpression(v[index]), .equal, v[index - 1] + 10)) }
    #expect(solver.statistics.rows == 0)
    #expect(try conflict(&solver, LinearExpression(v[3]), .equal, v[1] + 21) == [ids[1], ids[2]])
    #expect(try conflict(&solver, LinearExpression(v[4]), .lessThanOrEqual, LinearExpression(v[0])) == ids)
  }

  @Test("an inconsistent cycle is rejected with all its constraints, and a consistent one is accepted")
  func cycles() throws {
    var solver = Solver()
    let v = solver.makeVariables(3)
    let first = try solver.add(LinearExpression(v[0]), .lessThanOrEqual, v[1] - 1)
    let second = try solver.add(LinearExpression(v[1]), .lessThanOrEqual, v[2] - 1)
    #expect(try conflict(&solver, LinearExpression(v[2]), .lessThanOrEqual, v[0] - 1) == [first, second])
    try solver.add(LinearExpression(v[2]), .lessThanOrEqual, v[0] + 2)
    let values = solver.solvedValues(v)
    #expect(values[1] - values[0] == 1 && values[2] - values[1] == 1)
  }

  @Test("a contradiction without variables has an empty conflict; a constraint that always holds is accepted")
  func constants() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(try conflict(&solver, LinearExpression(0), .greaterThanOrEqual, LinearExpression(1)) == [])
    #expect(try conflict(&solver, x - x, .equal, LinearExpression(1)) == [])
    try solver.add(LinearExpression(x), .equal, LinearExpression(x))
    try solver.add(LinearExpression(1), .greaterThanOrEqual, LinearExpression(0))
    try solver.add(LinearExpression(1), .equal, LinearExpression(0), at: 500)
    #expect(solver.solvedValues([x]) == [0])
  }

  @Test("a rejected change of a constant changes nothing, and the next one works")
  func refusedEdit() throws {
    var solver = Solver()
    let v = solver.makeVariables(3)
    let width = try solver.add(v[0], .equal, 300)
    let inset = try solver.add(LinearExpression(v[1]), .equal, v[0] - 20)
    let least = try solver.add(v[1], .greaterThanOrEqual, 100)
    try solver.add(LinearExpression(v[2]), .equal, 0.5 * v[1], at: 750)
    let values = solver.solvedValues(v)
    let before = solver
    #expect(throws: ConstraintError.unsatisfiable(conflict: [width, inset, least].sorted())) {
      try solver.setConstant(width, to: -110)
    }
    #expect(solver.difference(from: before) == nil)
    #expect(solver.solvedValues(v) == values)
    #expect(throws: ConstraintError.notFinite) { try solver.setConstant(width, to: .infinity) }
    try solver.setConstant(width, to: -120)
    #expect(solver.solvedValues(v) == [120, 100, 50])
  }

  @Test("several constants change together, even if each change alone would be rejected")
  func batch() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(x, .greaterThanOrEqual, 10)
    let high = try solver.add(x, .lessThanOrEqual, 20)
    #expect(throws: ConstraintError.unsatisfiable(conflict: [low, high])) { try solver.setConstant(low, to: -30) }
    try solver.apply([.init(low, constant: -30), .init(high, constant: -40)])
    #expect((30...40).contains(solver.solvedValues([x])[0]))
    let before = solver
    #expect(throws: ConstraintError.unsatisfiable(conflict: [low, high])) {
      try solver.apply([.init(low, constant: -90), .init(high, constant: -80)])
    }
    #expect(solver.difference(from: before) == nil)
  }

  @Test("handles of removed constraints or other solvers are rejected")
  func unknownHandles() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x, .equal, 10)
    #expect(throws: ConstraintError.variableInUse(x)) { try solver.removeVariable(x) }
    try solver.remove(id)
    #expect(throws: ConstraintError.unknownConstraint(id)) { try solver.remove(id) }
    let other = try solver.add(x, .equal, 20)
    #expect(other != id)
    #expect(throws: ConstraintError.unknownConstraint(id)) { try solver.setConstant(id, to: 1) }
    try solver.remove(other)
    try solver.removeVariable(x)
    #expect(throws: ConstraintError.unknownVariable(x)) { try solver.add(x, .equal, 10) }
    #expect(throws: ConstraintError.unknownVariable(x)) { try solver.removeVariable(x) }
    #expect(solver.value(of: x) == 0)
    #expect(solver.statistics.variables == 0 && solver.statistics.constraints == 0)
  }
}
