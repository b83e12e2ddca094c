import Cassowary

extension Solver {
  /// Adds the constraint `lhs relation rhs`.
  @discardableResult
  mutating func add(
    _ lhs: LinearExpression, _ relation: Relation, _ rhs: LinearExpression, at priority: Double = 1000
  ) throws(ConstraintError) -> ConstraintID {
    try add(LinearConstraint(lhs, relation, rhs, priority: Priority(priority)))
  }

  /// Adds the constraint `lhs relation rhs` on one variable.
  @discardableResult
  mutating func add(
    _ lhs: Variable, _ relation: Relation, _ rhs: Double, at priority: Double = 1000
  ) throws(ConstraintError) -> ConstraintID {
    try add(LinearConstraint(lhs, relation, rhs, priority: Priority(priority)))
  }

  /// Makes several variables.
  mutating func makeVariables(_ count: Int) -> [Variable] {
    (0..<count).map { _ in makeVariable() }
  }

  /// Solves, and returns the values of variables.
  mutating func solvedValues(_ variables: [Variable]) -> [Double] {
    solve()
    return variables.map { value(of: $0) }
  }
}
