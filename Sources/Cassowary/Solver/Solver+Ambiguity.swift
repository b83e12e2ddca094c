extension Solver {
  /// Whether the constraints leave a variable only one value: false if constraints are missing, or if the least errors can be
  /// had with other values too.
  ///
  /// - Complexity: That of copying and solving the solver.
  public func isDetermined(_ variable: Variable) -> Bool {
    guard isKnown(variable) else { return false }
    var copy = self
    copy.settleDepartures()
    copy.settleDefinitions()
    copy.tableau.catchUp()
    copy.tableau.minimize()
    return copy.isFixed(variable.index)
  }

  /// Whether, as of the last ``solve()``, no other solution is as good, but for variables that are free of all that has a cost
  /// or a limit: whatever was solved before, the same constraints have this solution.
  ///
  /// False may also mean that the solver cannot tell without trying: ``isDetermined(_:)`` does, variable by variable.
  ///
  /// - Complexity: O(*n*) for *n* constraints and variables, and the entries of the columns of those that are free.
  public var isSurelySettled: Bool { tableau.isOptimumSurelySettled }

  /// The variables that the constraints leave more than one value, ascending.
  ///
  /// - Complexity: That of solving the solver once for each variable.
  public func undeterminedVariables() -> [Variable] {
    var copy = self
    copy.settleDepartures()
    copy.settleDefinitions()
    copy.tableau.catchUp()
    copy.tableau.minimize()
    return records.indices.filter { records[$0].role == .variable && !copy.isFixed(Int32($0)) }
      .map { Variable(index: Int32($0), generation: records[$0].generation) }
  }

  /// Tries to move a variable up and down over the set of optima. The solver must be at an optimum; it may end at another.
  private mutating func isFixed(_ variable: Int32) -> Bool {
    weights.add(1, to: variable)
    expandWeights()
    return !tableau.canMoveAccumulatedSum()
  }
}
