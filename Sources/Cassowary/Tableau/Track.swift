/// How far the constant of a constraint may go with nothing following from it but other values of variables.
///
/// A slider that is dragged, or a window, asks for one edit after the other, and hardly any of them makes a row infeasible or
/// moves an error to the other side of 0. So the limits of that are computed once, and an edit within them is a comparison:
/// the rows in the symbol's column catch up when somebody reads them, and the values that follow are known beforehand.
///
/// A track lasts as long as its rows stay the same, and sum up without the symbol's part to the same.
struct Track: Sendable, BitwiseCopyable {
  /// How many steps the solver keeps for variables of the tableau, and how many for those that rest on one such variable each.
  struct Steps: Sendable, BitwiseCopyable {
    var tableau: Int32 = 0
    var single: Int32 = 0
  }

  /// The constraint's symbol.
  var symbol: Int32
  /// The state of the definitions for which the solver found the steps; 0 if it has not.
  var epoch: UInt32 = 0
  /// How many of those steps are of which sort.
  var steps = Steps()
  /// Whether the constants of the rows are older than the symbol's offset.
  var lags = false
  /// Whether the values of the variables are older too.
  var isUndelivered = false
  /// The least and the greatest offset.
  var lower: Double
  var upper: Double
  /// What the definitions of the constraint's variables add to its constant.
  var definedPart: Double
}
