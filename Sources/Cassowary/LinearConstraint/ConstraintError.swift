/// The reason why a solver rejects a constraint or a change. The solver is then exactly as it was before the call.
public enum ConstraintError: Error, Hashable, Sendable {
  /// The required constraint contradicts other required constraints.
  ///
  /// `conflict` lists, in ascending order, the installed constraints that contradict the rejected one. The set is
  /// minimal: without any single one of them, the rejected constraint would have been accepted. A constraint rejected
  /// by ``Solver/add(_:)`` has no handle and is not listed; one rejected by a change of its constant is.
  case unsatisfiable(conflict: [ConstraintID])
  /// A coefficient or a constant is infinite or not a number.
  case notFinite
  /// The two sides of an equality have different priorities, and one of them is required.
  case mustBeOptional
  /// The priority is not greater than 0 and at most 1000.
  case priorityOutOfRange(Double)
  /// The solver has no such constraint: it was removed, or another solver issued it.
  case unknownConstraint(ConstraintID)
  /// The solver has no such variable: it was removed, or another solver issued it.
  case unknownVariable(Variable)
  /// The variable cannot be removed while a constraint mentions it.
  case variableInUse(Variable)
  /// A constraint cannot become required or optional while it is installed. Remove it and add another one.
  case requirednessIsFixed(ConstraintID)
}
