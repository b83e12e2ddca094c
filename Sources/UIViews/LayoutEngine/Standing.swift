import Cassowary

/// Where a constraint of a layout system is on its way into the solver.
enum Standing: Equatable {
  /// Not in the solver: it has not been added yet, its value is not finite, or, for a contribution of an item, required
  /// constraints contradict it.
  case outside
  /// Among those that enter the solver together at the first solution.
  case staged
  /// In the system's ``WaitingList``, which says when it is added again.
  case waiting
  /// In the solver.
  case held(ConstraintID)

  /// The handle in the solver; `nil` if the constraint is not there.
  @inline(__always)
  var id: ConstraintID? {
    if case .held(let id) = self { return id }
    return nil
  }
}
