/// The equations of a tableau: each symbol in the basis as a constant plus a linear combination of symbols outside it.
///
/// Symbols are indices into flat arrays. A row is a list of entries, ascending by symbol. Each symbol outside the basis
/// has a column, the list of the rows in which it occurs, so that a pivot visits only those rows.
///
/// A constraint's symbol is its residual: a linear form of the variables plus the constraint's offset. Coefficients
/// relate the linear forms only, and do not depend on any offset: a row with basic symbol *b* says that `b - offset(b)`
/// is the sum of `coefficient * (s - offset(s))` over its entries. Since every *s* is 0, the value of *b* is
/// `offset(b)` minus the sum of `coefficient * offset(s)`.
///
/// Rows and columns always change together. What follows from a change is listed, for the next ``Solver/solve()``:
/// variables that moved, optional residuals that may have crossed 0, and rows that are due to be recomputed.
struct Matrix: Sendable {
  /// All symbols, in and out of the basis.
  var symbols = Table<SymbolIndex, Symbol>()
  /// For each symbol outside the basis, the rows in which it occurs, in no particular order.
  var columns = ListPool<SymbolIndex, RowIndex>()
  /// The entries of each row.
  var rows = ListPool<RowIndex, Entry>()
  /// The head of each row.
  var heads = Table<RowIndex, RowHead>()

  /// Variables whose value may have changed.
  var moved = WorkList<VariableIndex>()
  /// Elastic symbols in the basis whose sign may differ from their ``Symbol/side``.
  var unsettled = SymbolQueue()
  /// Rows that have been changed so often that they are due to be recomputed.
  var worn = WorkList<RowIndex>()

  /// A copy of the pivot row, solved for the entering symbol.
  var pivotRow = WorkList<Entry>()
  /// A buffer for a merged row.
  var scratch = WorkList<Entry>()
  /// The symbols that a merge adds to a row, and those that it removes; a buffer.
  var fills = WorkList<Fill>()
  /// The changes of rows by the current operation that have consequences; a buffer.
  var consequences = WorkList<Consequence>()

  private var vacantSymbols: [SymbolIndex] = []
  private var vacantRows: [RowIndex] = []

  /// Allocates storage for a number of symbols. Growing step by step would take longer than solving a small layout.
  mutating func reserve(_ count: Int) {
    symbols.reserveCapacity(count)
    heads.reserveCapacity(count)
    columns.reserveLists(count)
    rows.reserveLists(count)
  }

  /// Adds a symbol outside the basis, reusing a freed index if there is one.
  @inline(__always)
  mutating func makeSymbol(_ symbol: Symbol) -> SymbolIndex {
    if let index = vacantSymbols.popLast() {
      symbols[index].replace(with: symbol)
      return index
    }
    let index = symbols.endIndex
    symbols.append(symbol)
    columns.appendList()
    return index
  }

  /// Frees the index of a symbol that is outside the basis and in no row.
  mutating func freeSymbol(_ index: SymbolIndex) {
    symbols[index].replace(with: Symbol())
    vacantSymbols.append(index)
  }

  /// Adds an empty row that expresses a symbol, reusing a freed row if there is one.
  mutating func makeRow(for basic: SymbolIndex) -> RowIndex {
    let head = RowHead(basic: basic)
    let row: RowIndex
    if let vacant = vacantRows.popLast() {
      row = vacant
      heads[row] = head
    } else {
      row = heads.endIndex
      heads.append(head)
      rows.appendList()
    }
    symbols[basic].row = row
    return row
  }

  /// Adds a row for a symbol from a linear combination of symbols outside the basis, and empties that. The row's
  /// constant is not computed yet.
  mutating func makeRow(for basic: SymbolIndex, from accumulator: inout Accumulator) -> RowIndex {
    accumulator.sort()
    let row = makeRow(for: basic)
    rows.reserve(row, accumulator.symbols.count, padding: .padding)
    for index in accumulator.symbols.indices {
      let symbol = accumulator.symbols[index]
      let coefficient = accumulator.value(of: symbol)
      if coefficient == 0 { continue }
      rows.append(Entry(symbol: symbol, coefficient: coefficient), to: row)
      columns.append(row, to: symbol)
    }
    accumulator.removeAll()
    return row
  }

  /// Removes a row. Its basic symbol is then outside the basis and in no row.
  mutating func dropRow(_ row: RowIndex) {
    invalidateRest(row)
    for position in rows.range(row) { columns.remove(row, from: rows[position].symbol) }
    rows.removeAll(row)
    symbols[heads[row].basic].row = .none
    heads[row].basic = .none
    vacantRows.append(row)
  }

  /// Removes a symbol outside the basis from all rows. The symbol is always 0, or its coefficients are only rounding
  /// noise.
  mutating func erase(_ symbol: SymbolIndex) {
    for position in columns.range(symbol) {
      let row = columns[position]
      scratch.removeAll()
      for position in rows.range(row) where rows[position].symbol != symbol { scratch.append(rows[position]) }
      rows.replace(row, with: scratch, in: scratch.indices)
      invalidateRest(row)
    }
    columns.removeAll(symbol)
  }

  /// Inserts an entry into a row that does not contain its symbol.
  mutating func insert(_ entry: Entry, in row: RowIndex) {
    let range = rows.range(row)
    let offset = range.firstIndex { rows[$0].symbol > entry.symbol } ?? range.upperBound
    rows.insert(entry, at: offset - range.lowerBound, in: row)
    columns.append(row, to: entry.symbol)
    invalidateRest(row)
  }

  /// Replaces a row, including its symbol's constant, by an earlier state of it.
  mutating func restore(_ row: RowIndex, _ head: RowHead, _ entries: WorkList<Entry>, in part: Range<Int>) {
    for position in rows.range(row) { columns.remove(row, from: rows[position].symbol) }
    rows.replace(row, with: entries, in: part)
    for position in rows.range(row) { columns.append(row, to: rows[position].symbol) }
    heads[row] = head
    setConstant(of: row, to: head.constant)
    heads[row].needsConstant = head.needsConstant
  }

  /// The value of a symbol: the constant of its row, or 0 outside the basis.
  @inline(__always)
  func value(of symbol: SymbolIndex) -> Double {
    let row = symbols[symbol].row
    return row.isNone ? 0 : heads[row].constant
  }

  /// Whether a variable is in the basis and depends only on symbols that are always 0.
  func isFixed(_ symbol: SymbolIndex) -> Bool {
    let row = symbols[symbol].row
    if row.isNone { return false }
    for position in rows.range(row) where symbols[rows[position].symbol].kind != .zero { return false }
    return true
  }

  /// Whether a variable is outside the basis and in no row, so that nothing depends on it.
  @inline(__always)
  func isUnused(_ symbol: SymbolIndex) -> Bool {
    !symbols[symbol].isBasic && columns.count(symbol) == 0
  }

  /// The coefficient of a symbol in a row, or 0. Takes O(log n) time for a row of n entries.
  @inline(__always)
  func coefficient(of symbol: SymbolIndex, in row: RowIndex) -> Double {
    var range = rows.range(row)
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = rows[middle].symbol <= symbol ? middle..<range.upperBound : range.lowerBound..<middle
    }
    guard let position = range.first, rows[position].symbol == symbol else { return 0 }
    return rows[position].coefficient
  }
}
