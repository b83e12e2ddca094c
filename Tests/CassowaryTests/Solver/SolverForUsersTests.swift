import Testing

@testable import Cassowary

/// What makes a program with a solver short and its errors readable.
@Suite struct SolverForUsersTests {
  @Test("operators make constraints between variables, expressions, and numbers")
  func operators() throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let expected: [(LinearConstraint, LinearConstraint)] = [
      (try a + b <= c, try LinearConstraint(a + b, .lessThanOrEqual, LinearExpression(c))),
      (try a <= b - 8, try LinearConstraint(a, .lessThanOrEqual, b - 8)),
      (try a == b, try LinearConstraint(a, .equal, b)), (try a >= 20, try LinearConstraint(a, .greaterThanOrEqual, 20)),
      (try 2 * a == b + c, try LinearConstraint(2 * a, .equal, b + c)),
      (try a + b >= 5, try LinearConstraint(a + b, .greaterThanOrEqual, 5)),
      (try (a == 400).at(Priority(750)), try LinearConstraint(a, .equal, 400, priority: Priority(750))),
    ]
    for (made, constraint) in expected { #expect(made == constraint) }
    #expect(throws: ConstraintError.notFinite) { try a <= .infinity }
    #expect(throws: ConstraintError.notFinite) { try a * .nan == b + c }
    // They are still values that compare.
    let isEqual: Bool = a == b
    #expect(!isEqual && [a, b].contains(b) && a + b == a + b)
  }

  @Test("a target is the number on the right side")
  func target() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let size = try solver.add(x == 375)
    let gap = try solver.add(x + 16 <= y - 8)
    #expect(solver.target(of: size) == 375 && solver.target(of: gap) == -24)
    try solver.setTarget(size, to: 500)
    try solver.setTarget(gap, to: 0)
    try solver.add((y == 0).at(Priority(1)))
    solver.solve()
    #expect(solver.value(of: x) == 500 && solver.value(of: y) == 500)
    try solver.setConstant(size, to: -300)
    #expect(solver.target(of: size) == 300)
    try solver.remove(gap)
    #expect(solver.target(of: gap) == nil)
    #expect(throws: ConstraintError.notFinite) { try solver.setTarget(size, to: .nan) }
  }

  @Test("conflicts have the labels of constraints and the names of variables")
  func labels() throws {
    var solver = Solver()
    let left = solver.makeVariable(named: "left")
    let width = solver.makeVariable(named: "width")
    let container = solver.makeVariable(named: "container")
    let size = try solver.add(container == 375, label: "screen")
    try solver.add(left >= 16, label: "margin")
    let inset = try solver.add(left + width <= container - 16, label: "inset")
    try solver.add((width == 0.5 * container).at(Priority(250)), label: "half")
    let wide = try width >= 350
    let error = try #require(throws: ConstraintError.self) { try solver.add(wide) }
    #expect(
      solver.description(of: error) == """
        the constraint contradicts these, which are required:
          screen: container == 375
          margin: left >= 16
          inset: left + width - container <= -16
        """)
    #expect(solver.description(of: wide) == "width >= 350")
    #expect(solver.label(of: inset) == "inset" && solver.name(of: width) == "width")
    try solver.setTarget(size, to: 400.5)
    #expect(solver.description(of: size) == "screen: container == 400.5")
    try solver.remove(inset)
    #expect(solver.label(of: inset) == nil && solver.description(of: inset) == inset.description)
  }

  @Test("constraints without labels are shown with their handles, priorities, and signs")
  func unlabeled() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let ids = [
      try solver.add((3 * y - x >= 2).at(Priority(250.5))), try solver.add((x == y).at(Priority(10))),
      try solver.add((x <= -y).at(Priority(1))), try solver.add(LinearExpression(0) <= 1),
    ]
    #expect(
      ids.map { solver.description(of: $0) } == [
        "c2: -x0 + 3 x1 >= 2 at 250.5", "c3: x0 - x1 == 0 at 10", "c4: x0 + x1 <= 0 at 1", "c5: 0 <= 1",
      ])
  }

  @Test("variables and constraints of another solver are refused, those of a copy and of the original aren't")
  func others() throws {
    var (first, second) = (Solver(), Solver())
    let x = first.makeVariable()
    let y = second.makeVariable()
    let size = try first.add(x == 1)
    try second.add(y == 2)
    #expect(throws: ConstraintError.unknownVariable(x)) { try second.add(x == 3) }
    #expect(throws: ConstraintError.unknownConstraint(size)) { try second.setTarget(size, to: 3) }
    #expect(throws: ConstraintError.unknownConstraint(size)) { try second.remove(size) }
    second.solve()
    #expect(second.value(of: x) == 0 && second.value(of: y) == 2)
    var copy = first
    try copy.setTarget(size, to: 5)
    copy.solve()
    #expect(copy.value(of: x) == 5)
  }

  @Test("a handle stays invalid when its index is used again")
  func uses() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    var old: Set<ConstraintID> = []
    for number in 0..<100 {
      let id = try solver.add(x >= Double(number))
      #expect(old.insert(id).inserted)
      try solver.remove(id)
    }
    for id in old { #expect(throws: ConstraintError.unknownConstraint(id)) { try solver.remove(id) } }
  }
}
