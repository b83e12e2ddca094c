/// The variables that rest on some others, in an order in which each comes after those that it uses.
///
/// Finding that order takes longer than following it. Something that is dragged asks for the same one over and over, so that
/// a solver keeps the last few until a definition or a constraint comes or goes.
struct Route: Sendable {
  /// The variables that were asked about.
  var starts = WorkList<Int32>()
  /// Those, and all that rest on them.
  var order = WorkList<Int32>()
  /// The constraints in the tableau that mention one of ``order``.
  var constraints = WorkList<Int32>()
  /// Whether ``constraints`` has been filled.
  var hasConstraints = false
  /// The state of the definitions for which it was found.
  var epoch: UInt32 = 0

  /// How many routes a solver keeps: what one gesture drags, and a little more.
  static let limit = 8
}

extension Solver {
  /// Takes the routes for outdated, because a definition or a constraint has come or gone.
  @inline(__always)
  mutating func outdateRoutes() { epoch &+= 1 }

  /// The place in ``routes`` of the route from the variables in ``starts``, which is found if it is not there.
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

  private static func areEqual(_ lhs: borrowing WorkList<Int32>, _ rhs: borrowing WorkList<Int32>) -> Bool {
    if lhs.count != rhs.count { return false }
    for index in lhs.indices where lhs[index] != rhs[index] { return false }
    return true
  }

  /// The route from one variable, with the constraints on it.
  mutating func routeWithConstraints(from variable: Int32) -> Int {
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
