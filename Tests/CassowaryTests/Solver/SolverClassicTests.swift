import Cassowary
import Testing

/// The cases that solvers of this family share in their public test suites, starting with the Cassowary paper (Badros,
/// Borning, and Stuckey 2001), in our own words. Strong, medium, and weak are 750, 500, and 250 here.
@Suite struct SolverClassicTests {
  @Test("equality: x equals y, and both are 0 without other constraints")
  func simple() throws {
    var solver = Solver()
    let v = solver.makeVariables(2)
    try solver.add(LinearExpression(v[0]), .equal, LinearExpression(v[1]))
    let values = solver.solvedValues(v)
    #expect(values[0] == values[1])
  }

  @Test("casso1: x <= y, y == x + 3, both prefer to be 10")
  func casso1() throws {
    var solver = Solver()
    let v = solver.makeVariables(2)
    try solver.add(LinearExpression(v[0]), .lessThanOrEqual, LinearExpression(v[1]))
    try solver.add(LinearExpression(v[1]), .equal, v[0] + 3)
    for variable in v { try solver.add(variable, .equal, 10, at: 250) }
    let values = solver.solvedValues(v)
    #expect(values == [10, 13] || values == [7, 10])
  }

  // The paper's example: xm is the middle of xl and xr, 0 <= xl, xr <= 100, xl + 10 <= xr.
  @Test("the paper's midpoint: xm follows its edit until the right end reaches 100")
  func midpoint() throws {
    var solver = Solver()
    let v = solver.makeVariables(3)
    let (left, middle, right) = (v[0], v[1], v[2])
    try solver.add(2 * middle, .equal, left + right)
    try solver.add(left + 10, .lessThanOrEqual, LinearExpression(right))
    try solver.add(left, .greaterThanOrEqual, 0)
    try solver.add(right, .lessThanOrEqual, 100)
    let edit = try solver.add(middle, .equal, 50, at: 750)
    let stays = [try solver.add(left, .equal, 30, at: 250), try solver.add(right, .equal, 60, at: 250)]
    // Both stays cost 1 for each unit, and xl + xr has to be 100: the errors add up to 10 regardless of how they are
    // divided.
    var values = solver.solvedValues(v)
    #expect(values[1] == 50 && abs(values[0] - 30) + abs(values[2] - 60) == 10)
    try solver.apply([.init(stays[0], constant: -values[0]), .init(stays[1], constant: -values[2])])
    // The middle cannot exceed 95: xr is 100, and xl at least 10 less.
    try solver.setConstant(edit, to: -130)
    values = solver.solvedValues(v)
    #expect(values == [90, 95, 100])
  }

  @Test("add and delete: the tightest bound applies until it is removed")
  func addDelete1() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x, .equal, 100, at: 250)
    #expect(solver.solvedValues([x]) == [100])
    let ten = try solver.add(x, .lessThanOrEqual, 10)
    let twenty = try solver.add(x, .lessThanOrEqual, 20)
    #expect(solver.solvedValues([x]) == [10])
    try solver.remove(ten)
    #expect(solver.solvedValues([x]) == [20])
    try solver.remove(twenty)
    #expect(solver.solvedValues([x]) == [100])
    let tens = [try solver.add(x, .lessThanOrEqual, 10), try solver.add(x, .lessThanOrEqual, 10)]
    #expect(solver.solvedValues([x]) == [10])
    try solver.remove(tens[0])
    #expect(solver.solvedValues([x]) == [10])
    try solver.remove(tens[1])
    #expect(solver.solvedValues([x]) == [100])
  }

  @Test("add and delete with two variables and y == 2x")
  func addDelete2() throws {
    var solver = Solver()
    let v = solver.makeVariables(2)
    try solver.add(v[0], .equal, 100, at: 250)
    try solver.add(v[1], .equal, 120, at: 750)
    let ten = try solver.add(v[0], .lessThanOrEqual, 10)
    let twenty = try solver.add(v[0], .lessThanOrEqual, 20)
    #expect(solver.solvedValues(v) == [10, 120])
    try solver.remove(ten)
    #expect(solver.solvedValues(v) == [20, 120])
    let double = try solver.add(2 * v[0], .equal, LinearExpression(v[1]))
    #expect(solver.solvedValues(v) == [20, 40])
    try solver.remove(twenty)
    #expect(solver.solvedValues(v) == [60, 120])
    try solver.remove(double)
    #expect(solver.solvedValues(v) == [100, 120])
  }

  @Test("inconsistent 1: x == 10 and x == 5")
  func inconsistent1() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let ten = try solver.add(x, .equal, 10)
    #expect(throws: ConstraintError.unsatisfiable(conflict: [ten])) { try solver.add(x, .equal, 5) }
    #expect(solver.solvedValues([x]) == [10])
  }

  @Test("inconsistent 2: x >= 10 and x <= 5")
  func inconsistent2() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let ten = try solver.add(x, .greaterThanOrEqual, 10)
    #expect(throws: ConstraintError.unsatisfiable(conflict: [ten])) { try solver.add(x, .lessThanOrEqual, 5) }
  }

  @Test("inconsistent 3: a chain that ascends from 10 and must end at 4")
  func inconsistent3() throws {
    var solver = Solver()
    let v = solver.makeVariables(4)
    var chain = [try solver.add(v[0], .greaterThanOrEqual, 10)]
    for index in 1..<4 {
      chain.append(try solver.add(LinearExpression(v[index]), .greaterThanOrEqual, LinearExpression(v[index - 1])))
    }
    let low = try solver.add(v[3], .greaterThanOrEqual, 8)
    do {
      try solver.add(v[3], .lessThanOrEqual, 4)
      Issue.record("accepted")
    } catch .unsatisfiable(let conflict) {
      // Either bound alone is contradictory, so both sets are minimal.
      #expect(conflict == chain || conflict == [low])
    }
  }

  @Test("multi-edit: edits made together move the right variables and leave the others")
  func multiEdit() throws {
    var solver = Solver()
    let v = solver.makeVariables(4)
    for variable in v { try solver.add(variable, .equal, 0, at: 250) }
    let x = try solver.add(v[0], .equal, 10, at: 750)
    let y = try solver.add(v[1], .equal, 20, at: 750)
    #expect(solver.solvedValues(v) == [10, 20, 0, 0])
    let w = try solver.add(v[2], .equal, 30, at: 750)
    let h = try solver.add(v[3], .equal, 40, at: 750)
    #expect(solver.solvedValues(v) == [10, 20, 30, 40])
    try solver.apply([.init(x, constant: -50), .init(y, constant: -60)])
    #expect(solver.solvedValues(v) == [50, 60, 30, 40])
    for id in [w, h, x, y] { try solver.remove(id) }
    #expect(solver.solvedValues(v) == [0, 0, 0, 0])
  }

  // The midpoints of a quadrilateral's sides, each the mean of two corners; corners stay at weak priorities.
  @Test("quadrilateral: dragging a corner moves the two midpoints beside it by half")
  func quadrilateral() throws {
    var solver = Solver()
    let corners = (0..<4).map { _ in solver.makeVariables(2) }
    let middles = (0..<4).map { _ in solver.makeVariables(2) }
    let positions: [[Double]] = [[10, 10], [10, 200], [200, 200], [200, 10]]
    var stays: [[ConstraintID]] = []
    for corner in 0..<4 {
      var ids: [ConstraintID] = []
      for axis in 0..<2 {
        ids.append(try solver.add(corners[corner][axis], .equal, positions[corner][axis], at: 1 + Double(corner)))
        let sum = corners[corner][axis] + corners[(corner + 1) % 4][axis]
        try solver.add(LinearExpression(middles[corner][axis]), .equal, sum / 2)
        try solver.add(corners[corner][axis], .greaterThanOrEqual, 0)
        try solver.add(corners[corner][axis], .lessThanOrEqual, 500)
      }
      stays.append(ids)
    }
    // Left corners stay 20 left of right ones, and upper ones 20 above lower ones.
    for (low, high, axis) in [(0, 2, 0), (0, 3, 0), (1, 2, 0), (1, 3, 0), (0, 1, 1), (0, 2, 1), (3, 1, 1), (3, 2, 1)] {
      try solver.add(corners[low][axis] + 20, .lessThanOrEqual, LinearExpression(corners[high][axis]))
    }
    #expect(solver.solvedValues(middles.flatMap { $0 }) == [10, 105, 105, 200, 200, 105, 105, 10])
    let drag = try solver.add(corners[0][0], .equal, 100, at: 750)
    #expect(solver.solvedValues(middles.map { $0[0] }) == [55, 105, 200, 150])
    // 100 + 20 is still left of both right corners, but 300 is not: they have to move to 320.
    try solver.setConstant(drag, to: -300)
    #expect(solver.solvedValues(corners.map { $0[0] }) == [300, 10, 320, 320])
    try solver.remove(drag)
    #expect(solver.solvedValues(corners.map { $0[0] }) == [10, 10, 200, 200])
  }
}
