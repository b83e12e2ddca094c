import Cassowary
import Foundation
import UIFoundation

/// Constraints on their way into the solver and out of it.
extension LayoutSystem {
  /// Installs a constraint; one that contradicts required ones is reported, and one of them is broken.
  mutating func install(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard places[key] == nil, let entry = entry(for: constraint) else { return }
    let place: Int
    if let free = freePlaces.popLast() {
      place = free
      installed[place] = consume entry
    } else {
      place = installed.count
      installed.append(consume entry)
    }
    places[key] = place
    follow(place)
    connect(place)
  }

  /// Takes a constraint out for good.
  mutating func uninstall(_ key: ObjectIdentifier) {
    if places[key] == nil { return }
    enterStaged()
    guard let place = places.removeValue(forKey: key) else { return }
    unfollow(place)
    let constraint = installed[place].constraint
    installed[place].constraint = nil
    installed[place].parts = []
    freePlaces.append(place)
    if !broken.isEmpty { broken.removeAll { $0 === constraint } }
    remove(installed[place].id)
    installed[place].id = nil
  }

  /// Takes a constraint out of the solver but keeps it, to be tried again.
  mutating func uninstallFromSolver(_ constraint: NSLayoutConstraint) {
    guard let place = places[ObjectIdentifier(constraint)], let id = installed[place].id else { return }
    try? solver.remove(id)
    installed[place].id = nil
    broken.append(constraint)
  }

  /// Brings a constraint up to date: its constant, its priority, or its terms where the direction has changed.
  mutating func refresh(_ constraint: NSLayoutConstraint) {
    guard let place = places[ObjectIdentifier(constraint)] else { return }
    refresh(at: place)
  }

  /// Brings a constraint's constant up to date after the application has changed it.
  mutating func refreshConstant(_ constraint: NSLayoutConstraint) {
    guard let place = places[ObjectIdentifier(constraint)] else { return }
    installed[place].own = Double(constraint.constant)
    updateConstant(at: place)
  }

  private mutating func refresh(at place: Int) {
    enterStaged()
    let old = installed[place]
    guard let constraint = old.constraint else { return }
    guard var new = entry(for: constraint) else { return uninstall(ObjectIdentifier(constraint)) }
    new.id = old.id
    unfollow(place)
    installed[place] = new
    follow(place)
    let isEdit =
      old.linear.expression.terms == new.linear.expression.terms && old.linear.relation == new.linear.relation
      && old.linear.priority == new.linear.priority
    guard let id = old.id else {
      mayMendBroken = true
      return
    }
    if !isEdit {
      // Others may turn around with it, and it contradicts them until they have.
      remove(id)
      installed[place].id = nil
      deferred.append(.constraint(constraint))
    } else if abs(old.constant - new.constant) > Self.constantTolerance {
      let kept = setConstant(id, to: new.constant, as: .constraint(constraint))
      installed[place].id = kept
    } else {
      installed[place].constant = old.constant
    }
  }

  /// Brings every item and constraint up to date.
  mutating func refreshAll() {
    for slot in items.indices where items[slot].view != nil || items[slot].guide != nil {
      items[slot].baselines = nil
      items[slot].font = items[slot].view?.baselineFont
      items[slot].alignment = items[slot].view?.alignmentRectInsets ?? .zero
      contribute(slot)
    }
    let all = installed.indices.filter { installed[$0].constraint != nil }
    for place in all.sorted(by: { activation(of: $0) < activation(of: $1) }) { refresh(at: place) }
  }

  /// Makes the constraints anew that mention a view whose alignment rectangle has changed.
  mutating func refreshConstraints(of view: UIView) {
    for constraint in view.layoutState.mentions.all.sorted(by: { $0.activation < $1.activation }) {
      refresh(constraint)
    }
  }

  private func activation(of place: Int) -> UInt64 { installed[place].constraint?.activation ?? 0 }

  /// Lists a constraint with the items that its constant follows, each list in the order of activation.
  private mutating func follow(_ place: Int) {
    guard let constraint = installed[place].constraint else { return }
    var followed: [Int] = []
    for part in installed[place].parts where !followed.contains(part.slot) { followed.append(part.slot) }
    if constraint.spacing != nil {
      for slot in spacedSlots(of: constraint) where !followed.contains(slot) { followed.append(slot) }
    }
    installed[place].followed = followed
    for slot in followed {
      let index = followerIndex(slot, constraint.activation)
      items[slot].followers.insert(place, at: index)
    }
  }

  private mutating func unfollow(_ place: Int) {
    let activation = activation(of: place)
    for slot in installed[place].followed {
      let index = followerIndex(slot, activation)
      if index < items[slot].followers.count, items[slot].followers[index] == place {
        items[slot].followers.remove(at: index)
      } else {
        // Activated anew since: the list is not in order here.
        items[slot].followers.removeAll { $0 == place }
      }
    }
  }

  /// The first place among an item's followers of a constraint that was not activated before another.
  private func followerIndex(_ slot: Int, _ activation: UInt64) -> Int {
    var (low, high) = (0, items[slot].followers.count)
    while low < high {
      let middle = (low + high) / 2
      if self.activation(of: items[slot].followers[middle]) < activation { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The items whose fonts a system spacing is measured by.
  private mutating func spacedSlots(of constraint: NSLayoutConstraint) -> [Int] {
    var spaced: [Int] = []
    for operand in [constraint.first, constraint.second] {
      guard let operand, let view = operand.view else { continue }
      if let slot = knownSlot(of: view.baselineView(for: operand.attribute)) { spaced.append(slot) }
    }
    return spaced
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
    let own = Double(constraint.constant)
    let constant = constant(own: own, builder.parts)
    guard let priority = try? Priority(Double(constraint.priority.rawValue)),
      let linear = try? LinearConstraint(
        LinearExpression(builder.terms, constant: constant), relation(of: constraint), priority: priority)
    else { return nil }
    return InstalledConstraint(
      constraint: constraint, linear: linear, own: own, parts: builder.parts, constant: constant)
  }

  private func relation(of constraint: NSLayoutConstraint) -> Cassowary.Relation {
    switch constraint.relation {
    case .equal: return .equal
    case .lessThanOrEqual: return .lessThanOrEqual
    case .greaterThanOrEqual: return .greaterThanOrEqual
    }
  }
}
