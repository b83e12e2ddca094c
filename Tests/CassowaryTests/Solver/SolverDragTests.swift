import Testing

@testable import Cassowary

/// Repeated edits of one constraint, as a drag makes them.
@Suite struct SolverDragTests {
  private var solver = Solver()
  private let v: [Variable]
  private let size: ConstraintID

  /// Two views of at least 20 share a width; the first prefers 100.
  init() throws {
    v = solver.makeVariables(4)
    size = try solver.add(v[3], .equal, 400, at: 750)
    try solver.add(v[0] + v[1], .equal, LinearExpression(v[3]))
    try solver.add(LinearExpression(v[2]), .equal, v[1] + 8)
    try solver.add(v[1], .greaterThanOrEqual, 20)
    try solver.add(v[0], .greaterThanOrEqual, 20)
    try solver.add(v[0], .equal, 100, at: 250)
    solver.solve()
  }

  private mutating func edit(_ width: Double) throws -> [Double] {
    try solver.setConstant(size, to: -width)
    return solver.solvedValues(v)
  }

  @Test("repeated edits within the limits change values without a pivot")
  mutating func staysWithinLimits() throws {
    let pivots = solver.statistics.pivots
    for width in [410.0, 420, 430, 300, 121, 700, 699.5] {
      #expect(try edit(width) == [100, width - 100, width - 92, width])
    }
    #expect(solver.statistics.pivots == pivots)
    #expect(solver.brokenInvariant() == nil)
  }

  @Test("an edit beyond the limits pivots, and so does the way back")
  mutating func leavesLimits() throws {
    for width in [410.0, 420, 430, 440] { _ = try edit(width) }
    let pivots = solver.statistics.pivots
    // The second view needs at least 20.
    #expect(try edit(90) == [70, 20, 28, 90])
    #expect(solver.statistics.pivots == pivots + 1)
    #expect(try edit(400) == [100, 300, 308, 400])
    #expect(solver.statistics.pivots == pivots + 2)
  }

  @Test("an edit that is reverted before values are requested changes nothing")
  mutating func takesBack() throws {
    for width in [410.0, 420, 430, 440] { _ = try edit(width) }
    _ = solver.takeChangedVariables()
    try solver.setConstant(size, to: -500)
    try solver.setConstant(size, to: -440)
    try solver.add(v[2], .lessThanOrEqual, 10_000)
    #expect(solver.solvedValues(v) == [100, 340, 348, 440])
    #expect(solver.takeChangedVariables().isEmpty)
  }

  @Test("values that were reported once and then reverted are reported again")
  mutating func deliversTwice() throws {
    for width in [410.0, 420, 430] { _ = try edit(width) }
    #expect(try edit(440) == [100, 340, 348, 440])
    try solver.setConstant(size, to: -430)
    try solver.add(v[2], .lessThanOrEqual, 10_000)
    #expect(solver.solvedValues(v) == [100, 330, 338, 430])
  }

  @Test("a copy of a dragged solver changes independently")
  mutating func copies() throws {
    for width in [410.0, 420, 430] { _ = try edit(width) }
    var copy = solver
    try copy.setConstant(size, to: -1000)
    #expect(copy.solvedValues(v) == [100, 900, 908, 1000])
    #expect(solver.solvedValues(v) == [100, 330, 338, 430])
  }

  /// Adds 201 positions, the first of which is 0, and 200 gaps between them, which can be edited.
  private func addChain(to solver: inout Solver) throws -> (positions: [Variable], gaps: [ConstraintID]) {
    let positions = solver.makeVariables(201)
    var gaps: [ConstraintID] = []
    for index in 0..<200 {
      let gap = solver.makeVariable()
      try solver.add(LinearExpression(positions[index + 1]), .equal, positions[index] + gap)
      gaps.append(try solver.add(gap, .equal, 1, at: 500))
    }
    try solver.add(positions[0], .equal, 0)
    return (positions, gaps)
  }

  @Test("the values that follow from many edits in a deep hierarchy are computed together")
  func computesTogether() throws {
    var solver = Solver()
    let (v, edits) = try addChain(to: &solver)
    solver.solve()
    for round in 0..<6 {
      for edit in edits { try solver.setConstant(edit, to: -Double(2 + round)) }
      solver.solve()
      // The position of each view is the sum of the gaps before it.
      #expect(v.indices.allSatisfy { solver.value(of: v[$0]) == Double($0 * (2 + round)) })
    }
  }
}
