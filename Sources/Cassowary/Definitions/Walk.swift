/// A depth-first walk over definitions, with its result and the buffers for finding it without recursion.
struct Walk: Sendable {
  /// A variable on the current path, and the next of its neighbors to visit.
  struct Step: Sendable, BitwiseCopyable {
    var variable: VariableIndex
    var visited: Int
  }

  /// The variables found, each after all that are reachable from it.
  var postorder = WorkList<VariableIndex>()
  /// The constraints in the tableau that mention one of the variables found.
  var constraints = WorkList<ConstraintIndex>()
  /// The current path.
  var stack = WorkList<Step>()
  /// The number of the current walk, which marks the symbols that it has visited.
  var stamp: UInt32 = 0

  /// Starts a walk and clears the results of the previous one.
  mutating func begin() {
    stamp &+= 1
    postorder.removeAll()
    constraints.removeAll()
  }
}
