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

  /// Adds a constraint. Returns whether there are so many that ``prune()`` is due.
  @MainActor
  mutating func insert(_ constraint: NSLayoutConstraint, isAboutBaseline: Bool) -> Bool {
    if isAboutBaseline { haveHadBaselines = true }
    if !many.isEmpty {
      many[ObjectIdentifier(constraint)] = constraint
      return many.count > countToPrune
    }
    // Both sides of a constraint can belong to the same view.
    if few.last === constraint { return false }
    if few.isEmpty { few.reserveCapacity(8) }
    few.append(constraint)
    return few.count > Self.smallCount
  }

  /// Removes the constraints whose holder was released without dropping them, and returns them.
  ///
  /// The caller releases them when its access to the mentions is complete: that may call the deinitializer of a
  /// subclass.
  @MainActor
  mutating func prune() -> [NSLayoutConstraint] {
    let removed = many.isEmpty ? few.filter { $0.holder == nil } : many.values.filter { $0.holder == nil }
    if many.isEmpty {
      if !removed.isEmpty { few.removeAll { $0.holder == nil } }
      if few.count <= Self.smallCount / 2 { return removed }
      for constraint in few { many[ObjectIdentifier(constraint)] = constraint }
      few = []
    } else {
      for constraint in removed { many[ObjectIdentifier(constraint)] = nil }
    }
    countToPrune = max(2 * many.count, Self.smallCount)
    return removed
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
