import Testing

@testable import Cassowary

/// Edits that have no consequence but values: what they cost, where they end, and that nobody can tell them from others.
@Suite struct SolverTrackTests {
  private var solver = Solver()
  private let v: [Variable]
  private let size: ConstraintID

  /// Two views of at least 20 share a width; the first wishes for 100.
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

  private var hasTrack: Bool { solver.tableau.symbols[Int(size.index)].hasTrack }

  private mutating func edit(_ width: Double) throws -> [Double] {
    try solver.setConstant(size, to: -width)
    return solver.solvedValues(v)
  }

  @Test("the third edit in a row lays a track, and edits on it leave the rows alone")
  mutating func laysTrack() throws {
    for width in [410.0, 420] { #expect(try edit(width) == [100, width - 100, width - 92, width]) }
    #expect(!hasTrack)
    #expect(try edit(430) == [100, 330, 338, 430])
    #expect(hasTrack)
    let constants = solver.tableau.heads.map(\.constant)
    for width in [300.0, 121, 700, 699.5] { #expect(try edit(width) == [100, width - 100, width - 92, width]) }
    #expect(solver.tableau.heads.map(\.constant) == constants)
    #expect(solver.brokenInvariant() == nil)
  }

  @Test("an edit that leaves the track pivots, and the way back does too")
  mutating func leavesTrack() throws {
    for width in [410.0, 420, 430, 440] { _ = try edit(width) }
    let pivots = solver.statistics.pivots
    // 20 are kept for the second view.
    #expect(try edit(90) == [70, 20, 28, 90])
    #expect(solver.statistics.pivots == pivots + 1)
    #expect(!hasTrack)
    #expect(try edit(400) == [100, 300, 308, 400])
    #expect(solver.statistics.pivots == pivots + 2)
  }

  @Test("an edit on a track that is taken back before values are asked for changes nothing")
  mutating func takesBack() throws {
    for width in [410.0, 420, 430, 440] { _ = try edit(width) }
    _ = solver.takeChangedVariables()
    try solver.setConstant(size, to: -500)
    try solver.setConstant(size, to: -440)
    // A new constraint has the rows catch up.
    try solver.add(v[2], .lessThanOrEqual, 10_000)
    #expect(solver.solvedValues(v) == [100, 340, 348, 440])
    #expect(solver.takeChangedVariables().isEmpty)
  }

  @Test("values that were delivered once and then taken back are delivered again")
  mutating func deliversTwice() throws {
    for width in [410.0, 420, 430] { _ = try edit(width) }
    #expect(try edit(440) == [100, 340, 348, 440])
    // The rows still stand at 430, which is what they are to catch up with.
    try solver.setConstant(size, to: -430)
    try solver.add(v[2], .lessThanOrEqual, 10_000)
    #expect(solver.solvedValues(v) == [100, 330, 338, 430])
  }

  @Test("a copy on a track goes its own way")
  mutating func copies() throws {
    for width in [410.0, 420, 430] { _ = try edit(width) }
    var copy = solver
    try copy.setConstant(size, to: -1000)
    #expect(copy.solvedValues(v) == [100, 900, 908, 1000])
    #expect(solver.solvedValues(v) == [100, 330, 338, 430])
  }

  @Test("what tracks keep of deep hierarchies stays within sixteen steps for each symbol")
  func keepsFewSteps() throws {
    var solver = Solver()
    var edits: [ConstraintID] = []
    let v = solver.makeVariables(201)
    for index in 0..<200 {
      let gap = solver.makeVariable()
      try solver.add(LinearExpression(v[index + 1]), .equal, v[index] + gap)
      edits.append(try solver.add(gap, .equal, 1, at: 500))
    }
    try solver.add(v[0], .equal, 0)
    for round in 0..<4 {
      for edit in edits {
        try solver.setConstant(edit, to: -Double(2 + round))
        solver.solve()
      }
    }
    // 200 gaps of 5.
    #expect(solver.value(of: v[200]) == 1000)
    // The last list may be as long as the chain: its variable and two terms for each link.
    #expect(solver.steps.elements.count <= 2 * (16 * (solver.records.count + 64) + 3 * 201))
  }
}
