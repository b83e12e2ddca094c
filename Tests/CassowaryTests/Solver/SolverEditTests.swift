import Testing

@testable import Cassowary

@Suite struct SolverEditTests {
  @Test("an edited variable follows its suggestions as far as required constraints allow")
  func follows() throws {
    var solver = Solver()
    let v = solver.makeVariables(2)
    try solver.add(v[0], .greaterThanOrEqual, 10)
    try solver.add(LinearExpression(v[1]), .equal, v[0] + 5)
    let edit = try solver.beginEditing(v[0], priority: Priority(750))
    try solver.suggest(40, for: edit)
    #expect(solver.solvedValues(v) == [40, 45])
    try solver.suggest(-3, for: edit)
    #expect(solver.solvedValues(v) == [10, 15])
  }

  @Test("an edit starts at the variable's value, and moves nothing by itself")
  func beginsWhereItIs() throws {
    var solver = Solver()
    let v = solver.makeVariables(1)
    let wish = try solver.add(v[0], .equal, 70, at: 250)
    #expect(solver.solvedValues(v) == [70])
    let edit = try solver.beginEditing(v[0], priority: Priority(750))
    #expect(solver.solvedValues(v) == [70])
    // The value 20 at 250 has no effect during the edit at 750, but takes effect when the edit has ended.
    try solver.setConstant(wish, to: -20)
    #expect(solver.solvedValues(v) == [70])
    try solver.endEditing(edit)
    #expect(solver.solvedValues(v) == [20])
  }

  @Test("several suggestions are one operation: all apply or none")
  func several() throws {
    var solver = Solver()
    let v = solver.makeVariables(2)
    try solver.add(v[0] + v[1], .lessThanOrEqual, LinearExpression(100))
    let edits = try v.map { variable throws(ConstraintError) in
      try solver.beginEditing(variable, priority: Priority(500))
    }
    try solver.suggest([.init(30, for: edits[0]), .init(70, for: edits[1])])
    #expect(solver.solvedValues(v) == [30, 70])
    let before = solver
    #expect(throws: ConstraintError.notFinite) {
      try solver.suggest([.init(50, for: edits[0]), .init(.nan, for: edits[1])])
    }
    #expect(solver.difference(from: before) == nil)
    try solver.suggest([.init(50, for: edits[0]), .init(50, for: edits[1])])
    #expect(solver.solvedValues(v) == [50, 50])
  }

  // The paper's edits, which can be nested, since each is a constraint of its own.
  @Test("an edit within an edit ends without ending the outer one")
  func nests() throws {
    var solver = Solver()
    let v = solver.makeVariables(3)
    for variable in v { try solver.add(variable, .equal, 0, at: 250) }
    let x = try solver.beginEditing(v[0], priority: Priority(750))
    try solver.suggest(10, for: x)
    let y = try solver.beginEditing(v[1], priority: Priority(750))
    try solver.suggest(20, for: y)
    #expect(solver.solvedValues(v) == [10, 20, 0])
    try solver.endEditing(y)
    #expect(solver.solvedValues(v) == [10, 0, 0])
    try solver.suggest(15, for: x)
    #expect(solver.solvedValues(v) == [15, 0, 0])
  }

  @Test("of two edits of one variable, the one with the higher priority prevails, regardless of order")
  func twice() throws {
    var solver = Solver()
    let v = solver.makeVariables(1)
    let strong = try solver.beginEditing(v[0], priority: Priority(600))
    let weak = try solver.beginEditing(v[0], priority: Priority(599.5))
    try solver.suggest(5, for: strong)
    try solver.suggest(9, for: weak)
    #expect(solver.solvedValues(v) == [5])
    try solver.endEditing(strong)
    #expect(solver.solvedValues(v) == [9])
  }

  @Test(
    "a suggestion that is not finite is rejected, and the next one works",
    arguments: [Double.infinity, -.infinity, .nan])
  func refusesNonFinite(value: Double) throws {
    var solver = Solver()
    let v = solver.makeVariables(1)
    let edit = try solver.beginEditing(v[0], priority: Priority(750))
    try solver.suggest(12, for: edit)
    #expect(solver.solvedValues(v) == [12])
    let before = solver
    #expect(throws: ConstraintError.notFinite) { try solver.suggest(value, for: edit) }
    #expect(solver.difference(from: before) == nil)
    #expect(solver.solvedValues(v) == [12])
    try solver.suggest(13, for: edit)
    #expect(solver.solvedValues(v) == [13])
  }

  @Test("a required edit, and an edit of a removed variable, are rejected")
  func refusesToBegin() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: ConstraintError.priorityOutOfRange(1000)) { try solver.beginEditing(x, priority: .required) }
    try solver.removeVariable(x)
    #expect(throws: ConstraintError.unknownVariable(x)) { try solver.beginEditing(x, priority: Priority(750)) }
    #expect(solver.statistics.constraints == 0)
  }

  @Test("a variable that is being edited cannot be removed, but constraints on it can")
  func removalWhileEditing() throws {
    var solver = Solver()
    let v = solver.makeVariables(2)
    let bound = try solver.add(v[0], .lessThanOrEqual, 50)
    let link = try solver.add(LinearExpression(v[1]), .equal, v[0] + 5)
    let edit = try solver.beginEditing(v[0], priority: Priority(750))
    try solver.suggest(80, for: edit)
    #expect(solver.solvedValues(v) == [50, 55])
    #expect(throws: ConstraintError.variableInUse(v[0])) { try solver.removeVariable(v[0]) }
    try solver.remove(bound)
    #expect(solver.solvedValues(v) == [80, 85])
    try solver.remove(link)
    try solver.suggest(81, for: edit)
    #expect(solver.solvedValues([v[0]]) == [81])
    try solver.endEditing(edit)
    #expect(throws: ConstraintError.unknownConstraint(edit.constraint)) { try solver.suggest(1, for: edit) }
    #expect(throws: ConstraintError.unknownConstraint(edit.constraint)) { try solver.endEditing(edit) }
    try solver.removeVariable(v[0])
    #expect(solver.brokenInvariant() == nil)
  }

  @Test("an explanation names the edit that determines a variable")
  func isExplained() throws {
    var solver = Solver()
    let v = solver.makeVariables(2)
    try solver.add(LinearExpression(v[1]), .equal, 2 * v[0])
    let edit = try solver.beginEditing(v[0], priority: Priority(750))
    try solver.suggest(21, for: edit)
    #expect(solver.solvedValues(v) == [21, 42])
    #expect(solver.constraintsHolding(v[1]).contains(edit.constraint))
  }

  // 400 variables with a stay constraint each, one of which is dragged. The rows that the stays share are an internal
  // matter.
  @Test("a drag through a hundred positions moves the dragged variable and its dependents, without a pivot")
  func drags() throws {
    var solver = Solver()
    let x = solver.makeVariables(400)
    let right = solver.makeVariables(400)
    for index in 0..<400 {
      try solver.add(x[index], .equal, Double(index), at: 250)
      try solver.add(LinearExpression(right[index]), .equal, x[index] + 30)
      try solver.add(right[index], .lessThanOrEqual, 5000)
    }
    let edit = try solver.beginEditing(x[200], priority: Priority(750))
    try solver.suggest(600, for: edit)
    solver.solve()
    _ = solver.takeChangedVariables()
    let pivots = solver.statistics.pivots
    for step in 0..<100 {
      try solver.suggest(700 + Double(step), for: edit)
      try solver.suggest(701 + Double(step), for: edit)
      solver.solve()
      #expect(solver.takeChangedVariables() == [x[200], right[200]])
    }
    #expect(solver.value(of: right[200]) == 830)
    #expect(solver.statistics.pivots == pivots)
  }
}
