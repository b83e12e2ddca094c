extension Solver {
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
    let symbol = tableau.matrix.symbols[id.index]
    // An inequality has only one side, so `above` is ignored.
    let isAboveRequired = symbol.kind == .elastic && symbol.risingLevel.isNone ? priority.isRequired : above.isRequired
    guard symbol.kind == .elastic else {
      if priority.isRequired, isAboveRequired { return }
      throw .requirednessIsFixed(id)
    }
    if priority.isRequired || isAboveRequired { throw .requirednessIsFixed(id) }
    setLevels(of: id.index, rising: above.value, falling: priority.value)
  }
}

/// Equalities that are required at times.
///
/// A row of a table is measured with an optional height and laid out at a required one. Removing one constraint and
/// adding another would change the tableau twice; here the residual only gets another kind.
extension Solver {
  /// Makes an optional equality required, and changes its constant. If that contradicts others, nothing changes.
  ///
  /// - Returns: Whether it was an optional equality; otherwise, nothing changes.
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)``, ``ConstraintError/unknownConstraint(_:)`` or
  ///   ``ConstraintError/notFinite``.
  package mutating func require(_ id: ConstraintID, constant: Double) throws(ConstraintError) -> Bool {
    try check(id, constant)
    settleChanges()
    let symbol = tableau.matrix.symbols[id.index]
    guard symbol.kind == .elastic, !symbol.risingLevel.isNone else { return false }
    let (rising, falling) = (priority(of: symbol.risingLevel), priority(of: symbol.fallingLevel))
    require(id.index)
    do {
      try edit(id.index, constant)
    } catch {
      relax(id.index, rising: rising, falling: falling)
      throw error
    }
    return true
  }

  /// Makes a required equality optional, and changes its constant. If that contradicts others, nothing changes.
  ///
  /// - Parameters:
  ///   - id: The constraint.
  ///   - constant: The new constant of the expression.
  ///   - priority: The priority of the expression not being less than 0.
  ///   - above: The priority of the expression not being greater than 0.
  /// - Returns: Whether it was a required equality and both priorities are optional. If false, nothing changes; that is
  ///   also so for an equality that is substituted.
  /// - Throws: ``ConstraintError/unknownConstraint(_:)`` or ``ConstraintError/notFinite``.
  package mutating func relax(
    _ id: ConstraintID, constant: Double, to priority: Priority, above: Priority
  ) throws(ConstraintError) -> Bool {
    try check(id, constant)
    settleChanges()
    guard tableau.matrix.symbols[id.index].kind == .zero, !definitions.isDefinition(id.index) else { return false }
    if priority.isRequired || above.isRequired { return false }
    relax(id.index, rising: above.value, falling: priority.value)
    try edit(id.index, constant)
    return true
  }

  private func priority(of level: LevelSlot) -> Double { tableau.objective.levels.priority(of: level) }
}
