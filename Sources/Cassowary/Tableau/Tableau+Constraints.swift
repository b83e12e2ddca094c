extension Tableau {
  /// Puts a constraint's residual, whose expression is in ``accumulator``, into the tableau.
  ///
  /// - Returns: nil, or for a required constraint that contradicts others the combination with them that shows it; the tableau
  ///   is then as before but for the new symbol, which is outside the basis and in no row.
  mutating func install(_ constraint: Int32) -> [Entry]? {
    let row = makeRowFromAccumulator(for: constraint)
    if let variable = freeSymbol(in: row) {
      // A free symbol occurs in rows of variables only, so that it can take up the constraint whatever that asks.
      pivot(row, variable, side: 1, costsCount: false)
      return nil
    }
    let constant = heads[Int(row)].constant
    switch symbols[Int(constraint)].kind {
    case .elastic:
      symbols[Int(constraint)].side = constant < 0 ? -1 : 1
      addCosts(of: row, times: symbols[Int(constraint)].slope, level: symbols[Int(constraint)].level)
      return nil
    default:
      defer { undo.removeAll() }
      if repair(constraint, isLast: true) { return nil }
      let conflict = conflict(of: constraint)
      rollBack()
      dropRow(symbols[Int(constraint)].row)
      return conflict
    }
  }

  /// The free symbol in a row that occurs in the fewest other rows; of several, the youngest.
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

  /// Changes a constraint's offset. Required symbols that become infeasible are listed in ``infeasible``.
  mutating func setOffset(of constraint: Int32, to offset: Double) {
    undo.offsets.append(UndoLog.Old(index: constraint, value: symbols[Int(constraint)].offset))
    symbols[Int(constraint)].offset = offset
    let row = symbols[Int(constraint)].row
    if row >= 0 {
      shift(row, by: constraint, offset)
      return
    }
    for position in columns.range(constraint) { shift(columns[position], by: constraint, offset) }
  }

  /// Follows a change of a symbol's offset to a row.
  ///
  /// The row's constant is the rest, which a row keeps for the symbol that was edited last, plus the symbol's own part: the
  /// offsets before leave no trace, and the edits that follow each other while something is dragged add up no row.
  @inline(__always)
  private mutating func shift(_ row: Int32, by symbol: Int32, _ offset: Double) {
    if heads[Int(row)].shiftingSymbol != symbol { prepareShifts(of: row, by: symbol) }
    let head = heads[Int(row)]
    let product = head.shiftingFactor * offset
    let sum = head.rest + product
    let magnitude = head.restMagnitude + abs(product)
    let isNoise = abs(sum) <= Tolerance.cancellation * magnitude && magnitude.isFinite
    let constant = isNoise ? 0 : Self.finite(sum)
    if constant == head.constant { return }
    undo.constants.append(UndoLog.Old(index: row, value: head.constant))
    heads[Int(row)].constant = constant
    switch symbols[Int(head.basic)].kind {
    case .free: markMoved(head.basic)
    case .elastic: markIfUnsettled(head.basic, constant)
    case .zero: if abs(constant) > Tolerance.zero { infeasible.append(head.basic) }
    case .nonNegative: if constant < -Tolerance.zero { infeasible.append(head.basic) }
    case .unused: break
    }
  }

  /// Sums up a row without a symbol's part.
  private mutating func prepareShifts(of row: Int32, by symbol: Int32) {
    let basic = heads[Int(row)].basic
    var factor = basic == symbol ? 1.0 : 0
    var sum = basic == symbol ? 0 : symbols[Int(basic)].offset
    var magnitude = abs(sum)
    for position in rows.range(row) {
      let entry = rows[position]
      if entry.symbol == symbol {
        factor = -entry.coefficient
        continue
      }
      let product = entry.coefficient * symbols[Int(entry.symbol)].offset
      sum -= product
      magnitude += abs(product)
    }
    heads[Int(row)].shiftingSymbol = symbol
    heads[Int(row)].shiftingFactor = factor
    heads[Int(row)].rest = sum
    heads[Int(row)].restMagnitude = magnitude
  }

  /// Sets a constraint's offset where that changes no row's constant, since definitions changed with it.
  mutating func replaceOffset(of constraint: Int32, by offset: Double) {
    symbols[Int(constraint)].offset = offset
    forgetShifts(by: constraint)
  }

  /// Has the rows in which a symbol occurs summed up anew at the next edit.
  mutating func forgetShifts(by symbol: Int32) {
    let row = symbols[Int(symbol)].row
    if row >= 0 {
      heads[Int(row)].shiftingSymbol = -1
      return
    }
    for position in columns.range(symbol) { heads[Int(columns[position])].shiftingSymbol = -1 }
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

  /// Moves an elastic symbol's cost to another level.
  mutating func setLevel(of constraint: Int32, to priority: Double) {
    let slot = retainLevel(priority)
    let symbol = symbols[Int(constraint)]
    if symbol.isBasic {
      addCosts(of: symbol.row, times: -symbol.slope, level: symbol.level)
      addCosts(of: symbol.row, times: symbol.slope, level: slot)
    }
    levels.release(symbol.level)
    symbols[Int(constraint)].level = slot
    enqueue(constraint)
    if symbol.isBasic {
      for position in rows.range(symbol.row) { enqueue(rows[position].symbol) }
    }
  }

  /// Takes a constraint's residual out of the tableau: it is then outside the basis and in no row.
  mutating func uninstall(_ constraint: Int32) {
    settle()
    let symbol = symbols[Int(constraint)]
    if symbol.isBasic, symbol.kind == .elastic {
      addCosts(of: symbol.row, times: -symbol.slope, level: symbol.level)
    }
    if symbol.kind == .elastic { levels.release(symbol.level) }
    symbols[Int(constraint)].kind = .free
    symbols[Int(constraint)].level = -1
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
      heads[Int(row)].shiftingSymbol = -1
    }
    columns.removeAll(symbol)
  }
}
