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
    let turn: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
    var symbol = Symbol()
    symbol.offset = turn * constraint.expression.constant
    if constraint.priority.isRequired {
      symbol.kind = constraint.relation == .equal ? .zero : .nonNegative
    } else {
      symbol.kind = .elastic
      symbol.level = tableau.retainLevel(constraint.priority.value)
      symbol.risingCost = constraint.relation == .equal ? 1 : 0
      symbol.fallingCost = 1
    }
    let index = makeRecord(symbol, .constraint)
    for term in constraint.expression.terms {
      tableau.accumulate(turn * term.coefficient, times: term.variable.index)
    }
    if let conflict = tableau.install(index) {
      let identifiers = conflict.map { identifier(of: $0) }.sorted()
      tableau.freeSymbol(index)
      records[Int(index)].role = .none
      throw .unsatisfiable(conflict: identifiers)
    }
    for term in constraint.expression.terms {
      terms.append(Tableau.Entry(symbol: term.variable.index, coefficient: term.coefficient), to: index)
      records[Int(term.variable.index)].mentions += 1
    }
    records[Int(index)].turn = turn
    records[Int(index)].constant = constraint.expression.constant
    records[Int(index)].priority = constraint.priority.value
    constraintCount += 1
    return identifier(of: index)
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``ConstraintError/unknownConstraint(_:)``.
  public mutating func remove(_ id: ConstraintID) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    tableau.uninstall(id.index)
    for position in terms.range(id.index) { records[Int(terms[position].symbol)].mentions -= 1 }
    freeRecord(id.index)
    constraintCount -= 1
  }

  /// Changes the priority of an optional constraint to another optional one.
  ///
  /// - Throws: ``ConstraintError/requirednessIsFixed(_:)`` or ``ConstraintError/unknownConstraint(_:)``.
  public mutating func setPriority(_ id: ConstraintID, to priority: Priority) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    let old = records[Int(id.index)].priority
    if old == priority.value { return }
    guard !priority.isRequired, old != Priority.required.value else { throw .requirednessIsFixed(id) }
    records[Int(id.index)].priority = priority.value
    tableau.setLevel(of: id.index, to: priority.value)
  }

  /// Changes the constant of a constraint's expression, as in `expression relation 0`.
  ///
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)``, ``ConstraintError/unknownConstraint(_:)`` or
  ///   ``ConstraintError/notFinite``.
  public mutating func setConstant(_ id: ConstraintID, to constant: Double) throws(ConstraintError) {
    try checkEdit(id, constant)
    if records[Int(id.index)].constant == constant { return }
    tableau.setOffset(of: id.index, to: records[Int(id.index)].turn * constant)
    if let conflict = tableau.repairAll() {
      throw .unsatisfiable(conflict: conflict.map { identifier(of: $0) }.sorted())
    }
    records[Int(id.index)].constant = constant
  }

  /// A constraint and the constant that its expression is to have.
  public struct Edit: Hashable, Sendable {
    /// The constraint to change.
    public var constraint: ConstraintID
    /// The new constant of its expression, as in `expression relation 0`.
    public var constant: Double

    /// Creates an edit.
    public init(_ constraint: ConstraintID, constant: Double) {
      self.constraint = constraint
      self.constant = constant
    }
  }

  /// Changes several constants at once: only the result has to be satisfiable. All are changed, or none.
  ///
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)``, ``ConstraintError/unknownConstraint(_:)`` or
  ///   ``ConstraintError/notFinite``.
  public mutating func apply(_ edits: [Edit]) throws(ConstraintError) {
    for edit in edits { try checkEdit(edit.constraint, edit.constant) }
    for edit in edits {
      tableau.setOffset(of: edit.constraint.index, to: records[Int(edit.constraint.index)].turn * edit.constant)
    }
    if let conflict = tableau.repairAll() {
      throw .unsatisfiable(conflict: conflict.map { identifier(of: $0) }.sorted())
    }
    for edit in edits { records[Int(edit.constraint.index)].constant = edit.constant }
  }

  private func checkEdit(_ id: ConstraintID, _ constant: Double) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    guard constant.isFinite else { throw .notFinite }
  }
}
