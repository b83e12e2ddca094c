import Cassowary
import FontEngine

/// Installing, replacing, and uninstalling constraints.
extension LayoutSystem {
  /// Installs a constraint, and returns its place; `nil` for one that is not finite.
  ///
  /// If it contradicts required constraints, one of them is broken, and the conflict is recorded.
  @inline(__always)
  func install(_ constraint: consuming InstalledConstraint) -> ConstraintPlace? {
    guard let constraint = finished(constraint) else { return nil }
    let isArrangement = constraint.origin.isArrangement
    let place = state.installed.insert(consume constraint)
    addFollower(place)
    if stage(.installed(place), isArrangement: isArrangement) {
      state.installed[place].standing = .staged
    } else {
      add(.installed(place))
    }
    return place
  }

  /// Returns a constraint with its constant, or `nil` if it is not finite.
  @inline(__always)
  private func finished(_ constraint: consuming InstalledConstraint) -> InstalledConstraint? {
    constraint.constant = constant(own: constraint.own, constraint.expression.parts)
    guard constraint.constant.isFinite, constraint.expression.terms.removeZeroTerms() else { return nil }
    return constraint
  }

  /// Uninstalls the constraint at a place.
  func uninstall(_ place: ConstraintPlace) {
    let id = enteredID(at: place)
    removeFollower(place)
    state.installed[place].activation = 0
    state.installed[place].expression.parts = []
    state.installed[place].standing = .outside
    state.installed.vacate(place)
    stopWaiting(at: place)
    remove(id)
  }

  /// The places of all constraints, in the order of activation.
  var allPlaces: [ConstraintPlace] {
    state.installed.indices.filter { state.installed[$0].activation != 0 }
      .sorted { state.installed[$0].activation < state.installed[$1].activation }
  }

  /// Returns the handle of an installed constraint; `nil` if the solver does not have it.
  ///
  /// What is staged enters the solver first, with the values that it was staged with. Read the handle before changing
  /// the constraint.
  func enteredID(at place: ConstraintPlace) -> ConstraintID? {
    if case .staged = state.installed[place].standing { enterStaged() }
    return state.installed[place].standing.id
  }

  /// Replaces a constraint by another version of it. Returns false, with no change, if that one is not finite.
  func replace(_ place: ConstraintPlace, by constraint: consuming InstalledConstraint) -> Bool {
    guard var new = finished(constraint) else { return false }
    let id = enteredID(at: place)
    let old = state.installed[place]
    new.standing = old.standing
    removeFollower(place)
    state.installed[place] = new
    addFollower(place)
    guard let id else {
      waitingConstraintDidChange()
      return true
    }
    let isEdit =
      old.expression.terms == new.expression.terms && old.relation == new.relation && old.priority == new.priority
    if !isEdit {
      // Others may be about to change with it, and contradict it until they have.
      deferConstraint(id, of: .installed(place))
    } else if abs(old.constant - new.constant) > LayoutTolerance.constant {
      setConstant(id, to: new.constant, of: .installed(place))
    } else {
      state.installed[place].constant = old.constant
    }
    return true
  }

  // MARK: - Followers

  /// Adds a constraint to the followers of the items that its constant depends on, in the order of activation.
  private func addFollower(_ place: ConstraintPlace) {
    let parts = state.installed[place].expression.parts
    for index in parts.indices where state.installed[place].isFirst(index) {
      insertFollower(place, at: parts[index].slot)
    }
    for slot in state.installed[place].spaced { insertFollower(place, at: slot) }
  }

  private func insertFollower(_ place: ConstraintPlace, at slot: ItemSlot) {
    let follower = LayoutItem.Follower(place: place, properties: state.installed[place].properties(of: slot))
    state.items[slot].followers.insert(follower, at: followerIndex(slot, state.installed[place].activation))
  }

  /// Removes a constraint from the followers of the items that its constant depends on.
  private func removeFollower(_ place: ConstraintPlace) {
    let parts = state.installed[place].expression.parts
    for index in parts.indices where state.installed[place].isFirst(index) {
      deleteFollower(place, at: parts[index].slot)
    }
    for slot in state.installed[place].spaced { deleteFollower(place, at: slot) }
  }

  private func deleteFollower(_ place: ConstraintPlace, at slot: ItemSlot) {
    let index = followerIndex(slot, state.installed[place].activation)
    guard index < state.items[slot].followers.count, state.items[slot].followers[index].place == place else { return }
    state.items[slot].followers.remove(at: index)
  }

  /// Returns the index of the first of an item's followers that was not activated before a constraint.
  private func followerIndex(_ slot: ItemSlot, _ activation: UInt64) -> Int {
    state.items[slot].followers.indices.partitioningIndex {
      state.installed[state.items[slot].followers[$0].place].activation >= activation
    }
  }
}
