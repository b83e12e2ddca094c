/// Edits within the limits of a track, whose effect on values is computed from a list of steps without reading any row.
///
/// A step's formula is the one that ``solve()`` uses without a track, so values are the same to the bit with and
/// without one.
extension Solver {
  /// An element of a track's program, which computes values from the offset of the edited constraint.
  ///
  /// The elements lie in memory in the order in which an edit reads them:
  /// - for each variable in the tableau that moves, three: the variable and the factor of the offset; its row's
  ///   constant without the offset's part; and the sum of the magnitudes of that constant's parts;
  /// - for each variable that depends on one variable in the tableau, one: the variable, the other one, and the factor
  ///   of that;
  /// - for each variable that depends on several, one for the variable, its definition, and its factor, and one for
  ///   each term of the definition.
  struct TrackStep: Sendable, BitwiseCopyable {
    var variable: SymbolIndex
    var other: SymbolIndex
    var number: Double

    /// The value of ``other`` in a definition's last term.
    static let last = SymbolIndex.none
    /// A value of ``other`` or ``variable`` that is not read.
    static let unread = SymbolIndex(0)
  }

  /// The average number of elements per symbol at which all are discarded. In deep hierarchies, each constraint could
  /// have many.
  private static let stepsPerSymbol = 16

  /// Changes a constraint's constant if it has a track and stays within its limits; returns whether it did.
  @inline(__always)
  mutating func moveAlongTrack(_ constraint: SymbolIndex, to constant: Double) -> Bool {
    let symbol = tableau.symbols[constraint]
    if !symbol.hasTrack { return false }
    let place = symbol.track
    let track = tableau.tracks[place]
    let offset = records[constraint].turn * (constant + track.definedPart)
    guard offset >= track.lower, offset <= track.upper else { return false }
    states[constraint].value = constant
    tableau.setTrackedOffset(place, to: offset)
    return true
  }

  /// Computes the values that follow from the edits on tracks.
  mutating func deliverTracks() {
    for index in tableau.undelivered.indices where tableau.tracks[tableau.undelivered[index]].epoch != epoch {
      findSteps(of: tableau.undelivered[index])
    }
    Self.runSteps(tableau.undelivered, &tableau.tracks, tableau.symbols, steps, &states, &changed)
    tableau.undelivered.removeAll()
  }

  /// Runs the steps of some tracks.
  private static func runSteps(
    _ places: borrowing WorkList<TrackIndex>, _ trackTable: inout Table<TrackIndex, Track>,
    _ symbolTable: borrowing Table<SymbolIndex, Symbol>, _ pool: borrowing ListPool<TrackIndex, TrackStep>,
    _ stateTable: inout Table<SymbolIndex, State>, _ changed: inout WorkList<SymbolIndex>
  ) {
    var tracks = trackTable.elements.mutableSpan
    var states = stateTable.elements.mutableSpan
    let symbols = symbolTable.elements.span
    let steps = pool.elements.span
    for index in places.indices {
      let place = places[index]
      let (start, counts) = (pool.range(place).lowerBound, tracks[place].steps)
      tracks[place].isUndelivered = false
      let offset = symbols[tracks[place].symbol].offset
      var position = start
      while position < start + counts.tableau {
        let value = Tableau.shifted(
          steps[position + 1].number, steps[position + 2].number, by: steps[position].number * offset)
        set(value, of: steps[position].variable, &states, &changed)
        position += 3
      }
      while position < start + counts.tableau + counts.single {
        let step = steps[position]
        let value = states[step.variable].constantPart + step.number * states[step.other].value
        set(Tableau.finite(value), of: step.variable, &states, &changed)
        position += 1
      }
    }
    // A variable that depends on several others may depend on several tracks, so compute these variables after all
    // others.
    for index in places.indices {
      let counts = tracks[places[index]].steps
      let range = pool.range(places[index])
      var position = range.lowerBound + counts.tableau + counts.single
      while position < range.upperBound {
        let step = steps[position]
        var sum = states[step.other].value
        repeat {
          position += 1
          sum += steps[position].number * states[steps[position].variable].value
        } while steps[position].other != TrackStep.last
        set(Tableau.finite(sum * step.number), of: step.variable, &states, &changed)
        position += 1
      }
    }
  }

  /// Sets a variable's value, and adds the variable to the changed ones.
  @inline(__always)
  private static func set(
    _ number: Double, of variable: SymbolIndex, _ states: inout MutableSpan<State>,
    _ changed: inout WorkList<SymbolIndex>
  ) {
    // Adding 0 turns -0.0 into 0.0.
    let value = number + 0
    if value == states[variable].value { return }
    states[variable].value = value
    if states[variable].isChanged { return }
    states[variable].isChanged = true
    changed.append(variable)
  }

  /// Finds the steps of a track.
  @inline(never)
  private mutating func findSteps(of place: TrackIndex) {
    if steps.elements.count > Self.stepsPerSymbol * (records.count + 64) { forgetSteps() }
    while steps.count <= place.position { steps.appendList() }
    steps.removeAll(place)
    let symbol = tableau.tracks[place].symbol
    beginWalk()
    let row = tableau.symbols[symbol].row
    if !row.isNone { appendStep(for: row, to: place) }
    for position in tableau.columns.range(symbol) { appendStep(for: tableau.columns[position], to: place) }
    let tableauSteps = steps.count(place)
    for index in walk.postorder.indices.reversed() {
      let variable = walk.postorder[index]
      let record = records[variable]
      guard !record.definition.isNone, let root = record.root.variable else { continue }
      steps.append(TrackStep(variable: variable, other: root, number: record.rootFactor), to: place)
    }
    let singleSteps = steps.count(place) - tableauSteps
    for index in walk.postorder.indices.reversed() { appendDefinition(of: walk.postorder[index], to: place) }
    tableau.tracks[place].steps = Track.Steps(tableau: tableauSteps, single: singleSteps)
    tableau.tracks[place].epoch = epoch
  }

  /// Adds the steps for the variable that a row expresses, if any, and visits those that depend on it.
  private mutating func appendStep(for row: RowIndex, to place: TrackIndex) {
    let head = tableau.heads[row]
    guard records[head.basic].role == .variable else { return }
    visitDependents(of: head.basic)
    steps.append(TrackStep(variable: head.basic, other: TrackStep.unread, number: head.shiftingFactor), to: place)
    steps.append(TrackStep(variable: TrackStep.unread, other: TrackStep.unread, number: head.rest), to: place)
    steps.append(TrackStep(variable: TrackStep.unread, other: TrackStep.unread, number: head.restMagnitude), to: place)
  }

  /// Adds the steps for a variable that depends on several others; none for other variables.
  private mutating func appendDefinition(of variable: SymbolIndex, to place: TrackIndex) {
    let record = records[variable]
    if record.definition.isNone || record.root != .many { return }
    steps.append(TrackStep(variable: variable, other: record.definition, number: record.factor), to: place)
    var last: TrackStep?
    for position in terms.range(record.definition) where terms[position].symbol != variable {
      if let last { steps.append(last, to: place) }
      last = TrackStep(variable: terms[position].symbol, other: TrackStep.unread, number: terms[position].coefficient)
    }
    last?.other = TrackStep.last
    if let last { steps.append(last, to: place) }
  }

  /// Discards the steps of all tracks.
  private mutating func forgetSteps() {
    steps = ListPool()
    for place in tableau.tracks.indices { tableau.tracks[place].epoch = 0 }
  }
}
