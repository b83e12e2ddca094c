import Cassowary
import Foundation

/// Contradictory required constraints, of which one is broken and reported, while the others stay satisfied.
extension LayoutSystem {
  /// Reports a conflict and returns the constraint that gives way.
  ///
  /// That is the application's constraint in the set that was activated last (auto-layout.md, "required conflict"), or
  /// else the last one of a stack view's own. Fixed sizes give way before anything else, so that of several
  /// equal rows each loses the same constraint. That is inferred: 23 recorded conflicts, most of which lost a width or a
  /// height, fit it, and about 13 others don't (uikit-recorded-2.md, "Conflicts"). It returns `nil` if that is the new
  /// constraint itself, or if there is none.
  ///
  /// A stack view's constraints outlast the application's, and those on the views that it arranges give way first:
  /// against a required size of one, the views still fill the stack view (uikit-recorded.md, "Stack views", IB).
  mutating func breakOne(of conflict: [ConstraintID], against new: ConstraintSource) -> NSLayoutConstraint? {
    let sources = conflict.compactMap(source) + [new]
    let candidates = sources.compactMap(installedConstraint)
    let stacks = candidates.filter(\.isArrangement).compactMap(\.holder)
    func readiness(_ constraint: NSLayoutConstraint) -> Int {
      if constraint.isArrangement { return 0 }
      let views = [constraint.first.view, constraint.second?.view]
      if views.contains(where: { view in stacks.contains { $0 === view?.arranger } }) { return 3 }
      return constraint.second == nil && constraint.relation == .equal ? 2 : 1
    }
    let victim = candidates.max { (readiness($0), $0.activation) < (readiness($1), $1.activation) }
    // Retained until the report is written, so that no two of them have the same address.
    let listed = sources.compactMap(constraint)
    ConflictReport(
      constraints: listed.map(\.description), victim: (victim ?? constraint(for: new))?.description ?? "",
      mentionsMask: listed.contains { ($0 as? SystemConstraint)?.isMask ?? false }
    ).log()
    return victim === installedConstraint(of: new) ? nil : victim
  }

  /// Returns the constraint that a source is, or `nil` if it is a contribution of an item.
  private func installedConstraint(of source: ConstraintSource) -> NSLayoutConstraint? {
    guard case .installed(let place) = source else { return nil }
    return installed[place].constraint
  }

  /// Returns the origin of a constraint in the solver, or `nil`.
  func source(of id: ConstraintID) -> ConstraintSource? {
    for place in installed.indices where installed[place].standing == .held(id) { return .installed(place) }
    for slot in items.indices {
      if let own = items[slot].contributions.first(where: { $0.standing == .held(id) }) { return .item(slot, own.role) }
    }
    return nil
  }
}
