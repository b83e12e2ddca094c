/// Constraints that wait to be installed, in the order in which they came to the region.
///
/// Each remembers its place, so that one that is deactivated before the next layout need not be looked for.
struct PendingConstraints {
  /// The count up to which places of constraints that were withdrawn are kept.
  private static let smallCount = 32

  private var places: [NSLayoutConstraint?] = []
  private var withdrawnCount = 0

  var isEmpty: Bool { places.count == withdrawnCount }

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

  /// Takes a constraint out, if it is there.
  @MainActor
  mutating func withdraw(_ constraint: NSLayoutConstraint) {
    guard let place = constraint.pendingPlace, place < places.count, places[place] === constraint else { return }
    constraint.pendingPlace = nil
    if place == places.count - 1 {
      places.removeLast()
      return
    }
    places[place] = nil
    withdrawnCount += 1
    if withdrawnCount > Self.smallCount, 2 * withdrawnCount > places.count { compact() }
  }

  @MainActor
  private mutating func compact() {
    let kept = takeAll()
    places.reserveCapacity(kept.count)
    append(contentsOf: kept)
  }

  /// Empties the list; what was in it.
  @MainActor
  mutating func takeAll() -> [NSLayoutConstraint] {
    if places.isEmpty { return [] }
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(places.count - withdrawnCount)
    for (place, constraint) in places.enumerated() {
      guard let constraint else { continue }
      // One that waits in another region by now has its place there.
      if constraint.pendingPlace == place { constraint.pendingPlace = nil }
      all.append(constraint)
    }
    places = []
    withdrawnCount = 0
    return all
  }
}

extension NSLayoutConstraint {
  /// Where the region's engine has the constraint among those that wait to be installed; nil where it does not wait.
  fileprivate var pendingPlace: Int? {
    get { enginePlace < -1 ? -2 - enginePlace : nil }
    set { enginePlace = newValue.map { -2 - $0 } ?? -1 }
  }
}
