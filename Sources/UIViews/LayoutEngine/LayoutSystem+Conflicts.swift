import Cassowary
import Foundation

/// The origin of a constraint in the solver.
enum ConstraintSource {
  /// A constraint of the application or of a stack view.
  case constraint(NSLayoutConstraint)
  /// A contribution of the item in a slot.
  case item(Int, LayoutItem.Role)
}

/// Contradictory required constraints, of which one is broken and reported, while the others stay satisfied.
extension LayoutSystem {
  /// Reports a conflict and returns the constraint that gives way.
  ///
  /// That is the application's constraint in the set that was activated last (auto-layout.md, "required conflict"), or
  /// else the last one of a stack view's own. It returns `nil` if that is the new constraint itself, or if there is
  /// none.
  ///
  /// A stack view's constraints outlast the application's, and those on the views that it arranges give way first:
  /// against a required size of one, the views still fill the stack view (uikit-recorded.md, "Stack views", IB).
  mutating func breakOne(of conflict: [ConstraintID], against new: ConstraintSource) -> NSLayoutConstraint? {
    let sources = conflict.compactMap(source) + [new]
    let candidates = sources.compactMap { source in
      if case .constraint(let constraint) = source { return constraint }
      return nil
    }
    let stacks = candidates.filter(\.isArrangement).compactMap(\.holder)
    func readiness(_ constraint: NSLayoutConstraint) -> Int {
      if constraint.isArrangement { return 0 }
      let views = [constraint.first.view, constraint.second?.view]
      return views.contains { view in stacks.contains { $0 === view?.arranger } } ? 2 : 1
    }
    let victim = candidates.max { (readiness($0), $0.activation) < (readiness($1), $1.activation) }
    // Retained until the report is written, so that no two of them have the same address.
    let listed = sources.compactMap(constraint)
    ConflictReport(
      constraints: listed.map(\.description), victim: (victim ?? constraint(for: new))?.description ?? "",
      mentionsMask: listed.contains { ($0 as? SystemConstraint)?.isMask ?? false }
    ).log()
    if case .constraint(let constraint) = new, constraint === victim { return nil }
    return victim
  }

  /// Tries to add broken constraints again if a constraint that may have contradicted them is gone.
  mutating func mendBroken() {
    guard mayMendBroken else { return }
    mayMendBroken = false
    for constraint in broken {
      guard let place = knownPlace(of: constraint), let linear = installed[place].current,
        let id = try? solver.add(linear)
      else { continue }
      installed[place].id = id
      broken.removeAll { $0 === constraint }
    }
  }

  /// Returns the origin of a constraint in the solver, or `nil`.
  func source(of id: ConstraintID) -> ConstraintSource? {
    for entry in installed where entry.id == id { return entry.constraint.map { .constraint($0) } }
    for (slot, item) in items.enumerated() {
      if let own = item.contributions.first(where: { $0.id == id }) { return .item(slot, own.role) }
    }
    return nil
  }
}
