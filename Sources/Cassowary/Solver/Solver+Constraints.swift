extension Solver {
  /// Adds a constraint.
  ///
  /// A required constraint that contradicts others is refused, and the solver is then as it was before. Errors of optional
  /// constraints are not minimised here but in ``solve()``.
  ///
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
    records[Int(index)].turn = turn
    states[Int(index)].value = constraint.expression.constant
    for term in constraint.expression.terms {
      terms.append(Tableau.Entry(symbol: term.variable.index, coefficient: term.coefficient), to: index)
    }
    try enter(index)
    let isDefinition = records[Int(index)].defines >= 0
    if !isDefinition { noteReach(of: index) }
    for term in constraint.expression.terms {
      records[Int(term.variable.index)].mentions += 1
      if !isDefinition { uses.append(index, to: term.variable.index) }
    }
    outdateRoutes()
    constraintCount += 1
    return identifier(of: index)
  }

  /// Makes a constraint a definition, or puts it into the tableau.
  private mutating func enter(_ index: Int32) throws(ConstraintError) {
    let isEquality = tableau.symbols[Int(index)].kind == .zero
    if isEquality, let variable = definableVariable(of: index, isInTableau: false) {
      define(variable, by: index)
      return
    }
    tableau.symbols[Int(index)].offset = offset(of: index)
    expand(index)
    let taker = tableau.prepareToInstall(index)
    let defined = isEquality ? definableVariable(of: index, isInTableau: true, entering: taker) : nil
    guard let conflict = tableau.install(index, by: taker, isTakenOut: defined != nil) else {
      if let defined, !tableau.symbols[Int(index)].isBasic { takeOut(index, defining: defined) }
      return
    }
    let identifiers = identifiers(of: conflict, without: index)
    freeRecord(index, wasIssued: false)
    throw .unsatisfiable(conflict: identifiers)
  }

  /// The handles of the constraints in a contradictory combination and of the definitions behind them, ascending.
  mutating func identifiers(of conflict: [Tableau.Entry], without refused: Int32) -> [ConstraintID] {
    let all = conflict + definitions(behind: conflict)
    return all.map(\.symbol).filter { $0 != refused }.map { identifier(of: $0) }.sorted()
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``ConstraintError/unknownConstraint(_:)``.
  public mutating func remove(_ id: ConstraintID) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    for position in terms.range(id.index) { records[Int(terms[position].symbol)].mentions -= 1 }
    constraintCount -= 1
    if postpone(removalOf: id) { return }
    tableau.catchUp()
    takeAway(id.index, wasIssued: true)
  }

  /// Takes a constraint that was removed out of the definitions and the tableau.
  ///
  /// - Parameter wasIssued: Whether its handle still stands for it.
  mutating func takeAway(_ index: Int32, wasIssued: Bool) {
    let isDefinition = records[Int(index)].defines >= 0
    if isDefinition { undefine(index) }
    tableau.uninstall(index)
    if !isDefinition {
      for position in terms.range(index) { uses.remove(index, from: terms[position].symbol) }
    }
    freeRecord(index, wasIssued: wasIssued)
    outdateRoutes()
  }

  /// Changes the priority of an optional constraint to another optional one, on both sides of an equality.
  ///
  /// - Throws: ``ConstraintError/requirednessIsFixed(_:)`` or ``ConstraintError/unknownConstraint(_:)``.
  public mutating func setPriority(_ id: ConstraintID, to priority: Priority) throws(ConstraintError) {
    try setPriority(id, to: priority, above: priority)
  }

  /// Changes the priorities of an optional equality to other optional ones: `above` counts for what its expression is more
  /// than 0, `priority` for what it is less. For inequalities, `above` means nothing.
  ///
  /// - Throws: ``ConstraintError/requirednessIsFixed(_:)`` or ``ConstraintError/unknownConstraint(_:)``.
  public mutating func setPriority(
    _ id: ConstraintID, to priority: Priority, above: Priority
  ) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    settleDepartures()
    let symbol = tableau.symbols[Int(id.index)]
    // An inequality has one side: what is said of the other means nothing.
    let isAboveRequired = symbol.kind == .elastic && symbol.risingLevel < 0 ? priority.isRequired : above.isRequired
    guard symbol.kind == .elastic else {
      if priority.isRequired, isAboveRequired { return }
      throw .requirednessIsFixed(id)
    }
    if priority.isRequired || isAboveRequired { throw .requirednessIsFixed(id) }
    tableau.setLevels(of: id.index, rising: above.value, falling: priority.value)
  }
}
