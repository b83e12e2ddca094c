import Testing

@testable import Cassowary

@Suite struct SolverPriorityTests {
  @Test("one constraint at 251 outweighs any number at 250")
  func isLexicographic() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<500 { try solver.add(x, .equal, 10, at: 250) }
    try solver.add(x, .equal, 20, at: 251)
    #expect(solver.solvedValues([x]) == [20])
  }

  @Test("one unit of error at a priority is never traded for much less error below it")
  func isLexicographicInSize() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x, .equal, 0, at: 750.25)
    for step in 1...20 { try solver.add(LinearExpression([.init(x, 1e6)]), .equal, .init(1e6 * Double(step)), at: 750) }
    #expect(solver.solvedValues([x]) == [0])
  }

  // The sum of distances to 100, 200 and 210 is least at the median.
  @Test("within a priority the sum of errors is least: 100, 200 and 210 settle on 200")
  func settlesOnMedian() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for target in [100.0, 200, 210] { try solver.add(x, .equal, target, at: 500) }
    #expect(solver.solvedValues([x]) == [200])
  }

  @Test("a thousand distinct priorities are a thousand levels")
  func manyLevels() throws {
    var solver = Solver()
    let variables = solver.makeVariables(10)
    for level in 0..<1000 {
      try solver.add(variables[level % 10], .equal, Double(level), at: 1 + Double(level) * 0.5)
    }
    #expect(solver.solvedValues(variables) == (990..<1000).map { Double($0) })
  }

  @Test("an optional priority can be changed, even past others, and back")
  func changesPriority() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(x, .equal, 10, at: 250)
    try solver.add(x, .equal, 20, at: 500)
    #expect(solver.solvedValues([x]) == [20])
    try solver.setPriority(low, to: Priority(750))
    #expect(solver.solvedValues([x]) == [10])
    try solver.setPriority(low, to: Priority(499.5))
    #expect(solver.solvedValues([x]) == [20])
  }

  @Test("a constraint cannot become required or optional")
  func requirednessIsFixed() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let optional = try solver.add(x, .equal, 10, at: 250)
    let required = try solver.add(x, .greaterThanOrEqual, 0)
    #expect(throws: ConstraintError.requirednessIsFixed(optional)) { try solver.setPriority(optional, to: .required) }
    #expect(throws: ConstraintError.requirednessIsFixed(required)) {
      try solver.setPriority(required, to: Priority(999))
    }
    try solver.setPriority(required, to: .required)
    #expect(solver.solvedValues([x]) == [10])
  }

  // Hugging at 251 and 250: the first label keeps its size, and the second gets the rest: 375 - 16 - 80 - 8 - 16 = 255.
  @Test("of two labels in a row, the one with the lower hugging priority grows")
  func hugging() throws {
    var solver = Solver()
    let v = solver.makeVariables(4)
    let (x1, w1, x2, w2) = (v[0], v[1], v[2], v[3])
    try solver.add(x1, .equal, 16)
    try solver.add(LinearExpression(x2), .equal, x1 + w1 + 8)
    try solver.add(x2 + w2, .equal, LinearExpression(375 - 16))
    for (width, size, hugging) in [(w1, 80.0, 251.0), (w2, 60, 250)] {
      try solver.add(width, .lessThanOrEqual, size, at: hugging)
      try solver.add(width, .greaterThanOrEqual, size, at: 750)
    }
    #expect(solver.solvedValues(v) == [16, 80, 104, 255])
  }

  // The same row, with each width as one equality with two sides. At 300 points, 300 - 16 - 8 - 16 - 80 = 180 are left
  // for the second label. At 100, 80 points are missing, and the first label, with the lower resistance, is compressed
  // by them.
  @Test("an equality can have different priorities above and below")
  func balance() throws {
    var solver = Solver()
    let v = solver.makeVariables(4)
    let (x1, w1, x2, w2) = (v[0], v[1], v[2], v[3])
    try solver.add(x1, .equal, 16)
    try solver.add(LinearExpression(x2), .equal, x1 + w1 + 8)
    let row = try solver.add(x2 + w2, .equal, LinearExpression(300 - 16))
    for (width, size, hugging, resistance) in [(w1, 80.0, 251.0, 749.0), (w2, 60, 250, 750)] {
      try solver.add(
        LinearConstraint(balancing: width - size, above: Priority(hugging), below: Priority(resistance)))
    }
    #expect(solver.solvedValues(v) == [16, 80, 104, 180])
    try solver.setConstant(row, to: -(100 - 16))
    solver.solve()
    // 84 = 16 + w1 + 8 + 60.
    #expect(solver.solvedValues(v) == [16, 0, 24, 60])
  }

  @Test("the priority of an inequality's other side has no effect")
  func otherSide() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(x, .greaterThanOrEqual, 10, at: 500)
    let high = try solver.add(x, .lessThanOrEqual, 4, at: 400)
    #expect(solver.solvedValues([x]) == [10])
    try solver.setPriority(low, to: Priority(300), above: .required)
    #expect(solver.solvedValues([x]) == [4])
    try solver.setPriority(high, to: Priority(200), above: .required)
    #expect(solver.solvedValues([x]) == [10])
    #expect(throws: ConstraintError.requirednessIsFixed(high)) {
      try solver.setPriority(high, to: .required, above: Priority(1))
    }
  }

  @Test("only a unique optimum is surely settled, apart from variables that nothing determines")
  func settled() throws {
    var solver = Solver()
    let v = solver.makeVariables(2)
    try solver.add(v[0] + v[1], .equal, LinearExpression(10))
    try solver.add(v[0], .equal, 7, at: 500)
    solver.solve()
    #expect(solver.isSurelySettled)
    // Either constraint can have the error of one point.
    try solver.add(v[1], .equal, 4, at: 500)
    solver.solve()
    #expect(!solver.isSurelySettled)
    try solver.add(v[1], .equal, 4, at: 1)
    solver.solve()
    #expect(solver.isSurelySettled)
    // Without an upper limit, the variable is at 0 regardless of its history. Between two limits, it may be at either.
    let free = solver.makeVariable()
    try solver.add(free, .greaterThanOrEqual, 0)
    solver.solve()
    #expect(solver.isSurelySettled)
    try solver.add(free, .lessThanOrEqual, 100)
    solver.solve()
    #expect(!solver.isSurelySettled)
  }

  @Test("one side of an equality alone cannot be or become required")
  func requiredSide() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: ConstraintError.mustBeOptional) {
      try LinearConstraint(balancing: LinearExpression(x), above: .required, below: Priority(500))
    }
    let id = try solver.add(
      LinearConstraint(balancing: LinearExpression(x), above: Priority(1), below: Priority(500)))
    #expect(throws: ConstraintError.requirednessIsFixed(id)) {
      try solver.setPriority(id, to: Priority(1), above: .required)
    }
    let required = try solver.add(LinearConstraint(balancing: LinearExpression(x), above: .required, below: .required))
    #expect(throws: ConstraintError.requirednessIsFixed(required)) {
      try solver.setPriority(required, to: Priority(1), above: .required)
    }
    #expect(solver.solvedValues([x]) == [0])
  }

  // A cell whose content needs 30: a height of 0 at 50 gives way, and a required one of 40 does not.
  @Test("an optional equality becomes required and optional again, without another row")
  func requirednessChanges() throws {
    var solver = Solver()
    let (height, content) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(content, .equal, 30, at: 750)
    try solver.add(LinearExpression(height), .greaterThanOrEqual, LinearExpression(content))
    let size = try solver.add(height, .equal, 0, at: 50)
    #expect(solver.solvedValues([height, content]) == [30, 30])
    let rows = solver.statistics.rows
    #expect(try solver.require(size, constant: -40))
    #expect(solver.solvedValues([height, content]) == [40, 30])
    #expect(try solver.relax(size, constant: 0, to: Priority(50), above: Priority(50)))
    #expect(solver.solvedValues([height, content]) == [30, 30])
    #expect(solver.statistics.rows == rows)
    try solver.add(height, .lessThanOrEqual, 35)
    solver.solve()
    let before = solver
    #expect(throws: ConstraintError.self) { try solver.require(size, constant: -36) }
    #expect(solver.difference(from: before) == nil)
    #expect(try solver.require(size, constant: -20))
    #expect(solver.solvedValues([height, content]) == [20, 20])
    #expect(solver.brokenInvariant() == nil)
  }

  @Test("of two equal required constraints, the second holds when the first becomes optional")
  func redundancyEnds() throws {
    var solver = Solver()
    let height = solver.makeVariable()
    let size = try solver.add(height, .equal, 10, at: 500)
    let other = try solver.add(height, .equal, 10, at: 500)
    try solver.add(height, .equal, 30, at: 100)
    let isRequired = try solver.require(size, constant: -10) && solver.require(other, constant: -10)
    #expect(isRequired)
    #expect(try solver.relax(size, constant: -10, to: Priority(50), above: Priority(50)))
    #expect(solver.brokenInvariant() == nil)
    #expect(solver.solvedValues([height]) == [10])
    #expect(try solver.relax(other, constant: -10, to: Priority(50), above: Priority(50)))
    #expect(solver.solvedValues([height]) == [30])
  }

  @Test("only equalities that are optional become required, and only required ones in the tableau optional")
  func requirednessIsKept() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let bound = try solver.add(x, .greaterThanOrEqual, 1, at: 500)
    let substituted = try solver.add(y, .equal, 2)
    let optional = try solver.add(x, .equal, 3, at: 500)
    let weak = try Priority(1)
    #expect(try !solver.require(bound, constant: 0) && !solver.require(substituted, constant: 0))
    #expect(try !solver.relax(substituted, constant: 0, to: weak, above: weak))
    #expect(try !solver.relax(optional, constant: 0, to: weak, above: weak))
    #expect(solver.solvedValues([x, y]) == [3, 2])
  }
}
