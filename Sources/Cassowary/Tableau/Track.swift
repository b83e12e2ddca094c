/// The range within which edits of a constraint's constant change only the values of variables.
///
/// Dragging a slider or resizing a window makes many edits of one constraint, and hardly any of them makes a row
/// infeasible or moves an error across 0. So the range in which neither happens is computed once, and an edit within it
/// is a comparison. The constants of the rows in the symbol's column are updated when they are next read, and the
/// values that follow from the edit are known in advance.
///
/// A track is valid as long as its rows, and their constants without the symbol's part, do not change.
struct Track: Sendable, BitwiseCopyable {
  /// The constraint's symbol.
  var symbol: ConstraintIndex
  /// Distinguishes the track from earlier ones with the same index, whose programs are outdated.
  var version: UInt32
  /// Whether the constants of the rows are older than the symbol's offset.
  var lags = false
  /// Whether the values of the variables are older than the symbol's offset, too.
  var isUndelivered = false
  /// The least and the greatest offset within the range.
  var lower = -Double.greatestFiniteMagnitude
  var upper = Double.greatestFiniteMagnitude
  /// The part of the constraint's constant that comes from the definitions of its variables.
  var definedPart: Double

  /// Narrows the track to the offsets for which a row's symbol keeps its sign.
  ///
  /// Rounding must not take an edit beyond them, so the limits have a margin that exceeds any rounding error.
  mutating func narrow(to head: RowHead, of symbol: Symbol) {
    if symbol.kind == .free { return }
    let isBelow = symbol.kind == .elastic && symbol.side < 0
    let side: Double = isBelow ? -1 : 1
    let goal = (-side * Tolerance.zero / 2 - head.rest) / head.shiftingFactor
    let margin = 0x1p-48 * (abs(head.rest / head.shiftingFactor) + abs(goal))
    // An equality cannot move at all, and after an overflow the limit is unknown: an empty range, so no track.
    guard symbol.kind != .zero, (goal + margin).isFinite else {
      upper = -.infinity
      return
    }
    if (head.shiftingFactor > 0) != isBelow {
      lower = max(lower, goal + margin)
    } else {
      upper = min(upper, goal - margin)
    }
  }
}
