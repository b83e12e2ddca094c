/// An incremental solver for linear constraints with lexicographic priorities.
///
/// A solver is a value: a copy shares its storage until one of the two changes, so a template can be built once and
/// copied for each use. Two solvers that receive the same calls have the same state, bit for bit.
public struct Solver: Sendable {
  /// The part of a variable or constraint that edits without pivots only read, so that copies of a template share it.
  @usableFromInline struct Record: Sendable, BitwiseCopyable {
    @usableFromInline enum Role: UInt8, Sendable, BitwiseCopyable {
      case none, variable, constraint
    }

    @usableFromInline var role = Role.none
    /// For a variable, whether a constraint in the tableau may mention it or a variable that depends on it.
    ///
    /// If this is set for a defined variable, it is set for all variables in its definition.
    var mayReachTableau = false
    /// For a defined variable, whether its constant part and root are outdated. If so, those of all variables that
    /// depend on it are outdated, too.
    var isOutdated = false
    /// Whether the constraint or variable was removed, but not yet from the tableau and the definitions.
    var isDeparting = false
    /// Distinguishes the current use of the index from earlier ones.
    @usableFromInline var generation: UInt32 = 0
    /// For a variable, the number of constraints that mention it.
    var mentions: UInt32 = 0
    /// For a variable that is substituted, the equality that defines it; otherwise none.
    var definition = SymbolIndex.none
    /// For an equality that defines a variable, that variable; otherwise none.
    var defines = SymbolIndex.none
    /// For a defined variable, the factor of the other terms in its definition: -1 divided by its coefficient there.
    var factor = 0.0
    /// For a defined variable, the single variable in the tableau that it depends on, if it is a single one.
    var root = Root.many
    /// For a defined variable with a single root, its derivative with respect to the root.
    var rootFactor = 0.0

    /// For a constraint, the factor of its expression in its residual: 1, or -1 for "less than or equal".
    ///
    /// So the residual of every inequality should be at least 0.
    var turn = 1.0
  }

  /// The part of a variable or constraint that edits change.
  ///
  /// It is separate from the records so that an edit accesses little memory, and causes a copied solver to copy little.
  @usableFromInline struct State: Sendable, BitwiseCopyable {
    /// For a variable, its value as of the last ``Solver/solve()``; for a constraint, the constant of its expression.
    @usableFromInline var value = 0.0
    /// For a defined variable, its value if all variables in the tableau were 0.
    var constantPart = 0.0
    /// Whether the variable is listed as changed.
    var isChanged = false
  }

  var tableau = Tableau()
  /// The records, by symbol.
  @usableFromInline var records = Table<SymbolIndex, Record>()
  /// The states, by symbol.
  @usableFromInline var states = Table<SymbolIndex, State>()
  /// By symbol: the terms of a constraint's expression, as they were given.
  var terms = ListPool<ConstraintIndex, Tableau.Entry>()
  /// By symbol: the constraints in the tableau that mention a variable.
  var uses = ListPool<VariableIndex, ConstraintIndex>()
  /// By symbol: the defined variables whose definitions mention a variable.
  var dependents = ListPool<VariableIndex, VariableIndex>()
  /// The current walk over definitions, with buffers for it.
  var walk = Walk()
  /// The cached routes, and the number of the one to replace next.
  var routes: [Route] = []
  var nextRoute = 0
  /// A counter of the changes that invalidate routes and the steps of tracks.
  var epoch: UInt32 = 1
  /// For each track of the tableau, the steps that compute the values which follow from an edit on it.
  var steps = ListPool<TrackIndex, TrackStep>()
  /// The variables from which a route is requested; a buffer.
  var starts = WorkList<SymbolIndex>()
  /// A linear combination of variables that is being expanded or substituted; a buffer.
  var weights = Accumulator()
  /// Variables whose value must be recomputed because their definition was added, changed, or removed.
  var stale = WorkList<SymbolIndex>()
  /// The constants that an operation with several edits has replaced, in the order of the edits.
  var oldConstants = WorkList<Double>()
  /// The variables whose constant part and root are outdated.
  var outdated = WorkList<SymbolIndex>()
  /// The definitions whose removal is pending, and the variables that wait for it.
  var departing = WorkList<SymbolIndex>()
  var departingVariables = WorkList<SymbolIndex>()
  /// The variables whose value has changed since the last call of ``takeChangedVariables()``.
  var changed = WorkList<SymbolIndex>()
  var variableCount = 0
  var constraintCount = 0

  /// Creates a solver without variables or constraints.
  public init() {}

  /// Makes a variable. Its value is 0 until a constraint mentions it.
  public mutating func makeVariable() -> Variable {
    var symbol = Symbol()
    symbol.kind = .free
    let index = makeRecord(symbol, .variable)
    variableCount += 1
    return Variable(index: index, generation: records[index].generation)
  }

  /// Removes a variable that no constraint mentions.
  ///
  /// - Throws: ``ConstraintError/unknownVariable(_:)`` or ``ConstraintError/variableInUse(_:)``.
  public mutating func removeVariable(_ variable: Variable) throws(ConstraintError) {
    guard isKnown(variable) else { throw .unknownVariable(variable) }
    guard records[variable.index].mentions == 0 else { throw .variableInUse(variable) }
    variableCount -= 1
    if postpone(removalOf: variable) { return }
    tableau.catchUp()
    freeRecord(variable.index)
  }

  /// The number of symbols for which a solver allocates when the first one is made: enough for a few views.
  private static let firstRoom = 64

  private mutating func reserve(_ count: Int) {
    tableau.reserve(count)
    records.reserveCapacity(count)
    states.reserveCapacity(count)
    weights.reserve(count)
    terms.reserveLists(count)
    uses.reserveLists(count)
    dependents.reserveLists(count)
    walk.stamps.reserveCapacity(count)
  }

  /// Adds a symbol and its record, reusing a freed index if there is one.
  mutating func makeRecord(_ symbol: Symbol, _ role: Record.Role) -> SymbolIndex {
    if records.isEmpty { reserve(Self.firstRoom) }
    let index = tableau.makeSymbol(symbol)
    if index == records.endIndex {
      records.append(Record())
      states.append(State())
      terms.appendList()
      uses.appendList()
      dependents.appendList()
      weights.appendSymbol()
      walk.stamps.append(0)
    }
    records[index].role = role
    return index
  }

  /// Frees a record and its symbol, which must be outside the basis and in no row.
  ///
  /// - Parameter wasIssued: Whether a handle of the record was issued. Its generation is then incremented, so that the
  ///   handle becomes invalid.
  mutating func freeRecord(_ index: SymbolIndex, wasIssued: Bool = true) {
    let old = records[index]
    records[index] = Record(
      isOutdated: old.isOutdated, generation: wasIssued ? old.generation &+ 1 : old.generation)
    states[index] = State(isChanged: states[index].isChanged)
    terms.removeAll(index)
    tableau.freeSymbol(index)
  }

  /// Returns whether a variable is in use in this solver.
  @inlinable @inline(__always) func isKnown(_ variable: Variable) -> Bool {
    guard records.contains(variable.index) else { return false }
    let record = records[variable.index]
    return record.role == .variable && record.generation == variable.generation
  }

  /// Returns whether a constraint is in use in this solver.
  @inline(__always)
  func isKnown(_ id: ConstraintID) -> Bool {
    guard records.contains(id.index) else { return false }
    let record = records[id.index]
    return record.role == .constraint && record.generation == id.generation
  }

  /// Returns the handle of a constraint.
  func identifier(of constraint: SymbolIndex) -> ConstraintID {
    ConstraintID(index: constraint, generation: records[constraint].generation)
  }
}
