extension Solver {
  /// Returns the value of a variable as of the last ``solve()``, or 0 if no constraint mentions it or the solver does
  /// not have it.
  ///
  /// The value is never NaN, infinite, or -0.0. This is inlinable because a call across modules would copy the whole
  /// solver for its argument.
  @inlinable @inline(__always) public func value(of variable: Variable) -> Double {
    isKnown(variable) ? values.states[variable.index].value : 0
  }

  /// Returns whether required equalities surely determine a variable.
  ///
  /// If it returns `false`, required constraints may determine it all the same: equalities that make it a sum of several
  /// others, and inequalities.
  package mutating func isFixed(_ variable: Variable) -> Bool {
    guard isKnown(variable) else { return false }
    settleDepartures()
    settleDefinitions()
    let definition = definitions[variable.index]
    if !definition.isDefined { return tableau.matrix.isFixed(variable.index) }
    switch definition.root {
    case .none: return true
    case .single(let root): return tableau.matrix.isFixed(root)
    case .many: return false
    }
  }

  /// Returns whether required equalities make a variable a sum of several others.
  package mutating func isSum(_ variable: Variable) -> Bool {
    guard isKnown(variable) else { return false }
    settleDepartures()
    settleDefinitions()
    let definition = definitions[variable.index]
    return definition.isDefined && definition.root == .many
  }
}
