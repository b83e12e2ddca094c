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

/// The last few routes that were requested.
///
/// Finding an order by a walk takes longer than following it, and dragging requests the same one over and over. Routes
/// are valid until a definition or a constraint is added or removed, which starts a new epoch.
struct RouteCache: Sendable {
  /// The number of cached routes: enough for one gesture, which has a few sets of start variables, with some to spare.
  private static let limit = 8

  private var routes: [Route] = []
  /// The number of the route to replace next.
  private var next = 0
  /// A counter of the changes that invalidate routes.
  private var epoch: UInt32 = 1
  /// The variables from which a route is requested; a buffer.
  private var starts = WorkList<VariableIndex>()

  /// Invalidates all routes, because a definition or a constraint was added or removed.
  @inline(__always)
  mutating func invalidate() { epoch &+= 1 }

  /// Starts a request.
  @inline(__always)
  mutating func removeStarts() { starts.removeAll() }

  /// Adds a start variable to the request.
  @inline(__always)
  mutating func addStart(_ variable: VariableIndex) { starts.append(variable) }

  /// Whether the request has no start variables.
  @inline(__always)
  var hasNoStarts: Bool { starts.isEmpty }

  /// The route at an index that a request has returned.
  @inline(__always)
  subscript(index: Int) -> Route {
    _read { yield routes[index] }
  }

  /// Returns the index of the route from the start variables, which is found if it is not cached.
  mutating func find(_ definitions: inout Definitions) -> Int {
    for index in routes.indices where routes[index].epoch == epoch {
      if Self.areEqual(routes[index].starts, starts) { return index }
    }
    if routes.count < Self.limit { routes.append(Route()) }
    let index = next % Self.limit
    next = index + 1
    definitions.beginWalk()
    for start in starts.elements { definitions.visitDependents(of: start) }
    routes[index].epoch = epoch
    routes[index].hasConstraints = false
    routes[index].starts.replace(with: starts)
    routes[index].order.replaceReversed(with: definitions.found)
    return index
  }

  /// Returns the index of the route from one variable, including its constraints.
  mutating func findConstraints(
    from variable: VariableIndex, _ definitions: inout Definitions, _ uses: borrowing UseLists
  ) -> Int {
    removeStarts()
    addStart(variable)
    let index = find(&definitions)
    if routes[index].hasConstraints { return index }
    definitions.beginWalk()
    definitions.collectConstraints(on: routes[index].order, uses)
    routes[index].constraints.replace(with: definitions.foundConstraints)
    routes[index].hasConstraints = true
    return index
  }

  private static func areEqual(
    _ lhs: borrowing WorkList<VariableIndex>, _ rhs: borrowing WorkList<VariableIndex>
  ) -> Bool {
    if lhs.count != rhs.count { return false }
    for index in lhs.indices where lhs[index] != rhs[index] { return false }
    return true
  }
}
