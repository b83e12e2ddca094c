import Testing

@testable import Cassowary

/// Limits on the cost of operations in pivots and storage, which are the same on every machine.
@Suite struct SolverCostTests {
  /// Adds three views in a row, which prefer 100 each and must fit. Returns the constraint that sets their container's
  /// width.
  private func addRow(to solver: inout Solver) throws -> (width: ConstraintID, variables: [Variable]) {
    let v = solver.makeVariables(4)
    let width = try solver.add(v[3], .equal, 400)
    for index in 0..<3 {
      try solver.add(v[index], .greaterThanOrEqual, 20)
      try solver.add(v[index], .equal, 100, at: 250)
    }
    try solver.add(v[0] + v[1] + v[2], .lessThanOrEqual, LinearExpression(v[3]))
    return (width, v)
  }

  /// Makes a change of the first of some rows that is rejected, and returns its cost.
  private func refusal(among rows: Int) throws -> (pivots: Int, changes: Int) {
    var solver = Solver()
    let first = try addRow(to: &solver)
    for _ in 1..<rows { _ = try addRow(to: &solver) }
    solver.solve()
    let before = solver
    // 3 x 20 do not fit in 50.
    #expect(throws: ConstraintError.self) { try solver.setConstant(first.width, to: -50) }
    #expect(solver.difference(from: before) == nil)
    return (solver.statistics.pivots - before.statistics.pivots, solver.tableau.undo.room)
  }

  @Test("rejecting a change takes the same pivots and undo records with 300 blocks as with one")
  func refusalDoesNotGrow() throws {
    let alone = try refusal(among: 1)
    let among = try refusal(among: 300)
    #expect(alone == among)
  }

  @Test("edits back and forth across pivots allocate nothing after the first round")
  func editsTakeNoRoom() throws {
    var solver = Solver()
    let rows = try (0..<20).map { _ in try addRow(to: &solver) }
    let edit = try solver.beginEditing(rows[3].variables[0], priority: Priority(500))
    func round() throws {
      for width in [250.0, 400, 90, 61, 300, 1000] {
        for row in rows { try solver.setConstant(row.width, to: -width) }
        try solver.suggest(width / 4, for: edit)
        try solver.apply([.init(rows[0].width, constant: -120), .init(rows[1].width, constant: -130)])
        solver.solve()
      }
    }
    for _ in 0..<3 { try round() }
    let (room, pivots) = (solver.reservedElements, solver.statistics.pivots)
    #expect(room > 0)
    for _ in 0..<50 { try round() }
    #expect(solver.reservedElements == room)
    #expect(solver.statistics.pivots > pivots)
  }

  // One of two variables has to rise. Both prefer 0 at 750, and the cheaper one departs from another target by 2^-27 or
  // less per unit. The costly one also departs from -100 at 250.
  @Test("of two ways to repair whose costs differ by up to 2^-27 at a priority, the next one chooses, in one pivot")
  func nextPriorityChooses() throws {
    for costly in 0...1 {
      for factor in [0, 0x1p-28, 0x1p-27] {
        var solver = Solver()
        let v = solver.makeVariables(2)
        for variable in v { try solver.add(variable, .equal, 0, at: 750) }
        try solver.add(factor * v[1 - costly], .equal, LinearExpression(-100), at: 750)
        try solver.add(v[costly], .equal, -100, at: 250)
        solver.solve()
        let sum = try solver.add(v[0] + v[1], .greaterThanOrEqual, LinearExpression(0))
        #expect(solver.solvedValues(v) == [0, 0])
        let pivots = solver.statistics.pivots
        try solver.setConstant(sum, to: -10)
        #expect(solver.solvedValues(v) == (costly == 0 ? [0, 10] : [10, 0]), "\(factor)")
        #expect(solver.statistics.pivots == pivots + 1, "\(factor)")
      }
    }
  }

  @Test("the last list of a pool grows where it is and leaves nothing behind, and another one moves")
  func lastListStays() {
    var pool = ListPool<SymbolIndex, RowIndex>()
    let (first, last) = (SymbolIndex(0), SymbolIndex(1))
    for list in [first, last] {
      pool.appendList()
      pool.append(RowIndex(0), to: list)
    }
    let start = pool.range(last).lowerBound
    for number in 1..<1_000 { pool.append(RowIndex(number), to: last) }
    #expect(pool.range(last) == start..<(start + 1_000))
    for number in 1..<1_000 { pool.append(RowIndex(number), to: first) }
    #expect(pool.range(first).lowerBound >= start + 1_000)
    #expect(pool.range(first).map { pool[$0] } == (0..<1_000).map { RowIndex($0) })
  }

  // The use case of the amoeba solver: many edits before values are requested, of which only the last counts, and few
  // variables move.
  @Test("a hundred edits of ten among a thousand views move only those ten, without a pivot")
  func fewAreDirty() throws {
    var solver = Solver()
    var edits: [EditVariable] = []
    var rights: [Variable] = []
    for _ in 0..<1_000 {
      let v = solver.makeVariables(3)
      try solver.add(LinearExpression(v[2]), .equal, v[0] + v[1])
      try solver.add(v[1], .equal, 50, at: 250)
      try solver.add(v[2], .lessThanOrEqual, 100_000)
      edits.append(try solver.beginEditing(v[0], priority: Priority(500)))
      rights.append(v[2])
    }
    solver.solve()
    _ = solver.takeChangedVariables()
    let pivots = solver.statistics.pivots
    for position in 1...100 {
      for index in stride(from: 0, to: 1_000, by: 100) { try solver.suggest(Double(position), for: edits[index]) }
    }
    solver.solve()
    let moved = stride(from: 0, to: 1_000, by: 100).flatMap { [edits[$0].variable, rights[$0]] }
    #expect(solver.takeChangedVariables() == moved)
    #expect(stride(from: 0, to: 1_000, by: 100).allSatisfy { solver.value(of: rights[$0]) == 150 })
    #expect(solver.statistics.pivots == pivots)
  }

  @Test("a repeated edit recomputes no row")
  func keepsTheRest() throws {
    var solver = Solver()
    let v = solver.makeVariables(3)
    let size = try solver.add(v[0], .equal, 100, at: 750)
    try solver.add(LinearExpression(v[1]), .equal, 0.5 * v[0], at: 500)
    try solver.add(v[1] + v[2], .equal, LinearExpression(v[0]), at: 500)
    solver.solve()
    try solver.setConstant(size, to: -90)
    let rows = solver.tableau.matrix.columns.range(size.index).map { solver.tableau.matrix.columns[$0] }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { solver.tableau.matrix.heads[$0].shiftingSymbol == size.index })
    // An edit of another constraint takes over the rows that contain both, and leaves no trace in them afterward.
    let wish = try solver.add(v[1], .equal, 3, at: 600)
    for step in 1...40 {
      try solver.setConstant(size, to: -Double(step) / 3)
      try solver.setConstant(wish, to: -Double(step) / 7)
      #expect(solver.brokenInvariant() == nil)
    }
    // v0 is 40/3; v1 is 40/7 at 600 and so not half of v0; v2 is the rest.
    let values = solver.solvedValues(v)
    let expected: [Double] = [40.0 / 3, 40.0 / 7, 40.0 / 3 - 40.0 / 7]
    for (value, right) in zip(values, expected) { #expect(abs(value - right) < 1e-12) }
  }
}

extension Solver {
  /// The capacity of all arrays in the solver, in elements.
  fileprivate var reservedElements: Int { Self.reservedElements(in: self) }

  private static func reservedElements(in value: Any) -> Int {
    var sum = (value as? any Reserving)?.capacity ?? 0
    // Elements of arrays reserve nothing themselves, except routes.
    if !(value is any Reserving) || value is [Route] {
      for child in Mirror(reflecting: value).children { sum += reservedElements(in: child.value) }
    }
    return sum
  }
}

/// An array of any element.
private protocol Reserving {
  var capacity: Int { get }
}

extension Array: Reserving {}
