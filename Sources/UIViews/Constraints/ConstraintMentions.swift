import Foundation

/// The active constraints that mention a view or one of its guides, so that a view that leaves finds them without going
/// through all that its superviews hold.
///
/// Constraints hold their items weakly, so that no view keeps another alive by what mentions both.
@MainActor
struct ConstraintMentions {
  private static let smallCount = 16

  private var constraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The count at which constraints are let go whose holder went without giving them up.
  private var countToPrune = smallCount

  mutating func insert(_ constraint: NSLayoutConstraint) {
    if constraints.count >= countToPrune {
      constraints = constraints.filter { $0.value.holder != nil }
      countToPrune = max(2 * constraints.count, Self.smallCount)
    }
    constraints[ObjectIdentifier(constraint)] = constraint
  }

  mutating func remove(_ constraint: NSLayoutConstraint) { constraints[ObjectIdentifier(constraint)] = nil }

  /// The constraints that satisfy a condition, in no order.
  func filter(_ isIncluded: (NSLayoutConstraint) -> Bool) -> [NSLayoutConstraint] {
    constraints.values.filter(isIncluded)
  }
}
