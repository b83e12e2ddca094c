package import Cassowary

/// A solver with the constraints of a program.
package struct BuiltProgram: Sendable {
  package private(set) var solver = Solver()
  package private(set) var variables: [Variable] = []
  package private(set) var edits: [ConstraintID] = []
  package private(set) var rows: [ConstraintID] = []
  private var constraints: [LinearConstraint] = []

  /// Adds everything to a new solver and solves.
  package init(_ program: ConstraintProgram) throws {
    variables.reserveCapacity(program.variableCount)
    for _ in 0..<program.variableCount { variables.append(solver.makeVariable()) }
    for edit in program.edits {
      edits.append(
        try solver.add(LinearConstraint(variables[edit], .equal, 0, priority: Priority(ConstraintProgram.strong))))
    }
    rows.reserveCapacity(program.rows.count)
    constraints.reserveCapacity(program.rows.count)
    for row in program.rows {
      let constraint = try constraint(row)
      constraints.append(constraint)
      rows.append(try solver.add(constraint))
    }
    solver.solve()
  }

  private func constraint(_ row: ConstraintProgram.Row) throws -> LinearConstraint {
    let terms = row.terms.map { LinearExpression.Term(variables[$0.variable], $0.coefficient) }
    return try LinearConstraint(
      LinearExpression(terms, constant: row.constant), row.relation, priority: Priority(row.priority))
  }

  /// Suggests a value for an edit variable: the constraint `variable - value = 0`.
  package mutating func suggest(_ edit: Int, _ value: Double) throws {
    try solver.setConstant(edits[edit], to: -value)
  }

  /// Suggests values for the first edit variables and solves.
  package mutating func suggestAll(_ values: [Double]) throws {
    for (edit, value) in values.enumerated() { try suggest(edit, value) }
    solve()
  }

  /// Minimises errors and sets the variables' values.
  package mutating func solve() { solver.solve() }

  /// Takes a row out.
  package mutating func remove(_ row: Int) throws { try solver.remove(rows[row]) }

  /// Puts a row that was taken out in again.
  package mutating func restore(_ row: Int) throws { rows[row] = try solver.add(constraints[row]) }

  /// The values of all variables.
  package var values: [Double] { variables.map { solver.value(of: $0) } }
}
