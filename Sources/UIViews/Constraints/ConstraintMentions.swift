import Foundation

/// The active constraints that mention a view or one of its guides, so that a view that leaves finds them without going
/// through all that its superviews hold.
///
/// Constraints hold their items weakly, so that no view keeps another alive by what mentions both. A few constraints, as
/// most views have, are a list; many are found by what they are.
struct ConstraintMentions {
  private static let smallCount = 16

  private var few: [NSLayoutConstraint] = []
  private var many: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The count at which constraints are let go whose holder went without giving them up.
  private var countToPrune = smallCount
  /// Whether one of the constraints is, or was, about a baseline.
  private(set) var haveHadBaselines = false

  @MainActor
  mutating func insert(_ constraint: NSLayoutConstraint, isAboutBaseline: Bool) {
    if isAboutBaseline { haveHadBaselines = true }
    if !many.isEmpty {
      if many.count >= countToPrune {
        many = many.filter { $0.value.holder != nil }
        countToPrune = max(2 * many.count, Self.smallCount)
      }
      many[ObjectIdentifier(constraint)] = constraint
      return
    }
    // Both sides of a constraint may be the same view's.
    if few.last === constraint { return }
    if few.isEmpty { few.reserveCapacity(8) }
    few.append(constraint)
    if few.count <= Self.smallCount { return }
    few.removeAll { $0.holder == nil }
    if few.count <= Self.smallCount / 2 { return }
    for constraint in few { many[ObjectIdentifier(constraint)] = constraint }
    few = []
    countToPrune = max(2 * many.count, Self.smallCount)
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    if many.isEmpty {
      if let index = few.lastIndex(where: { $0 === constraint }) { few.remove(at: index) }
    } else {
      many[ObjectIdentifier(constraint)] = nil
    }
  }

  /// The constraints, in no order.
  var all: [NSLayoutConstraint] { many.isEmpty ? few : Array(many.values) }
}
