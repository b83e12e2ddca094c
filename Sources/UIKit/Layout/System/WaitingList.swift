/// The constraints that are in a layout system but had to leave its solver, and are added again later.
///
/// Constraints are deferred in the middle of a round of changes: those that they contradict may be about to change,
/// too. What still contradicts required constraints when the round ends is a conflict, which breaks one of them. A
/// broken constraint waits until a constraint that it may contradict is gone.
struct WaitingList {
  /// The deferred constraints, in the order in which they left the solver.
  private var deferred: [ConstraintSource] = []
  /// The broken constraints, in the order in which they were broken.
  private var broken: [ConstraintSlot] = []
  /// Whether a constraint that a broken one may contradict was removed or changed.
  private var mayMend = false

  /// Whether constraints are to be added again at the end of the current round.
  var hasDeferred: Bool { !deferred.isEmpty }

  /// Whether constraints are broken.
  var hasBroken: Bool { !broken.isEmpty }

  /// Adds a constraint that waits for the end of the current round.
  mutating func addDeferred(_ source: ConstraintSource) { deferred.append(source) }

  /// Adds a constraint that waits until it contradicts no other one.
  mutating func addBroken(_ slot: ConstraintSlot) { if !broken.contains(slot) { broken.append(slot) } }

  /// Removes a constraint from the broken ones.
  mutating func removeBroken(_ slot: ConstraintSlot) { broken.removeAll { $0 == slot } }

  /// Removes a constraint that is uninstalled.
  mutating func remove(_ slot: ConstraintSlot) {
    if hasBroken { removeBroken(slot) }
    if hasDeferred { deferred.removeAll { $0.isConstraint(at: slot) } }
  }

  /// Records that a constraint was removed from the solver, or that a waiting one has changed.
  mutating func noteRemoval() { mayMend = true }

  /// Records that a constraint in the solver was edited.
  mutating func noteEdit() { if hasBroken { mayMend = true } }

  /// Removes and returns the deferred constraints: contributions of items first, then the application's, which give way
  /// to them.
  mutating func takeDeferred() -> [ConstraintSource] {
    let sources = deferred.takeAll()
    return sources.filter(\.isItem) + sources.filter { !$0.isItem }
  }

  /// Returns the broken constraints if there has been a change since the last call that may let one of them in.
  mutating func takeMendable() -> [ConstraintSlot] {
    guard mayMend else { return [] }
    mayMend = false
    return broken
  }
}
