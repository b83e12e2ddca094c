extension Tableau {
  /// Adds `coefficient * symbol` to the sum in ``accumulator``, with a symbol of the basis replaced by its row.
  mutating func accumulate(_ coefficient: Double, times symbol: Int32) {
    let row = symbols[Int(symbol)].row
    if row < 0 {
      accumulator.add(coefficient, to: symbol)
      return
    }
    accumulator.add(coefficient, times: rows, in: rows.range(row))
  }

  /// Makes a row for a symbol from ``accumulator``, which is then empty. The row's constant is yet to be computed.
  mutating func makeRowFromAccumulator(for basic: Int32) -> Int32 {
    accumulator.sort()
    let row = makeRow(for: basic)
    rows.reserve(row, accumulator.symbols.count, padding: Entry(symbol: 0, coefficient: 0))
    for index in accumulator.symbols.indices {
      let symbol = accumulator.symbols[index]
      let coefficient = accumulator.value(of: symbol)
      if coefficient == 0 { continue }
      rows.append(Entry(symbol: symbol, coefficient: coefficient), to: row)
      columns.append(row, to: symbol)
      dropTrack(of: symbol)
    }
    accumulator.removeAll()
    return row
  }

  /// A row's constant, computed from its coefficients and the constants of the constraints in it.
  ///
  /// A constraint's residual is its expression plus its offset, so a row is `offset of its basic symbol - sum of coefficient x
  /// offset`. Computing it anew, rather than by adding differences, means that rounding errors of past steps cannot add up.
  ///
  /// - Parameter leftOut: Such a product for a symbol that is not in the row any more.
  @inline(__always)
  func constant(of row: Int32, leftOut: Double = 0) -> Double {
    Self.constant(of: rows, row, symbols.span, basic: heads[Int(row)].basic, leftOut)
  }

  @inline(__always)
  private static func constant(
    of rows: borrowing ListPool<Entry>, _ row: Int32, _ symbols: Span<Symbol>, basic: Int32, _ leftOut: Double
  ) -> Double {
    let entries = rows.elements.span
    var sum = symbols[Int(basic)].offset - leftOut
    var magnitude = abs(symbols[Int(basic)].offset) + abs(leftOut)
    for position in rows.range(row) {
      let entry = entries[position]
      let product = entry.coefficient * symbols[Int(entry.symbol)].offset
      sum -= product
      magnitude += abs(product)
    }
    return cleared(sum, magnitude)
  }

  /// A sum, cleared of the noise that is left where parts of some magnitude cancel each other.
  @inline(__always)
  static func cleared(_ sum: Double, _ magnitude: Double) -> Double {
    let isNoise = abs(sum) <= Tolerance.cancellation * magnitude && magnitude.isFinite
    return isNoise ? 0 : finite(sum)
  }

  /// Computes a row's constant after the row has changed, or leaves that to the time when values are asked for: of several
  /// pivots before that, only the last counts for a variable.
  @inline(__always)
  mutating func renewConstant(of row: Int32, leftOut: Double = 0) {
    let basic = heads[Int(row)].basic
    if symbols[Int(basic)].kind != .free {
      setConstant(of: row, to: constant(of: row, leftOut: leftOut))
      return
    }
    disown(row)
    heads[Int(row)].needsConstant = true
    markMoved(basic)
  }

  /// Computes the constants that were left for later.
  mutating func computeMovedConstants() {
    for index in moved.indices {
      let row = symbols[Int(moved[index])].row
      if row >= 0, heads[Int(row)].needsConstant { computeConstant(of: row) }
    }
  }

  /// Computes a row's constant and sets it.
  mutating func computeConstant(of row: Int32) {
    setConstant(of: row, to: constant(of: row))
  }

  /// Replaces a row's constant, and lists what may follow from that.
  @inline(__always)
  mutating func setConstant(of row: Int32, to constant: Double) {
    let basic = heads[Int(row)].basic
    heads[Int(row)].constant = constant
    heads[Int(row)].needsConstant = false
    disown(row)
    switch symbols[Int(basic)].kind {
    case .free: markMoved(basic)
    case .elastic: markIfUnsettled(basic, constant)
    case .zero, .nonNegative, .unused: break
    }
  }

  /// Lists an elastic symbol of the basis if it is on the other side of 0 than it counts for.
  @inline(__always)
  mutating func markIfUnsettled(_ basic: Int32, _ constant: Double) {
    let symbol = symbols[Int(basic)]
    if symbol.isUnsettled || Double(symbol.side) * constant >= -Tolerance.zero { return }
    symbols[Int(basic)].isUnsettled = true
    unsettled.push(basic)
  }

  /// A number, or the finite one in place of a sum that overflowed.
  @inline(__always)
  static func finite(_ value: Double) -> Double {
    if value.isFinite { return value }
    if value.isNaN { return 0 }
    return value > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
  }
}
