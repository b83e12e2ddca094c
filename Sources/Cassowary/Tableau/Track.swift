/// The range within which edits of a constraint's constant change only the values of variables.
///
/// Dragging a slider or resizing a window makes many edits of one constraint, and hardly any of them makes a row
/// infeasible or moves an error across 0. So the range in which neither happens is computed once, and an edit within it
/// is a comparison. The constants of the rows in the symbol's column are updated when they are next read, and the
/// values that follow from the edit are known in advance.
///
/// A track is valid as long as its rows, and their constants without the symbol's part, do not change.
struct Track: Sendable, BitwiseCopyable {
  /// The number of the solver's steps for variables in the tableau, and for variables that depend on one such variable
  /// each.
  struct Steps: Sendable, BitwiseCopyable {
    var tableau = 0
    var single = 0
  }

  /// The constraint's symbol.
  var symbol: SymbolIndex
  /// The solver's `epoch` when it found the steps; 0 if it has not.
  var epoch: UInt32 = 0
  /// The number of steps of each kind.
  var steps = Steps()
  /// Whether the constants of the rows are older than the symbol's offset.
  var lags = false
  /// Whether the values of the variables are older than the symbol's offset, too.
  var isUndelivered = false
  /// The least and the greatest offset within the range.
  var lower: Double
  var upper: Double
  /// The part of the constraint's constant that comes from the definitions of its variables.
  var definedPart: Double
}
