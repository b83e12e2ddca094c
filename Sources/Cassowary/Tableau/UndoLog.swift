/// The changes made by an operation, so that a refused operation can be undone bit for bit.
///
/// Its size is proportional to the changes, not to the tableau.
struct UndoLog: Sendable {
  /// The previous state of a row or symbol, with the positions of its entries or gradients in the log.
  enum Change: Sendable, BitwiseCopyable {
    case row(RowIndex, Tableau.RowHead, start: Int, count: Int)
    case symbol(SymbolIndex, Symbol, gradients: Int)
  }

  /// The previous value of a row's constant or of a symbol's offset.
  struct Old<Index: TableIndex>: Sendable, BitwiseCopyable {
    var index: Index
    var value: Double
  }

  /// Whether pivots record their changes.
  var isRecording = false
  /// The changes made by pivots, in order.
  var changes = WorkList<Change>()
  /// The previous offsets and row constants that edits replaced, all before the first pivot.
  var offsets = WorkList<Old<SymbolIndex>>()
  var constants = WorkList<Old<RowIndex>>()
  /// The previous entries of the rows in ``changes``.
  var entries = WorkList<Tableau.Entry>()
  /// The previous gradients of the symbols in ``changes``.
  var gradients = WorkList<Double>()

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
