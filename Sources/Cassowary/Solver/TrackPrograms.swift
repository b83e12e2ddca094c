/// The programs of tracks: for each, the steps that compute the values which follow from an edit on it, without reading
/// a row.
///
/// A step's formula is the one that ``Solver/solve()`` uses without a track, so values are the same to the bit with and
/// without one.
struct TrackPrograms: Sendable {
  /// A step for a variable in the tableau: its row's constant, from the rest and the edited constraint's part.
  private struct RowStep: Sendable, BitwiseCopyable {
    var variable: VariableIndex
    /// The factor of the edited constraint's offset.
    var factor: Double
    /// The row's constant without the offset's part, and the sum of the magnitudes of its parts.
    var rest: Double
    var restMagnitude: Double
  }

  /// A step for a variable that depends on a single variable in the tableau.
  private struct RootStep: Sendable, BitwiseCopyable {
    var variable: VariableIndex
    var root: VariableIndex
    var factor: Double
  }

  /// A step for a variable that depends on several: the equality that defines it, whose other terms are copied.
  private struct SumStep: Sendable, BitwiseCopyable {
    var variable: VariableIndex
    var equality: ConstraintIndex
    /// The factor of the sum.
    var factor: Double
    /// The number of terms.
    var termCount: Int
  }

  /// What a program was made for.
  private struct Origin: Sendable, BitwiseCopyable {
    /// The epoch of the routes.
    var epoch: UInt32 = 0
    /// The track's version.
    var version: UInt32 = 0
  }

  /// The average number of steps per symbol at which all programs are discarded. In deep hierarchies, each constraint
  /// could have many steps.
  private static let stepsPerSymbol = 16

  private var origins = Table<TrackIndex, Origin>()
  private var rowSteps = ListPool<TrackIndex, RowStep>()
  private var rootSteps = ListPool<TrackIndex, RootStep>()
  /// Each after those for the variables that it uses.
  private var sumSteps = ListPool<TrackIndex, SumStep>()
  /// The terms of the sums, in the order in which they are read.
  private var terms = ListPool<TrackIndex, Entry>()

  /// The number of elements in the lists, used or not.
  var elementCount: Int {
    rowSteps.elements.count + rootSteps.elements.count + sumSteps.elements.count + terms.elements.count
  }

  /// Finds the programs that are missing or outdated among those of the tracks whose values are outdated.
  @inline(__always)
  mutating func update(
    _ tracks: borrowing Tracks, _ matrix: borrowing Matrix, _ definitions: inout Definitions,
    _ expressions: borrowing Expressions, epoch: UInt32
  ) {
    for index in tracks.undelivered.indices where !isValid(tracks.undelivered[index], tracks, epoch) {
      findAll(tracks, matrix, &definitions, expressions, epoch: epoch)
      return
    }
  }

  @inline(__always)
  private func isValid(_ track: TrackIndex, _ tracks: borrowing Tracks, _ epoch: UInt32) -> Bool {
    if track.position >= origins.count { return false }
    return origins[track].epoch == epoch && origins[track].version == tracks[track].version
  }

  @inline(never)
  private mutating func findAll(
    _ tracks: borrowing Tracks, _ matrix: borrowing Matrix, _ definitions: inout Definitions,
    _ expressions: borrowing Expressions, epoch: UInt32
  ) {
    // Not between two of these tracks, which run together.
    if elementCount > Self.stepsPerSymbol * (matrix.symbols.count + 64) { self = TrackPrograms() }
    for index in tracks.undelivered.indices where !isValid(tracks.undelivered[index], tracks, epoch) {
      find(tracks.undelivered[index], tracks, matrix, &definitions, expressions, epoch: epoch)
    }
  }

  /// Finds the program of a track.
  private mutating func find(
    _ index: TrackIndex, _ tracks: borrowing Tracks, _ matrix: borrowing Matrix, _ definitions: inout Definitions,
    _ expressions: borrowing Expressions, epoch: UInt32
  ) {
    while origins.count <= index.position {
      origins.append(Origin())
      rowSteps.appendList()
      rootSteps.appendList()
      sumSteps.appendList()
      terms.appendList()
    }
    rowSteps.removeAll(index)
    rootSteps.removeAll(index)
    sumSteps.removeAll(index)
    terms.removeAll(index)
    let symbol = tracks[index].symbol
    definitions.beginWalk()
    let row = matrix.symbols[symbol].row
    if !row.isNone { appendRow(row, to: index, matrix, &definitions) }
    for position in matrix.columns.range(symbol) {
      appendRow(matrix.columns[position], to: index, matrix, &definitions)
    }
    let found = definitions.found
    for place in found.indices.reversed() {
      let definition = definitions[found[place]]
      if !definition.isDefined { continue }
      if let root = definition.root.variable {
        let step = RootStep(variable: found[place], root: root, factor: definition.rootFactor)
        rootSteps.append(step, to: index)
      } else if definition.root == .many {
        appendSum(of: found[place], definition, to: index, expressions)
      }
    }
    origins[index] = Origin(epoch: epoch, version: tracks[index].version)
  }

  private mutating func appendSum(
    of variable: VariableIndex, _ definition: Definition, to index: TrackIndex, _ expressions: borrowing Expressions
  ) {
    var count = 0
    for position in expressions.terms.range(definition.equality) {
      let term = expressions.terms[position]
      if term.symbol == variable { continue }
      terms.append(term, to: index)
      count += 1
    }
    let step = SumStep(
      variable: variable, equality: definition.equality, factor: definition.factor, termCount: count)
    sumSteps.append(step, to: index)
  }

  /// Adds the step for the variable that a row expresses, if any, and visits those that depend on it.
  private mutating func appendRow(
    _ row: RowIndex, to index: TrackIndex, _ matrix: borrowing Matrix, _ definitions: inout Definitions
  ) {
    let head = matrix.heads[row]
    guard matrix.symbols[head.basic].kind == .free else { return }
    definitions.visitDependents(of: head.basic)
    let step = RowStep(
      variable: head.basic, factor: head.shiftingFactor, rest: head.rest, restMagnitude: head.restMagnitude)
    rowSteps.append(step, to: index)
  }

  /// Computes the values that follow from the edits on tracks.
  @inline(__always)
  func run(_ tracks: borrowing Tracks, _ symbols: borrowing Table<SymbolIndex, Symbol>, _ values: inout Values) {
    Self.runSteps(tracks, symbols, rowSteps, rootSteps, &values.states, &values.changed)
    // A variable that depends on several others may depend on several tracks, so compute these variables after all
    // others.
    Self.runSums(tracks.undelivered, sumSteps, terms, &values.states, &values.changed)
  }

  @inline(__always)
  private static func runSteps(
    _ tracks: borrowing Tracks, _ symbols: borrowing Table<SymbolIndex, Symbol>,
    _ rowSteps: borrowing ListPool<TrackIndex, RowStep>, _ rootSteps: borrowing ListPool<TrackIndex, RootStep>,
    _ stateTable: inout Table<SymbolIndex, Values.State>, _ changed: inout WorkList<VariableIndex>
  ) {
    let rowElements = rowSteps.elements.span
    let rootElements = rootSteps.elements.span
    var states = stateTable.elements.mutableSpan
    for index in tracks.undelivered.indices {
      let track = tracks.undelivered[index]
      let offset = symbols[tracks[track].symbol].offset
      for position in rowSteps.range(track) {
        let step = rowElements[position]
        let value = Matrix.shifted(step.rest, step.restMagnitude, by: step.factor * offset)
        Values.set(value, of: step.variable, &states, &changed)
      }
      for position in rootSteps.range(track) {
        let step = rootElements[position]
        let value = states[step.variable].constantPart + step.factor * states[step.root].value
        Values.set(Matrix.finite(value), of: step.variable, &states, &changed)
      }
    }
  }

  @inline(__always)
  private static func runSums(
    _ tracks: borrowing WorkList<TrackIndex>, _ sumSteps: borrowing ListPool<TrackIndex, SumStep>,
    _ terms: borrowing ListPool<TrackIndex, Entry>, _ stateTable: inout Table<SymbolIndex, Values.State>,
    _ changed: inout WorkList<VariableIndex>
  ) {
    let steps = sumSteps.elements.span
    let termElements = terms.elements.span
    var states = stateTable.elements.mutableSpan
    for index in tracks.indices {
      var next = terms.range(tracks[index]).lowerBound
      for position in sumSteps.range(tracks[index]) {
        let step = steps[position]
        var sum = states[step.equality].value
        for _ in 0..<step.termCount {
          let term = termElements[next]
          sum += term.coefficient * states[term.symbol].value
          next += 1
        }
        Values.set(Matrix.finite(sum * step.factor), of: step.variable, &states, &changed)
      }
    }
  }
}
