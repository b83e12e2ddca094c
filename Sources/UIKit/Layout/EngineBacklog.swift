import Foundation

/// The changes since an engine last updated its region.
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
    if slot.isNone { return }
    changes.append(ItemChanges.Change(slot: slot, item: ObjectIdentifier(view), concernsContent: concernsContent))
  }

  /// Records that all items and constraints have to be updated.
  mutating func recordRefresh() { needsRefresh = true }

  /// Records that a constraint was deactivated while the engine was busy.
  mutating func recordDeparture(of constraint: NSLayoutConstraint) { departedConstraints.append(constraint) }

  /// Records that a view or guide left while the engine was busy. It is retained until it is removed from the region.
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

/// Constraints that are queued for installation.
///
/// Each stores its index, so that removing one that is deactivated before the next layout takes constant time. Removals
/// change the order; the engine installs constraints in the order of their activation.
struct PendingConstraints {
  private var constraints: [NSLayoutConstraint] = []

  var isEmpty: Bool { constraints.isEmpty }

  mutating func reserveCapacity(_ count: Int) { constraints.reserveCapacity(count) }

  @MainActor
  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.enginePosition = .queued(constraints.count)
    constraints.append(constraint)
  }

  @MainActor
  mutating func append(contentsOf constraints: [NSLayoutConstraint]) {
    for constraint in constraints { append(constraint) }
  }

  /// Removes a constraint if it is queued.
  @MainActor
  mutating func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard case .queued(let index) = constraint.enginePosition, constraints.indices.contains(index),
      constraints[index] === constraint
    else { return }
    constraint.enginePosition = .none
    let last = constraints.removeLast()
    if last === constraint { return }
    last.enginePosition = .queued(index)
    constraints[index] = last
  }

  /// Removes and returns all constraints. The indices that they store become invalid.
  mutating func takeAll() -> [NSLayoutConstraint] { constraints.takeAll() }
}

/// The views that have reported a change of themselves or of their content, each at least once.
///
/// This is a list, not a set: hardly ever do more than a few views change between two rounds, and adding one hashes
/// nothing.
struct ItemChanges {
  /// A view and its slot in the engine.
  ///
  /// Changes are applied in this order: first those of positions, then those of content, each by slot.
  struct Change: Comparable {
    let slot: ItemSlot
    let item: ObjectIdentifier
    let concernsContent: Bool

    static func < (left: Self, right: Self) -> Bool {
      if left.concernsContent != right.concernsContent { return right.concernsContent }
      return left.slot < right.slot
    }
  }

  /// The count at which duplicates are first removed from a list.
  private static let smallCount = 32

  private var list: [Change] = []
  /// The changes that were taken last. The two arrays are swapped, so that neither is reallocated.
  private var taken: [Change] = []
  private var countToCompact = smallCount
  /// Whether one of the changes is a content change.
  private(set) var concernContent = false

  var isEmpty: Bool { list.isEmpty }

  /// Adds a change.
  mutating func append(_ change: Change) {
    if list.last == change { return }
    if change.concernsContent { concernContent = true }
    list.append(change)
    if list.count >= countToCompact { compact() }
  }

  /// Removes and returns the changes, sorted and without duplicates.
  mutating func takeAll() -> [Change] {
    if list.count > 1 { compact() }
    swap(&list, &taken)
    removeAll()
    return taken
  }

  mutating func removeAll() {
    list.removeAll(keepingCapacity: list.count <= Self.smallCount)
    countToCompact = Self.smallCount
    concernContent = false
  }

  private mutating func compact() {
    list.sort()
    var kept = 0
    for index in list.indices where kept == 0 || list[kept - 1] != list[index] {
      list[kept] = list[index]
      kept += 1
    }
    list.removeLast(list.count - kept)
    countToCompact = max(Self.smallCount, 2 * kept)
  }
}

extension Array {
  /// Removes and returns all elements.
  mutating func takeAll() -> [Element] {
    if isEmpty { return [] }
    let all = self
    self = []
    return all
  }
}
