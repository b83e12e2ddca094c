/// The changes made by an operation, so that a refused operation can be undone bit for bit.
///
/// Its size is proportional to the changes, not to the tableau.
struct UndoLog: Sendable {
  /// The previous state of a row or symbol, with the positions of its entries or gradients in the log.
  private enum Change: Sendable, BitwiseCopyable {
    case row(RowIndex, RowHead, start: Int, count: Int)
    case symbol(SymbolIndex, Symbol, gradients: Int)
  }

  /// The previous value of a row's constant or of a symbol's offset.
  struct Old<Index: TableIndex>: Sendable, BitwiseCopyable {
    var index: Index
    var value: Double
  }

  /// Whether pivots record their changes.
  var isRecording = false
  /// The row constants that edits replaced, all before the first pivot. ``Matrix`` writes them in a loop over spans.
  var constants = WorkList<Old<RowIndex>>()
  /// The offsets that edits replaced, all before the first pivot.
  private var offsets = WorkList<Old<SymbolIndex>>()
  /// The changes made by pivots, in order.
  private var changes = WorkList<Change>()
  /// The previous entries of the rows in ``changes``.
  private var entries = WorkList<Entry>()
  /// The previous gradients of the symbols in ``changes``.
  private var gradients = WorkList<Double>()

  /// The number of changes and entries for which there is storage.
  var room: Int { changes.storage.count + entries.storage.count }

  /// Records an offset that an edit replaces.
  @inline(__always)
  mutating func recordOffset(_ offset: Double, of symbol: SymbolIndex) {
    offsets.append(Old(index: symbol, value: offset))
  }

  /// Records everything that a pivot will change.
  mutating func recordPivot(
    of row: RowIndex, _ entering: SymbolIndex, _ matrix: borrowing Matrix, _ objective: borrowing Objective
  ) {
    record(matrix.heads[row].basic, matrix, objective)
    for position in matrix.rows.range(row) { record(matrix.rows[position].symbol, matrix, objective) }
    // The entering symbol's column includes the pivot row.
    for position in matrix.columns.range(entering) { record(matrix.columns[position], matrix) }
  }

  /// Records a symbol and its gradients.
  private mutating func record(
    _ symbol: SymbolIndex, _ matrix: borrowing Matrix, _ objective: borrowing Objective
  ) {
    changes.append(.symbol(symbol, matrix.symbols[symbol], gradients: gradients.count))
    objective.copyGradients(of: symbol, to: &gradients)
  }

  private mutating func record(_ row: RowIndex, _ matrix: borrowing Matrix) {
    let range = matrix.rows.range(row)
    changes.append(.row(row, matrix.heads[row], start: entries.count, count: range.count))
    for position in range { entries.append(matrix.rows[position]) }
  }

  /// Undoes the recorded changes, the last one first.
  mutating func rollBack(_ matrix: inout Matrix, _ objective: inout Objective) {
    isRecording = false
    while let change = changes.popLast() {
      switch change {
      case .symbol(let index, let symbol, let start):
        matrix.symbols[index].replace(with: symbol)
        objective.restoreGradients(of: index, from: gradients, at: start)
      case .row(let row, let head, let start, let count):
        matrix.restore(row, head, entries, in: start..<start + count)
      }
    }
    for old in constants.elements.reversed() { matrix.setConstant(of: old.index, to: old.value) }
    for old in offsets.elements.reversed() { matrix.replaceOffset(of: old.index, by: old.value) }
    removeAll()
  }

  /// Removes all changes. The capacity is preserved.
  mutating func removeAll() {
    isRecording = false
    offsets.removeAll()
    constants.removeAll()
    if changes.isEmpty { return }
    changes.removeAll()
    entries.removeAll()
    gradients.removeAll()
  }
}
