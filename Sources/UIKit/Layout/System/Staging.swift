import Cassowary

/// The constraints of a layout system until its first solution, when they enter the solver together.
///
/// Until then, the solver is empty, and the variables already have the handles that it will issue. No staged constraint
/// is changed: all of them enter first. So the solver gets the same constraints in the same order as a system with the
/// same structure before, whose solution may serve as a template.
struct Staging {
  /// The location of a staged constraint.
  enum Entry {
    /// An application's constraint.
    case installed(ConstraintSlot)
    /// A contribution of the item in a slot.
    case item(ItemSlot, contribution: Int)
  }

  /// The constraints, in the order in which they were staged.
  private(set) var entries: [Entry] = []
  /// Whether stack views have created some of the constraints.
  private(set) var hasStackViews = false
  /// The number of variables whose handles were promised.
  private(set) var variableCount = 0

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds a constraint, which a stack view has created if `isArrangement` is `true`.
  @inline(__always)
  mutating func append(_ entry: Entry, isArrangement: Bool) {
    entries.append(entry)
    if isArrangement { hasStackViews = true }
  }

  /// Returns the handles that the solver will issue for the variables of a new item.
  mutating func makeVariables() -> ItemVariables {
    let first = variableCount
    variableCount += 4
    return ItemVariables(
      minX: .upcoming(first), minY: .upcoming(first + 1), width: .upcoming(first + 2), height: .upcoming(first + 3))
  }
}
