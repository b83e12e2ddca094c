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
    if values.constant(of: id.index) == constant { return }
    try edit(id.index, constant)
  }

  /// Changes several constants as one operation: only the result has to be satisfiable. If it is not, none is changed.
  ///
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)``, ``ConstraintError/unknownConstraint(_:)`` or
  ///   ``ConstraintError/notFinite``.
  public mutating func apply(_ edits: [Edit]) throws(ConstraintError) {
    for edit in edits { try check(edit.constraint, edit.constant) }
    try editAll(edits)
  }

  /// Throws an error unless the solver has the constraint and the constant is finite.
  @inline(__always)
  func check(_ id: ConstraintID, _ constant: Double) throws(ConstraintError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    guard constant.isFinite else { throw .notFinite }
  }
}
