/// A depth-first walk over definitions, with its result and the buffers for finding it without recursion.
struct Walk: Sendable {
  /// A variable on the current path, and the next of its neighbors to visit.
  struct Step: Sendable, BitwiseCopyable {
    var variable: SymbolIndex
    var visited: Int
  }

  /// The variables found, each after all that are reachable from it.
  var postorder = WorkList<SymbolIndex>()
  /// The constraints in the tableau that mention one of the variables found.
  var constraints = WorkList<SymbolIndex>()
  var stack = WorkList<Step>()
  /// The number of the current walk, which marks the symbols that it has visited.
  var stamp: UInt32 = 0
  /// By symbol: the number of the walk that visited it last.
  var stamps = Table<SymbolIndex, UInt32>()

  /// Marks a symbol as visited, and returns whether this is the walk's first visit.
  @inline(__always)
  mutating func reach(_ symbol: SymbolIndex) -> Bool {
    if stamps[symbol] == stamp { return false }
    stamps[symbol] = stamp
    return true
  }

  /// Returns whether this walk has visited a symbol.
  @inline(__always)
  func hasReached(_ symbol: SymbolIndex) -> Bool { stamps[symbol] == stamp }

  /// Visits a variable and the defined variables that depend on it.
  ///
  /// - Parameter onlyReaching: Whether to skip variables on which no constraint in the tableau depends.
  fileprivate mutating func visitDependents(
    of variable: SymbolIndex, onlyReaching: Bool, _ dependents: borrowing ListPool<VariableIndex, VariableIndex>,
    _ records: borrowing Table<SymbolIndex, Solver.Record>
  ) {
    guard reach(variable) else { return }
    var current = variable
    var range = dependents.range(variable)
    while true {
      if let position = range.popFirst() {
        let next = dependents[position]
        if onlyReaching, !records[next].mayReachTableau { continue }
        guard reach(next) else { continue }
        stack.append(Step(variable: current, visited: range.lowerBound))
        current = next
        range = dependents.range(next)
        continue
      }
      postorder.append(current)
      guard let step = stack.popLast() else { return }
      current = step.variable
      range = step.visited..<dependents.range(current).upperBound
    }
  }

  fileprivate mutating func collectConstraints(
    on variables: WorkList<SymbolIndex>, _ uses: borrowing ListPool<VariableIndex, VariableIndex>
  ) {
    for index in variables.indices {
      for position in uses.range(variables[index]) {
        let constraint = uses[position]
        guard reach(constraint) else { continue }
        constraints.append(constraint)
      }
    }
  }
}

extension Solver {
  /// Starts a walk and clears the results of the previous one.
  mutating func beginWalk() {
    walk.stamp &+= 1
    walk.postorder.removeAll()
    walk.constraints.removeAll()
  }

  /// Finds the variables that a variable depends on. In reverse postorder, each comes before those that it uses.
  ///
  /// - Parameter toRoots: Whether to stop at variables whose root is known.
  mutating func visitDefinitions(of variable: SymbolIndex, toRoots: Bool) {
    visit(variable)
    while let step = walk.stack.last {
      let record = records[step.variable]
      let definition = toRoots && record.root != .many ? .none : record.definition
      if definition.isNone || step.visited == terms.count(definition) {
        walk.postorder.append(step.variable)
        _ = walk.stack.popLast()
        continue
      }
      walk.stack[walk.stack.count - 1].visited += 1
      visit(terms[terms.range(definition).lowerBound + step.visited].symbol)
    }
  }

  /// Finds the defined variables that depend on a variable. In reverse postorder, each comes before those that use it.
  ///
  /// - Parameter onlyReaching: Whether to skip variables on which no constraint in the tableau may depend.
  mutating func visitDependents(of variable: SymbolIndex, onlyReaching: Bool = false) {
    walk.visitDependents(of: variable, onlyReaching: onlyReaching, dependents, records)
  }

  /// Finds the constraints in the tableau that mention one of some variables.
  mutating func collectConstraints(on variables: WorkList<SymbolIndex>) {
    walk.collectConstraints(on: variables, uses)
  }

  private mutating func visit(_ variable: SymbolIndex) {
    guard walk.reach(variable) else { return }
    walk.stack.append(Walk.Step(variable: variable, visited: 0))
  }
}
