import Foundation
import TestSupport
import Testing

@testable import Cassowary

/// `Tests/Oracles/lexicographic-programs.json`: programs of 3 to 9 unknowns and up to 36 constraints, solved by HiGHS.
struct RecordedProgram: Decodable, Sendable {
  struct Constraint: Decodable, Sendable {
    let terms: [[Double]]
    let constant: Double
    let relation: String
    let priority: Double
  }

  let unknowns: Int
  let constraints: [Constraint]
  let sums: [[Double]]
  let ranges: [[Double?]]

  private struct File: Decodable {
    let programs: [RecordedProgram]
  }

  static func read() throws -> [RecordedProgram] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Oracles/lexicographic-programs.json"))
    return try JSONDecoder().decode(File.self, from: data).programs
  }
}

@Suite struct SolverRecordedTests {
  private func add(
    _ constraint: RecordedProgram.Constraint, to solver: inout Solver, _ variables: [Variable]
  ) throws -> ConstraintID {
    let terms = constraint.terms.map { LinearExpression.Term(variables[Int($0[0])], $0[1]) }
    let relation: Relation =
      constraint.relation == "==" ? .equal : constraint.relation == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    return try solver.add(
      LinearExpression(terms, constant: constraint.constant), relation, LinearExpression(0), at: constraint.priority)
  }

  private func check(_ program: RecordedProgram, _ solver: inout Solver, _ variables: [Variable], _ index: Int) {
    let values = solver.solvedValues(variables)
    var sums: [Double: Double] = [:]
    for constraint in program.constraints {
      let residual = constraint.terms.reduce(constraint.constant) { $0 + values[Int($1[0])] * $1[1] }
      let isOpen = constraint.relation != "=="
      let error = isOpen ? max(0, constraint.relation == "<=" ? residual : -residual) : abs(residual)
      sums[constraint.priority, default: 0] += error
    }
    #expect(sums[1000, default: 0] < 1e-6, "program \(index)")
    for sum in program.sums { #expect(abs((sums[sum[0]] ?? 0) - sum[1]) < 1e-6, "program \(index) at \(sum[0])") }
    for (value, range) in zip(values, program.ranges) {
      if let low = range[0] { #expect(value > low - 1e-5, "program \(index)") }
      if let high = range[1] { #expect(value < high + 1e-5, "program \(index)") }
    }
  }

  @Test("sums of errors and values agree with HiGHS, in any order of constraints")
  func agreesWithHiGHS() throws {
    let programs = Array(try RecordedProgram.read().enumerated())
    for (index, program) in Rounds.some(of: programs, quick: programs.count / 4) {
      var random = SeededGenerator(seed: UInt64(index))
      var solver = Solver()
      let variables = solver.makeVariables(program.unknowns)
      var ids: [ConstraintID] = []
      for constraint in program.constraints { ids.append(try add(constraint, to: &solver, variables)) }
      check(program, &solver, variables, index)
      for _ in 0..<2 {
        for number in program.constraints.indices.shuffled(using: &random).prefix(program.constraints.count / 2) {
          try solver.remove(ids[number])
          if Bool.random(using: &random) { solver.solve() }
          ids[number] = try add(program.constraints[number], to: &solver, variables)
        }
        for (id, constraint) in zip(ids, program.constraints) where constraint.priority < 1000 {
          try solver.setConstant(id, to: constraint.constant + Double.random(in: -30...30, using: &random))
        }
        solver.solve()
        for (id, constraint) in zip(ids, program.constraints) { try solver.setConstant(id, to: constraint.constant) }
        check(program, &solver, variables, index)
      }
    }
  }

  @Test("the documentation's example has the results that it states")
  func documentedExample() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let container = solver.makeVariable()
    let size = try solver.add(LinearConstraint(container, .equal, 375))
    try solver.add(LinearConstraint(left, .equal, 16))
    try solver.add(LinearConstraint(left + width, .lessThanOrEqual, container - 16))
    try solver.add(LinearConstraint(width, .equal, 400, priority: Priority(750)))
    solver.solve()
    #expect(solver.value(of: width) == 343)
    try solver.setConstant(size, to: -500)
    solver.solve()
    #expect(solver.value(of: width) == 400)
  }

  @Test("the tableau of the documentation's second example is the one that it shows, after each step")
  func documentedTableau() throws {
    var solver = Solver()
    let w = solver.makeVariable()
    try solver.add(LinearConstraint(w, .greaterThanOrEqual, 20))
    #expect(solver.rows == ["w = 20 + a"])
    try solver.add(LinearConstraint(w, .equal, 100, priority: Priority(250)))
    #expect(solver.rows == ["w = 20 + a", "b = -80 + a"])
    #expect(solver.statistics.pivots == 1)
    solver.solve()
    #expect(solver.rows == ["w = 100 + b", "a = 80 + b"])
    #expect(solver.statistics.pivots == 2)
    let limit = try solver.add(LinearConstraint(w, .lessThanOrEqual, 60))
    #expect(solver.rows == ["w = 60 - c", "a = 40 - c", "b = -40 - c"])
    #expect(solver.statistics.pivots == 3)
    try solver.setConstant(limit, to: -90)
    #expect(solver.rows == ["w = 90 - c", "a = 70 - c", "b = -10 - c"])
    #expect(solver.statistics.pivots == 3)
    solver.solve()
    #expect(solver.value(of: w) == 90)

    let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Cassowary/Cassowary.docc/Cassowary.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let blocks = text.components(separatedBy: "\n```\n").filter { $0.hasPrefix("w = ") }
    #expect(
      blocks == [
        "w = 20 + a", "w = 20 + a\nb = -80 + a", "w = 100 + b\na = 80 + b", "w = 60 - c\na = 40 - c\nb = -40 - c",
        "w = 90 - c\na = 70 - c\nb = -10 - c",
      ])
  }
}

extension Solver {
  /// The rows of the tableau, ascending by symbol, with the names that the documentation gives to the first symbols.
  fileprivate var rows: [String] {
    var settled = self
    settled.settleChanges()
    settled.computeMovedConstants()
    let names = ["w", "a", "b", "c"]
    let matrix = settled.tableau.matrix
    return matrix.symbols.indices.filter { matrix.symbols[$0].isBasic }.map { symbol in
      let row = matrix.symbols[symbol].row
      let terms = matrix.rows.range(row).map { position in
        let entry = matrix.rows[position]
        let sign = entry.coefficient < 0 ? "-" : "+"
        let factor = abs(entry.coefficient) == 1 ? "" : "\(abs(entry.coefficient)) "
        return " \(sign) \(factor)\(names[entry.symbol.position])"
      }
      return "\(names[symbol.position]) = \(Int(matrix.heads[row].constant))\(terms.joined())"
    }
  }
}
