import Cassowary
import Testing

@Suite struct ExplanationTests {
  @Test("a value is the sum of multipliers times targets")
  func multipliers() throws {
    var solver = Solver()
    let v = solver.makeVariables(4)
    let (left, width, gap, next) = (v[0], v[1], v[2], v[3])
    let atLeft = try solver.add(left, .equal, 16)
    let atWidth = try solver.add(width, .equal, 100, at: 750)
    let bound = try solver.add(2 * gap, .greaterThanOrEqual, LinearExpression(12))
    try solver.add(gap, .equal, 0, at: 250)
    let position = try solver.add(LinearExpression(next), .equal, left + width + gap)
    solver.solve()
    let explanation = try #require(solver.explain(next))
    let multipliers = explanation.terms.map { ($0.constraint, $0.multiplier) }
    #expect(multipliers.map(\.0) == [atLeft, atWidth, bound, position])
    // 122 = 1 x 16 + 1 x 100 + 0.5 x 12 + 1 x 0
    #expect(multipliers.map(\.1) == [1, 1, 0.5, 1])
    #expect(solver.value(of: next) == 122)
    #expect(solver.constraintsHolding(gap) == [bound])
    #expect(explanation.freeVariables == [])
  }

  @Test("variables that nothing determines are listed")
  func freeVariables() throws {
    var solver = Solver()
    let v = solver.makeVariables(3)
    try solver.add(LinearExpression(v[1]), .equal, v[0] + 5)
    solver.solve()
    #expect(solver.explain(v[1])?.freeVariables == [v[0]])
    #expect(solver.undeterminedVariables() == v)
  }

  @Test("ties within a priority are ambiguous, but a determined variable next to them is not")
  func ties() throws {
    var solver = Solver()
    let v = solver.makeVariables(3)
    let first = try solver.add(v[0], .equal, 100, at: 500)
    try solver.add(v[0], .equal, 200, at: 500)
    try solver.add(v[1], .equal, 5, at: 1)
    try solver.add(LinearExpression(v[2]), .greaterThanOrEqual, LinearExpression(v[1]))
    solver.solve()
    #expect(solver.undeterminedVariables() == [v[0], v[2]])
    try solver.setPriority(first, to: Priority(501))
    try solver.add(v[2], .lessThanOrEqual, 5)
    solver.solve()
    #expect(solver.undeterminedVariables() == [])
    #expect(solver.constraintsHolding(v[0]) == [first])
  }

  @Test("a variable with room to move by up to 2^-27, the largest amount that counts as 0, is determined")
  func leastRoom() throws {
    for (room, isDetermined) in [(0x1p-28, true), (0x1p-27, true), (0x1p-26, false)] {
      var solver = Solver()
      let variable = solver.makeVariable()
      try solver.add(variable, .greaterThanOrEqual, 0)
      try solver.add(variable, .lessThanOrEqual, room)
      solver.solve()
      #expect(solver.isDetermined(variable) == isDetermined, "room to move by \(room)")
    }
  }
}
