/// What the tableau knows about one of its unknowns: a variable, or the residual of a constraint.
///
/// A constraint `expression relation 0` is turned so that its residual, the expression's value, should be 0 or (for an
/// inequality) at least 0. That one symbol replaces the textbook's slack, error pair and dummy: what tells them apart is only
/// where the residual may go and at what cost. A symbol outside the basis has the value 0.
struct Symbol: Sendable, BitwiseCopyable {
  enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// Not in use.
    case unused
    /// Any value at no cost: a variable, or a constraint that is being removed.
    case free
    /// The residual of a required equality: always 0.
    case zero
    /// The residual of a required inequality: at least 0.
    case nonNegative
    /// The residual of an optional constraint: any value, at a cost.
    case elastic
  }

  var kind = Kind.unused
  /// For an elastic symbol in the basis, the side of 0 on which it counts: 1 or -1.
  var side: Int8 = 1
  /// Whether the symbol waits in the queue of candidates to enter the basis.
  var isCandidate = false
  /// Whether the symbol is listed as one whose value may have moved.
  var isMoved = false
  /// Whether the symbol, elastic and in the basis, is listed as one that may have changed sides.
  var isUnsettled = false
  /// Whether the symbol has a track.
  var hasTrack = false
  /// For a constraint, how many edits in a row found everything prepared for them.
  var repeatedEdits: UInt8 = 0
  /// The row that expresses the symbol, or -1 outside the basis.
  var row: Int32 = -1
  /// For an elastic symbol, the slot of the level at which a unit above 0 costs 1; -1 where it costs nothing.
  var risingLevel: Int32 = -1
  /// For an elastic symbol, the slot of the level at which a unit below 0 costs 1; -1 where it costs nothing.
  var fallingLevel: Int32 = -1
  /// The place of the symbol's track, or -1. A symbol keeps the place when it gives up the track.
  var track: Int32 = -1
  /// The constant of a constraint's turned expression.
  var offset = 0.0

  /// Whether the symbol is expressed by a row.
  @inline(__always)
  var isBasic: Bool { row >= 0 }

  /// The slot of the level at which the symbol costs something on the side where it is; -1 where it costs nothing.
  @inline(__always)
  var level: Int32 { side > 0 ? risingLevel : fallingLevel }

  /// How the cost grows with the symbol's value on the side where it is, at its ``level``.
  @inline(__always)
  var slope: Double { level < 0 ? 0 : side > 0 ? 1 : -1 }
}
