/// The programs of tracks: for each, the steps that compute the values which follow from an edit on it, without reading
/// a row.
///
/// A step's formula is the one that ``Solver/solve()`` uses without a track, so values are the same to the bit with and
/// without one.
struct TrackPrograms: Sendable {
  /// An element of a program. The elements of all programs lie in one array, in the order in which they are read.
  private struct Step: Sendable, BitwiseCopyable {
    let variable: VariableIndex
    let other: SymbolIndex
    let number: Double

    private init(_ variable: VariableIndex, _ other: SymbolIndex, _ number: Double) {
      self.variable = variable
      self.other = other
      self.number = number
    }

    /// A variable in the tableau, with the factor of the edited constraint's offset. A ``rest(_:)`` and a
    /// ``magnitude(_:)`` follow.
    static func row(_ variable: VariableIndex, factor: Double) -> Step { Step(variable, .none, factor) }
    /// The row's constant without the offset's part.
    static func rest(_ rest: Double) -> Step { Step(.none, .none, rest) }
    /// The sum of the magnitudes of the rest's parts.
    static func magnitude(_ magnitude: Double) -> Step { Step(.none, .none, magnitude) }

    /// A variable that depends on a single variable in the tableau, with the factor of that.
    static func multiple(_ variable: VariableIndex, of root: VariableIndex, factor: Double) -> Step {
      Step(variable, root, factor)
    }

    /// A variable that depends on several others, with the equality that defines it and the factor of the sum. Its
    /// terms follow.
    static func sum(_ variable: VariableIndex, by equality: ConstraintIndex, factor: Double) -> Step {
      Step(variable, equality, factor)
    }
    /// A term of a sum. ``isLast`` marks the last one.
    static func term(_ term: Entry, isLast: Bool) -> Step {
      Step(term.symbol, isLast ? .none : term.symbol, term.coefficient)
    }
    /// Whether a term is the last one of its sum.
    @inline(__always)
    var isLast: Bool { other.isNone }
  }

  /// The parts of a program, and what it was made for.
  private struct Program: Sendable, BitwiseCopyable {
    /// The epoch of the routes.
    var epoch: UInt32 = 0
    /// The track's version.
    var version: UInt32 = 0
    /// The number of elements for variables in the tableau. They come first.
    var rowElements = 0
    /// The number of elements for variables in the tableau and multiples. Sums come last.
    var elementsBeforeSums = 0
  }

  /// The average number of elements per symbol at which all programs are discarded. In deep hierarchies, each
  /// constraint could have many.
  private static let elementsPerSymbol = 16

  private var programs = Table<TrackIndex, Program>()
  private var steps = ListPool<TrackIndex, Step>()

  /// The number of elements for which there is storage.
  var elementCount: Int { steps.elements.count }

  // MARK: Finding

  /// Finds the programs that are missing or outdated among those of the tracks whose values are outdated.
  @inline(__always)
  mutating func update(
    _ tracks: borrowing Tracks, _ matrix: borrowing Matrix, _ definitions: inout Definitions,
    _ terms: borrowing TermLists, epoch: UInt32
  ) {
    for index in tracks.undelivered.indices where !isValid(tracks.undelivered[index], tracks, epoch) {
      findAll(tracks, matrix, &definitions, terms, epoch: epoch)
      return
    }
  }

  @inline(__always)
  private func isValid(_ track: TrackIndex, _ tracks: borrowing Tracks, _ epoch: UInt32) -> Bool {
    if track.position >= programs.count { return false }
    return programs[track].epoch == epoch && programs[track].version == tracks.version(of: track)
  }

  @inline(never)
  private mutating func findAll(
    _ tracks: borrowing Tracks, _ matrix: borrowing Matrix, _ definitions: inout Definitions,
    _ terms: borrowing TermLists, epoch: UInt32
  ) {
    // Discard programs here, and not between two of these tracks, which run together.
    if elementCount > Self.elementsPerSymbol * (matrix.symbols.count + 64) { self = TrackPrograms() }
    for index in tracks.undelivered.indices where !isValid(tracks.undelivered[index], tracks, epoch) {
      let track = tracks.undelivered[index]
      find(track, of: tracks.constraint(of: track), matrix, &definitions, terms)
      programs[track].epoch = epoch
      programs[track].version = tracks.version(of: track)
    }
  }

  /// Finds the program of a constraint's track.
  private mutating func find(
    _ track: TrackIndex, of constraint: ConstraintIndex, _ matrix: borrowing Matrix, _ definitions: inout Definitions,
    _ terms: borrowing TermLists
  ) {
    while programs.count <= track.position {
      programs.append(Program())
      steps.appendList()
    }
    steps.removeAll(track)
    definitions.beginWalk()
    let row = matrix.symbols[constraint].row
    if !row.isNone { appendRow(row, to: track, matrix, &definitions) }
    for position in matrix.columns.range(constraint) {
      appendRow(matrix.columns[position], to: track, matrix, &definitions)
    }
    programs[track].rowElements = steps.count(track)
    let found = definitions.found
    for index in found.indices.reversed() {
      let definition = definitions[found[index]]
      guard definition.isDefined, let root = definition.root.variable else { continue }
      steps.append(.multiple(found[index], of: root, factor: definition.rootFactor), to: track)
    }
    programs[track].elementsBeforeSums = steps.count(track)
    for index in found.indices.reversed() {
      let definition = definitions[found[index]]
      if definition.isDefined, definition.root == .many { appendSum(of: found[index], definition, to: track, terms) }
    }
  }

  /// Adds the elements for the variable that a row expresses, if any, and visits those that depend on it.
  private mutating func appendRow(
    _ row: RowIndex, to track: TrackIndex, _ matrix: borrowing Matrix, _ definitions: inout Definitions
  ) {
    let head = matrix.heads[row]
    guard matrix.symbols[head.basic].kind == .free else { return }
    definitions.visitDependents(of: head.basic)
    steps.append(.row(head.basic, factor: head.shiftingFactor), to: track)
    steps.append(.rest(head.rest), to: track)
    steps.append(.magnitude(head.restMagnitude), to: track)
  }

  /// Adds the elements for a variable that depends on several others.
  private mutating func appendSum(
    of variable: VariableIndex, _ definition: Definition, to track: TrackIndex, _ terms: borrowing TermLists
  ) {
    steps.append(.sum(variable, by: definition.equality, factor: definition.factor), to: track)
    var last: Entry?
    for position in terms.range(definition.equality) where terms[position].symbol != variable {
      if let last { steps.append(.term(last, isLast: false), to: track) }
      last = terms[position]
    }
    if let last { steps.append(.term(last, isLast: true), to: track) }
  }

  // MARK: Running

  /// Computes the values that follow from the edits on tracks.
  @inline(__always)
  func run(_ tracks: borrowing Tracks, _ symbols: borrowing Table<SymbolIndex, Symbol>, _ values: inout Values) {
    Self.run(programs, steps, tracks, symbols, &values.states, &values.changed)
  }

  @inline(__always)
  private static func run(
    _ programs: borrowing Table<TrackIndex, Program>, _ pool: borrowing ListPool<TrackIndex, Step>,
    _ tracks: borrowing Tracks, _ symbols: borrowing Table<SymbolIndex, Symbol>,
    _ stateTable: inout Table<SymbolIndex, Values.State>, _ changed: inout WorkList<VariableIndex>
  ) {
    let steps = pool.elements.span
    var states = stateTable.elements.mutableSpan
    for index in tracks.undelivered.indices {
      let track = tracks.undelivered[index]
      let program = programs[track]
      let offset = symbols[tracks.constraint(of: track)].offset
      let start = pool.range(track).lowerBound
      var position = start
      while position < start + program.rowElements {
        let (row, rest, magnitude) = (steps[position], steps[position + 1], steps[position + 2])
        let value = Matrix.shifted(rest.number, magnitude.number, by: row.number * offset)
        Values.set(value, of: row.variable, &states, &changed)
        position += 3
      }
      while position < start + program.elementsBeforeSums {
        let step = steps[position]
        let value = states[step.variable].constantPart + step.number * states[step.other].value
        Values.set(Matrix.finite(value), of: step.variable, &states, &changed)
        position += 1
      }
    }
    // A variable that depends on several others may depend on several tracks, so compute these variables after all
    // others.
    for index in tracks.undelivered.indices {
      let track = tracks.undelivered[index]
      let range = pool.range(track)
      var position = range.lowerBound + programs[track].elementsBeforeSums
      while position < range.upperBound {
        let step = steps[position]
        var sum = states[step.other].value
        repeat {
          position += 1
          sum += steps[position].number * states[steps[position].variable].value
        } while !steps[position].isLast
        Values.set(Matrix.finite(sum * step.number), of: step.variable, &states, &changed)
        position += 1
      }
    }
  }
}
