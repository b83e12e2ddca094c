/// What a step has changed, so that a refused one can be taken back bit for bit: its size is that of the step.
struct UndoLog: Sendable {
  /// One change, with what was there before.
  enum Change: Sendable, BitwiseCopyable {
    case row(Int32, Tableau.RowHead, start: Int, count: Int)
    case symbol(Int32, Symbol, gradients: Int)
  }

  /// A number of a row or symbol as it was.
  struct Old: Sendable, BitwiseCopyable {
    var index: Int32
    var value: Double
  }

  /// Whether changes of pivots are to be recorded.
  var isRecording = false
  /// The changes that pivots made.
  var changes = WorkList<Change>()
  /// The offsets that were set, and the constants of rows that followed, all before the first pivot.
  var offsets = WorkList<Old>()
  var constants = WorkList<Old>()
  var entries = WorkList<Tableau.Entry>()
  var gradients = WorkList<Double>()

  /// Forgets all changes and keeps the room.
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
