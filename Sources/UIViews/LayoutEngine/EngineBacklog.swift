/// The changes since an engine last updated its system.
///
/// They are lists by kind, because the engine applies one kind after the other: first what has left, then what views
/// have reported, then changed constraints, and new constraints last, when those that they might contradict are up to
/// date. While a list is applied, views may report more, so the engine takes the lists out of the backlog.
@MainActor
struct EngineBacklog {
  private var queue = PendingConstraints()
  private var edited: [NSLayoutConstraint] = []
  private var outdated: [NSLayoutConstraint] = []
  private var changes = ItemChanges()
  private var needsRefresh = false
  private var departedConstraints: [NSLayoutConstraint] = []
  private var departedItems: [any LayoutParticipant] = []

  /// Whether there are no changes.
  var isEmpty: Bool {
    changes.isEmpty && queue.isEmpty && edited.isEmpty && outdated.isEmpty && !needsRefresh
      && departedConstraints.isEmpty && departedItems.isEmpty
  }

  /// Whether a view has reported a change of its content.
  var concernsContent: Bool { changes.concernContent }

  /// Whether all changes are edits, which cannot contradict one another before all of them are applied.
  var hasOnlyEdits: Bool { queue.isEmpty && !needsRefresh }

  // MARK: - Recording changes

  /// Allocates memory for queued constraints.
  mutating func reserveCapacity(_ count: Int) { queue.reserveCapacity(count) }

  /// Queues a constraint for installation.
  mutating func queueConstraint(_ constraint: NSLayoutConstraint) { queue.append(constraint) }

  /// Queues constraints for installation.
  mutating func queueConstraints(_ constraints: [NSLayoutConstraint]) { queue.append(contentsOf: constraints) }

  /// Removes a constraint from the queue.
  mutating func unqueueConstraint(_ constraint: NSLayoutConstraint) { queue.removeConstraint(constraint) }

  /// Records that the constant of a constraint has changed.
  mutating func recordConstant(of constraint: NSLayoutConstraint) { edited.append(constraint) }

  /// Records that the priority of a constraint has changed, or the view that provides one of its baselines.
  mutating func recordTerms(of constraint: NSLayoutConstraint) { outdated.append(constraint) }

  /// Records a change that a view reports. Views without a slot are ignored.
  mutating func recordChange(of view: UIView, concernsContent: Bool) {
    let slot = view.layoutState.engineSlot
    if slot < 0 { return }
    changes.append(
      ItemChanges.Change(slot: ItemSlot(slot), item: ObjectIdentifier(view), concernsContent: concernsContent))
  }

  /// Records that all items and constraints have to be updated.
  mutating func recordRefresh() { needsRefresh = true }

  /// Records that a constraint was deactivated while the engine was busy.
  mutating func recordDeparture(of constraint: NSLayoutConstraint) { departedConstraints.append(constraint) }

  /// Records that a view or guide left while the engine was busy. It is retained until it is removed from the system.
  mutating func recordDeparture(of item: any LayoutParticipant) { departedItems.append(item) }

  // MARK: - Taking changes

  /// Removes and returns the constraints that have left.
  mutating func takeDepartedConstraints() -> [NSLayoutConstraint] { departedConstraints.takeAll() }

  /// Removes and returns the views and guides that have left.
  mutating func takeDepartedItems() -> [any LayoutParticipant] { departedItems.takeAll() }

  /// Returns whether everything has to be updated. If so, the changes that views have reported are included.
  mutating func takeRefresh() -> Bool {
    guard needsRefresh else { return false }
    needsRefresh = false
    changes.removeAll()
    return true
  }

  /// Removes and returns the changes that views have reported, in the order in which they are applied.
  mutating func takeChanges() -> [ItemChanges.Change] { changes.isEmpty ? [] : changes.takeAll() }

  /// Removes and returns the constraints whose constant has changed.
  mutating func takeConstants() -> [NSLayoutConstraint] { edited.takeAll() }

  /// Removes and returns the constraints whose terms have changed.
  mutating func takeTerms() -> [NSLayoutConstraint] { outdated.takeAll() }

  /// Removes and returns the queued constraints in the order of their activation.
  mutating func takeQueue() -> [NSLayoutConstraint] { queue.takeAll().oldestFirst }

  /// The identities of what has left.
  var departed: (items: Set<ObjectIdentifier>, constraints: Set<ObjectIdentifier>) {
    (Set(departedItems.map { ObjectIdentifier($0) }), Set(departedConstraints.map { ObjectIdentifier($0) }))
  }
}
