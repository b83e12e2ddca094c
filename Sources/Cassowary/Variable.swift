/// An unknown that a ``Solver`` determines: any real number, negative ones too.
///
/// A variable is a small index issued by ``Solver/makeVariable()`` and means something only to that solver and to its copies.
public struct Variable: Hashable, Sendable {
  /// The variable's symbol in its solver's tableau.
  @usableFromInline let index: Int32
  /// Tells a later variable at the same index from this one.
  @usableFromInline let generation: UInt32

  /// The variable's place in a table beside the solver: a small number that no other variable has at the same time.
  @inlinable public var ordinal: Int { Int(index) }
}

extension Variable {
  /// The handle that the variable of an ordinal will have in a solver which makes nothing but variables before it.
  package static func upcoming(_ ordinal: Int) -> Variable { Variable(index: Int32(ordinal), generation: 0) }
}

extension Variable: Comparable {
  /// Orders variables by their index, which for a solver that never removed a variable is the order of creation.
  public static func < (lhs: Variable, rhs: Variable) -> Bool {
    (lhs.index, lhs.generation) < (rhs.index, rhs.generation)
  }
}

extension Variable: CustomStringConvertible {
  /// The variable's name for debugging: `x` and its index.
  public var description: String { "x\(index)" }
}
