import Cassowary
import Foundation
import UIFoundation

/// Constraints on their way into the solver and out of it.
extension LayoutSystem {
  /// Installs a constraint; one that contradicts required ones is reported, and one of them is broken.
  mutating func install(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard installed[key] == nil, let entry = entry(for: constraint) else { return }
    for slot in entry.slots { items[slot]?.dependents.insert(key) }
    installed[key] = entry
    connect(constraint, entry.linear)
  }

  /// Takes a constraint out for good.
  mutating func uninstall(_ key: ObjectIdentifier) {
    guard let entry = installed.removeValue(forKey: key) else { return }
    for slot in entry.slots { items[slot]?.dependents.remove(key) }
    broken.removeAll { $0 === entry.constraint }
    remove(entry.id)
  }

  /// Takes a constraint out of the solver but keeps it, to be tried again.
  mutating func uninstallFromSolver(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let id = installed[key]?.id else { return }
    try? solver.remove(id)
    installed[key]?.id = nil
    broken.append(constraint)
  }

  /// Brings a constraint up to date: its constant, or its terms where the direction has changed.
  mutating func refresh(_ key: ObjectIdentifier) {
    guard let old = installed[key] else { return }
    guard var new = entry(for: old.constraint) else { return uninstall(key) }
    new.id = old.id
    if new.linear == old.linear, new.slots == old.slots { return }
    for slot in old.slots { items[slot]?.dependents.remove(key) }
    for slot in new.slots { items[slot]?.dependents.insert(key) }
    installed[key] = new
    if old.id == nil {
      mayMendBroken = true
    } else if isEditOf(old.linear, new.linear) {
      let id = updated(old.id, from: old.linear, to: new.linear, as: .constraint(old.constraint))
      installed[key]?.id = id
    } else {
      remove(old.id)
      connect(old.constraint, new.linear)
    }
  }

  /// Whether a constraint becomes another by new numbers alone.
  private func isEditOf(_ old: LinearConstraint, _ new: LinearConstraint) -> Bool {
    old.expression.terms == new.expression.terms && old.relation == new.relation && old.priority == new.priority
  }

  /// Brings the constraints that mention an item and follow what has changed up to date, in the order of their activation.
  mutating func refreshDependents(of slot: Int, following change: Follows) {
    guard let dependents = items[slot]?.dependents else { return }
    let entries = dependents.compactMap { installed[$0] }.filter { !$0.follows.isDisjoint(with: change) }
    for entry in entries.sorted(by: { $0.constraint.activation < $1.constraint.activation }) {
      refresh(ObjectIdentifier(entry.constraint))
    }
  }

  /// Brings every item and constraint up to date.
  mutating func refreshAll() {
    for slot in items.indices where items[slot] != nil {
      items[slot]?.baselines = nil
      contribute(slot)
    }
    for entry in installed.values.sorted(by: { $0.constraint.activation < $1.constraint.activation }) {
      refresh(ObjectIdentifier(entry.constraint))
    }
  }

  /// The constraint as `first - multiplier * second - constant  relation  0`.
  private mutating func entry(for constraint: NSLayoutConstraint) -> InstalledConstraint? {
    guard let holder = constraint.holder else { return nil }
    var builder = ExpressionBuilder()
    let isMirrored = constraint.isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    add(constraint.first, times: 1, in: holder, isMirrored: isMirrored, to: &builder)
    if let second = constraint.second {
      add(second, times: -Double(constraint.multiplier), in: holder, isMirrored: isMirrored, to: &builder)
    }
    builder.add(constraint.constant, -1)
    let relation: Cassowary.Relation
    switch constraint.relation {
    case .equal: relation = .equal
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    }
    guard let priority = try? Priority(Double(constraint.priority.rawValue)),
      let linear = try? LinearConstraint(
        LinearExpression(builder.terms, constant: builder.constant), relation, priority: priority)
    else { return nil }
    return InstalledConstraint(
      constraint: constraint, id: nil, linear: linear, slots: builder.slots,
      follows: constraint.spacing == nil ? builder.follows : builder.follows.union(.text))
  }
}
