extension Solver {
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
    settleDefinitions()
    tableau.catchUp()
    let turn: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
    var symbol = Symbol()
    if constraint.priority.isRequired {
      symbol.kind = constraint.relation == .equal ? .zero : .nonNegative
    } else {
      symbol.kind = .elastic
      symbol.fallingLevel = tableau.retainLevel(constraint.priority.value)
      if constraint.relation == .equal { symbol.risingLevel = tableau.retainLevel(constraint.priorityAbove.value) }
    }
    let index = makeRecord(symbol, .constraint)
    records[index].turn = turn
    states[index].value = constraint.expression.constant
    for term in constraint.expression.terms {
      terms.append(Tableau.Entry(symbol: term.variable.index, coefficient: term.coefficient), to: index)
    }
    try enter(index)
    let isDefinition = !records[index].defines.isNone
    if !isDefinition { noteReach(of: index) }
    for term in constraint.expression.terms {
      records[term.variable.index].mentions += 1
      if !isDefinition { uses.append(index, to: term.variable.index) }
    }
    outdateRoutes()
    constraintCount += 1
    return identifier(of: index)
  }

  /// Makes a constraint a definition if possible, or installs it in the tableau.
  private mutating func enter(_ index: SymbolIndex) throws(ConstraintError) {
    let isEquality = tableau.symbols[index].kind == .zero
    // A variable that nothing in the tableau depends on can be substituted right away, at no cost.
    if isEquality, let variable = definableVariable(of: index, isInTableau: false) {
      define(variable, by: index)
      return
    }
    tableau.symbols[index].offset = offset(of: index)
    expand(index)
    let taker = tableau.prepareToInstall(index)
    // Otherwise, an equality that can define a basic variable enters the tableau and leaves it again. The pivot that
    // installs it gives it no column, and the variable's row, which no other row depends on, is dropped.
    let defined = isEquality ? definableVariable(of: index, isInTableau: true, entering: taker) : nil
    guard let conflict = tableau.install(index, by: taker, isTakenOut: defined != nil) else {
      if let defined, !tableau.symbols[index].isBasic { substituteEquality(index, defining: defined) }
      return
    }
    let identifiers = identifiers(of: conflict, without: index)
    freeRecord(index, wasIssued: false)
    throw .unsatisfiable(conflict: identifiers)
  }

  /// Returns the handles of the constraints in a contradictory combination and of the definitions that it needs, in
  /// ascending order.
  mutating func identifiers(of conflict: [Tableau.Entry], without refused: SymbolIndex) -> [ConstraintID] {
    let all = conflict + definitions(behind: conflict)
    return all.map(\.symbol).filter { $0 != refused }.map { identifier(of: $0) }.sorted()
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``ConstraintError/unknownConstraint(_:)``.
  public mutating func remove(_ id: ConstraintID) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    for position in terms.range(id.index) { records[terms[position].symbol].mentions -= 1 }
    constraintCount -= 1
    if postpone(removalOf: id) { return }
    tableau.catchUp()
    deleteConstraint(id.index, wasIssued: true)
  }

  /// Removes a constraint from the definitions and the tableau.
  ///
  /// - Parameter wasIssued: Whether the constraint's handle is still valid.
  mutating func deleteConstraint(_ index: SymbolIndex, wasIssued: Bool) {
    let isDefinition = !records[index].defines.isNone
    if isDefinition { undefine(index) }
    tableau.uninstall(index)
    if !isDefinition {
      for position in terms.range(index) { uses.remove(index, from: terms[position].symbol) }
    }
    freeRecord(index, wasIssued: wasIssued)
    outdateRoutes()
  }

  /// Changes the priority of an optional constraint to another optional one, for both sides of an equality.
  ///
  /// - Throws: ``ConstraintError/requirednessIsFixed(_:)`` or ``ConstraintError/unknownConstraint(_:)``.
  public mutating func setPriority(_ id: ConstraintID, to priority: Priority) throws(ConstraintError) {
    try setPriority(id, to: priority, above: priority)
  }

  /// Changes the priorities of the two sides of an optional equality to other optional ones.
  ///
  /// - Parameters:
  ///   - id: The constraint.
  ///   - priority: The priority of the expression not being less than 0.
  ///   - above: The priority of the expression not being greater than 0. Ignored for inequalities.
  /// - Throws: ``ConstraintError/requirednessIsFixed(_:)`` or ``ConstraintError/unknownConstraint(_:)``.
  public mutating func setPriority(
    _ id: ConstraintID, to priority: Priority, above: Priority
  ) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    settleDepartures()
    let symbol = tableau.symbols[id.index]
    // An inequality has only one side, so `above` is ignored.
    let isAboveRequired = symbol.kind == .elastic && symbol.risingLevel.isNone ? priority.isRequired : above.isRequired
    guard symbol.kind == .elastic else {
      if priority.isRequired, isAboveRequired { return }
      throw .requirednessIsFixed(id)
    }
    if priority.isRequired || isAboveRequired { throw .requirednessIsFixed(id) }
    tableau.setLevels(of: id.index, rising: above.value, falling: priority.value)
  }
}
