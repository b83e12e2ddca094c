/// How large a solver's tableau is and how much work it has done.
public struct Statistics: Hashable, Sendable {
  /// The variables that the solver has issued and not removed.
  public internal(set) var variables = 0
  /// The constraints that the solver holds.
  public internal(set) var constraints = 0
  /// The rows of the tableau: variables and constraints that are expressed by others.
  public internal(set) var rows = 0
  /// The columns of the tableau that occur in a row: constraints that hold exactly, and variables that nothing determines.
  public internal(set) var columns = 0
  /// The coefficients other than zero in the tableau.
  public internal(set) var coefficients = 0
  /// The pivots since the solver was made.
  public internal(set) var pivots = 0
}
