import Cassowary

/// Required constraints that contradict one another.
struct LayoutConflict {
  /// The sources of a minimal contradictory set of constraints; the one that was added last is the last.
  var sources: [ConstraintSource]
  /// The source of the constraint that gives way.
  var victim: ConstraintSource
}

/// Contradictory required constraints, of which one is broken and recorded, while the others stay satisfied.
extension LayoutSystem {
  /// Records a conflict and returns the slot of the constraint that gives way.
  ///
  /// That is the application's constraint in the set that was activated last (auto-layout.md, "required conflict"), or
  /// else the last one of a stack view's own. Fixed sizes give way before anything else, so that of several
  /// equal rows each loses the same constraint. That is inferred: 23 recorded conflicts, most of which lost a width or a
  /// height, fit it, and about 13 others don't (uikit-recorded-2.md, "Conflicts"). It returns `nil` if that is the new
  /// constraint itself, or if there is none.
  ///
  /// A stack view's constraints outlast the application's, and those on the views that it arranges give way first:
  /// against a required size of one, the views still fill the stack view (uikit-recorded.md, "Stack views", IB).
  ///
  /// In a table view cell that is in no list, what ties a view to the trailing or bottom edge of the content view gives way even
  /// before fixed sizes (uikit-recorded-2.md, "Conflicts").
  func breakOne(of conflict: [ConstraintID], against new: ConstraintSource) -> ConstraintSlot? {
    let sources = conflict.compactMap(source) + [new]
    let candidates = sources.compactMap(\.slot)
    let stacks = candidates.compactMap { state.installed[$0].origin.stack }
    let victim = candidates.max {
      (readiness($0, against: stacks), state.installed[$0].activation)
        < (readiness($1, against: stacks), state.installed[$1].activation)
    }
    record(LayoutConflict(sources: sources, victim: victim.map { .installed($0) } ?? new))
    return victim == new.slot ? nil : victim
  }

  /// Returns how readily a constraint gives way in a conflict with those of stack views.
  private func readiness(_ slot: ConstraintSlot, against stacks: [StackIdentity]) -> Int {
    func isArranged(_ slot: ItemSlot) -> Bool {
      guard !slot.isNone, let arranger = state.items[slot].arranger else { return false }
      return stacks.contains(arranger)
    }
    switch state.installed[slot].origin {
    case .arrangement: return 0
    case .fixedSize(let slot): return isArranged(slot) ? 3 : 2
    case .end where state.endsGiveWay: return 4
    case .application(let first, let second), .end(let first, let second):
      return isArranged(first) || isArranged(second) ? 3 : 1
    }
  }

  /// Returns the source of a constraint in the solver, or `nil`.
  func source(of id: ConstraintID) -> ConstraintSource? {
    for slot in state.installed.indices where state.installed[slot].standing == .held(id) { return .installed(slot) }
    for slot in state.items.indices {
      if let own = state.items[slot].contributions.first(where: { $0.standing == .held(id) }) {
        return .item(slot, own.role)
      }
    }
    return nil
  }
}

extension ConstraintOrigin {
  /// Whether a stack view made the constraint to arrange its views.
  var isArrangement: Bool { stack != nil }

  /// The stack view that made the constraint, or `nil`.
  fileprivate var stack: StackIdentity? {
    if case .arrangement(let stack) = self { return stack }
    return nil
  }
}
