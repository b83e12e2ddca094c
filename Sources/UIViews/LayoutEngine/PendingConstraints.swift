/// Constraints that are queued for installation.
///
/// Each stores its index, so that removing one that is deactivated before the next layout takes constant time. Removals
/// change the order; the engine installs constraints in the order of their activation.
struct PendingConstraints {
  private var constraints: [NSLayoutConstraint] = []

  var isEmpty: Bool { constraints.isEmpty }

  mutating func reserveCapacity(_ count: Int) { constraints.reserveCapacity(count) }

  @MainActor
  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.enginePosition = .queued(constraints.count)
    constraints.append(constraint)
  }

  @MainActor
  mutating func append(contentsOf constraints: [NSLayoutConstraint]) {
    for constraint in constraints { append(constraint) }
  }

  /// Removes a constraint if it is queued.
  @MainActor
  mutating func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard case .queued(let index) = constraint.enginePosition, constraints.indices.contains(index),
      constraints[index] === constraint
    else { return }
    constraint.enginePosition = .none
    let last = constraints.removeLast()
    if last === constraint { return }
    last.enginePosition = .queued(index)
    constraints[index] = last
  }

  /// Removes and returns all constraints. The indices that they store become invalid.
  mutating func takeAll() -> [NSLayoutConstraint] { constraints.takeAll() }
}
