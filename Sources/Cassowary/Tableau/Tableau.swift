/// The simplex tableau: every symbol in the basis as a constant plus a sum of symbols outside it.
///
/// Symbols are indices into flat arrays. Rows are lists of entries, ascending by symbol; each symbol outside the basis has the
/// list of the rows in which it occurs, so that a pivot visits just those. The objective is stored by symbol too: how each
/// level's error grows with that symbol. Nothing is ever scanned as a whole, so blocks that share no symbol share no work.
struct Tableau: Sendable {
  /// A symbol and its coefficient in a row.
  struct Entry: Sendable, BitwiseCopyable {
    var symbol: Int32
    var coefficient: Double
  }

  /// What a row stands for beside its entries.
  struct RowHead: Sendable, BitwiseCopyable {
    /// The symbol that the row expresses; -1 for a row that is not in use.
    var basic: Int32
    /// The symbol whose edits shift the row without summing it up, or -1.
    var shiftingSymbol: Int32 = -1
    /// How often the row was changed since it was last computed from constraints.
    var changes: UInt32 = 0
    /// Whether the constant, of a row that expresses a variable, is to be computed when values are asked for.
    var needsConstant = false
    /// The symbol's value, since everything else in the row is 0.
    var constant = 0.0
    /// What that symbol's offset is multiplied by in the row's constant.
    var shiftingFactor = 0.0
    /// The row's constant without that symbol's part, and the sum of its parts' magnitudes.
    var rest = 0.0
    var restMagnitude = 0.0
  }

  /// All symbols, in and out of the basis.
  var symbols: [Symbol] = []
  /// For each symbol outside the basis, the rows in which it occurs, in no order that matters.
  var columns = ListPool<Int32>()
  /// For each row, its entries.
  var rows = ListPool<Entry>()
  /// For each row, what it expresses.
  var heads: [RowHead] = []
  /// For each symbol outside the basis and each level's slot, how the error of the basis grows with the symbol.
  var gradients: [Double] = []
  /// The room for slots in ``gradients``.
  var stride = 2
  /// The priorities of the elastic symbols.
  var levels = Levels()

  /// Symbols that may improve the solution by entering the basis.
  var candidates = SymbolQueue()
  /// Symbols of the basis whose value an edit has just changed.
  var touched = WorkList<Int32>()
  /// Elastic symbols in the basis that may be on another side of 0 than they count for.
  var unsettled = SymbolQueue()
  /// Variables whose value may have changed.
  var moved = WorkList<Int32>()
  /// Rows that have been changed very often.
  var worn = WorkList<Int32>()
  /// Required symbols whose value may have become infeasible by an edit.
  var infeasible = WorkList<Int32>()
  /// How far edits may go with no consequence.
  var tracks: [Track] = []
  /// The tracks whose rows' constants are older than their symbol's offset.
  var lagging = WorkList<Int32>()
  /// Of those, the tracks on which the variables' values are older too.
  var undelivered = WorkList<Int32>()
  /// How to undo the current step.
  var undo = UndoLog()

  var accumulator = Accumulator()
  /// Room for a merged row.
  var scratch = WorkList<Entry>()
  /// The symbols that a merge puts into a row, and the complements of those that it takes out.
  var fills = WorkList<Int32>()
  /// The row that a pivot adds to others.
  var pivotRow = WorkList<Entry>()

  private var vacantSymbols: [Int32] = []
  private var vacantRows: [Int32] = []

  /// The pivots made so far.
  var pivotCount = 0

  /// Whether there is nothing to minimise or to report but what edits on tracks changed.
  @inline(__always)
  var isQuiet: Bool { candidates.isEmpty && unsettled.isEmpty && moved.isEmpty && worn.isEmpty }

  /// Allocates for a number of symbols at once: growing step by step takes longer than using a small tableau.
  mutating func reserve(_ count: Int) {
    symbols.reserveCapacity(count)
    heads.reserveCapacity(count)
    gradients.reserveCapacity(count * stride)
    columns.reserveLists(count)
    rows.reserveLists(count)
    accumulator.reserve(count)
  }

  /// Makes a symbol outside the basis.
  mutating func makeSymbol(_ symbol: Symbol) -> Int32 {
    if let index = vacantSymbols.popLast() {
      let flags = symbols[Int(index)]
      symbols[Int(index)] = symbol
      symbols[Int(index)].keepFlags(of: flags)
      return index
    }
    symbols.append(symbol)
    columns.appendList()
    accumulator.appendSymbol()
    for _ in 0..<stride { gradients.append(0) }
    return Int32(symbols.count - 1)
  }

  /// Frees a symbol that is outside the basis and in no row.
  mutating func freeSymbol(_ index: Int32) {
    let flags = symbols[Int(index)]
    symbols[Int(index)] = Symbol()
    symbols[Int(index)].keepFlags(of: flags)
    clearGradients(of: index)
    vacantSymbols.append(index)
  }

  /// Sets the gradients of a symbol that is in no row to 0.
  mutating func clearGradients(of index: Int32) {
    let base = Int(index) * stride
    for slot in 0..<stride { gradients[base + slot] = 0 }
  }

  /// Makes an empty row for a symbol.
  mutating func makeRow(for basic: Int32) -> Int32 {
    let head = RowHead(basic: basic)
    let row: Int32
    if let vacant = vacantRows.popLast() {
      row = vacant
      heads[Int(row)] = head
    } else {
      row = Int32(heads.count)
      heads.append(head)
      rows.appendList()
    }
    symbols[Int(basic)].row = row
    return row
  }

  /// Drops a row; the symbol that it expressed is then outside the basis and in no row.
  mutating func dropRow(_ row: Int32) {
    disown(row)
    for position in rows.range(row) { columns.remove(row, from: rows[position].symbol) }
    rows.removeAll(row)
    symbols[Int(heads[Int(row)].basic)].row = -1
    heads[Int(row)].basic = -1
    vacantRows.append(row)
  }

  /// Whether a variable is outside the basis and in no row, so that nothing depends on it.
  @inline(__always)
  func isUnused(_ symbol: Int32) -> Bool {
    !symbols[Int(symbol)].isBasic && columns.count(symbol) == 0
  }

  /// The coefficient of a symbol that occurs in a row: a binary search.
  @inline(__always)
  func coefficient(of symbol: Int32, in row: Int32) -> Double {
    var range = rows.range(row)
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = rows[middle].symbol <= symbol ? middle..<range.upperBound : range.lowerBound..<middle
    }
    guard let position = range.first, rows[position].symbol == symbol else { return 0 }
    return rows[position].coefficient
  }

  /// Lists a symbol among those whose value may have changed.
  @inline(__always)
  mutating func markMoved(_ symbol: Int32) {
    if symbols[Int(symbol)].isMoved { return }
    symbols[Int(symbol)].isMoved = true
    moved.append(symbol)
  }
}

extension Symbol {
  /// Takes over which lists a symbol stands in, and its track.
  mutating func keepFlags(of other: Symbol) {
    isCandidate = other.isCandidate
    isMoved = other.isMoved
    isUnsettled = other.isUnsettled
    track = other.track
    hasTrack = other.hasTrack
  }
}
