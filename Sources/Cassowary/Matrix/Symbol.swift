/// An unknown of the tableau: a variable, or the residual of a constraint.
///
/// A constraint `expression relation 0` has one symbol, its residual: the value of the expression, with the sign chosen
/// (the constraint's `turn`) so that an inequality asks for a residual of at least 0 and an equality for 0. This one
/// symbol replaces the slack, the pair of error variables, and the dummy of the original algorithm. Constraints differ
/// only in the values that their residual may have and in what those cost. A symbol outside the basis has the value 0.
struct Symbol: Sendable, BitwiseCopyable {
  enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// An index that no variable or constraint uses at the moment.
    case unused
    /// Any value at no cost: a variable, or the residual of a constraint that is being removed.
    case free
    /// The residual of a required equality: always 0.
    case zero
    /// The residual of a required inequality: at least 0.
    case nonNegative
    /// The residual of an optional constraint: any value, at a cost.
    case elastic
  }

  var kind = Kind.unused
  /// For an elastic symbol in the basis, the sign for which its cost is part of the gradients: 1 (above 0) or -1.
  var side: Int8 = 1
  /// Whether the symbol is in the queue of candidates to enter the basis.
  var isCandidate = false
  /// Whether the symbol is in the list of variables whose value may have changed.
  var isMoved = false
  /// Whether the symbol, elastic and in the basis, is in the queue of those that may have changed sign.
  var isUnsettled = false
  /// The row that expresses the symbol, or none if the symbol is outside the basis.
  var row = RowIndex.none
  /// For an elastic symbol, the slot of the level that charges 1 for each unit above 0; none if that side is free.
  var risingLevel = LevelSlot.none
  /// For an elastic symbol, the slot of the level that charges 1 for each unit below 0; none if that side is free.
  var fallingLevel = LevelSlot.none
  /// For a constraint, the constant of its expression times the constraint's `turn`; 0 for a variable.
  var offset = 0.0

  /// Whether the symbol is in the basis, which means that a row expresses it.
  @inline(__always)
  var isBasic: Bool { !row.isNone }

  /// The slot of the level that charges for the current side; none if that side is free.
  @inline(__always)
  var level: LevelSlot { side > 0 ? risingLevel : fallingLevel }

  /// The derivative of the cost at ``level`` with respect to the symbol's value: 1, -1, or 0 if the side is free.
  @inline(__always)
  var slope: Double { level.isNone ? 0 : side > 0 ? 1 : -1 }

  /// Gives the index another use. The flags that say which lists contain it belong to the index and remain.
  mutating func replace(with other: Symbol) {
    let old = self
    self = other
    isCandidate = old.isCandidate
    isMoved = old.isMoved
    isUnsettled = old.isUnsettled
  }
}
