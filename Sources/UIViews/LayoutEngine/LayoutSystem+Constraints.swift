import Cassowary
import Foundation
import UIFoundation

/// Constraints on their way into the solver and out of it.
extension LayoutSystem {
  /// Installs a constraint if it is active; one that contradicts required ones is reported, and one of them is broken.
  mutating func install(_ constraint: NSLayoutConstraint) {
    guard knownPlace(of: constraint) == nil, let entry = entry(for: constraint) else { return }
    let place: Int
    if let free = freePlaces.popLast() {
      place = free
      installed[place] = consume entry
    } else {
      place = installed.count
      installed.append(consume entry)
    }
    if isFitting { places[ObjectIdentifier(constraint)] = place } else { constraint.enginePlace = place }
    if !installed[place].parts.isEmpty || constraint.spacing != nil { follow(place) }
    connect(place)
  }

  /// Installs those of some constraints that are active.
  mutating func install(all constraints: [NSLayoutConstraint]) {
    if installed.isEmpty {
      // Room for what they are likely to mention, and for what that contributes.
      installed.reserveCapacity(constraints.count)
      items.reserveCapacity(constraints.count / 3 + 2)
      owners.reserveCapacity(4 * (constraints.count / 3 + 2))
      staged.reserveCapacity(2 * constraints.count + 8)
    }
    for constraint in constraints { install(constraint) }
  }

  /// Where a constraint is among those installed; nil if it is not.
  ///
  /// What no region has installed remembers no place. A place that another has is that of a region which the constraint was
  /// in, while that one was busy: then all are looked at. Mutating for the reason that ``solvedFrame(at:)`` is.
  mutating func knownPlace(of constraint: NSLayoutConstraint) -> Int? {
    if isFitting { return places[ObjectIdentifier(constraint)] }
    let place = constraint.enginePlace
    if place < 0 { return nil }
    if place < installed.count, installed[place].constraint === constraint { return place }
    for place in installed.indices where installed[place].constraint === constraint { return place }
    return nil
  }

  /// Takes a constraint out for good.
  mutating func uninstall(_ constraint: NSLayoutConstraint) {
    if let place = knownPlace(of: constraint) { uninstall(constraint, at: place) }
  }

  /// Takes a constraint out that departed while the engine was busy. It may have been elsewhere since, and remembers that.
  mutating func uninstall(departed constraint: NSLayoutConstraint) {
    for place in installed.indices where installed[place].constraint === constraint {
      uninstall(constraint, at: place)
    }
  }

  /// Takes the constraint at a place out for good.
  mutating func uninstall(_ constraint: NSLayoutConstraint, at place: Int) {
    enterStaged()
    unfollow(place)
    if isFitting { places[ObjectIdentifier(constraint)] = nil }
    installed[place].constraint = nil
    installed[place].parts = []
    freePlaces.append(place)
    if !broken.isEmpty { broken.removeAll { $0 === constraint } }
    remove(installed[place].id)
    installed[place].id = nil
  }

  /// Takes a constraint out of the solver but keeps it, to be tried again.
  mutating func uninstallFromSolver(_ constraint: NSLayoutConstraint) {
    guard let place = knownPlace(of: constraint), let id = installed[place].id else { return }
    try? solver.remove(id)
    installed[place].id = nil
    broken.append(constraint)
  }

  /// Brings a constraint up to date: its constant, its priority, or its terms where the direction has changed.
  mutating func refresh(_ constraint: NSLayoutConstraint) {
    guard let place = knownPlace(of: constraint) else { return }
    refresh(at: place)
  }

  /// Brings a constraint's constant up to date after the application has changed it.
  mutating func refreshConstant(_ constraint: NSLayoutConstraint) {
    guard let place = knownPlace(of: constraint) else { return }
    installed[place].own = Double(constraint.constant)
    updateConstant(at: place)
  }

  private mutating func refresh(at place: Int) {
    enterStaged()
    let old = installed[place]
    guard let constraint = old.constraint else { return }
    guard var new = entry(for: constraint) else { return uninstall(constraint, at: place) }
    new.id = old.id
    unfollow(place)
    installed[place] = new
    follow(place)
    let isEdit = old.terms == new.terms && old.relation == new.relation && old.priority == new.priority
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

  private mutating func activation(of place: Int) -> UInt64 { installed[place].constraint?.activation ?? 0 }

  /// Lists a constraint with the items that its constant follows, each list in the order of activation.
  private mutating func follow(_ place: Int) {
    guard let constraint = installed[place].constraint else { return }
    if constraint.spacing != nil { installed[place].spaced = spacedSlots(of: constraint, at: place) }
    for index in installed[place].parts.indices where installed[place].isFirst(index) {
      list(place, at: installed[place].parts[index].slot, constraint.activation)
    }
    for slot in installed[place].spaced { list(place, at: slot, constraint.activation) }
  }

  private mutating func list(_ place: Int, at slot: Int, _ activation: UInt64) {
    let index = followerIndex(slot, activation)
    items[slot].followers.insert(
      LayoutItem.Follower(place: Int32(place), ways: installed[place].ways(toFollow: slot)), at: index)
  }

  private mutating func unfollow(_ place: Int) {
    let activation = activation(of: place)
    for index in installed[place].parts.indices where installed[place].isFirst(index) {
      unlist(place, at: installed[place].parts[index].slot, activation)
    }
    for slot in installed[place].spaced { unlist(place, at: slot, activation) }
  }

  private mutating func unlist(_ place: Int, at slot: Int, _ activation: UInt64) {
    let index = followerIndex(slot, activation)
    if index < items[slot].followers.count, items[slot].followers[index].place == place {
      items[slot].followers.remove(at: index)
    } else {
      // Activated anew since: the list is not in order here.
      items[slot].followers.removeAll { $0.place == place }
    }
  }

  /// The first place among an item's followers of a constraint that was not activated before another.
  private mutating func followerIndex(_ slot: Int, _ activation: UInt64) -> Int {
    var (low, high) = (0, items[slot].followers.count)
    while low < high {
      let middle = (low + high) / 2
      let place = Int(items[slot].followers[middle].place)
      if self.activation(of: place) < activation { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The items whose fonts a system spacing is measured by, without those that are asked for a part of the constant.
  private mutating func spacedSlots(of constraint: NSLayoutConstraint, at place: Int) -> [Int] {
    var spaced: [Int] = []
    for operand in [constraint.first, constraint.second] {
      guard let operand, let view = operand.view,
        let slot = knownSlot(of: view.baselineView(for: operand.attribute)), !spaced.contains(slot),
        !installed[place].parts.contains(where: { $0.slot == slot })
      else { continue }
      spaced.append(slot)
    }
    return spaced
  }

  /// The constraint as `first - multiplier * second - constant  relation  0`.
  ///
  /// Inlined: what is returned is some 200 bytes, which would be moved twice more.
  @inline(__always)
  private mutating func entry(for constraint: NSLayoutConstraint) -> InstalledConstraint? {
    guard let holder = constraint.holder, let priority = try? Priority(Self.enteredPriority(of: constraint)) else {
      return nil
    }
    // Read once each: what is read from a constraint is retained.
    let (first, second) = (constraint.first, constraint.second)
    let isDirectional = first.isDirectional || (second?.isDirectional ?? false)
    let isMirrored = isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (terms, parts) = (ConstraintTerms(), [ConstantPart]())
    add(first, times: 1, in: holder, isMirrored: isMirrored, to: &terms, &parts)
    if let second {
      let factor = -Double(constraint.multiplier)
      add(second, times: factor, in: holder, isMirrored: isMirrored, to: &terms, &parts)
    }
    let own = Double(constraint.constant)
    let constant = constant(own: own, parts)
    guard constant.isFinite, terms.settle() else { return nil }
    return InstalledConstraint(
      constraint: constraint, terms: consume terms, relation: Self.relation(of: constraint), priority: priority,
      own: own, parts: consume parts, constant: constant)
  }

  /// The lowest priority that the solver gives to an arranged view's share of its stack view's length: that of the 32nd share.
  ///
  /// Shares have the priorities 999, 998, 997 and so on, so that the last views give way first where not all can have their
  /// share. Each distinct priority costs the solver a number per variable. In a stack view of more views than any recording
  /// has, those from the 32nd on give way together; that is our own decision.
  private static let leastSharePriority = 968.0

  @inline(__always)
  private static func enteredPriority(of constraint: NSLayoutConstraint) -> Double {
    let priority = Double(constraint.priority.rawValue)
    return constraint.isShare ? max(priority, leastSharePriority) : priority
  }

  private static func relation(of constraint: NSLayoutConstraint) -> Cassowary.Relation {
    switch constraint.relation {
    case .equal: return .equal
    case .lessThanOrEqual: return .lessThanOrEqual
    case .greaterThanOrEqual: return .greaterThanOrEqual
    }
  }
}
