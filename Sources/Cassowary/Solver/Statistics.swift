/// The size of a solver's tableau, and the work done so far.
public struct Statistics: Hashable, Sendable {
  /// The number of variables that were made and not removed.
  public internal(set) var variables = 0
  /// The number of constraints that were added and not removed.
  public internal(set) var constraints = 0
  /// The number of rows in the tableau: variables and constraints that are expressed in terms of others.
  public internal(set) var rows = 0
  /// The number of columns in the tableau that occur in a row: constraints that hold exactly, and undetermined
  /// variables.
  public internal(set) var columns = 0
  /// The number of nonzero coefficients in the tableau.
  public internal(set) var coefficients = 0
  /// The number of pivots since the solver was created.
  public internal(set) var pivots = 0
}
