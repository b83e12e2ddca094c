extension Matrix {
  /// Exchanges the basic symbol of a row for a symbol in that row, in all rows and columns.
  ///
  /// - Parameter keepsLeaving: Whether the leaving symbol gets a column.
  mutating func exchange(_ row: RowIndex, _ entering: SymbolIndex, _ leaving: SymbolIndex, keepsLeaving: Bool) {
    let leftOut = solve(row, for: entering, leaving, keepsLeaving: keepsLeaving)
    // The entering symbol is replaced in all rows of its column, and the leaving symbol appears in each of them. So the
    // leaving symbol takes over the whole column, and only the other symbols' columns need to be edited row by row.
    columns.swap(entering, leaving)
    substitute(entering, by: leaving, butIn: row, leftOut: leftOut)
    if !keepsLeaving { columns.removeAll(leaving) }
  }

  /// Solves a row for the entering symbol, and copies the result to ``pivotRow``.
  ///
  /// A leaving symbol that gets no column is always 0, but its offset is part of constants until a definition includes
  /// it.
  ///
  /// - Returns: The part of the row's constant that comes from the leaving symbol if that is left out; otherwise 0.
  private mutating func solve(
    _ row: RowIndex, for entering: SymbolIndex, _ leaving: SymbolIndex, keepsLeaving: Bool
  ) -> Double {
    let factor = -1 / coefficient(of: entering, in: row)
    pivotRow.reserve(rows.count(row) + 1, padding: .padding)
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
    var hasLeaving = leaving == nil
    for position in range {
      let entry = entries[position]
      if !hasLeaving, let leaving, leaving < entry.symbol {
        solved[count] = Entry(symbol: leaving, coefficient: -factor)
        count += 1
        hasLeaving = true
      }
      if entry.symbol == entering { continue }
      solved[count] = Entry(symbol: entry.symbol, coefficient: factor * entry.coefficient)
      count += 1
    }
    if !hasLeaving, let leaving {
      solved[count] = Entry(symbol: leaving, coefficient: -factor)
      count += 1
    }
    return count
  }
}
