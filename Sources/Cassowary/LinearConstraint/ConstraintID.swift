/// The handle of a constraint in a ``Solver``.
///
/// It is meaningful only to the solver that issued it and to that solver's copies.
public struct ConstraintID: Hashable, Sendable {
  /// The constraint's symbol in its solver's tableau.
  let index: SymbolIndex
  /// Distinguishes the constraint from others that have used the same index.
  let generation: UInt32
}

extension ConstraintID: Comparable {
  /// Orders handles by their index.
  public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool {
    (lhs.index, lhs.generation) < (rhs.index, rhs.generation)
  }
}
