/// A depth-first walk over definitions: the order that it found, and room to find it without recursion.
struct Walk: Sendable {
  /// A variable on the way, and which of its neighbours is to be visited next.
  struct Step: Sendable, BitwiseCopyable {
    var variable: Int32
    var visited: Int32
  }

  /// The variables found, each after all that can be reached from it.
  var postorder = WorkList<Int32>()
  /// The constraints in the tableau that mention a variable found.
  var constraints = WorkList<Int32>()
  var stack = WorkList<Step>()
  /// Marks what this walk has visited.
  var stamp: UInt32 = 0
  /// By symbol: the walk that last came here.
  var stamps: [UInt32] = []

  /// Whether this walk comes to a symbol for the first time.
  @inline(__always)
  mutating func reach(_ symbol: Int32) -> Bool {
    if stamps[Int(symbol)] == stamp { return false }
    stamps[Int(symbol)] = stamp
    return true
  }

  /// Whether this walk has come to a symbol.
  @inline(__always)
  func hasReached(_ symbol: Int32) -> Bool { stamps[Int(symbol)] == stamp }

  fileprivate mutating func visitReachingDependents(
    of variable: Int32, _ dependents: borrowing ListPool<Int32>, _ records: borrowing [Solver.Record]
  ) {
    guard reach(variable) else { return }
    var current = variable
    var range = dependents.range(variable)
    while true {
      if let position = range.popFirst() {
        let next = dependents[position]
        guard records[Int(next)].mayReachTableau, reach(next) else { continue }
        stack.append(Step(variable: current, visited: Int32(range.lowerBound)))
        current = next
        range = dependents.range(next)
        continue
      }
      postorder.append(current)
      guard let step = stack.popLast() else { return }
      current = step.variable
      range = Int(step.visited)..<dependents.range(current).upperBound
    }
  }

  fileprivate mutating func visitDependents(of variable: Int32, _ dependents: borrowing ListPool<Int32>) {
    guard reach(variable) else { return }
    var current = variable
    var range = dependents.range(variable)
    while true {
      if let position = range.popFirst() {
        let next = dependents[position]
        guard reach(next) else { continue }
        stack.append(Step(variable: current, visited: Int32(range.lowerBound)))
        current = next
        range = dependents.range(next)
        continue
      }
      postorder.append(current)
      guard let step = stack.popLast() else { return }
      current = step.variable
      range = Int(step.visited)..<dependents.range(current).upperBound
    }
  }

  fileprivate mutating func collectConstraints(on variables: WorkList<Int32>, _ uses: borrowing ListPool<Int32>) {
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
  /// Starts a walk.
  mutating func beginWalk() {
    walk.stamp &+= 1
    walk.postorder.removeAll()
    walk.constraints.removeAll()
  }

  /// Finds the variables that a variable's definition rests on. In reverse postorder each comes before those that it uses.
  ///
  /// - Parameter toRoots: Whether to stop at variables whose root is known.
  mutating func visitDefinitions(of variable: Int32, toRoots: Bool) {
    visit(variable)
    while let step = walk.stack.last {
      let record = records[Int(step.variable)]
      let definition = toRoots && record.root != Record.manyRoots ? -1 : record.definition
      if definition < 0 || Int(step.visited) == terms.count(definition) {
        walk.postorder.append(step.variable)
        _ = walk.stack.popLast()
        continue
      }
      walk.stack[walk.stack.count - 1].visited += 1
      visit(terms[terms.range(definition).lowerBound + Int(step.visited)].symbol)
    }
  }

  /// Finds the defined variables that rest on a variable. In reverse postorder each comes before those that use it.
  mutating func visitDependents(of variable: Int32) {
    walk.visitDependents(of: variable, dependents)
  }

  /// Finds those of the variables that rest on a variable from which a constraint in the tableau may be reached.
  mutating func visitReachingDependents(of variable: Int32) {
    walk.visitReachingDependents(of: variable, dependents, records)
  }

  /// Finds the constraints in the tableau that mention some variables.
  mutating func collectConstraints(on variables: WorkList<Int32>) {
    walk.collectConstraints(on: variables, uses)
  }

  private mutating func visit(_ variable: Int32) {
    guard walk.reach(variable) else { return }
    walk.stack.append(Walk.Step(variable: variable, visited: 0))
  }
}
