extension Solver {
  /// Minimizes the errors of optional constraints, from the highest priority to the lowest, and updates the variables'
  /// values.
  public mutating func solve() {
    settleDepartures()
    if tableau.isQuiet, stale.isEmpty, outdated.isEmpty {
      if !tableau.undelivered.isEmpty { deliverTracks() }
      return
    }
    // First complete what edits and removals have deferred, then minimize, then compute the values that changed: those
    // of variables in the tableau from their rows, and those of defined variables along a route.
    settleDefinitions()
    tableau.catchUp()
    if !tableau.worn.isEmpty { refreshWornBlocks() }
    tableau.minimize()
    if tableau.moved.isEmpty, stale.isEmpty { return }
    starts.removeAll()
    tableau.computeMovedConstants()
    Self.takeMoved(tableau.moved, &tableau.symbols, tableau.heads, dependents, records, &states, &starts, &changed)
    for index in stale.indices where records[Int(stale[index])].role == .variable { starts.append(stale[index]) }
    tableau.moved.removeAll()
    stale.removeAll()
    if starts.isEmpty { return }
    let place = routeFromStarts()
    Self.followRoute(routes[place].order, records, &states, terms, tableau.symbols, tableau.heads, &changed)
  }

  /// Sets the values of the variables that moved in the tableau.
  ///
  /// Variables that others depend on, or that have a definition by now, are added to `starts` instead.
  private static func takeMoved(
    _ moved: borrowing WorkList<Int32>, _ symbolArray: inout [Symbol], _ heads: borrowing [Tableau.RowHead],
    _ dependents: borrowing ListPool<Int32>, _ recordArray: borrowing [Record], _ stateArray: inout [State],
    _ starts: inout WorkList<Int32>, _ changed: inout WorkList<Int32>
  ) {
    var symbols = symbolArray.mutableSpan
    let records = recordArray.span
    var states = stateArray.mutableSpan
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
      if value == states[variable].value { continue }
      // Adding 0 turns -0.0 into 0.0.
      states[variable].value = value + 0
      if states[variable].isChanged { continue }
      states[variable].isChanged = true
      changed.append(moved[index])
    }
  }

  /// Computes values along a route, where each variable comes after those that it uses.
  private static func followRoute(
    _ order: WorkList<Int32>, _ recordArray: borrowing [Record], _ stateArray: inout [State],
    _ terms: borrowing ListPool<Tableau.Entry>, _ symbols: borrowing [Symbol], _ heads: borrowing [Tableau.RowHead],
    _ changed: inout WorkList<Int32>
  ) {
    let records = recordArray.span
    var states = stateArray.mutableSpan
    for index in order.indices {
      let variable = Int(order[index])
      let record = records[variable]
      var value: Double
      if record.definition < 0 {
        let row = symbols[variable].row
        value = row < 0 ? 0 : heads[Int(row)].constant
      } else if record.root >= 0 {
        value = states[variable].constantPart + record.rootFactor * states[Int(record.root)].value
      } else if record.root == Record.noRoot {
        value = states[variable].constantPart
      } else {
        value = definedValue(of: Int32(variable), by: record, states.span, terms)
      }
      // Adding 0 turns -0.0 into 0.0.
      value = Tableau.finite(value) + 0
      if value == states[variable].value { continue }
      states[variable].value = value
      if states[variable].isChanged { continue }
      states[variable].isChanged = true
      changed.append(order[index])
    }
  }

  /// Returns the value of a variable according to its definition.
  @inline(__always)
  private static func definedValue(
    of variable: Int32, by record: Record, _ states: Span<State>, _ terms: borrowing ListPool<Tableau.Entry>
  ) -> Double {
    var value = states[Int(record.definition)].value
    for position in terms.range(record.definition) {
      let term = terms[position]
      if term.symbol != variable { value += term.coefficient * states[Int(term.symbol)].value }
    }
    return value * record.factor
  }

  /// Returns the value of a variable as of the last ``solve()``, or 0 if no constraint mentions it or the solver does
  /// not have it.
  ///
  /// The value is never NaN, infinite, or -0.0. This is inlinable because a call across modules would copy the whole
  /// solver for its argument.
  @inlinable @inline(__always) public func value(of variable: Variable) -> Double {
    isKnown(variable) ? states[Int(variable.index)].value : 0
  }

  /// Returns the variables whose values have changed since the last call, in ascending order.
  public mutating func takeChangedVariables() -> [Variable] {
    settleDepartures()
    changed.sort()
    var result: [Variable] = []
    result.reserveCapacity(changed.count)
    for place in changed.indices {
      let index = changed[place]
      states[Int(index)].isChanged = false
      guard records[Int(index)].role == .variable else { continue }
      result.append(Variable(index: index, generation: records[Int(index)].generation))
    }
    changed.removeAll()
    return result
  }

  /// The size of the tableau and the work done so far.
  ///
  /// Constraints removed since the last ``solve()`` may still be in the tableau.
  ///
  /// - Complexity: O(*n*), where *n* is the number of variables and constraints.
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
