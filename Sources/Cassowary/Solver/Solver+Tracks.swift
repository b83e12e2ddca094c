/// Edits that stay on a track: the values that follow are computed from a list of steps, with no row looked at.
///
/// A step's formula is that of ``solve()`` without a track, so that values are the same to the bit whether there is one or not.
extension Solver {
  /// A part of how values are computed from the offset of the edited constraint. A track's steps are, one after the other:
  /// - for each variable of the tableau that moves, three: the variable and what the offset is multiplied by; its row's constant
  ///   without the offset's part; and the sum of that constant's parts' magnitudes,
  /// - for each variable that rests on one of the tableau, one: the variable, the other one, and what that is multiplied by,
  /// - for each variable that rests on several, one for it, its definition and its factor, and one for each term of that.
  ///
  /// So an edit reads its steps in the order in which they lie in memory.
  struct TrackStep: Sendable, BitwiseCopyable {
    var variable: Int32
    var other: Int32
    var number: Double

    /// The ``other`` of a definition's last term.
    static let last: Int32 = -1
  }

  /// How many steps are kept for each symbol. Deep hierarchies could have many for each constraint.
  private static let stepsPerSymbol = 16

  /// Changes a constraint's constant if it has a track and stays on it.
  @inline(__always)
  mutating func slide(_ constraint: Int32, to constant: Double) -> Bool {
    let symbol = tableau.symbols[Int(constraint)]
    if !symbol.hasTrack { return false }
    let place = symbol.track
    let track = tableau.tracks[Int(place)]
    let offset = records[Int(constraint)].turn * (constant + track.definedPart)
    guard offset >= track.lower, offset <= track.upper else { return false }
    states[Int(constraint)].value = constant
    tableau.follow(place, to: offset)
    return true
  }

  /// Computes the values that follow from the edits on tracks.
  mutating func deliverTracks() {
    for index in tableau.undelivered.indices where tableau.tracks[Int(tableau.undelivered[index])].epoch != epoch {
      findSteps(of: tableau.undelivered[index])
    }
    Self.deliver(tableau.undelivered, &tableau.tracks, tableau.symbols, steps, &states, &changed)
    tableau.undelivered.removeAll()
  }

  /// Takes the steps of some tracks.
  private static func deliver(
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
    // A variable that rests on several may rest on several tracks: it moves when all of those have.
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

  /// Sets a variable's value and lists it as changed.
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

  /// Finds what follows from an edit on a track.
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

  /// Adds the steps for the variable of a row, if it expresses one, and visits what rests on that.
  private mutating func appendStep(for row: Int32, to place: Int32) {
    let head = tableau.heads[Int(row)]
    guard records[Int(head.basic)].role == .variable else { return }
    visitDependents(of: head.basic)
    steps.append(TrackStep(variable: head.basic, other: 0, number: head.shiftingFactor), to: place)
    steps.append(TrackStep(variable: 0, other: 0, number: head.rest), to: place)
    steps.append(TrackStep(variable: 0, other: 0, number: head.restMagnitude), to: place)
  }

  /// Adds the steps for a variable that rests on several.
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

  /// Forgets the steps of all tracks.
  private mutating func forgetSteps() {
    steps = ListPool()
    for place in tableau.tracks.indices { tableau.tracks[place].epoch = 0 }
  }
}
