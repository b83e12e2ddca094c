extension Tableau {
  /// Makes a row for a constraint's residual, whose expression is in ``accumulator``.
  ///
  /// - Returns: A variable outside the basis that can take up the constraint, or `nil`. Pass it to
  ///   ``install(_:by:isTakenOut:)``.
  mutating func prepareToInstall(_ constraint: ConstraintIndex) -> SymbolIndex? {
    let row = makeRowFromAccumulator(for: constraint)
    return freeSymbol(in: row)
  }

  /// Installs a constraint whose row has been made.
  ///
  /// - Parameters:
  ///   - variable: The result of ``prepareToInstall(_:)``.
  ///   - isTakenOut: Whether the constraint is a required equality that leaves the tableau as soon as it has left the
  ///     basis. It then gets no column.
  /// - Returns: `nil`, or for a required constraint that contradicts others a combination of constraints that proves
  ///   it. The tableau is then as before except for the new symbol, which is outside the basis and in no row.
  mutating func install(_ constraint: ConstraintIndex, by variable: VariableIndex?, isTakenOut: Bool) -> [Entry]? {
    let row = matrix.symbols[constraint].row
    if let variable {
      // A variable outside the basis has any value at no cost, and occurs only in rows of variables. So the row can be
      // solved for it, which makes the residual 0, and no other constraint notices. This is how a new layout is built:
      // one pivot for each constraint, and no search.
      pivot(row, variable, side: 1, costsCount: false, keepsLeaving: !isTakenOut)
      return nil
    }
    // Otherwise the row relates constraints only, and the residual has a value.
    computeConstant(of: row)
    let constant = matrix.heads[row].constant
    switch matrix.symbols[constraint].kind {
    case .elastic:
      // An optional constraint may stay in the basis with that value. It then counts in the objective, and minimizing
      // brings it closer to 0 when values are requested.
      setSide(of: constraint, to: constant < 0 ? -1 : 1)
      let symbol = matrix.symbols[constraint]
      addCosts(of: row, times: symbol.slope, level: symbol.level)
      return nil
    default:
      defer { forgetChanges() }
      // A required constraint is treated like a row that an edit made infeasible.
      if repair(constraint, isLast: true, isTakenOut: isTakenOut) { return nil }
      let conflict = conflict(of: constraint)
      rollBack()
      dropRow(matrix.symbols[constraint].row)
      return conflict
    }
  }

  /// Returns the free symbol in a row that occurs in the fewest rows; on a tie, the youngest. Fewer rows make a cheaper
  /// pivot.
  @inline(__always)
  private func freeSymbol(in row: RowIndex) -> SymbolIndex? {
    var best: SymbolIndex?
    var bestCount = Int.max
    for position in matrix.rows.range(row) {
      let symbol = matrix.rows[position].symbol
      guard matrix.symbols[symbol].kind == .free else { continue }
      let count = matrix.columns.count(symbol)
      if count <= bestCount {
        best = symbol
        bestCount = count
      }
    }
    return best
  }

  /// Removes a constraint's residual from the tableau. It is then outside the basis and in no row.
  ///
  /// A symbol can be dropped if it is basic, together with its row. So a residual outside the basis first enters it, as
  /// a free symbol without costs.
  mutating func uninstall(_ constraint: ConstraintIndex) {
    updateGradients()
    let symbol = matrix.symbols[constraint]
    release(constraint)
    if !symbol.isBasic, let row = leavingRow(for: constraint) { pivot(row, constraint, side: 1) }
    let row = matrix.symbols[constraint].row
    if !row.isNone { dropRow(row) } else { erase(constraint) }
  }

  /// Returns the row whose symbol leaves the basis when a removed constraint enters it, such that no required row
  /// becomes infeasible.
  ///
  /// The order of preference keeps the tableau feasible and close to the optimum: a redundant equality, which takes
  /// over without a change of any value; the first row to block the direction that improves the solution; the nearest
  /// row to block either direction; and a row that expresses a variable, which blocks nothing.
  private func leavingRow(for constraint: ConstraintIndex) -> RowIndex? {
    if let row = row(of: constraint, expressing: .zero) { return row }
    let direction = objective.improvingDirection(of: constraint, matrix.symbols[constraint])
    if direction != 0, let block = firstBlock(of: constraint, direction: direction) { return block.row }
    let up = firstBlock(of: constraint, direction: 1)
    let down = firstBlock(of: constraint, direction: -1)
    if let up, let down { return down.distance < up.distance ? down.row : up.row }
    return (up ?? down)?.row ?? row(of: constraint, expressing: .free)
  }

  /// Returns the row in a symbol's column that expresses a symbol of some kind; of several, the one with the smallest
  /// symbol.
  func row(of symbol: SymbolIndex, expressing kind: Symbol.Kind) -> RowIndex? {
    var best: RowIndex?
    for position in matrix.columns.range(symbol) {
      let row = matrix.columns[position]
      let basic = matrix.heads[row].basic
      guard matrix.symbols[basic].kind == kind, abs(matrix.coefficient(of: symbol, in: row)) > Tolerance.zero else {
        continue
      }
      if let found = best, matrix.heads[found].basic < basic { continue }
      best = row
    }
    return best
  }
}
