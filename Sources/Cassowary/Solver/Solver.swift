/// An incremental solver for linear constraints with lexicographic priorities.
///
/// A solver is a value: a copy shares its storage until one of the two changes, so that a template built once serves many
/// uses. Two solvers given the same calls hold the same bits.
public struct Solver: Sendable {
  /// What the solver knows about a variable or a constraint beside its symbol in the tableau.
  struct Record: Sendable, BitwiseCopyable {
    enum Role: UInt8, Sendable, BitwiseCopyable {
      case none, variable, constraint
    }

    var role = Role.none
    /// Whether the variable is listed as changed.
    var isChanged = false
    /// Tells the current use of the index from earlier ones.
    var generation: UInt32 = 0
    /// For a variable, the number of constraints that mention it.
    var mentions: Int32 = 0
    /// For a variable, its value as of the last ``Solver/solve()``.
    var value = 0.0
    /// For a constraint, 1 or -1: what its expression is multiplied by so that its residual should not be negative.
    var turn = 1.0
    /// For a constraint, the constant as it was given.
    var constant = 0.0
    /// For a constraint, its priority's value.
    var priority = 0.0
  }

  var tableau = Tableau()
  /// By symbol.
  var records: [Record] = []
  /// By symbol: the terms of a constraint as they were given.
  var terms = ListPool<Tableau.Entry>()
  /// The variables whose value has changed since they were last taken.
  var changed: [Int32] = []
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
    freeRecord(variable.index)
    variableCount -= 1
  }

  /// Makes a symbol and its record.
  mutating func makeRecord(_ symbol: Symbol, _ role: Record.Role) -> Int32 {
    let index = tableau.makeSymbol(symbol)
    if Int(index) == records.count {
      records.append(Record())
      terms.appendList()
    }
    records[Int(index)].role = role
    return index
  }

  /// Frees a record and its symbol, which is outside the basis and in no row.
  mutating func freeRecord(_ index: Int32) {
    let isChanged = records[Int(index)].isChanged
    records[Int(index)] = Record(isChanged: isChanged, generation: records[Int(index)].generation + 1)
    terms.removeAll(index)
    tableau.freeSymbol(index)
  }

  func isKnown(_ variable: Variable) -> Bool {
    guard records.indices.contains(Int(variable.index)) else { return false }
    let record = records[Int(variable.index)]
    return record.role == .variable && record.generation == variable.generation
  }

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
