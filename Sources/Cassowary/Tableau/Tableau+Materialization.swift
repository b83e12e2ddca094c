extension Tableau {
  /// Adds a column for a required equality that was substituted away, so that it can be removed like any other
  /// constraint.
  ///
  /// While the equality defined a variable, its residual *z* was 0 and in no row. Let the sensitivity of another
  /// constraint be the derivative of its residual with respect to *z*. A row that expresses such a residual then
  /// contains *z* with the sensitivity as its coefficient. A row that contains such a residual with coefficient *a*
  /// contains *z* with `-a * sensitivity`, because the residual in the row stands for the part that does not depend on
  /// *z*.
  ///
  /// - Parameter sensitivity: The constraints in the tableau that depend on *z*, with their sensitivities.
  mutating func materialize(_ equality: ConstraintIndex, sensitivity: [Entry]) {
    for entry in sensitivity {
      if matrix.symbols[entry.symbol].isBasic {
        accumulate(entry.coefficient, timesBasic: entry.symbol)
        continue
      }
      for position in matrix.columns.range(entry.symbol) {
        let row = matrix.columns[position]
        let coefficient = matrix.coefficient(of: entry.symbol, in: row)
        accumulate(-coefficient * entry.coefficient, timesBasic: matrix.heads[row].basic)
      }
    }
    insertAccumulated(as: equality)
  }
}
