/// The numbers that edits and solving change: the values of variables, and the constants of constraints.
///
/// They are separate from what edits only read, so that an edit accesses little memory, and causes a copied solver to
/// copy little.
@usableFromInline struct Values: Sendable {
  /// The numbers of one variable or constraint.
  @usableFromInline struct State: Sendable, BitwiseCopyable {
    /// For a variable, its value as of the last ``Solver/solve()``; for a constraint, the constant of its expression.
    @usableFromInline var value = 0.0
    /// For a defined variable, its value if all variables in the tableau were 0.
    var constantPart = 0.0
    /// Whether the variable is listed as changed.
    var isChanged = false
  }

  /// The states, by symbol. Loops write to them as a span.
  @usableFromInline var states = Table<SymbolIndex, State>()
  /// The variables whose value has changed since ``takeChanged()``.
  var changed = WorkList<VariableIndex>()

  init() {}

  /// Forgets the numbers of an index that gets another use.
  mutating func reset(_ index: SymbolIndex) {
    states[index] = State(isChanged: states[index].isChanged)
  }

  /// Returns the constant of a constraint's expression.
  @inline(__always)
  func constant(of constraint: ConstraintIndex) -> Double { states[constraint].value }

  /// Sets the constant of a constraint's expression.
  @inline(__always)
  mutating func setConstant(of constraint: ConstraintIndex, to constant: Double) {
    states[constraint].value = constant
  }

  /// Sets the values of the variables that moved in the tableau.
  ///
  /// Variables that others depend on, or that have a definition by now, become starts of a route instead.
  @inline(__always)
  mutating func takeMoved(
    _ matrix: borrowing Matrix, _ records: borrowing Table<SymbolIndex, Solver.Record>,
    _ definitions: borrowing Definitions, _ routes: inout RouteCache
  ) {
    Self.takeMoved(&states, &changed, matrix, records, definitions, &routes)
  }

  @inline(__always)
  private static func takeMoved(
    _ stateTable: inout Table<SymbolIndex, State>, _ changed: inout WorkList<VariableIndex>,
    _ matrix: borrowing Matrix, _ records: borrowing Table<SymbolIndex, Solver.Record>,
    _ definitions: borrowing Definitions, _ routes: inout RouteCache
  ) {
    var states = stateTable.elements.mutableSpan
    for index in matrix.moved.indices {
      let variable = matrix.moved[index]
      if records[variable].role != .variable { continue }
      if definitions.hasDependents(variable) || definitions[variable].isDefined {
        routes.addStart(variable)
        continue
      }
      set(matrix.value(of: variable), of: variable, &states, &changed)
    }
  }

  /// Computes values in an order in which each variable comes after those that it uses.
  @inline(__always)
  mutating func compute(
    _ order: borrowing WorkList<VariableIndex>, _ matrix: borrowing Matrix, _ definitions: borrowing Definitions,
    _ terms: borrowing TermLists
  ) {
    Self.compute(order, &states, &changed, matrix, definitions, terms)
  }

  @inline(__always)
  private static func compute(
    _ order: borrowing WorkList<VariableIndex>, _ stateTable: inout Table<SymbolIndex, State>,
    _ changed: inout WorkList<VariableIndex>, _ matrix: borrowing Matrix, _ definitions: borrowing Definitions,
    _ terms: borrowing TermLists
  ) {
    var states = stateTable.elements.mutableSpan
    for index in order.indices {
      let variable = order[index]
      let definition = definitions[variable]
      let value: Double
      if !definition.isDefined {
        value = matrix.value(of: variable)
      } else if let root = definition.root.variable {
        value = states[variable].constantPart + definition.rootFactor * states[root].value
      } else if definition.root == .none {
        value = states[variable].constantPart
      } else {
        value = Self.value(of: variable, by: definition, states.span, terms)
      }
      set(Matrix.finite(value), of: variable, &states, &changed)
    }
  }

  /// Returns the value of a variable according to its definition.
  @inline(__always)
  private static func value(
    of variable: VariableIndex, by definition: Definition, _ states: Span<State>, _ terms: borrowing TermLists
  ) -> Double {
    var value = states[definition.equality].value
    for position in terms.range(definition.equality) {
      let term = terms[position]
      if term.symbol != variable { value += term.coefficient * states[term.symbol].value }
    }
    return value * definition.factor
  }

  /// Sets a variable's value, and adds the variable to the changed ones.
  @inline(__always)
  static func set(
    _ number: Double, of variable: VariableIndex, _ states: inout MutableSpan<State>,
    _ changed: inout WorkList<VariableIndex>
  ) {
    // Adding 0 turns -0.0 into 0.0.
    let value = number + 0
    if value == states[variable].value { return }
    states[variable].value = value
    if states[variable].isChanged { return }
    states[variable].isChanged = true
    changed.append(variable)
  }

  /// Returns the variables whose values have changed since the last call, in ascending order, passing each through a
  /// function that returns `nil` for one that is no longer in use.
  mutating func takeChanged(_ handle: (VariableIndex) -> Variable?) -> [Variable] {
    changed.sort()
    var result: [Variable] = []
    result.reserveCapacity(changed.count)
    for index in changed.indices {
      states[changed[index]].isChanged = false
      if let variable = handle(changed[index]) { result.append(variable) }
    }
    changed.removeAll()
    return result
  }
}
