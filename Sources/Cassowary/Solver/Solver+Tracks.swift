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
    var variable: Int32
    var other: Int32
    var number: Double

    /// The value of ``other`` in a definition's last term.
    static let last: Int32 = -1
  }

  /// The average number of elements per symbol at which all are discarded. In deep hierarchies, each constraint could
  /// have many.
  private static let stepsPerSymbol = 16

  /// Changes a constraint's constant if it has a track and stays within its limits; returns whether it did.
  @inline(__always)
  mutating func moveAlongTrack(_ constraint: Int32, to constant: Double) -> Bool {
    let symbol = tableau.symbols[Int(constraint)]
    if !symbol.hasTrack { return false }
    let place = symbol.track
    let track = tableau.tracks[Int(place)]
    let offset = records[Int(constraint)].turn * (constant + track.definedPart)
    guard offset >= track.lower, offset <= track.upper else { return false }
    states[Int(constraint)].value = constant
    tableau.setTrackedOffset(place, to: offset)
    return true
  }

  /// Computes the values that follow from the edits on tracks.
  mutating func deliverTracks() {
    for index in tableau.undelivered.indices where tableau.tracks[Int(tableau.undelivered[index])].epoch != epoch {
      findSteps(of: tableau.undelivered[index])
    }
    Self.runSteps(tableau.undelivered, &tableau.tracks, tableau.symbols, steps, &states, &changed)
    tableau.undelivered.removeAll()
  }

  /// Runs the steps of some tracks.
  private static func runSteps(
    _ places: borrowing WorkList<Int32>, _ trackArray: inout [Track], _ symbolArray: borrowing [Symbol],
    _ pool: borrowing ListPool<TrackStep>, _ stateArray: inout [State], _ changed: inout WorkList<Int32>
  ) {
    var tracks = trackArray.mutableSpan
    var states = stateArray.mutableSpan
    let symbols = symbolArray.span
    let steps = pool.elements.span
    for index in places.indices {
      let place = Int(places[index])
      let (start, counts) = (pool.range(places[index]).lowerBound, tracks[place].steps)
      tracks[place].isUndelivered = false
      let offset = symbols[Int(tracks[place].symbol)].offset
      var position = start
      while position < start + Int(counts.tableau) {
        let value = Tableau.shifted(
          steps[position + 1].number, steps[position + 2].number, by: steps[position].number * offset)
        set(value, of: steps[position].variable, &states, &changed)
        position += 3
      }
      while position < start + Int(counts.tableau + counts.single) {
        let step = steps[position]
        let value = states[Int(step.variable)].constantPart + step.number * states[Int(step.other)].value
        set(Tableau.finite(value), of: step.variable, &states, &changed)
        position += 1
      }
    }
    // A variable that depends on several others may depend on several tracks, so compute these variables after all
    // others.
    for index in places.indices {
      let counts = tracks[Int(places[index])].steps
      let range = pool.range(places[index])
      var position = range.lowerBound + Int(counts.tableau + counts.single)
      while position < range.upperBound {
        let step = steps[position]
        var sum = states[Int(step.other)].value
        repeat {
          position += 1
          sum += steps[position].number * states[Int(steps[position].variable)].value
        } while steps[position].other != TrackStep.last
        set(Tableau.finite(sum * step.number), of: step.variable, &states, &changed)
        position += 1
      }
    }
  }

  /// Sets a variable's value, and adds the variable to the changed ones.
  @inline(__always)
  private static func set(
    _ number: Double, of variable: Int32, _ states: inout MutableSpan<State>, _ changed: inout WorkList<Int32>
  ) {
    // Adding 0 turns -0.0 into 0.0.
    let value = number + 0
    if value == states[Int(variable)].value { return }
    states[Int(variable)].value = value
    if states[Int(variable)].isChanged { return }
    states[Int(variable)].isChanged = true
    changed.append(variable)
  }

  /// Finds the steps of a track.
  @inline(never)
  private mutating func findSteps(of place: Int32) {
    if steps.elements.count > Self.stepsPerSymbol * (records.count + 64) { forgetSteps() }
    while steps.count <= Int(place) { steps.appendList() }
    steps.removeAll(place)
    let symbol = tableau.tracks[Int(place)].symbol
    beginWalk()
    let row = tableau.symbols[Int(symbol)].row
    if row >= 0 { appendStep(for: row, to: place) }
    for position in tableau.columns.range(symbol) { appendStep(for: tableau.columns[position], to: place) }
    let tableauSteps = steps.count(place)
    for index in walk.postorder.indices.reversed() {
      let variable = walk.postorder[index]
      let record = records[Int(variable)]
      if record.definition < 0 || record.root < 0 { continue }
      steps.append(TrackStep(variable: variable, other: record.root, number: record.rootFactor), to: place)
    }
    let singleSteps = steps.count(place) - tableauSteps
    for index in walk.postorder.indices.reversed() { appendDefinition(of: walk.postorder[index], to: place) }
    tableau.tracks[Int(place)].steps = Track.Steps(tableau: Int32(tableauSteps), single: Int32(singleSteps))
    tableau.tracks[Int(place)].epoch = epoch
  }

  /// Adds the steps for the variable that a row expresses, if any, and visits those that depend on it.
  private mutating func appendStep(for row: Int32, to place: Int32) {
    let head = tableau.heads[Int(row)]
    guard records[Int(head.basic)].role == .variable else { return }
    visitDependents(of: head.basic)
    steps.append(TrackStep(variable: head.basic, other: 0, number: head.shiftingFactor), to: place)
    steps.append(TrackStep(variable: 0, other: 0, number: head.rest), to: place)
    steps.append(TrackStep(variable: 0, other: 0, number: head.restMagnitude), to: place)
  }

  /// Adds the steps for a variable that depends on several others; none for other variables.
  private mutating func appendDefinition(of variable: Int32, to place: Int32) {
    let record = records[Int(variable)]
    if record.definition < 0 || record.root != Record.manyRoots { return }
    steps.append(TrackStep(variable: variable, other: record.definition, number: record.factor), to: place)
    var last: TrackStep?
    for position in terms.range(record.definition) where terms[position].symbol != variable {
      if let last { steps.append(last, to: place) }
      last = TrackStep(variable: terms[position].symbol, other: 0, number: terms[position].coefficient)
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
