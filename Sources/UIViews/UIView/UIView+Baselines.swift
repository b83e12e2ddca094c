import Foundation

/// Which view stands for a view's baselines may change with its content.
extension UIView {
  /// Whether a constraint is about a baseline of the view itself.
  func isOnBaseline(_ constraint: NSLayoutConstraint) -> Bool {
    if constraint.first.attribute.isBaseline, constraint.first.view === self { return true }
    guard let second = constraint.second else { return false }
    return second.attribute.isBaseline && second.view === self
  }

  /// Whether a constraint mentions a baseline of the view itself.
  var hasOwnBaselineMentions: Bool {
    guard layoutState.mentions.haveHadBaselines else { return false }
    for constraint in layoutState.mentions.all where isOnBaseline(constraint) { return true }
    return false
  }

  /// Lets constraints on the view's baselines look again which view stands for them.
  func refreshOwnBaselines() {
    guard layoutState.mentions.haveHadBaselines else { return }
    var constraints: [NSLayoutConstraint] = []
    // Without a closure, which would check for the main actor each time: most views have none.
    for constraint in layoutState.mentions.all where isOnBaseline(constraint) { constraints.append(constraint) }
    if constraints.isEmpty { return }
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) {
      constraint.holder?.regionEngine?.termsDidChange(of: constraint)
    }
  }

  /// Has the baselines looked at again where another view stands for them now, or did before.
  func standInMayDiffer() {
    let hasStandIn = forFirstBaselineLayout !== self || forLastBaselineLayout !== self
    guard hasStandIn || layoutState.hadStandIn else { return }
    layoutState.hadStandIn = hasStandIn
    refreshOwnBaselines()
  }
}
