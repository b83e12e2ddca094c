extension Solver {
  /// Returns whether the constraints determine a variable's value.
  ///
  /// They do not if constraints are missing, or if other values give the same minimal errors.
  ///
  /// - Complexity: The same as copying and solving the solver.
  public func isDetermined(_ variable: Variable) -> Bool {
    guard isKnown(variable) else { return false }
    var copy = self
    copy.settleChanges()
    copy.minimize()
    return !copy.canMove(variable.index)
  }

  /// Whether the solution of the last ``solve()`` is surely the only optimal one.
  ///
  /// Variables that can move without any cost or effect on other constraints do not count. If the solution is the only
  /// one, the same constraints have it no matter what was solved before. If this is false, the solver cannot tell
  /// without trying; ``isDetermined(_:)`` tries, variable by variable.
  ///
  /// - Complexity: O(*n*) for *n* constraints and variables, plus the number of entries in the columns of free
  ///   variables.
  public var isSurelySettled: Bool { tableau.isOptimumSurelySettled }

  /// Returns the variables whose values the constraints do not determine, in ascending order.
  ///
  /// - Complexity: The same as solving the solver once for each variable.
  public func undeterminedVariables() -> [Variable] {
    var copy = self
    copy.settleChanges()
    copy.minimize()
    return records.indices.filter { index in records[index].role == .variable && copy.canMove(index) }
      .map { Variable(index: $0, generation: records[$0].generation) }
  }
}
