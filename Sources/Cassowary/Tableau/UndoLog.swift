/// What a step has changed, so that a refused one can be taken back bit for bit: its size is that of the step.
struct UndoLog: Sendable {
  /// One change, with what was there before.
  enum Change: Sendable, BitwiseCopyable {
    case row(Int32, Tableau.RowHead, start: Int, count: Int)
    case constant(Int32, Double)
    case symbol(Int32, Symbol, gradients: Int)
  }

  /// Whether changes are to be recorded.
  var isRecording = false
  var changes: [Change] = []
  var entries: [Tableau.Entry] = []
  var gradients: [Double] = []

  /// Forgets all changes and keeps the room.
  mutating func removeAll() {
    isRecording = false
    changes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    gradients.removeAll(keepingCapacity: true)
  }
}
