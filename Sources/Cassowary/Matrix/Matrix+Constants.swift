/// The constants of rows: the values of the basic symbols.
extension Matrix {
  /// Returns a row's constant, computed from its coefficients and the offsets of the constraints in it.
  ///
  /// It is the offset of the basic symbol minus the sum of `coefficient * offset` (see ``Matrix``). Since it is
  /// computed from the constraints and never updated by a difference, rounding errors of past operations cannot
  /// accumulate.
  ///
  /// - Parameter leftOut: Such a product for a symbol that is no longer in the row.
  @inline(__always)
  func constant(of row: RowIndex, leftOut: Double = 0) -> Double {
    Self.constant(of: rows, row, symbols.elements.span, basic: heads[row].basic, leftOut)
  }

  @inline(__always)
  private static func constant(
    of rows: borrowing ListPool<RowIndex, Entry>, _ row: RowIndex, _ symbols: Span<Symbol>, basic: SymbolIndex,
    _ leftOut: Double
  ) -> Double {
    let entries = rows.elements.span
    var sum = symbols[basic].offset - leftOut
    var magnitude = abs(symbols[basic].offset) + abs(leftOut)
    for position in rows.range(row) {
      let entry = entries[position]
      let product = entry.coefficient * symbols[entry.symbol].offset
      sum -= product
      magnitude += abs(product)
    }
    return cleared(sum, magnitude)
  }

  /// Returns a sum, or 0 if it is only the rounding noise of parts that cancel. `magnitude` is the sum of the parts'
  /// magnitudes.
  @inline(__always)
  static func cleared(_ sum: Double, _ magnitude: Double) -> Double {
    let isNoise = abs(sum) <= Tolerance.cancellation * magnitude && magnitude.isFinite
    return isNoise ? 0 : finite(sum)
  }

  /// Computes a row's constant after the row has changed. For a variable, it defers that until values are requested.
  ///
  /// No pivot needs the constant of a variable's row, since a variable blocks nothing. So of several pivots, only the
  /// last one counts for it.
  @inline(__always)
  mutating func renewConstant(of row: RowIndex, leftOut: Double = 0) {
    let basic = heads[row].basic
    if symbols[basic].kind != .free {
      setConstant(of: row, to: constant(of: row, leftOut: leftOut))
      return
    }
    invalidateRest(row)
    heads[row].needsConstant = true
    markMoved(basic)
  }

  /// Computes the deferred constants of the variables that moved.
  mutating func computeMovedConstants() {
    for index in moved.indices {
      let row = symbols[moved[index]].row
      if !row.isNone, heads[row].needsConstant { computeConstant(of: row) }
    }
  }

  /// Computes a row's constant and sets it.
  mutating func computeConstant(of row: RowIndex) {
    setConstant(of: row, to: constant(of: row))
  }

  /// Replaces a row's constant, and adds its symbol to the list of moved variables or unsettled elastic symbols.
  @inline(__always)
  mutating func setConstant(of row: RowIndex, to constant: Double) {
    let basic = heads[row].basic
    heads[row].constant = constant
    heads[row].needsConstant = false
    invalidateRest(row)
    switch symbols[basic].kind {
    case .free: markMoved(basic)
    case .elastic: markIfUnsettled(basic, constant)
    case .zero, .nonNegative, .unused: break
    }
  }

  /// Adds a symbol to the list of those whose value may have changed.
  @inline(__always)
  mutating func markMoved(_ symbol: SymbolIndex) {
    if symbols[symbol].isMoved { return }
    symbols[symbol].isMoved = true
    moved.append(symbol)
  }

  /// Empties the list of variables that may have moved.
  mutating func removeMoved() {
    for index in moved.indices { symbols[moved[index]].isMoved = false }
    moved.removeAll()
  }

  /// Removes and returns an elastic symbol whose sign may differ from its side.
  @inline(__always)
  mutating func popUnsettled() -> SymbolIndex? {
    guard let symbol = unsettled.pop() else { return nil }
    symbols[symbol].isUnsettled = false
    return symbol
  }

  /// Adds a basic elastic symbol to the unsettled ones if its value is not on the side that its cost counts for.
  @inline(__always)
  mutating func markIfUnsettled(_ basic: SymbolIndex, _ constant: Double) {
    let symbol = symbols[basic]
    if symbol.isUnsettled || Double(symbol.side) * constant >= -Tolerance.zero { return }
    symbols[basic].isUnsettled = true
    unsettled.push(basic)
  }

  /// Returns a number, or the nearest finite number for a sum that overflowed; 0 for NaN.
  @inline(__always)
  static func finite(_ value: Double) -> Double {
    if value.isFinite { return value }
    if value.isNaN { return 0 }
    return value > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
  }
}
