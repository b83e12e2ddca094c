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
    _ lhs: LinearExpression, _ relation: Relation, _ rhs: LinearExpression = 0, priority: Priority = .required
  ) throws(ConstraintError) {
    let difference = lhs - rhs
    guard difference.isFinite else { throw .notFinite }
    self.expression = difference
    self.relation = relation
    self.priority = priority
  }
}
