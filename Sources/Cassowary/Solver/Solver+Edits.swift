extension Solver {
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

  /// Changes the constant of a constraint's expression, as in `expression relation 0`.
  ///
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)``, ``ConstraintError/unknownConstraint(_:)`` or
  ///   ``ConstraintError/notFinite``.
  public mutating func setConstant(_ id: ConstraintID, to constant: Double) throws(ConstraintError) {
    try check(id, constant)
    let old = records[Int(id.index)].constant
    if old == constant { return }
    settleDefinitions()
    records[Int(id.index)].constant = constant
    if records[Int(id.index)].defines < 0 {
      tableau.setOffset(of: id.index, to: offset(of: id.index))
    } else {
      shift(id.index)
    }
    guard let conflict = tableau.repairAll() else { return }
    records[Int(id.index)].constant = old
    if records[Int(id.index)].defines >= 0 { unshift(id.index) }
    throw .unsatisfiable(conflict: identifiers(of: conflict, without: -1))
  }

  /// Changes several constants at once: only the result has to be satisfiable. All are changed, or none.
  ///
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)``, ``ConstraintError/unknownConstraint(_:)`` or
  ///   ``ConstraintError/notFinite``.
  public mutating func apply(_ edits: [Edit]) throws(ConstraintError) {
    for edit in edits { try check(edit.constraint, edit.constant) }
    settleDefinitions()
    oldConstants.removeAll()
    for edit in edits {
      let index = edit.constraint.index
      oldConstants.append(records[Int(index)].constant)
      records[Int(index)].constant = edit.constant
      if records[Int(index)].defines < 0 { tableau.setOffset(of: index, to: offset(of: index)) } else { shift(index) }
    }
    guard let conflict = tableau.repairAll() else { return }
    let identifiers = identifiers(of: conflict, without: -1)
    for place in edits.indices.reversed() {
      records[Int(edits[place].constraint.index)].constant = oldConstants[place]
    }
    for edit in edits where records[Int(edit.constraint.index)].defines >= 0 { unshift(edit.constraint.index) }
    throw .unsatisfiable(conflict: identifiers)
  }

  /// Follows a change of a definition's constant to the constraints in the tableau.
  private mutating func shift(_ equality: Int32) {
    let variable = records[Int(equality)].defines
    stale.append(variable)
    let place = routeWithConstraints(from: variable)
    updateConstantParts(along: routes[place].order)
    let constraints = routes[place].constraints
    for index in constraints.indices {
      let offset = offset(of: constraints[index])
      if offset != tableau.symbols[Int(constraints[index])].offset {
        tableau.setOffset(of: constraints[index], to: offset)
      }
    }
  }

  /// Brings the constant parts that rest on a definition back after its constant was; the tableau has gone back already.
  private mutating func unshift(_ equality: Int32) {
    let place = routeWithConstraints(from: records[Int(equality)].defines)
    updateConstantParts(along: routes[place].order)
  }

  @inline(__always)
  func check(_ id: ConstraintID, _ constant: Double) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    guard constant.isFinite else { throw .notFinite }
  }
}
