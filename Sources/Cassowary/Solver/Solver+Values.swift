extension Solver {
  /// Minimises the errors of optional constraints, from the highest priority to the lowest, and sets the variables' values.
  public mutating func solve() {
    if !tableau.worn.isEmpty { refreshWornBlocks() }
    tableau.minimize()
    if tableau.moved.isEmpty, stale.isEmpty { return }
    beginWalk()
    for index in tableau.moved.indices {
      let variable = tableau.moved[index]
      tableau.symbols[Int(variable)].isMoved = false
      if records[Int(variable)].role != .variable { continue }
      if dependents.count(variable) > 0 || records[Int(variable)].definition >= 0 {
        visitDependents(of: variable)
      } else {
        setValue(of: variable, to: tableau.value(of: variable))
      }
    }
    for index in stale.indices where records[Int(stale[index])].role == .variable { visitDependents(of: stale[index]) }
    tableau.moved.removeAll(keepingCapacity: true)
    stale.removeAll(keepingCapacity: true)
    for index in walk.postorder.indices.reversed() {
      let variable = walk.postorder[index]
      setValue(of: variable, to: computedValue(of: variable))
    }
  }

  /// The value of a variable from the tableau or its definition, given the values of the variables in that.
  private func computedValue(of variable: Int32) -> Double {
    let definition = records[Int(variable)].definition
    if definition < 0 { return tableau.value(of: variable) }
    var sum = records[Int(definition)].constant
    for position in terms.range(definition) where terms[position].symbol != variable {
      sum += terms[position].coefficient * records[Int(terms[position].symbol)].value
    }
    return Tableau.finite(records[Int(variable)].factor * sum)
  }

  private mutating func setValue(of variable: Int32, to value: Double) {
    if records[Int(variable)].value == value { return }
    // Adding 0 turns -0.0 into 0.0.
    records[Int(variable)].value = value + 0
    if records[Int(variable)].isChanged { return }
    records[Int(variable)].isChanged = true
    changed.append(variable)
  }

  /// The value of a variable as of the last ``solve()``; 0 for a variable that no constraint mentions, or that the solver does
  /// not know. Never NaN, infinite or -0.0.
  public func value(of variable: Variable) -> Double {
    isKnown(variable) ? records[Int(variable.index)].value : 0
  }

  /// Returns the variables whose values have changed since this was last called, ascending.
  public mutating func takeChangedVariables() -> [Variable] {
    changed.sort()
    var result: [Variable] = []
    result.reserveCapacity(changed.count)
    for index in changed {
      records[Int(index)].isChanged = false
      guard records[Int(index)].role == .variable else { continue }
      result.append(Variable(index: index, generation: records[Int(index)].generation))
    }
    changed.removeAll(keepingCapacity: true)
    return result
  }

  /// The size of the tableau and the work done so far. Takes time proportional to the size.
  public var statistics: Statistics {
    var statistics = Statistics()
    statistics.variables = variableCount
    statistics.constraints = constraintCount
    for row in tableau.heads.indices where tableau.heads[row].basic >= 0 {
      statistics.rows += 1
      statistics.coefficients += tableau.rows.count(Int32(row))
    }
    statistics.columns = tableau.symbols.indices.count { tableau.columns.count(Int32($0)) > 0 }
    statistics.pivots = tableau.pivotCount
    return statistics
  }
}
