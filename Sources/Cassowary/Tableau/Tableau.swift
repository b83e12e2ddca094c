/// The simplex tableau: the equations of the constraints that are not substituted, and what their errors cost.
///
/// The algorithms are in extensions, which read the parts and change them with the functions of this file. No operation
/// scans the whole tableau, so independent blocks of constraints share no work.
struct Tableau: Sendable {
  /// The equations: symbols, rows, and columns.
  private(set) var matrix = Matrix()
  /// The derivatives of the errors, by level.
  private(set) var objective = Objective()
  /// The required inequalities that others imply, which have no row.
  var implications = Implications()
  /// The changes of the current operation, for undoing it.
  private(set) var undo = UndoLog()
  /// A linear combination of symbols outside the basis that is being built; a buffer.
  private(set) var accumulator = Accumulator()
  /// Symbols that may improve the solution by entering the basis.
  private(set) var candidates = SymbolQueue()
  /// Required symbols that an edit may have made infeasible.
  private var infeasible = WorkList<SymbolIndex>()
  /// The number of pivots made so far.
  private(set) var pivotCount = 0
  /// The symbol that entered the basis last.
  private(set) var lastEntered = SymbolIndex.none

  // MARK: Symbols

  /// Allocates storage for a number of symbols.
  mutating func reserve(_ count: Int) {
    matrix.reserve(count)
    objective.reserve(count)
    accumulator.reserve(count)
  }

  /// Adds a symbol outside the basis, reusing a freed index if there is one.
  mutating func makeSymbol(_ symbol: Symbol) -> SymbolIndex {
    let count = matrix.symbols.count
    let index = matrix.makeSymbol(symbol)
    if matrix.symbols.count > count {
      accumulator.appendSymbol()
      objective.appendSymbol()
    }
    return index
  }

  /// Adds an elastic symbol, whose error above and below 0 costs 1 per unit at two priorities. A side without a
  /// priority is free.
  mutating func makeElasticSymbol(rising: Double?, falling: Double) -> Symbol {
    var symbol = Symbol()
    symbol.kind = .elastic
    symbol.fallingLevel = objective.retainLevel(falling)
    if let rising { symbol.risingLevel = objective.retainLevel(rising) }
    return symbol
  }

  /// Frees the index of a symbol that is outside the basis and in no row.
  mutating func freeSymbol(_ index: SymbolIndex) {
    matrix.freeSymbol(index)
    objective.clearGradients(of: index)
  }

  /// Sets the offset of a constraint that is outside the basis and in no row.
  mutating func setUnusedOffset(of constraint: ConstraintIndex, to offset: Double) {
    matrix.symbols[constraint].offset = offset
  }

  /// Sets the kind of a constraint's residual.
  mutating func setKind(of constraint: ConstraintIndex, to kind: Symbol.Kind) {
    matrix.symbols[constraint].kind = kind
  }

  /// Sets the side of 0 for which the cost of an elastic symbol is part of the gradients.
  mutating func setSide(of symbol: SymbolIndex, to side: Int8) { matrix.symbols[symbol].side = side }

  /// Adds a symbol to the list of those whose value may have changed.
  mutating func markMoved(_ symbol: SymbolIndex) { matrix.markMoved(symbol) }

  /// Empties the list of variables that may have moved.
  mutating func removeMoved() { matrix.removeMoved() }

  // MARK: Rows

  /// Adds `coefficient * symbol` to ``accumulator``, with a basic symbol replaced by its row.
  mutating func accumulate(_ coefficient: Double, times symbol: SymbolIndex) {
    let row = matrix.symbols[symbol].row
    if row.isNone {
      accumulator.add(coefficient, to: symbol)
      return
    }
    accumulator.add(coefficient, times: matrix.rows, in: matrix.rows.range(row))
  }

  /// Adds `coefficient * symbol` to ``accumulator``, whether the symbol is basic or not.
  mutating func accumulate(_ coefficient: Double, timesBasic symbol: SymbolIndex) {
    accumulator.add(coefficient, to: symbol)
  }

  /// Sorts and returns the terms in ``accumulator``, and empties it.
  mutating func takeAccumulated() -> [Entry] {
    accumulator.sort()
    defer { accumulator.removeAll() }
    return accumulator.symbols.elements.map { Entry(symbol: $0, coefficient: accumulator.value(of: $0)) }
  }

  /// Makes a row for a symbol from ``accumulator``, and empties that. The row's constant is not computed yet.
  mutating func makeRowFromAccumulator(for basic: SymbolIndex) -> RowIndex {
    matrix.makeRow(for: basic, from: &accumulator)
  }

  /// Removes a row. Its basic symbol is then outside the basis and in no row.
  mutating func dropRow(_ row: RowIndex) { matrix.dropRow(row) }

  /// Removes a symbol outside the basis from all rows. The symbol is always 0, or its coefficients are only rounding
  /// noise.
  mutating func erase(_ symbol: SymbolIndex) { matrix.erase(symbol) }

  /// Inserts a symbol into the rows of the basic symbols in ``accumulator``, with the coefficients from there, and
  /// updates its gradients. No row may contain it.
  mutating func insertAccumulated(as symbol: SymbolIndex) {
    accumulator.sort()
    for index in accumulator.symbols.indices {
      let basic = matrix.symbols[accumulator.symbols[index]]
      let coefficient = accumulator.value(of: accumulator.symbols[index])
      if coefficient == 0 { continue }
      matrix.insert(Entry(symbol: symbol, coefficient: coefficient), in: basic.row)
      guard basic.kind == .elastic, !basic.level.isNone else { continue }
      objective.add(basic.slope * coefficient, to: symbol, basic.level)
    }
    accumulator.removeAll()
  }

  /// Computes a row's constant and sets it.
  mutating func computeConstant(of row: RowIndex) { matrix.computeConstant(of: row) }

  /// Computes a row's constant after the row has changed. For a variable, it defers that until values are requested.
  mutating func renewConstant(of row: RowIndex) { matrix.renewConstant(of: row) }

  /// Computes the deferred constants of the variables that moved.
  mutating func computeMovedConstants() { matrix.computeMovedConstants() }

  /// Removes and returns a row that is due to be recomputed.
  mutating func popWornRow() -> RowIndex? {
    while let row = matrix.worn.popLast() {
      if matrix.isWorn(row) { return row }
    }
    return nil
  }

  /// Marks a row as just computed from constraints.
  mutating func resetChanges(of row: RowIndex) { matrix.heads[row].changes = 0 }

  // MARK: Pivots

  /// Exchanges the basic symbol of a row for a symbol in that row.
  ///
  /// - Parameters:
  ///   - row: The row whose symbol leaves the basis.
  ///   - entering: A symbol with a nonzero coefficient in the row.
  ///   - side: The direction, 1 or -1, in which the entering symbol moves: its ``Symbol/side`` if it is elastic.
  ///   - costsCount: Whether the gradients include the leaving symbol's cost: false for a row that is being added.
  ///   - keepsLeaving: Whether the leaving symbol gets a column: false if it is always 0 and about to be removed.
  mutating func pivot(
    _ row: RowIndex, _ entering: SymbolIndex, side: Int8, costsCount: Bool = true, keepsLeaving: Bool = true
  ) {
    pivotCount += 1
    lastEntered = entering
    let leaving = matrix.heads[row].basic
    if undo.isRecording { undo.recordPivot(of: row, entering, matrix, objective) }
    matrix.symbols[entering].side = side
    // The gradients follow from the rows as they are before the exchange.
    objective.pivot(row, entering, leaving, matrix, costsCount: costsCount)
    matrix.exchange(row, entering, leaving, keepsLeaving: keepsLeaving)
    for index in matrix.pivotRow.indices { enqueue(matrix.pivotRow[index].symbol) }
    if matrix.symbols[leaving].kind == .free { matrix.markMoved(leaving) }
  }

  // MARK: Costs

  /// Adds a symbol to the candidates to enter the basis if that improves the solution.
  @inline(__always)
  mutating func enqueue(_ symbol: SymbolIndex) {
    if matrix.symbols[symbol].isCandidate { return }
    if objective.improvingDirection(of: symbol, matrix.symbols[symbol]) == 0 { return }
    matrix.symbols[symbol].isCandidate = true
    candidates.push(symbol)
  }

  /// Removes and returns the smallest candidate, as Bland's rule requires.
  @inline(__always)
  mutating func popCandidate() -> SymbolIndex? {
    guard let symbol = candidates.pop() else { return nil }
    matrix.symbols[symbol].isCandidate = false
    return symbol
  }

  /// Adds a multiple of a row's coefficients to the gradients of one level, and updates the candidates.
  mutating func addCosts(of row: RowIndex, times slope: Double, level: LevelSlot) {
    if slope == 0 { return }
    objective.addRow(row, of: matrix.rows, times: slope, level)
    for position in matrix.rows.range(row) { enqueue(matrix.rows[position].symbol) }
  }

  /// Sets the gradients of a symbol that is in no row to 0.
  mutating func clearGradients(of symbol: SymbolIndex) { objective.clearGradients(of: symbol) }

  /// Updates the gradients for elastic symbols in the basis whose value has crossed 0.
  ///
  /// The cost of an elastic symbol is linear on each side of 0 but not across it. The gradients count each such symbol
  /// as if it stayed on its ``Symbol/side``. When an edit or a pivot moves its value to the other side, the derivative
  /// changes from that of one side to that of the other, possibly at another level.
  mutating func updateGradients() {
    while let basic = matrix.popUnsettled() {
      let symbol = matrix.symbols[basic]
      guard symbol.kind == .elastic, symbol.isBasic else { continue }
      let constant = matrix.heads[symbol.row].constant
      if Double(symbol.side) * constant >= -Tolerance.zero { continue }
      matrix.symbols[basic].side = -symbol.side
      let turned = matrix.symbols[basic]
      if turned.level == symbol.level {
        addCosts(of: symbol.row, times: turned.slope - symbol.slope, level: symbol.level)
      } else {
        addCosts(of: symbol.row, times: -symbol.slope, level: symbol.level)
        addCosts(of: symbol.row, times: turned.slope, level: turned.level)
      }
    }
  }

  /// Moves the costs that an elastic symbol has above and below 0 to other priorities.
  mutating func setLevels(of constraint: ConstraintIndex, rising: Double, falling: Double) {
    let symbol = matrix.symbols[constraint]
    if objective.isLevel(symbol.risingLevel, of: rising), objective.isLevel(symbol.fallingLevel, of: falling) { return }
    if symbol.isBasic { addCosts(of: symbol.row, times: -symbol.slope, level: symbol.level) }
    // Retain the new levels before releasing the old ones, so that a level that stays in use keeps its slot.
    let risingLevel = symbol.risingLevel.isNone ? .none : objective.retainLevel(rising)
    let fallingLevel = symbol.fallingLevel.isNone ? .none : objective.retainLevel(falling)
    objective.releaseLevels(of: symbol)
    matrix.symbols[constraint].risingLevel = risingLevel
    matrix.symbols[constraint].fallingLevel = fallingLevel
    if symbol.isBasic { addCosts(of: symbol.row, times: symbol.slope, level: matrix.symbols[constraint].level) }
    enqueue(constraint)
    if symbol.isBasic {
      for position in matrix.rows.range(symbol.row) { enqueue(matrix.rows[position].symbol) }
    }
  }

  /// Makes a constraint's residual a free symbol, which costs nothing.
  mutating func release(_ constraint: ConstraintIndex) {
    let symbol = matrix.symbols[constraint]
    if symbol.kind == .elastic {
      if symbol.isBasic { addCosts(of: symbol.row, times: -symbol.slope, level: symbol.level) }
      objective.releaseLevels(of: symbol)
    }
    matrix.symbols[constraint].kind = .free
    matrix.symbols[constraint].risingLevel = .none
    matrix.symbols[constraint].fallingLevel = .none
  }

  /// Makes an elastic symbol one that has to be 0. ``repairAll()`` moves it out of the basis.
  mutating func require(_ constraint: ConstraintIndex) {
    release(constraint)
    matrix.symbols[constraint].kind = .zero
    if matrix.symbols[constraint].isBasic { infeasible.append(constraint) }
  }

  /// Makes a symbol that has to be 0 elastic, at two priorities.
  ///
  /// A redundant equality whose row contains the symbol takes its place outside the basis, since it is redundant no more.
  mutating func relax(_ constraint: ConstraintIndex, rising: Double, falling: Double) {
    if let row = row(of: constraint, expressing: .zero) { pivot(row, constraint, side: 1) }
    matrix.symbols[constraint].kind = .elastic
    matrix.symbols[constraint].fallingLevel = objective.retainLevel(falling)
    matrix.symbols[constraint].risingLevel = objective.retainLevel(rising)
    let row = matrix.symbols[constraint].row
    if row.isNone {
      enqueue(constraint)
    } else {
      setSide(of: constraint, to: matrix.heads[row].constant < 0 ? -1 : 1)
      let symbol = matrix.symbols[constraint]
      addCosts(of: row, times: symbol.slope, level: symbol.level)
    }
  }

  // MARK: Edits

  /// Changes a constraint's offset, and updates the constants of all rows that contain it. No pivot is made here;
  /// ``repairAll()`` makes the required symbols feasible again.
  mutating func setOffset(of constraint: ConstraintIndex, to offset: Double) {
    matrix.setOffset(of: constraint, to: offset, &undo, &infeasible)
    if matrix.symbols[constraint].kind == .nonNegative, !implications.isEmpty { implications.doubt(constraint) }
  }

  /// Computes the constant of a required inequality's new row. If it is infeasible, ``repairAll()`` repairs it.
  mutating func computeConstant(ofRequired constraint: ConstraintIndex) {
    let row = matrix.symbols[constraint].row
    computeConstant(of: row)
    if matrix.heads[row].constant < -Tolerance.zero { infeasible.append(constraint) }
  }

  /// Sets a constraint's offset if no row's constant changes, because definitions changed at the same time.
  mutating func replaceOffset(of constraint: ConstraintIndex, by offset: Double) {
    matrix.replaceOffset(of: constraint, by: offset)
  }

  /// Makes all required symbols feasible again after their offsets were changed.
  ///
  /// Each repair keeps the rows feasible that are feasible already, so one pass suffices.
  ///
  /// - Returns: `nil`, or a contradictory combination of constraints; the tableau is then as it was before the offsets
  ///   were changed.
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

  /// Starts or stops recording pivots.
  mutating func setRecording(_ isRecording: Bool) { undo.isRecording = isRecording }

  /// Undoes what the current operation has changed.
  mutating func rollBack() { undo.rollBack(&matrix, &objective) }

  /// Completes the current operation, which can then no longer be undone.
  mutating func forgetChanges() { undo.removeAll() }

  /// Removes what edits have prepared for the next ones. For tests.
  mutating func forgetEdits() {
    for row in matrix.heads.indices { matrix.invalidateRest(row) }
  }
}
