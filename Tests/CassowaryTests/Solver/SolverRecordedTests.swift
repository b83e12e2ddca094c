import Cassowary
import Foundation
import Testing

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
    for (index, program) in try RecordedProgram.read().enumerated() {
      var random = SeededGenerator(seed: UInt64(index))
      var solver = Solver()
      let variables = solver.makeVariables(program.unknowns)
      var ids: [ConstraintID] = []
      for constraint in program.constraints { ids.append(try add(constraint, to: &solver, variables)) }
      check(program, &solver, variables, index)
      for _ in 0..<2 {
        for place in program.constraints.indices.shuffled(using: &random).prefix(program.constraints.count / 2) {
          try solver.remove(ids[place])
          if Bool.random(using: &random) { solver.solve() }
          ids[place] = try add(program.constraints[place], to: &solver, variables)
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
}
