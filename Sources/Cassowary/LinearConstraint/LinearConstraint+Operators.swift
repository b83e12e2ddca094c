// The operators compare what a solver determines later, so they return a constraint, and throw where a coefficient or a
// constant is infinite or not a number.

extension LinearExpression {
  /// Returns the constraint that the left side is at most the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func <= (lhs: LinearExpression, rhs: LinearExpression) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .lessThanOrEqual, rhs)
  }

  /// Returns the constraint that the left side is equal to the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func == (lhs: LinearExpression, rhs: LinearExpression) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .equal, rhs)
  }

  /// Returns the constraint that the left side is at least the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func >= (lhs: LinearExpression, rhs: LinearExpression) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .greaterThanOrEqual, rhs)
  }

  /// Returns the constraint that the left side is at most the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func <= (lhs: LinearExpression, rhs: Double) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .lessThanOrEqual, rhs)
  }

  /// Returns the constraint that the left side is equal to the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func == (lhs: LinearExpression, rhs: Double) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .equal, rhs)
  }

  /// Returns the constraint that the left side is at least the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func >= (lhs: LinearExpression, rhs: Double) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .greaterThanOrEqual, rhs)
  }

  /// Returns the constraint that the left side is at most the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func <= (lhs: LinearExpression, rhs: Variable) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .lessThanOrEqual, LinearExpression(rhs))
  }

  /// Returns the constraint that the left side is equal to the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func == (lhs: LinearExpression, rhs: Variable) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .equal, LinearExpression(rhs))
  }

  /// Returns the constraint that the left side is at least the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func >= (lhs: LinearExpression, rhs: Variable) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .greaterThanOrEqual, LinearExpression(rhs))
  }
}

extension Variable {
  /// Returns the constraint that the left side is at most the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func <= (lhs: Variable, rhs: LinearExpression) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .lessThanOrEqual, rhs)
  }

  /// Returns the constraint that the left side is equal to the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func == (lhs: Variable, rhs: LinearExpression) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .equal, rhs)
  }

  /// Returns the constraint that the left side is at least the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func >= (lhs: Variable, rhs: LinearExpression) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .greaterThanOrEqual, rhs)
  }

  /// Returns the constraint that the left side is at most the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func <= (lhs: Variable, rhs: Double) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .lessThanOrEqual, rhs)
  }

  /// Returns the constraint that the left side is equal to the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func == (lhs: Variable, rhs: Double) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .equal, rhs)
  }

  /// Returns the constraint that the left side is at least the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func >= (lhs: Variable, rhs: Double) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .greaterThanOrEqual, rhs)
  }

  /// Returns the constraint that the left side is at most the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func <= (lhs: Variable, rhs: Variable) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .lessThanOrEqual, rhs)
  }

  /// Returns the constraint that the left side is equal to the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func == (lhs: Variable, rhs: Variable) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .equal, rhs)
  }

  /// Returns the constraint that the left side is at least the right side.
  ///
  /// - Throws: ``ConstraintError/notFinite``.
  public static func >= (lhs: Variable, rhs: Variable) throws(ConstraintError) -> LinearConstraint {
    try LinearConstraint(lhs, .greaterThanOrEqual, rhs)
  }
}

extension LinearConstraint {
  /// Returns the constraint with another priority, for both sides of an equality.
  ///
  /// ```swift
  /// import Cassowary
  ///
  /// var solver = Solver()
  /// let width = solver.makeVariable()
  /// try solver.add((width == 400).at(Priority(750)))
  /// ```
  public func at(_ priority: Priority) -> LinearConstraint {
    LinearConstraint(expression: expression, relation, priority)
  }
}
