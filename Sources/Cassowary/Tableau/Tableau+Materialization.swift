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
  mutating func materialize(_ equality: SymbolIndex, sensitivity: [Entry]) {
    for entry in sensitivity {
      if symbols[entry.symbol].isBasic {
        accumulator.add(entry.coefficient, to: entry.symbol)
        continue
      }
      for position in columns.range(entry.symbol) {
        let row = columns[position]
        let coefficient = coefficient(of: entry.symbol, in: row)
        accumulator.add(-coefficient * entry.coefficient, to: heads[row].basic)
      }
    }
    accumulator.sort()
    for basic in accumulator.symbols.elements {
      let coefficient = accumulator.value(of: basic)
      if coefficient == 0 { continue }
      insert(Entry(symbol: equality, coefficient: coefficient), in: symbols[basic].row)
      let symbol = symbols[basic]
      guard symbol.kind == .elastic, !symbol.level.isNone else { continue }
      let place = equality.position * stride + symbol.level.position
      gradients[place] = Tolerance.sum(gradients[place], symbol.slope * coefficient)
    }
    accumulator.removeAll()
  }

  /// Inserts an entry into a row that does not contain its symbol.
  private mutating func insert(_ entry: Entry, in row: RowIndex) {
    let range = rows.range(row)
    let offset = range.firstIndex { rows[$0].symbol > entry.symbol } ?? range.upperBound
    rows.insert(entry, at: offset - range.lowerBound, in: row)
    columns.append(row, to: entry.symbol)
    invalidateRest(row)
    dropTrack(of: entry.symbol)
  }
}
