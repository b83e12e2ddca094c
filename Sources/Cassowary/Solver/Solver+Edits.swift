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

  /// Changes the constant of a constraint's expression, as in `expression relation 0`. See ``setTarget(_:to:)`` for the
  /// number on the right side.
  ///
  /// - Throws: ``ConstraintError/unsatisfiable(conflict:)``, ``ConstraintError/unknownConstraint(_:)`` or
  ///   ``ConstraintError/notFinite``.
  public mutating func setConstant(_ id: ConstraintID, to constant: Double) throws(ConstraintError) {
    try check(id, constant)
    settleDepartures()
    if values.constant(of: id.index) == constant { return }
    try edit(id.index, constant)
  }

  /// Changes the number that the terms of a constraint are compared with, when all constants stand on the right side:
  /// 500 makes `width == 375` `width == 500`, and `left + width <= container - 16` `left + width - container <= 500`.
  ///
  /// - Throws: As ``setConstant(_:to:)``.
  public mutating func setTarget(_ id: ConstraintID, to target: Double) throws(ConstraintError) {
    try setConstant(id, to: target == 0 ? 0 : -target)
  }

  /// Returns the number that the terms of a constraint are compared with, or `nil` if the solver doesn't have it.
  public func target(of id: ConstraintID) -> Double? { isKnown(id) ? 0 - values.constant(of: id.index) : nil }

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
