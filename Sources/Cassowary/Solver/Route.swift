/// The variables that depend on some start variables, in an order in which each comes after those that it uses.
struct Route: Sendable {
  /// The start variables.
  var starts = WorkList<VariableIndex>()
  /// The start variables and all that depend on them, in order.
  var order = WorkList<VariableIndex>()
  /// The constraints in the tableau that mention a variable in ``order``.
  var constraints = WorkList<ConstraintIndex>()
  /// Whether ``constraints`` has been filled.
  var hasConstraints = false
  /// The cache's epoch when the route was found.
  var epoch: UInt32 = 0
}
