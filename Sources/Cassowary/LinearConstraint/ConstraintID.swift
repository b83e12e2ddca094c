/// The handle of a constraint in a ``Solver``.
///
/// It is meaningful only to the solver that issued it and to that solver's copies. Others throw
/// ``ConstraintError/unknownConstraint(_:)`` for it.
public struct ConstraintID: Hashable, Sendable {
  /// The constraint's symbol in its solver's tableau.
  let index: SymbolIndex
  /// Distinguishes the constraint from others that have used the same index, and from those of other solvers.
  let generation: Generation
}

extension ConstraintID: Comparable {
  /// Orders handles by their index.
  public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool {
    (lhs.index, lhs.generation) < (rhs.index, rhs.generation)
  }
}

extension ConstraintID: CustomStringConvertible {
  /// The constraint's name for debugging: `c` and its index. ``Solver/description(of:)-(ConstraintID)`` says more.
  public var description: String { "c\(index)" }
}
