extension Solver {
  /// Minimises the errors of optional constraints, from the highest priority to the lowest, and sets the variables' values.
  public mutating func solve() {
    settleDefinitions()
    if !tableau.worn.isEmpty { refreshWornBlocks() }
    tableau.minimize()
    if tableau.moved.isEmpty, stale.isEmpty { return }
    starts.removeAll()
    Self.takeMoved(tableau.moved, &tableau.symbols, tableau.heads, dependents, &records, &starts, &changed)
    for index in stale.indices where records[Int(stale[index])].role == .variable { starts.append(stale[index]) }
    tableau.moved.removeAll()
    stale.removeAll()
    if starts.isEmpty { return }
    let place = routeFromStarts()
    Self.followRoute(routes[place].order, &records, terms, tableau.symbols, tableau.heads, &changed)
  }

  /// Sets the values of the variables that moved in the tableau, and lists those that other variables rest on, or that have
  /// a definition by now, in `starts`.
  private static func takeMoved(
    _ moved: borrowing WorkList<Int32>, _ symbolArray: inout [Symbol], _ heads: borrowing [Tableau.RowHead],
    _ dependents: borrowing ListPool<Int32>, _ recordArray: inout [Record], _ starts: inout WorkList<Int32>,
    _ changed: inout WorkList<Int32>
  ) {
    var symbols = symbolArray.mutableSpan
    var records = recordArray.mutableSpan
    for index in moved.indices {
      let variable = Int(moved[index])
      symbols[variable].isMoved = false
      if records[variable].role != .variable { continue }
      if dependents.count(moved[index]) > 0 || records[variable].definition >= 0 {
        starts.append(moved[index])
        continue
      }
      let row = symbols[variable].row
      let value = row < 0 ? 0 : heads[Int(row)].constant
      if value == records[variable].value { continue }
      // Adding 0 turns -0.0 into 0.0.
      records[variable].value = value + 0
      if records[variable].isChanged { continue }
      records[variable].isChanged = true
      changed.append(moved[index])
    }
  }

  /// Computes values in an order in which each comes after those that it depends on.
  private static func followRoute(
    _ order: WorkList<Int32>, _ array: inout [Record], _ terms: borrowing ListPool<Tableau.Entry>,
    _ symbols: borrowing [Symbol], _ heads: borrowing [Tableau.RowHead], _ changed: inout WorkList<Int32>
  ) {
    var records = array.mutableSpan
    for index in order.indices {
      let variable = Int(order[index])
      let record = records[variable]
      var value: Double
      if record.definition < 0 {
        let row = symbols[variable].row
        value = row < 0 ? 0 : heads[Int(row)].constant
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
