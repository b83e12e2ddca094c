/// A linear relation between variables, `expression relation 0`, with a priority.
public struct LinearConstraint: Hashable, Sendable {
  /// The expression that is compared with 0: the left side minus the right side.
  public let expression: LinearExpression
  /// The relation between ``expression`` and 0.
  public let relation: Relation
  /// The priority of the constraint; for an equality, the priority of ``expression`` not being less than 0.
  public let priority: Priority
  /// For an equality, the priority of ``expression`` not being greater than 0; otherwise ``priority``.
  public let priorityAbove: Priority

  /// Creates the constraint `lhs relation rhs`.
  ///
  /// - Throws: ``ConstraintError/notFinite`` if a coefficient or constant is infinite or not a number, or becomes so
  ///   when the two sides are subtracted.
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
  ///
  /// - Throws: Nothing in practice, since all coefficients are 1 or -1.
  public init(
    _ lhs: Variable, _ relation: Relation, _ rhs: Variable, priority: Priority = .required
  ) throws(ConstraintError) {
    try self.init(difference: lhs - rhs, relation, priority)
  }

  /// Creates the optional constraint `expression == 0` with a different priority for each side.
  ///
  /// It has the effect of two inequalities, at half the cost and without a pivot when its constant changes.
  ///
  /// - Parameters:
  ///   - expression: The expression that should be 0.
  ///   - above: The priority of the expression not being greater than 0.
  ///   - below: The priority of the expression not being less than 0.
  /// - Throws: ``ConstraintError/notFinite``, or ``ConstraintError/mustBeOptional`` if the priorities differ and one of
  ///   them is required. Add an inequality for that side instead.
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
    self.init(expression: difference, relation, priority)
  }

  /// Creates a constraint from a finite expression.
  init(expression: LinearExpression, _ relation: Relation, _ priority: Priority) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    priorityAbove = priority
  }
}

/// The relation between the two sides of a constraint.
public enum Relation: Hashable, Sendable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual
}
