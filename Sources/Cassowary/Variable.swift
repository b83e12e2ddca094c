/// An unknown that a ``Solver`` determines: any real number, including negative ones.
///
/// A variable is a small index issued by ``Solver/makeVariable()``, and is meaningful only to that solver and its
/// copies. Others throw ``ConstraintError/unknownVariable(_:)`` for it.
public struct Variable: Hashable, Sendable {
  /// The variable's symbol in its solver's tableau.
  @usableFromInline let index: SymbolIndex
  /// Distinguishes the variable from others that have used the same index, and from those of other solvers.
  @usableFromInline let generation: Generation

  /// The variable's index in a table that the caller maintains: a small number, unique among the solver's current
  /// variables.
  @inlinable public var ordinal: Int { index.position }
}

extension Variable {
  /// Returns the handle that a solver without an identity will issue for the variable at an index, if it makes only
  /// variables until then.
  package static func upcoming(_ ordinal: Int) -> Variable {
    Variable(index: SymbolIndex(ordinal), generation: Generation())
  }
}

extension Variable: Comparable {
  /// Orders variables by their index, which is the order of creation in a solver that has never removed a variable.
  public static func < (lhs: Variable, rhs: Variable) -> Bool {
    (lhs.index, lhs.generation) < (rhs.index, rhs.generation)
  }
}

extension Variable: CustomStringConvertible {
  /// The variable's name for debugging: `x` and its index.
  public var description: String { "x\(index)" }
}
