/// Recomputing rows that have been changed often.
extension Tableau {
  /// The symbols of one block of the tableau, which rows and columns connect.
  struct ConnectedRows {
    /// The basic symbols of the rows.
    var basic: [SymbolIndex] = []
    /// The symbols outside the basis.
    var parametric: [SymbolIndex] = []
  }

  /// Returns the block that contains a row.
  func block(of row: RowIndex) -> ConnectedRows {
    var block = ConnectedRows()
    var waiting = [matrix.heads[row].basic]
    var found = Set(waiting)
    while let basic = waiting.popLast() {
      block.basic.append(basic)
      for position in matrix.rows.range(matrix.symbols[basic].row) {
        let symbol = matrix.rows[position].symbol
        guard found.insert(symbol).inserted else { continue }
        block.parametric.append(symbol)
        for entry in matrix.columns.range(symbol) {
          let other = matrix.heads[matrix.columns[entry]].basic
          if found.insert(other).inserted { waiting.append(other) }
        }
      }
    }
    block.basic.sort()
    block.parametric.sort()
    return block
  }

  /// Removes the rows of a block. Its symbols are then outside the basis and in no row.
  mutating func remove(_ block: ConnectedRows) {
    for basic in block.basic { dropRow(matrix.symbols[basic].row) }
    for symbol in block.parametric { clearGradients(of: symbol) }
  }

  /// Moves the constraints of a block out of the basis that were outside, after all of them were inserted as rows, and
  /// computes the gradients.
  mutating func eliminate(_ block: ConnectedRows) {
    let free = Set(block.parametric.filter { matrix.symbols[$0].kind == .free })
    for constraint in block.parametric where !free.contains(constraint) { eliminate(constraint, keepingOut: free) }
    recomputeGradients(of: block.basic + block.parametric)
  }

  /// Exchanges a basic constraint for the variable in its row with the largest coefficient, except those in `free`.
  private mutating func eliminate(_ constraint: ConstraintIndex, keepingOut free: Set<SymbolIndex>) {
    let row = matrix.symbols[constraint].row
    var best: Entry?
    for position in matrix.rows.range(row) {
      let entry = matrix.rows[position]
      guard matrix.symbols[entry.symbol].kind == .free, !free.contains(entry.symbol) else { continue }
      if abs(entry.coefficient) > abs(best?.coefficient ?? 0) { best = entry }
    }
    if let best { pivot(row, best.symbol, side: 1, costsCount: false) }
  }

  /// Computes the gradients of a block, which are 0, from its basic elastic symbols, and resets the change counts of
  /// its rows.
  private mutating func recomputeGradients(of block: [SymbolIndex]) {
    for index in block where matrix.symbols[index].isBasic {
      let symbol = matrix.symbols[index]
      resetChanges(of: symbol.row)
      guard symbol.kind == .elastic else { continue }
      addCosts(of: symbol.row, times: symbol.slope, level: symbol.level)
    }
    for index in block { enqueue(index) }
  }
}
