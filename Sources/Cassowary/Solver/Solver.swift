/// An incremental solver for linear constraints with lexicographic priorities.
///
/// A solver is a value: a copy shares its storage until one of the two changes, so a template can be built once and
/// copied for each use. Two solvers that receive the same calls have the same state, bit for bit: nothing depends on
/// addresses, hashes, or time; only handles differ. So a copy of a template has exactly the values that it would have had if it had been
/// built by the same calls.
///
/// Constraints are of two kinds. An equality that can define a variable is substituted (`Definitions`); everything else
/// is a row or a column of the simplex method (`Tableau`). The functions here pass what follows from one to the other.
public struct Solver: Sendable {
  /// The equations that are not substituted, and the objective.
  private(set) var tableau = Tableau()
  /// The uses of all indices.
  @usableFromInline private(set) var records = Table<SymbolIndex, Record>()
  /// The values of variables and the constants of constraints.
  @usableFromInline private(set) var values = Values()
  /// The constraints' expressions.
  private(set) var expressions = Expressions()
  /// The equations that are substituted.
  private(set) var definitions = Definitions()
  /// The orders in which dependent variables are computed.
  private(set) var routes = RouteCache()
  /// The definitions whose removal is pending, and the variables that wait for it.
  private var departing = WorkList<ConstraintIndex>()
  private var departingVariables = WorkList<VariableIndex>()
  /// The implications that the last edit has ended.
  private var ended = WorkList<Implication>()
  /// The optional constraints that enter the tableau before the next solution.
  private var entering = WorkList<ConstraintIndex>()
  /// The constants that an operation with several edits has replaced, in the order of the edits; a buffer.
  private var oldConstants = WorkList<Double>()
  private(set) var variableCount = 0
  private(set) var constraintCount = 0
  /// The names of variables and constraints, for messages.
  var labels: [SymbolIndex: String] = [:]
  private let firstGeneration: Generation

  /// Creates a solver without variables or constraints.
  ///
  /// It refuses the variables and constraints of other solvers that aren't copies of it.
  public init() { firstGeneration = Generation.ofNewSolver() }

  /// Creates a solver that issues ``Variable/upcoming(_:)``, and whose handles are those of any other that receives the
  /// same calls.
  package init(withoutIdentity: Void) { firstGeneration = Generation() }

  // MARK: Variables

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
    // A definition whose removal is pending may still mention the variable.
    if !departing.isEmpty {
      records[variable.index].generation = records[variable.index].generation.next
      departingVariables.append(variable.index)
      return
    }
    freeRecord(variable.index)
  }

  // MARK: Records

  /// The number of symbols for which a solver allocates when the first one is made: enough for a few views.
  private static let firstRoom = 64

  private mutating func reserve(_ count: Int) {
    tableau.reserve(count)
    records.reserveCapacity(count)
    values.states.reserveCapacity(count)
    expressions.reserve(count)
    definitions.reserve(count)
  }

  /// Adds a symbol and its record, reusing a freed index if there is one.
  private mutating func makeRecord(_ symbol: Symbol, _ role: Record.Role) -> SymbolIndex {
    if records.isEmpty { reserve(Self.firstRoom) }
    let index = tableau.makeSymbol(symbol)
    if index == records.endIndex {
      records.append(Record(generation: firstGeneration))
      values.states.append(Values.State())
      expressions.appendSymbol()
      definitions.appendSymbol()
    }
    records[index].role = role
    return index
  }

  /// Frees a record and its symbol, which must be outside the basis and in no row.
  ///
  /// - Parameter wasIssued: Whether a handle of the record was issued. Its generation is then incremented, so that the
  ///   handle becomes invalid.
  private mutating func freeRecord(_ index: SymbolIndex, wasIssued: Bool = true) {
    let generation = records[index].generation
    records[index] = Record(generation: wasIssued ? generation.next : generation)
    if !labels.isEmpty { labels[index] = nil }
    values.reset(index)
    expressions.removeTerms(of: index)
    definitions.reset(index)
    tableau.freeSymbol(index)
  }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// A required constraint that contradicts others is rejected, and the solver is then as it was before. The errors of
  /// optional constraints are not minimized here but in ``solve()``.
  ///
  /// - Returns: The handle of the constraint.
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)`` or ``ConstraintError/unknownVariable(_:)``.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
    for term in constraint.expression.terms where !isKnown(term.variable) { throw .unknownVariable(term.variable) }
    settleDepartures()
    var symbol = Symbol()
    if constraint.priority.isRequired {
      symbol.kind = constraint.relation == .equal ? .zero : .nonNegative
    } else {
      let priorityAbove = constraint.relation == .equal ? constraint.priorityAbove.value : nil
      symbol = tableau.makeElasticSymbol(rising: priorityAbove, falling: constraint.priority.value)
    }
    let index = makeRecord(symbol, .constraint)
    records[index].isTurned = constraint.relation == .lessThanOrEqual
    values.setConstant(of: index, to: constraint.expression.constant)
    for term in constraint.expression.terms {
      expressions.appendTerm(Entry(symbol: term.variable.index, coefficient: term.coefficient), to: index)
    }
    if symbol.kind == .elastic {
      records[index].isEntering = true
      entering.append(index)
    } else {
      try enter(index)
    }
    for term in constraint.expression.terms { records[term.variable.index].mentions += 1 }
    constraintCount += 1
    return identifier(of: index)
  }

  /// Makes a constraint a definition if possible, or installs it in the tableau.
  private mutating func enter(_ index: ConstraintIndex) throws(ConstraintError) {
    let isEquality = tableau.matrix.symbols[index].kind == .zero
    // A variable that nothing in the tableau depends on can be substituted right away, at no cost: a definition takes
    // neither a row nor a column, where each pivot would have to visit it.
    if isEquality,
      let variable = definitions.definableVariable(of: index, expressions.terms, tableau.matrix, isInTableau: false)
    {
      if definitions.mayReachTableau(variable) { settleDefinitions() }
      define(variable, by: index)
      return
    }
    settleDefinitions()
    tableau.setUnusedOffset(of: index, to: offset(of: index))
    expand(index)
    let taker = tableau.prepareToInstall(index)
    // Otherwise, an equality that can define a basic variable enters the tableau and leaves it again. The pivot that
    // installs it gives it no column, and the variable's row, which no other row depends on, is dropped.
    let defined =
      isEquality
      ? definitions.definableVariable(of: index, expressions.terms, tableau.matrix, isInTableau: true, entering: taker)
      : nil
    guard let conflict = tableau.install(index, by: taker, isTakenOut: defined != nil) else {
      if let defined, !tableau.matrix.symbols[index].isBasic {
        substituteEquality(index, defining: defined)
      } else {
        noteUses(by: index)
      }
      tableau.dropIfImplied(index)
      if !tableau.lastEntered.isNone { tableau.dropIfImplied(tableau.lastEntered) }
      return
    }
    let identifiers = identifiers(of: conflict, without: index)
    freeRecord(index, wasIssued: false)
    throw .unsatisfiable(conflict: identifiers)
  }

  /// Lists a constraint in the tableau under the variables that it mentions.
  private mutating func noteUses(by index: ConstraintIndex) {
    definitions.noteReach(of: index, expressions.terms)
    for position in expressions.terms.range(index) {
      expressions.addUse(of: expressions.terms[position].symbol, by: index)
    }
    routes.invalidate()
  }

  /// Makes an equality the definition of a variable, and updates what depends on it.
  private mutating func define(_ variable: VariableIndex, by equality: ConstraintIndex) {
    routes.invalidate()
    definitions.define(variable, by: equality, expressions, &values)
    replaceFoundOffsets()
  }

  /// Removes an equality and a basic variable from the tableau, and makes the equality the variable's definition.
  ///
  /// This changes no value: the equality's residual is always 0, so its column can be left out; and the variable's row
  /// can be dropped, since nothing restricts a variable.
  private mutating func substituteEquality(_ equality: ConstraintIndex, defining variable: VariableIndex) {
    tableau.erase(equality)
    tableau.dropRow(tableau.matrix.symbols[variable].row)
    tableau.clearGradients(of: equality)
    tableau.setUnusedOffset(of: equality, to: 0)
    define(variable, by: equality)
  }

  /// Sets the offsets of the constraints in the tableau that the last walk found to what follows from the definitions.
  private mutating func replaceFoundOffsets() {
    let constraints = definitions.foundConstraints
    for index in constraints.indices {
      tableau.replaceOffset(of: constraints[index], by: offset(of: constraints[index]))
    }
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``ConstraintError/unknownConstraint(_:)``.
  public mutating func remove(_ id: ConstraintID) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    // Only the last constraint that has yet to enter can leave the list in constant time.
    if records[id.index].isEntering, entering.last != id.index { settleChanges() }
    for position in expressions.terms.range(id.index) {
      records[expressions.terms[position].symbol].mentions -= 1
    }
    constraintCount -= 1
    let variable = definitions.variable(definedBy: id.index)
    if !variable.isNone, definitions.hasDependents(variable) {
      records[id.index].generation = records[id.index].generation.next
      definitions.markDeparting(id.index)
      departing.append(id.index)
      return
    }
    deleteConstraint(id.index, wasIssued: true)
  }

  /// Removes a constraint from the definitions or the tableau, and frees its record.
  ///
  /// - Parameter wasIssued: Whether the constraint's handle is still valid.
  private mutating func deleteConstraint(_ index: ConstraintIndex, wasIssued: Bool) {
    if records[index].isEntering { _ = entering.popLast() }
    while let implied = tableau.implications.lastImplied(by: index) { enterImplied(implied) }
    if tableau.implications.implication(of: index) != nil { tableau.implications.remove(index) }
    let isDefinition = definitions.isDefinition(index)
    if isDefinition { undefine(index) }
    tableau.uninstall(index)
    if !isDefinition { expressions.removeUses(by: index) }
    freeRecord(index, wasIssued: wasIssued)
    routes.invalidate()
  }

  /// Ends a definition: inserts the equality into the tableau as if it had always been there, so that it can be removed
  /// from it.
  private mutating func undefine(_ equality: ConstraintIndex) {
    let variable = definitions.variable(definedBy: equality)
    // Inequalities that were multiples of each other may differ without the definition.
    if definitions.mayReachTableau(variable) {
      for implied in tableau.implications.all { enterImplied(implied) }
    }
    routes.invalidate()
    let sensitivity = definitions.undefine(equality, expressions, records, &values)
    tableau.markMoved(variable)
    guard let sensitivity else { return }
    replaceFoundOffsets()
    if sensitivity.isEmpty { return }
    tableau.setKind(of: equality, to: .zero)
    tableau.setUnusedOffset(of: equality, to: offset(of: equality))
    tableau.materialize(equality, sensitivity: sensitivity)
    // The variable becomes basic. Its row is its former definition, solved for the variable, including the residual
    // that was 0.
    let factor = definitions[variable].factor
    definitions.addWeights(factor, timesTermsOf: equality, expressions.terms, except: variable)
    definitions.expand(expressions.terms, into: &tableau)
    tableau.accumulate(-factor, times: equality)
    tableau.renewConstant(of: tableau.makeRowFromAccumulator(for: variable))
  }

  /// Inserts an implied inequality into the tableau.
  private mutating func enterImplied(_ constraint: ConstraintIndex) {
    tableau.implications.remove(constraint)
    expand(constraint)
    tableau.computeConstant(of: tableau.makeRowFromAccumulator(for: constraint))
  }

  /// Moves the costs of an optional constraint above and below 0 to other priorities.
  mutating func setLevels(of constraint: ConstraintIndex, rising: Double, falling: Double) {
    tableau.setLevels(of: constraint, rising: rising, falling: falling)
  }

  /// Makes the residual of an optional equality 0 at the next edit.
  mutating func require(_ constraint: ConstraintIndex) { tableau.require(constraint) }

  /// Gives the residual of a required equality costs above and below 0.
  mutating func relax(_ constraint: ConstraintIndex, rising: Double, falling: Double) {
    tableau.relax(constraint, rising: rising, falling: falling)
  }

  // MARK: Edits

  /// Changes a constant and makes the required constraints feasible again.
  @inline(never)
  mutating func edit(_ index: ConstraintIndex, _ constant: Double) throws(ConstraintError) {
    settleChanges()
    let old = values.constant(of: index)
    change(index, to: constant)
    enterIndependent()
    guard let conflict = tableau.repairAll() else { return }
    dropDependent()
    values.setConstant(of: index, to: old)
    if definitions.isDefinition(index) { restoreConstantParts(index) }
    throw .unsatisfiable(conflict: identifiers(of: conflict, without: .none))
  }

  /// Changes several constants, and makes the required constraints feasible again.
  mutating func editAll(_ edits: [Edit]) throws(ConstraintError) {
    settleChanges()
    oldConstants.removeAll()
    for edit in edits {
      let index = edit.constraint.index
      oldConstants.append(values.constant(of: index))
      change(index, to: edit.constant)
    }
    enterIndependent()
    guard let conflict = tableau.repairAll() else { return }
    dropDependent()
    let identifiers = identifiers(of: conflict, without: .none)
    for index in edits.indices.reversed() {
      values.setConstant(of: edits[index].constraint.index, to: oldConstants[index])
    }
    for edit in edits where definitions.isDefinition(edit.constraint.index) {
      restoreConstantParts(edit.constraint.index)
    }
    throw .unsatisfiable(conflict: identifiers)
  }

  /// Inserts the inequalities that an edit has made independent of others into the tableau.
  @inline(__always)
  private mutating func enterIndependent() {
    ended.removeAll()
    if tableau.implications.hasDoubted { enterAllIndependent() }
  }

  @inline(never)
  private mutating func enterAllIndependent() {
    while let implication = tableau.takeEndedImplication() {
      expand(implication.constraint)
      _ = tableau.makeRowFromAccumulator(for: implication.constraint)
      tableau.computeConstant(ofRequired: implication.constraint)
      ended.append(implication)
    }
  }

  /// Restores the implications that a refused edit has ended.
  private mutating func dropDependent() {
    while let implication = ended.popLast() { tableau.drop(implication) }
  }

  /// Sets a constant, and updates the rows and definitions that depend on it.
  private mutating func change(_ index: ConstraintIndex, to constant: Double) {
    values.setConstant(of: index, to: constant)
    if definitions.isDefinition(index) {
      propagateConstant(index)
      return
    }
    tableau.setOffset(of: index, to: offset(of: index))
  }

  /// Propagates a change of a definition's constant to the constraints in the tableau.
  private mutating func propagateConstant(_ equality: ConstraintIndex) {
    let variable = definitions.variable(definedBy: equality)
    definitions.markStale(variable)
    let route = routes.findConstraints(from: variable, &definitions, expressions.uses)
    definitions.updateConstants(along: routes[route].order, expressions.terms, &values)
    let constraints = routes[route].constraints
    for index in constraints.indices {
      let offset = offset(of: constraints[index])
      if offset != tableau.matrix.symbols[constraints[index]].offset {
        tableau.setOffset(of: constraints[index], to: offset)
      }
    }
  }

  /// Restores the constant parts that depend on a definition after its constant was restored. The tableau has already
  /// been.
  private mutating func restoreConstantParts(_ equality: ConstraintIndex) {
    let variable = definitions.variable(definedBy: equality)
    let route = routes.findConstraints(from: variable, &definitions, expressions.uses)
    definitions.updateConstants(along: routes[route].order, expressions.terms, &values)
  }

  /// Removes what edits have prepared for the next ones. For tests.
  mutating func forgetEdits() { tableau.forgetEdits() }

  // MARK: Deferred work

  /// Completes what earlier operations have deferred: removals, outdated definitions, and optional constraints. Call it
  /// before changing the tableau.
  mutating func settleChanges() {
    settleDepartures()
    settleDefinitions()
    enterOptional()
  }

  /// Installs the optional constraints that were added since the last solution, before anything else is added.
  ///
  /// Of several that can't all hold at the same priority, those that are installed while a variable is free to take
  /// them up hold.
  @inline(__always)
  package mutating func enterOptional() {
    if !entering.isEmpty { enterAllOptional() }
  }

  /// Installs the optional constraints that were added since the last solution.
  ///
  /// Required equalities define more variables while no row mentions these, and the pivots of required constraints visit
  /// no row of an optional one.
  @inline(never)
  private mutating func enterAllOptional() {
    settleDefinitions()
    for index in entering.indices {
      let constraint = entering[index]
      records[constraint].isEntering = false
      tableau.setUnusedOffset(of: constraint, to: offset(of: constraint))
      expand(constraint)
      // An optional constraint contradicts nothing.
      _ = tableau.install(constraint, by: tableau.prepareToInstall(constraint), isTakenOut: false)
      noteUses(by: constraint)
    }
    entering.removeAll()
  }

  /// Completes pending removals of definitions.
  ///
  /// Ending a definition takes time proportional to the number of variables that depend on its variable. Removing a
  /// chain from its first link would take that time at each link. So if others depend on the variable, the definition
  /// is only marked as removed. It ends when the next constraint is added or values are requested, after the removed
  /// definitions that depend on it.
  @inline(__always)
  mutating func settleDepartures() {
    if !departing.isEmpty { endDeparting() }
  }

  @inline(never)
  private mutating func endDeparting() {
    definitions.sortDeparting(&departing)
    for index in departing.indices { deleteConstraint(departing[index], wasIssued: false) }
    departing.removeAll()
    for index in departingVariables.indices { freeRecord(departingVariables[index], wasIssued: false) }
    departingVariables.removeAll()
  }

  /// Recomputes outdated constant parts and roots.
  @inline(__always)
  mutating func settleDefinitions() {
    if !definitions.isSettled { definitions.settle(records, expressions.terms, &values) }
  }

  // MARK: Solving

  /// Minimizes the errors of optional constraints, from the highest priority to the lowest, and updates the variables'
  /// values.
  public mutating func solve() {
    // First complete what edits and removals have deferred, then minimize, then compute the values that changed: those
    // of variables in the tableau from their rows, and those of defined variables along a route.
    settleChanges()
    while let row = tableau.popWornRow() { recompute(tableau.block(of: row)) }
    minimize()
    if tableau.matrix.moved.isEmpty, definitions.stale.isEmpty { return }
    routes.removeStarts()
    tableau.computeMovedConstants()
    values.takeMoved(tableau.matrix, records, definitions, &routes)
    for index in definitions.stale.indices where records[definitions.stale[index]].role == .variable {
      routes.addStart(definitions.stale[index])
    }
    tableau.removeMoved()
    definitions.removeStale()
    if routes.hasNoStarts { return }
    let route = routes.find(&definitions)
    values.compute(routes[route].order, tableau.matrix, definitions, expressions.terms)
  }

  /// Minimizes errors, and leaves the values as they are.
  mutating func minimize() { tableau.minimize() }

  /// Computes the deferred constants of the variables that moved.
  mutating func computeMovedConstants() { tableau.computeMovedConstants() }

  /// Recomputes a block of rows that have been changed often, by Gaussian elimination with partial pivoting.
  ///
  /// Every pivot changes rows in place, and with coefficients such as 1/3 each change rounds. So the constraints are
  /// inserted again as rows of variables. Then each constraint that was outside the basis is exchanged for a variable
  /// that was in it, which leads to the same basis.
  private mutating func recompute(_ block: Tableau.ConnectedRows) {
    tableau.remove(block)
    for symbol in block.basic + block.parametric where records[symbol].role == .constraint {
      expand(symbol)
      tableau.computeConstant(of: tableau.makeRowFromAccumulator(for: symbol))
    }
    tableau.eliminate(block)
  }

  /// Returns the variables whose values have changed since the last call, in ascending order.
  public mutating func takeChangedVariables() -> [Variable] {
    settleDepartures()
    return values.takeChanged { [records] index in
      let record = records[index]
      return record.role == .variable ? Variable(index: index, generation: record.generation) : nil
    }
  }

  // MARK: Asking about the solution

  /// Returns whether a variable can move within the set of optima.
  ///
  /// The solver must be at an optimum, and may be at another one afterward.
  mutating func canMove(_ variable: VariableIndex) -> Bool {
    definitions.addWeight(1, to: variable)
    definitions.expand(expressions.terms, into: &tableau)
    return tableau.canMoveAccumulatedSum()
  }

  /// Expresses a variable in terms of the residuals outside the basis, and adds the definitions that this expression
  /// needs.
  mutating func explanation(of variable: VariableIndex) -> Explanation {
    settleDefinitions()
    definitions.addWeight(1, to: variable)
    definitions.expand(expressions.terms, into: &tableau)
    var terms: [Explanation.Term] = []
    var freeVariables: [Variable] = []
    definitions.addWeight(1, to: variable)
    // Now subtract the multiples of the constraints' expressions from the variable. Defined variables that remain in
    // the difference are canceled by multiples of their definitions, which are part of the explanation, too.
    for entry in tableau.takeAccumulated() where abs(entry.coefficient) > Tolerance.zero {
      let record = records[entry.symbol]
      if record.role == .variable {
        freeVariables.append(Variable(index: entry.symbol, generation: record.generation))
        definitions.addWeight(-entry.coefficient, to: entry.symbol)
        continue
      }
      let multiplier = entry.coefficient * record.turn
      terms.append(Explanation.Term(constraint: identifier(of: entry.symbol), multiplier: multiplier))
      definitions.addWeights(-multiplier, timesTermsOf: entry.symbol, expressions.terms)
    }
    for entry in definitions.takeEqualities(expressions.terms) {
      terms.append(Explanation.Term(constraint: identifier(of: entry.symbol), multiplier: -entry.coefficient))
    }
    return Explanation(terms: terms.sorted { $0.constraint < $1.constraint }, freeVariables: freeVariables)
  }

  // MARK: Expressions

  /// Returns the constant of a constraint's residual with all definitions substituted.
  @inline(__always)
  func offset(of constraint: ConstraintIndex) -> Double {
    records[constraint].turn * (values.constant(of: constraint) + expressions.definedPart(of: constraint, values))
  }

  /// Adds the terms of a constraint's residual, with all definitions substituted, to the tableau's accumulator.
  mutating func expand(_ constraint: ConstraintIndex) {
    definitions.addWeights(records[constraint].turn, timesTermsOf: constraint, expressions.terms)
    definitions.expand(expressions.terms, into: &tableau)
  }

  /// Returns what is left of a constraint's terms minus its residual, with definitions substituted and basic symbols
  /// replaced by their rows: nothing but rounding noise. For tests.
  mutating func identity(of constraint: ConstraintIndex) -> [(SymbolIndex, Double)] {
    expand(constraint)
    var (factor, symbol) = (-1.0, constraint)
    while let implication = tableau.implications.implication(of: symbol) {
      factor *= implication.factor
      symbol = implication.reason
    }
    tableau.accumulate(factor, times: symbol)
    return tableau.takeAccumulated().map { ($0.symbol, $0.coefficient) }
  }

  /// Returns the handles of the constraints in a contradictory combination and of the definitions that it needs, in
  /// ascending order.
  private mutating func identifiers(of conflict: [Entry], without refused: ConstraintIndex) -> [ConstraintID] {
    for entry in conflict {
      definitions.addWeights(
        entry.coefficient * records[entry.symbol].turn, timesTermsOf: entry.symbol, expressions.terms)
    }
    let all = conflict + definitions.takeEqualities(expressions.terms)
    return all.map(\.symbol).filter { $0 != refused }.map { identifier(of: $0) }.sorted()
  }

  // MARK: Handles

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
  func identifier(of constraint: ConstraintIndex) -> ConstraintID {
    ConstraintID(index: constraint, generation: records[constraint].generation)
  }
}
