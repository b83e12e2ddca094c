import Foundation

/// The active constraints that mention a view or one of its guides.
///
/// A view that leaves its superview finds its constraints here, without a search of all constraints that its superviews
/// hold. Up to 16 constraints are stored in an array, more in a dictionary by identity. Constraints reference their
/// items weakly, so no view retains another through a constraint that mentions both.
struct ConstraintMentions {
  private static let smallCount = 16

  private var few: [NSLayoutConstraint] = []
  private var many: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The count at which constraints are removed whose holder was released without dropping them.
  private var countToPrune = smallCount
  /// Whether any of the constraints, present or past, involves a baseline.
  private(set) var haveHadBaselines = false

  /// Adds a constraint, and returns those that are removed because their holder was released without dropping them.
  ///
  /// The caller releases them when its access to the mentions is complete: that may call the deinitializer of a
  /// subclass.
  @MainActor
  mutating func insert(_ constraint: NSLayoutConstraint, isAboutBaseline: Bool) -> [NSLayoutConstraint] {
    if isAboutBaseline { haveHadBaselines = true }
    if !many.isEmpty {
      let removed = many.count >= countToPrune ? prune() : []
      if many.isEmpty { few.append(constraint) } else { many[ObjectIdentifier(constraint)] = constraint }
      return removed
    }
    // Both sides of a constraint can belong to the same view.
    if few.last === constraint { return [] }
    if few.isEmpty { few.reserveCapacity(8) }
    few.append(constraint)
    return few.count <= Self.smallCount ? [] : prune()
  }

  /// Removes the constraints without a holder, and returns them.
  @MainActor
  private mutating func prune() -> [NSLayoutConstraint] {
    let constraints = all
    let held = constraints.filter { $0.holder != nil }
    many = [:]
    few = []
    if held.count <= Self.smallCount / 2 {
      few = held
    } else {
      for constraint in held { many[ObjectIdentifier(constraint)] = constraint }
      countToPrune = max(2 * held.count, Self.smallCount)
    }
    return constraints.filter { $0.holder == nil }
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    if many.isEmpty {
      if let index = few.lastIndex(where: { $0 === constraint }) { few.remove(at: index) }
    } else {
      many[ObjectIdentifier(constraint)] = nil
    }
  }

  /// All constraints, in no particular order.
  var all: [NSLayoutConstraint] { many.isEmpty ? few : Array(many.values) }
}
