import Cassowary
import FontEngine

/// Installing, replacing, and uninstalling constraints.
extension LayoutSystem {
  /// Installs a constraint, and returns its slot; `nil` for one that is not finite.
  ///
  /// If it contradicts required constraints, one of them is broken, and the conflict is recorded.
  @inline(__always)
  func install(_ constraint: consuming InstalledConstraint) -> ConstraintSlot? {
    guard finish(&constraint) else { return nil }
    let isArrangement = constraint.origin.isArrangement
    let slot = state.installed.insert(consume constraint)
    addFollower(slot)
    if stage(.installed(slot), isArrangement: isArrangement) {
      state.installed[slot].standing = .staged
    } else {
      add(.installed(slot))
    }
    return slot
  }

  /// Computes the constant of a constraint. Returns false if it is not finite.
  @inline(__always)
  private func finish(_ constraint: inout InstalledConstraint) -> Bool {
    constraint.constant = constant(own: constraint.own, constraint.expression.parts)
    return constraint.constant.isFinite && constraint.expression.terms.removeZeroTerms()
  }

  /// Uninstalls the constraint at a slot.
  func uninstall(_ slot: ConstraintSlot) {
    let id = enteredID(at: slot)
    removeFollower(slot)
    state.installed[slot].activation = 0
    state.installed[slot].expression.parts.removeAll(from: 0)
    state.installed[slot].standing = .outside
    state.installed.vacate(slot)
    stopWaiting(at: slot)
    remove(id)
  }

  /// The slots of all constraints, in the order of activation.
  var constraintSlots: [ConstraintSlot] {
    state.installed.indices.filter { state.installed[$0].activation != 0 }
      .sorted { state.installed[$0].activation < state.installed[$1].activation }
  }

  /// Returns the handle of an installed constraint; `nil` if the solver does not have it.
  ///
  /// What is staged enters the solver first, with the values that it was staged with. Read the handle before changing
  /// the constraint.
  func enteredID(at slot: ConstraintSlot) -> ConstraintID? {
    if case .staged = state.installed[slot].standing { enterStaged() }
    return state.installed[slot].standing.id
  }

  /// Replaces a constraint by another version of it. Returns false, with no change, if that one is not finite.
  func replace(_ slot: ConstraintSlot, by constraint: consuming InstalledConstraint) -> Bool {
    var new = consume constraint
    guard finish(&new) else { return false }
    let id = enteredID(at: slot)
    let old = state.installed[slot]
    new.standing = old.standing
    removeFollower(slot)
    state.installed[slot] = new
    addFollower(slot)
    guard let id else {
      waitingConstraintDidChange()
      return true
    }
    let isEdit =
      old.expression.terms == new.expression.terms && old.relation == new.relation && old.priority == new.priority
    if !isEdit {
      // Others may be about to change with it, and contradict it until they have.
      deferConstraint(id, of: .installed(slot))
    } else if abs(old.constant - new.constant) > LayoutTolerance.constant {
      setConstant(id, to: new.constant, of: .installed(slot))
    } else {
      state.installed[slot].constant = old.constant
    }
    return true
  }

  // MARK: - Followers

  /// Adds a constraint to the followers of the items that its constant depends on, in the order of activation.
  private func addFollower(_ slot: ConstraintSlot) {
    let parts = state.installed[slot].expression.parts
    for index in parts.indices where state.installed[slot].isFirst(index) {
      insertFollower(slot, at: parts[index].slot)
    }
    for item in state.installed[slot].spaced { insertFollower(slot, at: item) }
  }

  private func insertFollower(_ slot: ConstraintSlot, at item: ItemSlot) {
    let follower = LayoutItem.Follower(constraint: slot, properties: state.installed[slot].properties(of: item))
    state.items[item].followers.insert(follower, at: followerIndex(item, state.installed[slot].activation))
  }

  /// Removes a constraint from the followers of the items that its constant depends on.
  private func removeFollower(_ slot: ConstraintSlot) {
    let parts = state.installed[slot].expression.parts
    for index in parts.indices where state.installed[slot].isFirst(index) {
      deleteFollower(slot, at: parts[index].slot)
    }
    for item in state.installed[slot].spaced { deleteFollower(slot, at: item) }
  }

  private func deleteFollower(_ slot: ConstraintSlot, at item: ItemSlot) {
    let index = followerIndex(item, state.installed[slot].activation)
    guard index < state.items[item].followers.count,
      state.items[item].followers[index].constraint == slot
    else { return }
    state.items[item].followers.remove(at: index)
  }

  /// Returns the index of the first of an item's followers that was not activated before a constraint.
  private func followerIndex(_ item: ItemSlot, _ activation: UInt64) -> Int {
    state.items[item].followers.indices.partitioningIndex {
      state.installed[state.items[item].followers[$0].constraint].activation >= activation
    }
  }
}
