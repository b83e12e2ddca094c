/// Why a constraint, or a change of one, was refused. The solver is then exactly as it was before the call.
public enum ConstraintError: Error, Hashable, Sendable {
  /// The required constraint contradicts other required ones.
  ///
  /// `conflict` lists, in ascending order, the installed constraints that together with the refused one cannot hold. The set
  /// is minimal: without any single one of them, the refused constraint would have been accepted. A constraint refused by
  /// ``Solver/add(_:)`` has no handle and is not listed; one refused by a change of its constant is.
  case unsatisfiable(conflict: [ConstraintID])
  /// A coefficient or a constant is infinite or not a number.
  case notFinite
  /// The sides of an equality matter differently, and one of them is required.
  case mustBeOptional
  /// The number is not in (0, 1000].
  case priorityOutOfRange(Double)
  /// The solver holds no such constraint: it was removed, or another solver issued it.
  case unknownConstraint(ConstraintID)
  /// The solver has no such variable: it was removed, or another solver issued it.
  case unknownVariable(Variable)
  /// The variable cannot be removed while a constraint mentions it.
  case variableInUse(Variable)
  /// A constraint cannot become required or cease to be while it is installed: remove it and add another.
  case requirednessIsFixed(ConstraintID)
}
