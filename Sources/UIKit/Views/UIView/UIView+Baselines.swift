import Foundation

/// Baselines whose source view may change when the view's content changes.
extension UIView {
  /// Returns whether a constraint refers to a baseline of the view itself.
  func isOnBaseline(_ constraint: NSLayoutConstraint) -> Bool {
    if constraint.first.attribute.isBaseline, constraint.first.view === self { return true }
    guard let second = constraint.second else { return false }
    return second.attribute.isBaseline && second.view === self
  }

  /// Whether an active constraint refers to a baseline of the view itself.
  var hasOwnBaselineMentions: Bool {
    guard constraintState.mentions.haveHadBaselines else { return false }
    for constraint in constraintState.mentions.all where isOnBaseline(constraint) { return true }
    return false
  }

  /// Updates the constraints on the view's baselines, whose source views may have changed.
  func refreshOwnBaselines() {
    guard constraintState.mentions.haveHadBaselines else { return }
    var constraints: [NSLayoutConstraint] = []
    // A loop without a closure: a closure checks for the main actor on each call, and most views have no such
    // constraints.
    for constraint in constraintState.mentions.all where isOnBaseline(constraint) { constraints.append(constraint) }
    if constraints.isEmpty { return }
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) {
      constraint.holder?.regionEngine?.termsDidChange(of: constraint)
    }
  }

  /// Updates the constraints on baselines if another view provides the baselines, or did at the last change.
  func standInMayDiffer() {
    let hasStandIn = forFirstBaselineLayout !== self || forLastBaselineLayout !== self
    guard hasStandIn || layoutState.hadStandIn else { return }
    layoutState.hadStandIn = hasStandIn
    refreshOwnBaselines()
  }
}
