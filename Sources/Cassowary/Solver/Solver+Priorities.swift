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
