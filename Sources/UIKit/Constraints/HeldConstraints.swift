/// The active constraints that a view holds, in the order of their activation.
///
/// Each stores its index. A removed one leaves a gap, and gaps are closed when the list is read or when they are most
/// of it. Closing each at once would move all later constraints, and a view would lose its subviews in time quadratic
/// in their number.
struct HeldConstraints {
  /// Fills the gaps.
  @MainActor private static let gap = NSLayoutConstraint()

  private var list: [NSLayoutConstraint] = []
  private var gapCount = 0

  /// Whether the view holds no constraint.
  var isEmpty: Bool { list.count == gapCount }

  /// The constraints that the view holds, in the order of their activation.
  @MainActor
  var all: [NSLayoutConstraint] {
    mutating get {
      if gapCount > 0 { closeGaps() }
      return list
    }
  }

  /// Adds the constraint that was activated last.
  @MainActor
  mutating func append(_ constraint: NSLayoutConstraint) {
    if list.isEmpty { list.reserveCapacity(8) }
    constraint.holderIndex = list.count
    list.append(constraint)
  }

  /// Removes a constraint, which must be in the list.
  @MainActor
  mutating func remove(_ constraint: NSLayoutConstraint) {
    if constraint.holderIndex == list.count - 1 {
      list.removeLast()
      return
    }
    list[constraint.holderIndex] = Self.gap
    gapCount += 1
    if 2 * gapCount > list.count { closeGaps() }
  }

  @MainActor
  private mutating func closeGaps() {
    var kept = 0
    for index in list.indices where list[index] !== Self.gap {
      list[index].holderIndex = kept
      list[kept] = list[index]
      kept += 1
    }
    list.removeLast(list.count - kept)
    gapCount = 0
  }
}
