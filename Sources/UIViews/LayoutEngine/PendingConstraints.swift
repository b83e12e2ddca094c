/// Constraints that are queued for installation.
///
/// Each stores its index, so that removing one that is deactivated before the next layout takes constant time. Removals
/// change the order; the engine installs constraints in the order of their activation.
struct PendingConstraints {
  private var places: [NSLayoutConstraint] = []

  var isEmpty: Bool { places.isEmpty }

  mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

  @MainActor
  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.pendingPlace = places.count
    places.append(constraint)
  }

  @MainActor
  mutating func append(contentsOf constraints: [NSLayoutConstraint]) {
    for constraint in constraints { append(constraint) }
  }

  /// Removes a constraint if it is queued.
  @MainActor
  mutating func removeConstraint(_ constraint: NSLayoutConstraint) {
    let place = constraint.pendingPlace
    guard places.indices.contains(place), places[place] === constraint else { return }
    constraint.enginePlace = -1
    let last = places.removeLast()
    if last === constraint { return }
    last.pendingPlace = place
    places[place] = last
  }

  /// Removes and returns all constraints. The indices that they store become invalid.
  mutating func takeAll() -> [NSLayoutConstraint] { places.takeAll() }
}

extension NSLayoutConstraint {
  /// The constraint's index in the queue; meaningless if the constraint is not queued.
  fileprivate var pendingPlace: Int {
    get { -2 - enginePlace }
    set { enginePlace = -2 - newValue }
  }
}
