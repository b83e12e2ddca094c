import Cassowary
import Foundation
import UIFoundation

extension LayoutSystem {
  /// How far two constants may differ and still be the same, in points: the noise of adding and taking away a size.
  static let constantTolerance = 1e-9

  /// The priority at which a root without a mask keeps its size where nothing else decides it: below any that an
  /// application uses.
  static let restingPriority = UILayoutPriority(0.001)

  /// The slot of a view, made on first use.
  mutating func slot(of view: UIView) -> Int {
    if let slot = slots[ObjectIdentifier(view)] { return slot }
    let slot = makeItem(view: view, guide: nil, key: ObjectIdentifier(view))
    items[slot]?.font = view.baselineFont
    if !isFitting { view.layoutState.isEngineItem = true }
    contribute(slot)
    return slot
  }

  /// The slot of a guide with a rectangle of its own, made on first use.
  mutating func slot(of guide: UILayoutGuide) -> Int {
    if let slot = slots[ObjectIdentifier(guide)] { return slot }
    let slot = makeItem(view: nil, guide: guide, key: ObjectIdentifier(guide))
    if !isFitting { guide.isEngineItem = true }
    contribute(slot)
    return slot
  }

  private mutating func makeItem(view: UIView?, guide: UILayoutGuide?, key: ObjectIdentifier) -> Int {
    let item = LayoutItem(
      view: view, guide: guide, minX: solver.makeVariable(), minY: solver.makeVariable(),
      width: solver.makeVariable(), height: solver.makeVariable())
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      items[slot] = item
    } else {
      slot = items.count
      items.append(item)
    }
    slots[key] = slot
    for variable in [item.minX, item.minY, item.width, item.height] { owners[variable] = slot }
    return slot
  }

  /// Removes an item that no constraint mentions any more.
  mutating func forget(_ key: ObjectIdentifier) {
    guard let slot = slots.removeValue(forKey: key), let item = items[slot] else { return }
    for dependent in item.dependents { uninstall(dependent) }
    for contribution in item.contributions { remove(contribution.id) }
    for variable in [item.minX, item.minY, item.width, item.height] {
      owners[variable] = nil
      try? solver.removeVariable(variable)
    }
    secondPassSlots.remove(slot)
    items[slot] = nil
    freeSlots.append(slot)
  }

  /// Gives the root the size that its frame says, or lets go of it.
  mutating func sizeRoot(_ isSized: Bool) {
    guard isSized != isRootSized else { return }
    isRootSized = isSized
    if let slot = slots[ObjectIdentifier(root)] { contribute(slot) }
  }

  /// Brings what the item itself contributes up to date: what it no longer says is removed, what is new is added, and
  /// a changed number is a constant edit.
  mutating func contribute(_ slot: Int) {
    guard let item = items[slot] else { return }
    let isRoot = item.view === root
    var wanted: [(LayoutItem.Role, LinearConstraint)] = []
    if let view = item.view, view.layoutState.translatesMask, !(isRoot && isFitting) {
      if !isRoot { wanted = mask(view, item) } else if isRootSized { wanted = rootMask(view, item) }
    } else {
      wanted = positive(item)
      if let view = item.view {
        if isRoot && isRootSized { wanted += resting(view, item) }
        wanted += content(view, item, slot)
      }
    }
    replaceContributions(of: slot, by: wanted)
  }

  /// Replaces an item's own constraints: first what no longer counts goes, so that it is in nobody's way.
  mutating func replaceContributions(of slot: Int, by wanted: [(LayoutItem.Role, LinearConstraint)]) {
    let old = items[slot]?.contributions ?? []
    for contribution in old where !wanted.contains(where: { $0.0 == contribution.role }) { remove(contribution.id) }
    items[slot]?.contributions = wanted.map { role, linear in
      LayoutItem.Contribution(role: role, id: old.first { $0.role == role }?.id, linear: linear)
    }
    for (index, (role, linear)) in wanted.enumerated() {
      let source = ConstraintSource.item(slot, role)
      let former = old.first { $0.role == role }
      let id = former.map { updated($0.id, from: $0.linear, to: linear, as: source) } ?? add(linear, as: source)
      items[slot]?.contributions[index].id = id
    }
  }

  /// Changes a constraint in the solver as cheaply as its change allows; the handle afterwards.
  mutating func updated(
    _ id: ConstraintID?, from old: LinearConstraint, to new: LinearConstraint, as source: ConstraintSource
  ) -> ConstraintID? {
    guard let id else { return add(new, as: source) }
    guard old.expression.terms == new.expression.terms, old.relation == new.relation else {
      remove(id)
      return add(new, as: source)
    }
    if old.priority != new.priority {
      guard (try? solver.setPriority(id, to: new.priority)) != nil else {
        remove(id)
        return add(new, as: source)
      }
    }
    if abs(old.expression.constant - new.expression.constant) <= Self.constantTolerance { return id }
    return setConstant(id, to: new.expression.constant, as: source)
  }
}
