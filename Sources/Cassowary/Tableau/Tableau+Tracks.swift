extension Tableau {
  /// The number of consecutive prepared edits after which a symbol gets a track.
  ///
  /// A copy of a solver is often edited once, where a track would cost more than it saves.
  static let editsBeforeTrack = 2

  /// Creates a track for a constraint that is edited repeatedly, unless it has one.
  ///
  /// - Parameter definedPart: The part of the constraint's constant that comes from the definitions of its variables.
  @inline(__always)
  mutating func layTrackIfRepeated(for constraint: SymbolIndex, definedPart: Double) {
    let symbol = symbols[constraint]
    if symbol.repeatedEdits >= Self.editsBeforeTrack, !symbol.hasTrack { layTrack(for: constraint, definedPart) }
  }

  /// Creates a track for a constraint, all of whose rows are prepared for its edits.
  @inline(never)
  private mutating func layTrack(for constraint: SymbolIndex, _ definedPart: Double) {
    symbols[constraint].repeatedEdits = 0
    var track = Track(
      symbol: constraint, lower: -.greatestFiniteMagnitude, upper: .greatestFiniteMagnitude, definedPart: definedPart)
    let row = symbols[constraint].row
    if !row.isNone { narrow(&track, to: row) }
    for position in columns.range(constraint) { narrow(&track, to: columns[position]) }
    guard track.lower <= track.upper, !row.isNone || columns.count(constraint) > 0 else { return }
    if symbols[constraint].track.isNone {
      symbols[constraint].track = tracks.endIndex
      tracks.append(track)
    } else {
      tracks[symbols[constraint].track] = track
    }
    symbols[constraint].hasTrack = true
  }

  /// Narrows a track to the offsets for which a row's symbol keeps its sign.
  ///
  /// Rounding must not take an edit beyond them, so the limits have a margin that exceeds any rounding error.
  private func narrow(_ track: inout Track, to row: RowIndex) {
    let head = heads[row]
    let symbol = symbols[head.basic]
    if symbol.kind == .free { return }
    let isBelow = symbol.kind == .elastic && symbol.side < 0
    let side: Double = isBelow ? -1 : 1
    let goal = (-side * Tolerance.zero / 2 - head.rest) / head.shiftingFactor
    let margin = 0x1p-48 * (abs(head.rest / head.shiftingFactor) + abs(goal))
    // An equality cannot move at all, and after an overflow the limit is unknown: an empty range, so no track.
    guard symbol.kind != .zero, (goal + margin).isFinite else {
      track.upper = -.infinity
      return
    }
    if (head.shiftingFactor > 0) != isBelow {
      track.lower = max(track.lower, goal + margin)
    } else {
      track.upper = min(track.upper, goal - margin)
    }
  }

  /// Sets an offset that is within the limits of a track. The rows and values are updated later.
  @inline(__always)
  mutating func setTrackedOffset(_ place: TrackIndex, to offset: Double) {
    let track = tracks[place]
    symbols[track.symbol].offset = offset
    if track.isUndelivered { return }
    tracks[place].isUndelivered = true
    undelivered.append(place)
    if track.lags { return }
    tracks[place].lags = true
    lagging.append(place)
  }

  /// Updates the constants of all rows on tracks. Call it before reading a row's constant or changing a row.
  @inline(__always)
  mutating func catchUp() {
    if !lagging.isEmpty { catchUpTracks() }
  }

  @inline(never)
  private mutating func catchUpTracks() {
    for index in lagging.indices {
      let place = lagging[index]
      let track = tracks[place]
      tracks[place].lags = false
      tracks[place].isUndelivered = false
      let row = symbols[track.symbol].row
      if !row.isNone { catchUp(row, on: track) }
      for position in columns.range(track.symbol) { catchUp(columns[position], on: track) }
    }
    lagging.removeAll()
    undelivered.removeAll()
  }

  private mutating func catchUp(_ row: RowIndex, on track: Track) {
    let head = heads[row]
    let part = head.shiftingFactor * symbols[track.symbol].offset
    heads[row].constant = Self.shifted(head.rest, head.restMagnitude, by: part)
    if track.isUndelivered, symbols[head.basic].kind == .free { markMoved(head.basic) }
  }

  /// Invalidates the track of a symbol, because its column has changed.
  @inline(__always)
  mutating func dropTrack(of symbol: SymbolIndex) {
    if symbols[symbol].hasTrack { symbols[symbol].hasTrack = false }
  }

  /// Invalidates the track that a row belongs to.
  @inline(__always)
  mutating func dropTrack(owning row: RowIndex) {
    let owner = heads[row].shiftingSymbol
    if !owner.isNone { dropTrack(of: owner) }
  }

  /// Invalidates a row's rest and its track, because the row or another symbol's offset has changed.
  @inline(__always)
  mutating func invalidateRest(_ row: RowIndex) {
    dropTrack(owning: row)
    heads[row].shiftingSymbol = .none
  }
}
