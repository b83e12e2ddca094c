extension Solver {
  /// A constraint and the new constant of its expression.
  public struct Edit: Hashable, Sendable {
    /// The constraint to change.
    public var constraint: ConstraintID
    /// The new constant of the expression, as in `expression relation 0`.
    public var constant: Double

    /// Creates an edit.
    public init(_ constraint: ConstraintID, constant: Double) {
      self.constraint = constraint
      self.constant = constant
    }
  }

  /// Changes the constant of a constraint's expression, as in `expression relation 0`.
  ///
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)``, ``ConstraintError/unknownConstraint(_:)`` or
  ///   ``ConstraintError/notFinite``.
  public mutating func setConstant(_ id: ConstraintID, to constant: Double) throws(ConstraintError) {
    try check(id, constant)
    settleDepartures()
    if states[id.index].value == constant || moveAlongTrack(id.index, to: constant) { return }
    try edit(id.index, constant)
  }

  /// Changes a constant and makes the required constraints feasible again.
  @inline(never)
  private mutating func edit(_ index: SymbolIndex, _ constant: Double) throws(ConstraintError) {
    settleDefinitions()
    tableau.catchUp()
    let old = states[index].value
    change(index, to: constant)
    guard let conflict = tableau.repairAll() else { return }
    states[index].value = old
    if !records[index].defines.isNone { restoreConstantParts(index) }
    throw .unsatisfiable(conflict: identifiers(of: conflict, without: .none))
  }

  /// Sets a constant, and updates the rows and definitions that depend on it.
  private mutating func change(_ index: SymbolIndex, to constant: Double) {
    states[index].value = constant
    if !records[index].defines.isNone {
      propagateConstant(index)
      return
    }
    let definedPart = definedPart(of: index)
    tableau.setOffset(of: index, to: records[index].turn * (constant + definedPart))
    tableau.layTrackIfRepeated(for: index, definedPart: definedPart)
  }

  /// Changes several constants as one operation: only the result has to be satisfiable. If it is not, none is changed.
  ///
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)``, ``ConstraintError/unknownConstraint(_:)`` or
  ///   ``ConstraintError/notFinite``.
  public mutating func apply(_ edits: [Edit]) throws(ConstraintError) {
    for edit in edits { try check(edit.constraint, edit.constant) }
    settleDepartures()
    settleDefinitions()
    tableau.catchUp()
    oldConstants.removeAll()
    for edit in edits {
      let index = edit.constraint.index
      oldConstants.append(states[index].value)
      change(index, to: edit.constant)
    }
    guard let conflict = tableau.repairAll() else { return }
    let identifiers = identifiers(of: conflict, without: .none)
    for place in edits.indices.reversed() {
      states[edits[place].constraint.index].value = oldConstants[place]
    }
    for edit in edits where !records[edit.constraint.index].defines.isNone {
      restoreConstantParts(edit.constraint.index)
    }
    throw .unsatisfiable(conflict: identifiers)
  }

  /// Propagates a change of a definition's constant to the constraints in the tableau.
  private mutating func propagateConstant(_ equality: SymbolIndex) {
    let variable = records[equality].defines
    stale.append(variable)
    let place = routeWithConstraints(from: variable)
    updateConstants(along: routes[place].order)
    let constraints = routes[place].constraints
    for index in constraints.indices {
      let offset = offset(of: constraints[index])
      tableau.dropTrack(of: constraints[index])
      if offset != tableau.symbols[constraints[index]].offset {
        tableau.setOffset(of: constraints[index], to: offset)
      }
    }
  }

  /// Restores the constant parts that depend on a definition after its constant was restored. The tableau has already
  /// been.
  private mutating func restoreConstantParts(_ equality: SymbolIndex) {
    let place = routeWithConstraints(from: records[equality].defines)
    updateConstants(along: routes[place].order)
  }

  /// Throws an error unless the solver has the constraint and the constant is finite.
  @inline(__always)
  func check(_ id: ConstraintID, _ constant: Double) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    guard constant.isFinite else { throw .notFinite }
  }
}
