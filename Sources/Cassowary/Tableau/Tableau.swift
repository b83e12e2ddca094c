/// The simplex tableau: each symbol in the basis as a constant plus a linear combination of symbols outside the basis.
///
/// Symbols are indices into flat arrays. A row is a list of entries, ascending by symbol. Each symbol outside the basis
/// has a column, the list of the rows in which it occurs, so that a pivot visits only those rows. The objective is
/// stored by symbol too: for each level, the derivative of the error with respect to that symbol. No operation scans
/// the whole tableau, so independent blocks of constraints share no work.
///
/// A constraint's symbol is its residual: a linear form of the variables plus the constraint's offset. Coefficients
/// relate the linear forms only, and do not depend on any offset: a row with basic symbol *b* says that `b - offset(b)`
/// is the sum of `coefficient * (s - offset(s))` over its entries. Since every *s* is 0, the value of *b* is
/// `offset(b)` minus the sum of `coefficient * offset(s)`.
struct Tableau: Sendable {
  /// A symbol and its coefficient in a row.
  struct Entry: Sendable, BitwiseCopyable {
    var symbol: SymbolIndex
    var coefficient: Double
  }

  /// The part of a row beside its entries.
  struct RowHead: Sendable, BitwiseCopyable {
    /// The basic symbol, which the row expresses; none for an unused row.
    var basic: SymbolIndex
    /// The symbol whose edits update the constant with one product, using ``rest``; none if there is none.
    var shiftingSymbol = SymbolIndex.none
    /// The number of changes since the row was last computed from constraints.
    var changes: UInt32 = 0
    /// Whether the constant is outdated; it is then computed when values are requested. Only for rows of variables.
    var needsConstant = false
    /// The value of the basic symbol, since every symbol in the entries is 0.
    var constant = 0.0
    /// The factor of the shifting symbol's offset in the constant.
    var shiftingFactor = 0.0
    /// The constant without the shifting symbol's part, and the sum of the magnitudes of its parts.
    var rest = 0.0
    var restMagnitude = 0.0
  }

  /// All symbols, in and out of the basis.
  var symbols = Table<SymbolIndex, Symbol>()
  /// For each symbol outside the basis, the rows in which it occurs, in no particular order.
  var columns = ListPool<SymbolIndex, RowIndex>()
  /// The entries of each row.
  var rows = ListPool<RowIndex, Entry>()
  /// The head of each row.
  var heads = Table<RowIndex, RowHead>()
  /// For each symbol outside the basis and each level's slot, the derivative of the error of the basis with respect to
  /// the symbol.
  ///
  /// The symbol's own cost is not included, since it depends on the direction in which the symbol moves.
  var gradients: [Double] = []
  /// The number of slots per symbol in ``gradients``.
  var stride = 2
  /// The priorities of the elastic symbols, one level for each.
  var levels = Levels()

  /// Symbols that may improve the solution by entering the basis.
  var candidates = SymbolQueue()
  /// Basic symbols whose value the current operation has changed; a buffer.
  var touched = WorkList<Consequence>()
  /// Elastic symbols in the basis whose sign may differ from their ``Symbol/side``.
  var unsettled = SymbolQueue()
  /// Variables whose value may have changed.
  var moved = WorkList<SymbolIndex>()
  /// Rows that have been changed so often that they are due to be recomputed.
  var worn = WorkList<RowIndex>()
  /// Required symbols that an edit may have made infeasible.
  var infeasible = WorkList<SymbolIndex>()
  /// The tracks of constraints that are edited repeatedly.
  var tracks = Table<TrackIndex, Track>()
  /// The tracks that were followed since their rows' constants were last updated.
  var lagging = WorkList<TrackIndex>()
  /// Those of the lagging tracks for which the variables' values are outdated too.
  var undelivered = WorkList<TrackIndex>()
  /// The changes of the current operation, for undoing it.
  var undo = UndoLog()

  var accumulator = Accumulator()
  /// A buffer for a merged row.
  var scratch = WorkList<Entry>()
  /// The symbols that a merge adds to a row, and those that it removes.
  var fills = WorkList<Fill>()
  /// A copy of the pivot row, solved for the entering symbol.
  var pivotRow = WorkList<Entry>()

  private var vacantSymbols: [SymbolIndex] = []
  private var vacantRows: [RowIndex] = []

  /// The number of pivots made so far.
  var pivotCount = 0

  /// Whether nothing is to be minimized or reported except the values that edits on tracks changed.
  @inline(__always)
  var isQuiet: Bool { candidates.isEmpty && unsettled.isEmpty && moved.isEmpty && worn.isEmpty }

  /// Allocates storage for a number of symbols. Growing step by step would take longer than solving a small layout.
  mutating func reserve(_ count: Int) {
    symbols.reserveCapacity(count)
    heads.reserveCapacity(count)
    gradients.reserveCapacity(count * stride)
    columns.reserveLists(count)
    rows.reserveLists(count)
    accumulator.reserve(count)
  }

  /// Adds a symbol outside the basis, reusing a freed index if there is one.
  mutating func makeSymbol(_ symbol: Symbol) -> SymbolIndex {
    if let index = vacantSymbols.popLast() {
      let flags = symbols[index]
      symbols[index] = symbol
      symbols[index].keepFlags(of: flags)
      return index
    }
    let index = symbols.endIndex
    symbols.append(symbol)
    columns.appendList()
    accumulator.appendSymbol()
    for _ in 0..<stride { gradients.append(0) }
    return index
  }

  /// Frees the index of a symbol that is outside the basis and in no row.
  mutating func freeSymbol(_ index: SymbolIndex) {
    let flags = symbols[index]
    symbols[index] = Symbol()
    symbols[index].keepFlags(of: flags)
    clearGradients(of: index)
    vacantSymbols.append(index)
  }

  /// Sets the gradients of a symbol that is in no row to 0.
  mutating func clearGradients(of index: SymbolIndex) {
    let base = index.position * stride
    for slot in 0..<stride { gradients[base + slot] = 0 }
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

  /// Removes a row. Its basic symbol is then outside the basis and in no row.
  mutating func dropRow(_ row: RowIndex) {
    invalidateRest(row)
    for position in rows.range(row) { columns.remove(row, from: rows[position].symbol) }
    rows.removeAll(row)
    symbols[heads[row].basic].row = .none
    heads[row].basic = .none
    vacantRows.append(row)
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

  /// Adds a symbol to the list of those whose value may have changed.
  @inline(__always)
  mutating func markMoved(_ symbol: SymbolIndex) {
    if symbols[symbol].isMoved { return }
    symbols[symbol].isMoved = true
    moved.append(symbol)
  }
}

extension Symbol {
  /// Copies the flags that say which lists contain the symbol's index, and the track. They belong to the index, not to
  /// its use.
  mutating func keepFlags(of other: Symbol) {
    isCandidate = other.isCandidate
    isMoved = other.isMoved
    isUnsettled = other.isUnsettled
    track = other.track
    hasTrack = other.hasTrack
  }
}
