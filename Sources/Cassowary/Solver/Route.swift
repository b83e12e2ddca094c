/// The variables that depend on some start variables, in an order in which each comes after those that it uses.
///
/// Finding that order takes longer than following it. Dragging requests the same route over and over, so a solver
/// caches the last few, which are valid until a definition or a constraint is added or removed.
struct Route: Sendable {
  /// The start variables.
  var starts = WorkList<SymbolIndex>()
  /// The start variables and all that depend on them, in order.
  var order = WorkList<SymbolIndex>()
  /// The constraints in the tableau that mention a variable in ``order``.
  var constraints = WorkList<SymbolIndex>()
  /// Whether ``constraints`` has been filled.
  var hasConstraints = false
  /// The solver's `epoch` when the route was found.
  var epoch: UInt32 = 0

  /// The number of routes that a solver caches: enough for one gesture, with a few to spare.
  static let limit = 8
}

extension Solver {
  /// Invalidates all routes and the steps of all tracks, because a definition or a constraint was added or removed.
  @inline(__always)
  mutating func outdateRoutes() { epoch &+= 1 }

  /// Returns the index in ``routes`` of the route from the variables in ``starts``, which is found if it is not cached.
  mutating func routeFromStarts() -> Int {
    for place in routes.indices where routes[place].epoch == epoch {
      if Self.areEqual(routes[place].starts, starts) { return place }
    }
    if routes.count < Route.limit { routes.append(Route()) }
    let place = nextRoute % Route.limit
    nextRoute = place + 1
    beginWalk()
    for index in starts.indices { visitDependents(of: starts[index]) }
    routes[place].epoch = epoch
    routes[place].hasConstraints = false
    routes[place].starts.replace(with: starts)
    routes[place].order.replaceReversed(with: walk.postorder)
    return place
  }

  private static func areEqual(_ lhs: borrowing WorkList<SymbolIndex>, _ rhs: borrowing WorkList<SymbolIndex>) -> Bool {
    if lhs.count != rhs.count { return false }
    for index in lhs.indices where lhs[index] != rhs[index] { return false }
    return true
  }

  /// Returns the index in ``routes`` of the route from one variable, including its constraints.
  mutating func routeWithConstraints(from variable: SymbolIndex) -> Int {
    starts.removeAll()
    starts.append(variable)
    let place = routeFromStarts()
    if routes[place].hasConstraints { return place }
    beginWalk()
    collectConstraints(on: routes[place].order)
    routes[place].constraints.replace(with: walk.constraints)
    routes[place].hasConstraints = true
    return place
  }
}
