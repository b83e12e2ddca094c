/// An incremental solver for linear constraints with lexicographic priorities.
///
/// A solver is a value: a copy shares its storage until one of the two changes, so that a template built once serves many
/// uses. Two solvers given the same calls hold the same bits.
public struct Solver: Sendable {
  /// Creates a solver without variables or constraints.
  public init() {}

  /// Makes a variable. Its value is 0 as long as no constraint mentions it.
  public mutating func makeVariable() -> Variable {
    Variable(index: 0, generation: 0)
  }

  /// Removes a variable that no constraint mentions.
  ///
  /// - Throws: ``ConstraintError/unknownVariable(_:)`` or ``ConstraintError/variableInUse(_:)``.
  public mutating func removeVariable(_ variable: Variable) throws(ConstraintError) {}

  /// Adds a constraint.
  ///
  /// A required constraint that contradicts others is refused, and the solver is then as it was before. Errors of optional
  /// constraints are not minimised here but in ``solve()``.
  ///
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)`` or ``ConstraintError/unknownVariable(_:)``.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
    ConstraintID(index: 0, generation: 0)
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``ConstraintError/unknownConstraint(_:)``.
  public mutating func remove(_ id: ConstraintID) throws(ConstraintError) {}

  /// Changes the constant of a constraint's expression, as in `expression relation 0`.
  ///
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)``, ``ConstraintError/unknownConstraint(_:)`` or
  ///   ``ConstraintError/notFinite``.
  public mutating func setConstant(_ id: ConstraintID, to constant: Double) throws(ConstraintError) {}

  /// Changes the priority of an optional constraint to another optional one.
  ///
  /// - Throws: ``ConstraintError/requirednessIsFixed(_:)`` or ``ConstraintError/unknownConstraint(_:)``.
  public mutating func setPriority(_ id: ConstraintID, to priority: Priority) throws(ConstraintError) {}

  /// Minimises the errors of optional constraints, from the highest priority to the lowest, and sets the variables' values.
  public mutating func solve() {}

  /// The value of a variable as of the last ``solve()``; 0 for a variable that no constraint mentions. Never NaN or -0.0.
  public func value(of variable: Variable) -> Double { 0 }

  /// Returns the variables whose values have changed since this was last called, ascending.
  public mutating func takeChangedVariables() -> [Variable] { [] }

  /// The size of the tableau and the work done so far.
  public var statistics: Statistics { Statistics() }
}
