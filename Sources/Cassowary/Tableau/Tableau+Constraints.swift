extension Tableau {
  /// Makes the row of a constraint's residual, whose expression is in ``accumulator``.
  ///
  /// - Returns: The variable outside the basis that is to take up the constraint, if there is one.
  mutating func prepareToInstall(_ constraint: Int32) -> Int32? {
    let row = makeRowFromAccumulator(for: constraint)
    return freeSymbol(in: row)
  }

  /// Puts a constraint's residual, whose row has been made, into the tableau.
  ///
  /// - Parameters:
  ///   - variable: What ``prepareToInstall(_:)`` found.
  ///   - isTakenOut: Whether a required equality is taken out of the tableau when it has left the basis. It then gets no column.
  /// - Returns: nil, or for a required constraint that contradicts others the combination with them that shows it; the tableau
  ///   is then as before but for the new symbol, which is outside the basis and in no row.
  mutating func install(_ constraint: Int32, by variable: Int32?, isTakenOut: Bool) -> [Entry]? {
    let row = symbols[Int(constraint)].row
    if let variable {
      // A free symbol occurs in rows of variables only, so that it can take up the constraint whatever that asks.
      pivot(row, variable, side: 1, costsCount: false, keepsLeaving: !isTakenOut)
      return nil
    }
    computeConstant(of: row)
    let constant = heads[Int(row)].constant
    switch symbols[Int(constraint)].kind {
    case .elastic:
      symbols[Int(constraint)].side = constant < 0 ? -1 : 1
      addCosts(of: row, times: symbols[Int(constraint)].slope, level: symbols[Int(constraint)].level)
      return nil
    default:
      defer { undo.removeAll() }
      if repair(constraint, isLast: true, isTakenOut: isTakenOut) { return nil }
      let conflict = conflict(of: constraint)
      rollBack()
      dropRow(symbols[Int(constraint)].row)
      return conflict
    }
  }

  /// The free symbol in a row that occurs in the fewest other rows; of several, the youngest.
  @inline(__always)
  private func freeSymbol(in row: Int32) -> Int32? {
    var best: Int32?
    var bestCount = Int.max
    for position in rows.range(row) {
      let symbol = rows[position].symbol
      guard symbols[Int(symbol)].kind == .free else { continue }
      let count = columns.count(symbol)
      if count <= bestCount {
        best = symbol
        bestCount = count
      }
    }
    return best
  }

  /// Makes all required symbols feasible again after their offsets were set.
  ///
  /// - Returns: nil, or a combination of constraints that contradicts itself; the tableau is then as it was before the
  ///   offsets were set.
  mutating func repairAll() -> [Entry]? {
    defer {
      undo.removeAll()
      infeasible.removeAll()
    }
    if infeasible.isEmpty { return nil }
    infeasible.sort()
    undo.isRecording = true
    for index in infeasible.indices {
      let basic = infeasible[index]
      if repair(basic, isLast: index == infeasible.count - 1) { continue }
      let conflict = conflict(of: basic)
      rollBack()
      return conflict
    }
    return nil
  }

  /// Moves an elastic symbol's costs to other levels: each of those that it has.
  mutating func setLevels(of constraint: Int32, rising: Double, falling: Double) {
    let symbol = symbols[Int(constraint)]
    if hasLevel(symbol.risingLevel, rising), hasLevel(symbol.fallingLevel, falling) { return }
    if symbol.isBasic { addCosts(of: symbol.row, times: -symbol.slope, level: symbol.level) }
    // Retained before the old ones are released, so that a level that stays keeps its slot.
    let risingLevel = symbol.risingLevel < 0 ? -1 : retainLevel(rising)
    let fallingLevel = symbol.fallingLevel < 0 ? -1 : retainLevel(falling)
    releaseLevels(of: symbol)
    symbols[Int(constraint)].risingLevel = risingLevel
    symbols[Int(constraint)].fallingLevel = fallingLevel
    if symbol.isBasic { addCosts(of: symbol.row, times: symbol.slope, level: symbols[Int(constraint)].level) }
    enqueue(constraint)
    if symbol.isBasic {
      for position in rows.range(symbol.row) { enqueue(rows[position].symbol) }
    }
  }

  private func hasLevel(_ slot: Int32, _ priority: Double) -> Bool { slot < 0 || levels.priority(of: slot) == priority }

  private mutating func releaseLevels(of symbol: Symbol) {
    if symbol.risingLevel >= 0 { levels.release(symbol.risingLevel) }
    if symbol.fallingLevel >= 0 { levels.release(symbol.fallingLevel) }
  }

  /// Takes a constraint's residual out of the tableau: it is then outside the basis and in no row.
  mutating func uninstall(_ constraint: Int32) {
    settle()
    dropTrack(of: constraint)
    let symbol = symbols[Int(constraint)]
    if symbol.isBasic, symbol.kind == .elastic {
      addCosts(of: symbol.row, times: -symbol.slope, level: symbol.level)
    }
    if symbol.kind == .elastic { releaseLevels(of: symbol) }
    symbols[Int(constraint)].kind = .free
    symbols[Int(constraint)].risingLevel = -1
    symbols[Int(constraint)].fallingLevel = -1
    if !symbol.isBasic, let row = leavingRow(for: constraint) { pivot(row, constraint, side: 1) }
    let row = symbols[Int(constraint)].row
    if row >= 0 { dropRow(row) } else { erase(constraint) }
  }

  /// The row that a symbol of no cost takes when it enters the basis, without making a required row infeasible.
  private func leavingRow(for constraint: Int32) -> Int32? {
    if let row = row(of: constraint, expressing: .zero) { return row }
    let direction = improvingDirection(of: constraint)
    if direction != 0, let block = firstBlock(of: constraint, direction: direction) { return block.row }
    let up = firstBlock(of: constraint, direction: 1)
    let down = firstBlock(of: constraint, direction: -1)
    if let up, let down { return down.distance < up.distance ? down.row : up.row }
    return (up ?? down)?.row ?? row(of: constraint, expressing: .free)
  }

  /// Of the rows in a symbol's column that express a symbol of some kind, the one of the smallest symbol.
  private func row(of symbol: Int32, expressing kind: Symbol.Kind) -> Int32? {
    var best: Int32?
    for position in columns.range(symbol) {
      let row = columns[position]
      let basic = heads[Int(row)].basic
      guard symbols[Int(basic)].kind == kind, abs(coefficient(of: symbol, in: row)) > Tolerance.zero else { continue }
      if let found = best, heads[Int(found)].basic < basic { continue }
      best = row
    }
    return best
  }

  /// Removes a symbol outside the basis from all rows: one that is always 0, or whose coefficients are but rounding noise.
  mutating func erase(_ symbol: Int32) {
    for position in columns.range(symbol) {
      let row = columns[position]
      scratch.removeAll()
      for position in rows.range(row) where rows[position].symbol != symbol { scratch.append(rows[position]) }
      rows.replace(row, with: scratch, in: scratch.indices)
      disown(row)
    }
    columns.removeAll(symbol)
    dropTrack(of: symbol)
  }
}
