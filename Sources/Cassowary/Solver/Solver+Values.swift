extension Solver {
  /// Returns the value of a variable as of the last ``solve()``, or 0 if no constraint mentions it or the solver does
  /// not have it.
  ///
  /// The value is never NaN, infinite, or -0.0. This is inlinable because a call across modules would copy the whole
  /// solver for its argument.
  @inlinable @inline(__always) public func value(of variable: Variable) -> Double {
    isKnown(variable) ? values.states[variable.index].value : 0
  }

  /// Returns whether required equalities make a variable a sum of several others.
  package mutating func isSum(_ variable: Variable) -> Bool {
    guard isKnown(variable) else { return false }
    settleDepartures()
    settleDefinitions()
    let definition = definitions[variable.index]
    return definition.isDefined && definition.root == .many
  }

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
