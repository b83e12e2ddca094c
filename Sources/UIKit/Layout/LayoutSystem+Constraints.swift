import FontEngine
import Cassowary
import Foundation
import UIFoundation

/// Installing, refreshing, and uninstalling constraints.
extension LayoutSystem {
  /// Installs a constraint if it is active. If it contradicts required constraints, the conflict is reported and one of
  /// them is broken.
  mutating func install(_ constraint: NSLayoutConstraint) {
    guard knownPlace(of: constraint) == nil, let entry = entry(for: constraint) else { return }
    let place = installed.insert(consume entry)
    positions.setPlace(place, of: constraint)
    if !installed[place].parts.isEmpty || constraint.spacing != nil { addFollower(place) }
    if stage(.installed(place), isArrangement: constraint.isArrangement) {
      installed[place].standing = .staged
    } else {
      add(.installed(place))
    }
  }

  /// Returns the place of an installed constraint, or `nil`.
  ///
  /// If the constraint stores a place that belongs to another one, it was in another region while that one was busy,
  /// and all constraints are searched. This is mutating for the same reason as ``solvedFrame(at:)``.
  mutating func knownPlace(of constraint: NSLayoutConstraint) -> ConstraintPlace? {
    guard let place = positions.place(of: constraint) else { return nil }
    if installed.contains(place), installed[place].constraint === constraint { return place }
    for place in installed.indices where installed[place].constraint === constraint { return place }
    return nil
  }

  /// Uninstalls a constraint.
  mutating func uninstall(_ constraint: NSLayoutConstraint) {
    if let place = knownPlace(of: constraint) { uninstall(constraint, at: place) }
    positions.setPlace(nil, of: constraint)
  }

  /// Uninstalls a constraint that departed while the engine was busy. By now, it may store a place in another region.
  mutating func uninstall(departed constraint: NSLayoutConstraint) {
    for place in installed.indices where installed[place].constraint === constraint {
      uninstall(constraint, at: place)
    }
  }

  /// Uninstalls the constraint at a place.
  mutating func uninstall(_ constraint: NSLayoutConstraint, at place: ConstraintPlace) {
    let id = enteredID(at: place)
    removeFollower(place)
    installed[place].constraint = nil
    installed[place].parts = []
    installed[place].standing = .outside
    installed.vacate(place)
    stopWaiting(at: place)
    remove(id)
  }

  /// Returns the handle of an installed constraint; `nil` if the solver does not have it.
  ///
  /// What is staged enters the solver first, with the values that it was staged with. Read the handle before changing
  /// the constraint.
  mutating func enteredID(at place: ConstraintPlace) -> ConstraintID? {
    if case .staged = installed[place].standing { enterStaged() }
    return installed[place].standing.id
  }

  /// Updates an installed constraint: its constant, its priority, and its terms if the layout direction has changed.
  mutating func refresh(_ constraint: NSLayoutConstraint) {
    guard let place = knownPlace(of: constraint) else { return }
    refresh(at: place)
  }

  /// Updates a constraint's constant after the application has changed it.
  mutating func refreshConstant(_ constraint: NSLayoutConstraint) {
    guard let place = knownPlace(of: constraint) else { return }
    installed[place].own = Double(constraint.constant)
    updateConstant(at: place)
  }

  /// Replaces the multiplier of an arranged view's share of the length of its stack view. Returns whether it has changed.
  ///
  /// Refreshing the constraint undoes it, and the next second pass sets it again.
  mutating func setShare(_ share: Double, of constraint: NSLayoutConstraint) -> Bool {
    guard let place = knownPlace(of: constraint) else { return false }
    let current = installed[place].share ?? Double(constraint.multiplier)
    if abs(current - share) <= LayoutTolerance.constant { return false }
    refresh(at: place, share: share)
    return true
  }

  private mutating func refresh(at place: ConstraintPlace, share: Double? = nil) {
    let id = enteredID(at: place)
    let old = installed[place]
    guard let constraint = old.constraint else { return }
    guard var new = entry(for: constraint, share: share) else { return uninstall(constraint, at: place) }
    new.standing = old.standing
    new.share = share
    removeFollower(place)
    installed[place] = new
    addFollower(place)
    guard let id else { return waitingConstraintDidChange() }
    let isEdit = old.terms == new.terms && old.relation == new.relation && old.priority == new.priority
    if !isEdit {
      // Others may be about to change with it, and contradict it until they have.
      deferConstraint(id, of: .installed(place))
    } else if abs(old.constant - new.constant) > LayoutTolerance.constant {
      setConstant(id, to: new.constant, of: .installed(place))
    } else {
      installed[place].constant = old.constant
    }
  }

  /// Updates all constraints.
  mutating func refreshConstraints() {
    let all = installed.indices.filter { installed[$0].constraint != nil }
    for place in all.sorted(by: { activation(of: $0) < activation(of: $1) }) { refresh(at: place) }
  }

  /// Updates the constraints that mention a view whose alignment rectangle has changed.
  mutating func refreshConstraints(of view: UIView) {
    for constraint in view.constraintState.mentions.all.sorted(by: { $0.activation < $1.activation }) {
      refresh(constraint)
    }
  }

  private mutating func activation(of place: ConstraintPlace) -> UInt64 { installed[place].constraint?.activation ?? 0 }

  /// Adds a constraint to the followers of the items that its constant depends on, in the order of activation.
  private mutating func addFollower(_ place: ConstraintPlace) {
    guard let constraint = installed[place].constraint else { return }
    if constraint.spacing != nil { installed[place].spaced = spacedSlots(of: constraint, at: place) }
    for index in installed[place].parts.indices where installed[place].isFirst(index) {
      insertFollower(place, at: installed[place].parts[index].slot, constraint.activation)
    }
    for slot in installed[place].spaced { insertFollower(place, at: slot, constraint.activation) }
  }

  private mutating func insertFollower(_ place: ConstraintPlace, at slot: ItemSlot, _ activation: UInt64) {
    let index = followerIndex(slot, activation)
    items[slot].followers.insert(
      LayoutItem.Follower(place: place, properties: installed[place].properties(of: slot)), at: index)
  }

  /// Removes a constraint from the followers of the items that its constant depends on.
  private mutating func removeFollower(_ place: ConstraintPlace) {
    let activation = activation(of: place)
    for index in installed[place].parts.indices where installed[place].isFirst(index) {
      deleteFollower(place, at: installed[place].parts[index].slot, activation)
    }
    for slot in installed[place].spaced { deleteFollower(place, at: slot, activation) }
  }

  private mutating func deleteFollower(_ place: ConstraintPlace, at slot: ItemSlot, _ activation: UInt64) {
    let index = followerIndex(slot, activation)
    if index < items[slot].followers.count, items[slot].followers[index].place == place {
      items[slot].followers.remove(at: index)
    } else {
      // The constraint was activated again since, so the list is not sorted here.
      items[slot].followers.removeAll { $0.place == place }
    }
  }

  /// Returns the index of the first of an item's followers that was not activated before a constraint.
  private mutating func followerIndex(_ slot: ItemSlot, _ activation: UInt64) -> Int {
    items[slot].followers.indices.partitioningIndex {
      self.activation(of: items[slot].followers[$0].place) >= activation
    }
  }

  /// Returns the slots of the items whose fonts determine a system spacing, except those with a part in the constant.
  private mutating func spacedSlots(of constraint: NSLayoutConstraint, at place: ConstraintPlace) -> [ItemSlot] {
    var spaced: [ItemSlot] = []
    for operand in [constraint.first, constraint.second] {
      guard let operand, let view = operand.view,
        let slot = knownSlot(of: view.baselineView(for: operand.attribute)), !spaced.contains(slot),
        !installed[place].parts.contains(where: { $0.slot == slot })
      else { continue }
      spaced.append(slot)
    }
    return spaced
  }

  /// Returns the constraint as `first - multiplier * second - constant relation 0`, or `nil` if it is inactive or not
  /// finite.
  ///
  /// Inlined, since moving the result of about 200 bytes twice more takes time.
  @inline(__always)
  private mutating func entry(for constraint: NSLayoutConstraint, share: Double? = nil) -> InstalledConstraint? {
    guard let holder = constraint.holder, let priority = try? Priority(Self.enteredPriority(of: constraint)) else {
      return nil
    }
    // Read each once, since every read retains the operand.
    let (first, second) = (constraint.first, constraint.second)
    let isDirectional = first.isDirectional || (second?.isDirectional ?? false)
    let isMirrored = isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (terms, parts) = (ConstraintTerms(), [ConstantPart]())
    add(first, times: 1, in: holder, isMirrored: isMirrored, to: &terms, &parts)
    if let second {
      let factor = -(share ?? Double(constraint.multiplier))
      add(second, times: factor, in: holder, isMirrored: isMirrored, to: &terms, &parts)
    }
    let own = Double(constraint.constant)
    let constant = constant(own: own, parts)
    guard constant.isFinite, terms.removeZeroTerms() else { return nil }
    return InstalledConstraint(
      constraint: constraint, terms: consume terms, relation: Self.relation(of: constraint), priority: priority,
      own: own, parts: consume parts, constant: constant)
  }

  /// The lowest priority of an arranged view's share of its stack view's length in the solver: that of the 32nd share.
  ///
  /// Shares have the priorities 999, 998, 997, and so on, so that the last views give way first if not all can have
  /// their share. Each distinct priority costs the solver one number per variable. In a stack view with more views than
  /// any recording has, those from the 32nd on give way together; that is our own decision.
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
