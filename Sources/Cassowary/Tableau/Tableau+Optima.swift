extension Tableau {
  /// Whether every move away from this optimum costs something, or affects only variables and no residual in the basis.
  ///
  /// Such variables keep the value that they have always had.
  var isOptimumSurelySettled: Bool {
    if !candidates.isEmpty || !matrix.unsettled.isEmpty { return false }
    for index in matrix.symbols.indices where isOpen(index) {
      for position in matrix.columns.range(index) {
        if matrix.symbols[matrix.heads[matrix.columns[position]].basic].kind != .free { return false }
      }
    }
    return true
  }

  /// Returns whether a symbol outside the basis can move in some direction at no cost.
  private func isOpen(_ index: SymbolIndex) -> Bool {
    let symbol = matrix.symbols[index]
    if symbol.isBasic { return false }
    switch symbol.kind {
    case .unused, .zero: return false
    case .free: return true
    case .nonNegative: return objective.costSign(of: index, symbol, direction: 1) == 0
    case .elastic:
      return objective.costSign(of: index, symbol, direction: 1) == 0
        || objective.costSign(of: index, symbol, direction: -1) == 0
    }
  }

  /// Returns whether the sum in ``accumulator`` has more than one value over the set of optima, and empties it.
  ///
  /// At an optimum, that set is where every symbol with a positive reduced cost stays 0. So the sum is maximized and
  /// minimized by moving the other symbols only; pivots between these change no cost.
  mutating func canMoveAccumulatedSum() -> Bool {
    var probe = Symbol()
    probe.kind = .free
    let index = makeSymbol(probe)
    let row = makeRowFromAccumulator(for: index)
    let canMove = canMove(row, goal: 1) || canMove(row, goal: -1)
    dropRow(row)
    freeSymbol(index)
    return canMove
  }

  /// Returns whether the symbol of a row can move toward a goal at no cost.
  private mutating func canMove(_ row: RowIndex, goal: Int8) -> Bool {
    var budget = Self.pivotsPerSymbol * (matrix.symbols.count + 16)
    while budget > 0, let step = freeStep(in: row, goal: goal) {
      budget -= 1
      guard let block = firstBlock(of: step.symbol, direction: step.direction) else { return true }
      if block.distance * step.size > Tolerance.zero { return true }
      pivot(block.row, step.symbol, side: step.direction)
    }
    return false
  }

  /// Returns the smallest symbol of a row that moves the row's own symbol toward a goal at no cost, and its direction.
  private func freeStep(in row: RowIndex, goal: Int8) -> Step? {
    for position in matrix.rows.range(row) {
      let entry = matrix.rows[position]
      if abs(entry.coefficient) <= Tolerance.zero { continue }
      let symbol = matrix.symbols[entry.symbol]
      let direction: Int8 = entry.coefficient > 0 ? goal : -goal
      if symbol.kind == .zero || (symbol.kind == .nonNegative && direction < 0) { continue }
      if objective.costSign(of: entry.symbol, symbol, direction: direction) == 0 {
        return Step(symbol: entry.symbol, direction: direction, size: abs(entry.coefficient))
      }
    }
    return nil
  }
}
