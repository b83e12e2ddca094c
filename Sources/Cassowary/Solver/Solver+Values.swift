extension Solver {
  /// Minimises the errors of optional constraints, from the highest priority to the lowest, and sets the variables' values.
  public mutating func solve() {
    settleDefinitions()
    if !tableau.worn.isEmpty { refreshWornBlocks() }
    tableau.minimize()
    if tableau.moved.isEmpty, stale.isEmpty { return }
    starts.removeAll()
    for index in tableau.moved.indices {
      let variable = tableau.moved[index]
      tableau.symbols[Int(variable)].isMoved = false
      let record = records[Int(variable)]
      if record.role != .variable { continue }
      if dependents.count(variable) > 0 || record.definition >= 0 {
        starts.append(variable)
      } else if tableau.value(of: variable) != record.value {
        setValue(of: variable, to: tableau.value(of: variable))
      }
    }
    for index in stale.indices where records[Int(stale[index])].role == .variable { starts.append(stale[index]) }
    tableau.moved.removeAll()
    stale.removeAll()
    if starts.isEmpty { return }
    let place = routeFromStarts()
    Self.followRoute(routes[place].order, &records, terms, tableau, &changed)
  }

  /// Computes values in an order in which each comes after those that it depends on.
  private static func followRoute(
    _ order: WorkList<Int32>, _ array: inout [Record], _ terms: borrowing ListPool<Tableau.Entry>,
    _ tableau: borrowing Tableau, _ changed: inout WorkList<Int32>
  ) {
    var records = array.mutableSpan
    for index in order.indices {
      let variable = Int(order[index])
      let record = records[variable]
      var value: Double
      if record.definition < 0 {
        value = tableau.value(of: order[index])
      } else if record.root >= 0 {
        value = record.constantPart + record.rootFactor * records[Int(record.root)].value
      } else if record.root == Record.noRoot {
        value = record.constantPart
      } else {
        value = records[Int(record.definition)].constant
        for position in terms.range(record.definition) {
          let term = terms[position]
          if Int(term.symbol) != variable { value += term.coefficient * records[Int(term.symbol)].value }
        }
        value *= record.factor
      }
      // Adding 0 turns -0.0 into 0.0.
      value = Tableau.finite(value) + 0
      if value == record.value { continue }
      records[variable].value = value
      if record.isChanged { continue }
      records[variable].isChanged = true
      changed.append(order[index])
    }
  }

  @inline(__always)
  private mutating func setValue(of variable: Int32, to value: Double) {
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
    for place in changed.indices {
      let index = changed[place]
      records[Int(index)].isChanged = false
      guard records[Int(index)].role == .variable else { continue }
      result.append(Variable(index: index, generation: records[Int(index)].generation))
    }
    changed.removeAll()
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
