import Cassowary
import Testing

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

  @Test("an optional priority can be changed, also past others, and back")
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

  @Test("a constraint cannot become required or cease to be")
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

  // Hugging at 251 and 250: the first label keeps its size, the second takes what is left: 375 - 16 - 80 - 8 - 16 = 255.
  @Test("of two labels in a row the one that hugs less grows")
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
}
