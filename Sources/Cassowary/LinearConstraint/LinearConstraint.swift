/// A linear relation between variables, `expression relation 0`, and how much it matters.
public struct LinearConstraint: Hashable, Sendable {
  /// What is compared with zero: the left side minus the right side.
  public let expression: LinearExpression
  /// How ``expression`` compares with zero.
  public let relation: Relation
  /// How much the constraint matters; for an equality, how much it matters that ``expression`` is not less than 0.
  public let priority: Priority
  /// For an equality, how much it matters that ``expression`` is not more than 0; otherwise ``priority``.
  public let priorityAbove: Priority

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

  /// Creates the optional constraint `expression == 0` whose two sides matter differently: `above`, where the expression is
  /// more than 0, and `below`, where it is less. It is as good as two inequalities, at half the price and with no pivot
  /// when its constant changes.
  ///
  /// - Throws: ``ConstraintError/notFinite``, or ``ConstraintError/mustBeOptional`` if one of the priorities is the required
  ///   one: that side is then an inequality of its own.
  public init(
    balancing expression: LinearExpression, above: Priority, below: Priority
  ) throws(ConstraintError) {
    guard expression.isFinite else { throw .notFinite }
    if above != below, above.isRequired || below.isRequired { throw .mustBeOptional }
    self.expression = expression
    relation = .equal
    priority = below
    priorityAbove = above
  }

  private init(
    difference: LinearExpression, _ relation: Relation, _ priority: Priority
  ) throws(ConstraintError) {
    guard difference.isFinite else { throw .notFinite }
    self.expression = difference
    self.relation = relation
    self.priority = priority
    priorityAbove = priority
  }
}
