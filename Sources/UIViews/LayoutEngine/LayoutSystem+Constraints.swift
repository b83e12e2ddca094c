import Cassowary
import Foundation
import UIFoundation

/// Constraints on their way into the solver and out of it.
extension LayoutSystem {
  /// Installs a constraint; one that contradicts required ones is reported, and one of them is broken.
  mutating func install(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard installed[key] == nil, var entry = entry(for: constraint) else { return }
    for slot in entry.slots { items[slot]?.dependents.insert(key) }
    installed[key] = entry
    entry.id = add(entry.linear, as: .constraint(constraint))
    installed[key]?.id = entry.id
    if entry.id == nil, !broken.contains(where: { $0 === constraint }) { broken.append(constraint) }
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
    if new.linear == old.linear, new.slots == old.slots { return }
    for slot in old.slots { items[slot]?.dependents.remove(key) }
    for slot in new.slots { items[slot]?.dependents.insert(key) }
    if old.id == nil {
      installed[key] = new
      mayMendBroken = true
      return
    }
    installed[key] = new
    installed[key]?.id = old.id
    new.id = updated(old.id, from: old.linear, to: new.linear, as: .constraint(old.constraint))
    installed[key]?.id = new.id
    if new.id == nil, !broken.contains(where: { $0 === old.constraint }) { broken.append(old.constraint) }
  }

  /// Brings all constraints that mention an item up to date, in the order of their activation.
  mutating func refreshDependents(of slot: Int, baselinesOnly: Bool = false) {
    guard let dependents = items[slot]?.dependents else { return }
    let entries = dependents.compactMap { installed[$0] }.filter { !baselinesOnly || $0.mentionsBaseline }
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
    add(constraint.first, times: 1, in: holder, to: &builder)
    if let second = constraint.second {
      add(second, times: -Double(constraint.multiplier), in: holder, to: &builder)
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
      mentionsBaseline: builder.mentionsBaseline)
  }
}
