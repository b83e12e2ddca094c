/// An incremental solver for linear constraints with lexicographic priorities.
///
/// A solver is a value: a copy shares its storage until one of the two changes, so that a template built once serves many
/// uses. Two solvers given the same calls hold the same bits.
public struct Solver: Sendable {
  /// What the solver knows about a variable or a constraint beside its symbol in the tableau. Edits that need no pivot read it
  /// only, so that copies of a template share it.
  @usableFromInline struct Record: Sendable, BitwiseCopyable {
    @usableFromInline enum Role: UInt8, Sendable, BitwiseCopyable {
      case none, variable, constraint
    }

    @usableFromInline var role = Role.none
    /// For a variable, whether a constraint in the tableau may mention it or one that rests on it. Where it is so for a
    /// defined variable, it is so for those in its definition.
    var mayReachTableau = false
    /// For a defined variable, whether its constant part and root are out of date. It is then so for all that rest on it.
    var isOutdated = false
    /// Whether the constraint or variable was removed, and the tableau and the definitions have yet to follow.
    var isDeparting = false
    /// Tells the current use of the index from earlier ones.
    @usableFromInline var generation: UInt32 = 0
    /// For a variable, the number of constraints that mention it.
    var mentions: Int32 = 0
    /// For a variable that is substituted away, the equality that defines it; otherwise -1.
    var definition: Int32 = -1
    /// For an equality that defines a variable, that variable; otherwise -1.
    var defines: Int32 = -1
    /// For a defined variable, what the rest of its definition is multiplied by: -1 / its coefficient there.
    var factor = 0.0
    /// The one variable of the tableau on which a defined variable rests, ``noRoot`` or ``manyRoots``.
    var root = Record.manyRoots
    /// How much a defined variable grows with its one root.
    var rootFactor = 0.0

    /// The root of a defined variable that rests on none: it is constant.
    static let noRoot: Int32 = -1
    /// The root of a defined variable that rests on several, and of a variable that is not defined.
    static let manyRoots: Int32 = -2
    /// For a constraint, 1 or -1: what its expression is multiplied by so that its residual should not be negative.
    var turn = 1.0
  }

  /// What edits change in a variable or a constraint. It lies apart from the records, so that an edit reads and writes little
  /// memory, and has a copied solver copy little.
  @usableFromInline struct State: Sendable, BitwiseCopyable {
    /// For a variable, its value as of the last ``Solver/solve()``; for a constraint, the constant as it was given.
    @usableFromInline var value = 0.0
    /// For a defined variable, its value if all variables of the tableau were 0.
    var constantPart = 0.0
    /// Whether the variable is listed as changed.
    var isChanged = false
  }

  var tableau = Tableau()
  /// By symbol.
  @usableFromInline var records: [Record] = []
  /// By symbol.
  @usableFromInline var states: [State] = []
  /// By symbol: the terms of a constraint as they were given.
  var terms = ListPool<Tableau.Entry>()
  /// By symbol: the constraints in the tableau that mention a variable.
  var uses = ListPool<Int32>()
  /// By symbol: the variables whose definition mentions a variable.
  var dependents = ListPool<Int32>()
  /// The order in which definitions are to be followed, and room to find it.
  var walk = Walk()
  /// The orders in which values are computed, and where the next one goes.
  var routes: [Route] = []
  var nextRoute = 0
  /// Counts the changes that outdate routes and the steps of tracks.
  var epoch: UInt32 = 1
  /// For each of the tableau's tracks, the values that follow from an edit on it.
  var steps = ListPool<TrackStep>()
  /// The variables from which a route is asked for.
  var starts = WorkList<Int32>()
  /// Coefficients of variables, by symbol.
  var weights = Accumulator()
  /// Defined variables whose value has to be computed anew.
  var stale = WorkList<Int32>()
  /// The constants that a step of several edits has replaced, in the order of the edits.
  var oldConstants = WorkList<Double>()
  /// The variables whose constant part and root are out of date.
  var outdated = WorkList<Int32>()
  /// The definitions that were removed and are yet to be ended, and the variables that wait for that.
  var departing = WorkList<Int32>()
  var departingVariables = WorkList<Int32>()
  /// The variables whose value has changed since they were last taken.
  var changed = WorkList<Int32>()
  var variableCount = 0
  var constraintCount = 0

  /// Creates a solver without variables or constraints.
  public init() {}

  /// Makes a variable. Its value is 0 as long as no constraint mentions it.
  public mutating func makeVariable() -> Variable {
    var symbol = Symbol()
    symbol.kind = .free
    let index = makeRecord(symbol, .variable)
    variableCount += 1
    return Variable(index: index, generation: records[Int(index)].generation)
  }

  /// Removes a variable that no constraint mentions.
  ///
  /// - Throws: ``ConstraintError/unknownVariable(_:)`` or ``ConstraintError/variableInUse(_:)``.
  public mutating func removeVariable(_ variable: Variable) throws(ConstraintError) {
    guard isKnown(variable) else { throw .unknownVariable(variable) }
    guard records[Int(variable.index)].mentions == 0 else { throw .variableInUse(variable) }
    variableCount -= 1
    if postpone(removalOf: variable) { return }
    tableau.catchUp()
    freeRecord(variable.index)
  }

  /// For how many symbols a solver allocates when it gets the first one: a screen of a few views.
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

  /// Makes a symbol and its record.
  mutating func makeRecord(_ symbol: Symbol, _ role: Record.Role) -> Int32 {
    if records.isEmpty { reserve(Self.firstRoom) }
    let index = tableau.makeSymbol(symbol)
    if Int(index) == records.count {
      records.append(Record())
      states.append(State())
      terms.appendList()
      uses.appendList()
      dependents.appendList()
      weights.appendSymbol()
      walk.stamps.append(0)
    }
    records[Int(index)].role = role
    return index
  }

  /// Frees a record and its symbol, which is outside the basis and in no row.
  ///
  /// - Parameter wasIssued: Whether a handle of it was given out, which must not stand for a later use of the record.
  mutating func freeRecord(_ index: Int32, wasIssued: Bool = true) {
    let old = records[Int(index)]
    records[Int(index)] = Record(
      isOutdated: old.isOutdated, generation: wasIssued ? old.generation &+ 1 : old.generation)
    states[Int(index)] = State(isChanged: states[Int(index)].isChanged)
    terms.removeAll(index)
    tableau.freeSymbol(index)
  }

  @inlinable @inline(__always) func isKnown(_ variable: Variable) -> Bool {
    guard records.indices.contains(Int(variable.index)) else { return false }
    let record = records[Int(variable.index)]
    return record.role == .variable && record.generation == variable.generation
  }

  @inline(__always)
  func isKnown(_ id: ConstraintID) -> Bool {
    guard records.indices.contains(Int(id.index)) else { return false }
    let record = records[Int(id.index)]
    return record.role == .constraint && record.generation == id.generation
  }

  /// The handle of a constraint's symbol.
  func identifier(of constraint: Int32) -> ConstraintID {
    ConstraintID(index: constraint, generation: records[Int(constraint)].generation)
  }
}
