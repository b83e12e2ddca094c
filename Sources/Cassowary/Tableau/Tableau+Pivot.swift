extension Tableau {
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
    let leaving = heads[row].basic
    if undo.isRecording { record(pivotOf: row, entering) }
    symbols[entering].side = side
    moveCosts(row, entering, leaving, costsCount: costsCount)
    let leftOut = exchange(row, entering, leaving, keepsLeaving: keepsLeaving)

    // The entering symbol is replaced in all rows of its column, and the leaving symbol appears in each of them. So the
    // leaving symbol takes over the whole column, and only the other symbols' columns need to be edited row by row.
    columns.swap(entering, leaving)
    substitute(entering, by: leaving, butIn: row, leftOut: leftOut)
    if !keepsLeaving { columns.removeAll(leaving) }
    for index in pivotRow.indices {
      enqueue(pivotRow[index].symbol)
      dropTrack(of: pivotRow[index].symbol)
    }
    if symbols[leaving].kind == .free { markMoved(leaving) }
  }

  /// Updates the gradients for a pivot, before the rows change.
  ///
  /// Solving the row for the entering symbol and substituting it in the objective gives the following. With *q* =
  /// (gradient of the entering symbol + its own slope) / its coefficient, the gradient of each other symbol in the row
  /// decreases by *q* times that symbol's coefficient. The gradient of the leaving symbol becomes *q* minus its own
  /// slope, which no longer counts since the symbol is outside the basis.
  private mutating func moveCosts(_ row: RowIndex, _ entering: SymbolIndex, _ leaving: SymbolIndex, costsCount: Bool) {
    let enteringSymbol = symbols[entering]
    let leavingSymbol = symbols[leaving]
    Self.moveCosts(
      rows, row, entering, enteringSymbol, leaving, pivot: coefficient(of: entering, in: row), &gradients, stride)
    if costsCount, leavingSymbol.kind == .elastic, !leavingSymbol.level.isNone {
      let place = leaving.position * stride + leavingSymbol.level.position
      gradients[place] = Tolerance.sum(gradients[place], -leavingSymbol.slope)
    }
  }

  private static func moveCosts(
    _ rows: borrowing ListPool<RowIndex, Entry>, _ row: RowIndex, _ entering: SymbolIndex, _ symbol: Symbol,
    _ leaving: SymbolIndex,
    pivot: Double, _ array: inout [Double], _ stride: Int
  ) {
    var gradients = array.mutableSpan
    let entries = rows.elements.span
    let range = rows.range(row)
    let level = symbol.level.position
    for slot in 0..<stride {
      var cost = gradients[entering.position * stride + slot]
      if slot == level { cost = Tolerance.sum(cost, symbol.slope) }
      gradients[entering.position * stride + slot] = 0
      gradients[leaving.position * stride + slot] = cost / pivot
      if cost == 0 { continue }
      for position in range {
        let entry = entries[position]
        if entry.symbol == entering { continue }
        let place = entry.symbol.position * stride + slot
        gradients[place] = Tolerance.sum(gradients[place], -entry.coefficient * (cost / pivot))
      }
    }
  }

  /// Solves a row for the entering symbol, and copies the result to ``pivotRow``.
  ///
  /// A leaving symbol that gets no column is always 0, but its offset is part of constants until a definition includes
  /// it.
  ///
  /// - Returns: The part of the row's constant that comes from the leaving symbol if that is left out; otherwise 0.
  private mutating func exchange(_ row: RowIndex, _ entering: SymbolIndex, _ leaving: SymbolIndex, keepsLeaving: Bool)
    -> Double
  {
    let factor = -1 / coefficient(of: entering, in: row)
    pivotRow.reserve(rows.count(row) + 1, padding: Entry(symbol: .none, coefficient: 0))
    pivotRow.count = Self.solve(
      rows, rows.range(row), for: entering, by: keepsLeaving ? leaving : nil, factor, into: &pivotRow.storage)
    rows.replace(row, with: pivotRow, in: pivotRow.indices)
    countChange(of: row)
    symbols[leaving].row = .none
    symbols[entering].row = row
    heads[row].basic = entering
    let leftOut = keepsLeaving ? 0 : -factor * symbols[leaving].offset
    renewConstant(of: row, leftOut: leftOut)
    return leftOut
  }
  /// Writes the row solved for the entering symbol to an array: each coefficient times `factor`, with the leaving
  /// symbol inserted.
  ///
  /// - Returns: The number of entries.
  private static func solve(
    _ rows: borrowing ListPool<RowIndex, Entry>, _ range: Range<Int>, for entering: SymbolIndex,
    by leaving: SymbolIndex?, _ factor: Double,
    into array: inout [Entry]
  ) -> Int {
    let entries = rows.elements.span
    var solved = array.mutableSpan
    var count = 0
    var isPlaced = leaving == nil
    for position in range {
      let entry = entries[position]
      if !isPlaced, let leaving, leaving < entry.symbol {
        solved[count] = Entry(symbol: leaving, coefficient: -factor)
        count += 1
        isPlaced = true
      }
      if entry.symbol == entering { continue }
      solved[count] = Entry(symbol: entry.symbol, coefficient: factor * entry.coefficient)
      count += 1
    }
    if !isPlaced, let leaving {
      solved[count] = Entry(symbol: leaving, coefficient: -factor)
      count += 1
    }
    return count
  }
}
