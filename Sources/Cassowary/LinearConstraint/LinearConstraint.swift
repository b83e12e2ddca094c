/// A linear relation between variables, `expression relation 0`, and how much it matters.
public struct LinearConstraint: Hashable, Sendable {
  /// What is compared with zero: the left side minus the right side.
  public let expression: LinearExpression
  /// How ``expression`` compares with zero.
  public let relation: Relation
  /// How much the constraint matters.
  public let priority: Priority

  /// Creates the constraint `lhs relation rhs`.
  ///
  /// - Throws: ``ConstraintError/notFinite`` if a coefficient or constant is infinite or not a number, also when it only
  ///   becomes so by subtracting the two sides.
  public init(
    _ lhs: LinearExpression, _ relation: Relation, _ rhs: LinearExpression, priority: Priority = .required
  ) throws(ConstraintError) {
    try self.init(difference: lhs - rhs, relation, priority)
  }

  /// Creates the constraint `lhs relation rhs` with a constant on the right.
  ///
  /// - Throws: ``ConstraintError/notFinite`` if a coefficient or constant is infinite or not a number.
  public init(
    _ lhs: LinearExpression, _ relation: Relation, _ rhs: Double = 0, priority: Priority = .required
  ) throws(ConstraintError) {
    try self.init(difference: lhs - rhs, relation, priority)
  }

  /// Creates the constraint `lhs relation rhs` with a variable on the left.
  ///
  /// - Throws: ``ConstraintError/notFinite`` if a coefficient or constant is infinite or not a number.
  public init(
    _ lhs: Variable, _ relation: Relation, _ rhs: LinearExpression, priority: Priority = .required
  ) throws(ConstraintError) {
    try self.init(difference: lhs - rhs, relation, priority)
  }

  /// Creates the constraint `lhs relation rhs` between a variable and a constant.
  ///
  /// - Throws: ``ConstraintError/notFinite`` if the constant is infinite or not a number.
  public init(
    _ lhs: Variable, _ relation: Relation, _ rhs: Double, priority: Priority = .required
  ) throws(ConstraintError) {
    try self.init(difference: lhs - rhs, relation, priority)
  }

  /// Creates the constraint `lhs relation rhs` between two variables.
  public init(
    _ lhs: Variable, _ relation: Relation, _ rhs: Variable, priority: Priority = .required
  ) throws(ConstraintError) {
    try self.init(difference: lhs - rhs, relation, priority)
  }

  private init(
    difference: LinearExpression, _ relation: Relation, _ priority: Priority
  ) throws(ConstraintError) {
    guard difference.isFinite else { throw .notFinite }
    self.expression = difference
    self.relation = relation
    self.priority = priority
  }
}
