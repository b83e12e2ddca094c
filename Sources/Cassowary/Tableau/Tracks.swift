/// The tracks of constraints that are edited repeatedly, and those whose edits have not reached the rows yet.
///
/// Whether a constraint's track is valid is a flag of its symbol, since every edit checks it and every change of a row
/// clears it.
struct Tracks: Sendable {
  /// The number of consecutive prepared edits after which a symbol gets a track.
  ///
  /// A copy of a solver is often edited once, where a track would cost more than it saves.
  static let editsBeforeTrack = 2

  private var tracks = Table<TrackIndex, Track>()
  /// The number of tracks that were laid.
  private var version: UInt32 = 0
  /// The tracks that were followed since their rows' constants were last updated.
  private var lagging = WorkList<TrackIndex>()
  /// Those of the lagging tracks for which the variables' values are outdated too.
  private(set) var undelivered = WorkList<TrackIndex>()

  /// The track at an index.
  @inline(__always)
  subscript(index: TrackIndex) -> Track { tracks[index] }

  /// Returns the constraint of a track.
  @inline(__always)
  func constraint(of index: TrackIndex) -> ConstraintIndex { tracks[index].symbol }

  /// Returns what distinguishes a track from earlier ones with its index.
  @inline(__always)
  func version(of index: TrackIndex) -> UInt32 { tracks[index].version }

  /// Whether there are rows whose constants are older than the offsets.
  @inline(__always)
  var isLagging: Bool { !lagging.isEmpty }

  /// Creates a track for a constraint, all of whose rows are prepared for its edits. It has none if no edit is possible
  /// without a pivot.
  @inline(never)
  mutating func lay(for constraint: ConstraintIndex, definedPart: Double, _ matrix: inout Matrix) {
    matrix.symbols[constraint].repeatedEdits = 0
    version &+= 1
    var track = Track(symbol: constraint, version: version, definedPart: definedPart)
    let row = matrix.symbols[constraint].row
    if !row.isNone { Self.narrow(&track, to: row, matrix) }
    for position in matrix.columns.range(constraint) { Self.narrow(&track, to: matrix.columns[position], matrix) }
    guard track.lower <= track.upper, !row.isNone || matrix.columns.count(constraint) > 0 else { return }
    let index = matrix.symbols[constraint].track
    if index.isNone {
      matrix.symbols[constraint].track = tracks.endIndex
      tracks.append(track)
    } else {
      tracks[index] = track
    }
    matrix.symbols[constraint].hasTrack = true
  }

  private static func narrow(_ track: inout Track, to row: RowIndex, _ matrix: borrowing Matrix) {
    let head = matrix.heads[row]
    track.narrow(to: head, of: matrix.symbols[head.basic])
  }

  /// Sets an offset that is within the limits of a track. The rows and values are updated later.
  @inline(__always)
  mutating func setOffset(on index: TrackIndex, to offset: Double, _ matrix: inout Matrix) {
    let track = tracks[index]
    matrix.symbols[track.symbol].offset = offset
    if track.isUndelivered { return }
    tracks[index].isUndelivered = true
    undelivered.append(index)
    if track.lags { return }
    tracks[index].lags = true
    lagging.append(index)
  }

  /// Marks the values that follow from all tracks as up to date.
  @inline(__always)
  mutating func markDelivered() {
    for place in undelivered.indices { tracks[undelivered[place]].isUndelivered = false }
    undelivered.removeAll()
  }

  /// Updates the constants of all rows on tracks that lag.
  @inline(never)
  mutating func catchUp(_ matrix: inout Matrix) {
    for place in lagging.indices {
      let track = tracks[lagging[place]]
      tracks[lagging[place]].lags = false
      tracks[lagging[place]].isUndelivered = false
      let row = matrix.symbols[track.symbol].row
      if !row.isNone { matrix.catchUp(row, with: track.symbol, marksMoved: track.isUndelivered) }
      for position in matrix.columns.range(track.symbol) {
        matrix.catchUp(matrix.columns[position], with: track.symbol, marksMoved: track.isUndelivered)
      }
    }
    lagging.removeAll()
    undelivered.removeAll()
  }
}
