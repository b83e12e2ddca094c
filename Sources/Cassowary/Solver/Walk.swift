/// A depth-first walk over definitions: the order that it found, and room to find it without recursion.
struct Walk: Sendable {
  /// A variable on the way, and how many of its neighbours were visited.
  struct Step: Sendable, BitwiseCopyable {
    var variable: Int32
    var visited: Int32
  }

  /// The variables found, each after all that can be reached from it.
  var postorder: [Int32] = []
  /// The constraints in the tableau that mention a variable found.
  var constraints: [Int32] = []
  var stack: [Step] = []
  /// Marks the records that this walk has visited.
  var stamp: UInt32 = 0
}

extension Solver {
  /// Starts a walk.
  mutating func beginWalk() {
    walk.stamp &+= 1
    walk.postorder.removeAll(keepingCapacity: true)
    walk.constraints.removeAll(keepingCapacity: true)
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
        walk.stack.removeLast()
        continue
      }
      walk.stack[walk.stack.count - 1].visited += 1
      visit(terms[terms.range(definition).lowerBound + Int(step.visited)].symbol)
    }
  }

  /// Finds the defined variables that rest on a variable. In reverse postorder each comes before those that use it.
  mutating func visitDependents(of variable: Int32) {
    visit(variable)
    while let step = walk.stack.last {
      if Int(step.visited) == dependents.count(step.variable) {
        walk.postorder.append(step.variable)
        walk.stack.removeLast()
        continue
      }
      walk.stack[walk.stack.count - 1].visited += 1
      visit(dependents[dependents.range(step.variable).lowerBound + Int(step.visited)])
    }
  }

  /// Finds the constraints in the tableau that mention a variable found.
  mutating func collectConstraints() {
    for index in walk.postorder.indices {
      for position in uses.range(walk.postorder[index]) {
        let constraint = uses[position]
        if records[Int(constraint)].stamp == walk.stamp { continue }
        records[Int(constraint)].stamp = walk.stamp
        walk.constraints.append(constraint)
      }
    }
  }

  private mutating func visit(_ variable: Int32) {
    if records[Int(variable)].stamp == walk.stamp { return }
    records[Int(variable)].stamp = walk.stamp
    walk.stack.append(Walk.Step(variable: variable, visited: 0))
  }
}
