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
    if states[Int(id.index)].value == constant || moveAlongTrack(id.index, to: constant) { return }
    try edit(id.index, constant)
  }

  /// Changes a constant and makes the required constraints feasible again.
  @inline(never)
  private mutating func edit(_ index: Int32, _ constant: Double) throws(ConstraintError) {
    settleDefinitions()
    tableau.catchUp()
    let old = states[Int(index)].value
    change(index, to: constant)
    guard let conflict = tableau.repairAll() else { return }
    states[Int(index)].value = old
    if records[Int(index)].defines >= 0 { restoreConstantParts(index) }
    throw .unsatisfiable(conflict: identifiers(of: conflict, without: -1))
  }

  /// Sets a constant, and updates the rows and definitions that depend on it.
  private mutating func change(_ index: Int32, to constant: Double) {
    states[Int(index)].value = constant
    if records[Int(index)].defines >= 0 {
      propagateConstant(index)
      return
    }
    let definedPart = definedPart(of: index)
    tableau.setOffset(of: index, to: records[Int(index)].turn * (constant + definedPart))
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
      oldConstants.append(states[Int(index)].value)
      change(index, to: edit.constant)
    }
    guard let conflict = tableau.repairAll() else { return }
    let identifiers = identifiers(of: conflict, without: -1)
    for place in edits.indices.reversed() {
      states[Int(edits[place].constraint.index)].value = oldConstants[place]
    }
    for edit in edits where records[Int(edit.constraint.index)].defines >= 0 {
      restoreConstantParts(edit.constraint.index)
    }
    throw .unsatisfiable(conflict: identifiers)
  }

  /// Propagates a change of a definition's constant to the constraints in the tableau.
  private mutating func propagateConstant(_ equality: Int32) {
    let variable = records[Int(equality)].defines
    stale.append(variable)
    let place = routeWithConstraints(from: variable)
    updateConstants(along: routes[place].order)
    let constraints = routes[place].constraints
    for index in constraints.indices {
      let offset = offset(of: constraints[index])
      tableau.dropTrack(of: constraints[index])
      if offset != tableau.symbols[Int(constraints[index])].offset {
        tableau.setOffset(of: constraints[index], to: offset)
      }
    }
  }

  /// Restores the constant parts that depend on a definition after its constant was restored. The tableau has already
  /// been.
  private mutating func restoreConstantParts(_ equality: Int32) {
    let place = routeWithConstraints(from: records[Int(equality)].defines)
    updateConstants(along: routes[place].order)
  }

  /// Throws an error unless the solver has the constraint and the constant is finite.
  @inline(__always)
  func check(_ id: ConstraintID, _ constant: Double) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    guard constant.isFinite else { throw .notFinite }
  }
}
