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

extension Solver {
  /// The size of the tableau and the work done so far.
  ///
  /// Constraints removed since the last ``solve()`` may still be in the tableau.
  ///
  /// - Complexity: O(*n*), where *n* is the number of variables and constraints.
  public var statistics: Statistics {
    var statistics = Statistics()
    statistics.variables = variableCount
    statistics.constraints = constraintCount
    // Plain positions, and local copies of the tables that are read: benchmarks read the statistics after each
    // solution.
    let (heads, rows, columns) = (tableau.matrix.heads, tableau.matrix.rows, tableau.matrix.columns)
    for position in 0..<heads.count where heads.elements[position].isUsed {
      statistics.rows += 1
      statistics.coefficients += rows.count(RowIndex(position))
    }
    for position in 0..<columns.count where columns.count(SymbolIndex(position)) > 0 { statistics.columns += 1 }
    statistics.pivots = tableau.pivotCount
    return statistics
  }
}
