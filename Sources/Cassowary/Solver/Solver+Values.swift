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
    for index in stale.indices where records[stale[index]].role == .variable { starts.append(stale[index]) }
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
    _ moved: borrowing WorkList<SymbolIndex>, _ symbolTable: inout Table<SymbolIndex, Symbol>,
    _ heads: borrowing Table<RowIndex, Tableau.RowHead>,
    _ dependents: borrowing ListPool<VariableIndex, VariableIndex>, _ recordTable: borrowing Table<SymbolIndex, Record>,
    _ stateTable: inout Table<SymbolIndex, State>,
    _ starts: inout WorkList<SymbolIndex>, _ changed: inout WorkList<SymbolIndex>
  ) {
    var symbols = symbolTable.elements.mutableSpan
    let records = recordTable.elements.span
    var states = stateTable.elements.mutableSpan
    for index in moved.indices {
      let variable = moved[index]
      symbols[variable].isMoved = false
      if records[variable].role != .variable { continue }
      if dependents.count(moved[index]) > 0 || !records[variable].definition.isNone {
        starts.append(moved[index])
        continue
      }
      let row = symbols[variable].row
      let value = row.isNone ? 0 : heads[row].constant
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
    _ order: WorkList<SymbolIndex>, _ recordTable: borrowing Table<SymbolIndex, Record>,
    _ stateTable: inout Table<SymbolIndex, State>,
    _ terms: borrowing ListPool<ConstraintIndex, Tableau.Entry>, _ symbols: borrowing Table<SymbolIndex, Symbol>,
    _ heads: borrowing Table<RowIndex, Tableau.RowHead>,
    _ changed: inout WorkList<SymbolIndex>
  ) {
    let records = recordTable.elements.span
    var states = stateTable.elements.mutableSpan
    for index in order.indices {
      let variable = order[index]
      let record = records[variable]
      var value: Double
      if record.definition.isNone {
        let row = symbols[variable].row
        value = row.isNone ? 0 : heads[row].constant
      } else if let root = record.root.variable {
        value = states[variable].constantPart + record.rootFactor * states[root].value
      } else if record.root == .none {
        value = states[variable].constantPart
      } else {
        value = definedValue(of: variable, by: record, states.span, terms)
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
    of variable: SymbolIndex, by record: Record, _ states: Span<State>,
    _ terms: borrowing ListPool<ConstraintIndex, Tableau.Entry>
  ) -> Double {
    var value = states[record.definition].value
    for position in terms.range(record.definition) {
      let term = terms[position]
      if term.symbol != variable { value += term.coefficient * states[term.symbol].value }
    }
    return value * record.factor
  }

  /// Returns the value of a variable as of the last ``solve()``, or 0 if no constraint mentions it or the solver does
  /// not have it.
  ///
  /// The value is never NaN, infinite, or -0.0. This is inlinable because a call across modules would copy the whole
  /// solver for its argument.
  @inlinable @inline(__always) public func value(of variable: Variable) -> Double {
    isKnown(variable) ? states[variable.index].value : 0
  }

  /// Returns the variables whose values have changed since the last call, in ascending order.
  public mutating func takeChangedVariables() -> [Variable] {
    settleDepartures()
    changed.sort()
    var result: [Variable] = []
    result.reserveCapacity(changed.count)
    for place in changed.indices {
      let index = changed[place]
      states[index].isChanged = false
      guard records[index].role == .variable else { continue }
      result.append(Variable(index: index, generation: records[index].generation))
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
    for row in tableau.heads.indices where !tableau.heads[row].basic.isNone {
      statistics.rows += 1
      statistics.coefficients += tableau.rows.count(row)
    }
    statistics.columns = tableau.symbols.indices.count { tableau.columns.count($0) > 0 }
    statistics.pivots = tableau.pivotCount
    return statistics
  }
}
