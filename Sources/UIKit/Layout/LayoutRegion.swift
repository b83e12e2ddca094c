import Cassowary
import Foundation
import UIFoundation

/// The views, guides, and constraints of a layout region, and the system that they are laid out by.
///
/// It asks views for facts, always between two solutions, and passes them to its ``LayoutSystem``, which knows a view or
/// guide and a constraint by their slots. While a view is asked, code of the application may run. It may change
/// anything but the region: a ``LayoutEngine`` collects what changes meanwhile.
@MainActor
final class LayoutRegion {
  /// The constraints and their solution.
  let system: LayoutSystem
  /// The region's outermost view.
  private let rootReference: WeakReference<UIView>
  // Unchecked for exclusive access: see Documentation/internals/exclusive-access.md. No view is asked while a table is
  // changed.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var tables: Tables

  /// What the region stores by slot.
  private struct Tables: ~Copyable {
    /// The views and guides, by slot.
    var participants: [RegionItem] = []
    /// The constraints, by slot; `nil` at vacant slots.
    var constraints: [NSLayoutConstraint?] = []
    /// Where slots are stored.
    var positions: PositionStore
  }

  /// The source of the root's size.
  var rootSize: RootSize

  /// The source of the size of a region's root.
  enum RootSize: Equatable {
    /// Nothing for a root with a mask; otherwise the constraints and the content inside.
    case free
    /// The constraints and the content inside, even if the root has a mask.
    case content
    /// The root's current frame.
    case frame
    /// A target size, at a priority for each axis.
    case target(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// Creates an empty region, whose views and constraints store where they are in it.
  init(root: UIView) {
    system = LayoutSystem()
    rootReference = WeakReference(root)
    tables = Tables(positions: .inItems)
    rootSize = .free
  }

  /// Creates a region that only computes fitting sizes of a view, and stores nothing in views and constraints.
  init(fitting root: UIView) {
    system = LayoutSystem()
    rootReference = WeakReference(root)
    tables = Tables(positions: .aside)
    rootSize = .content
  }

  /// Creates a copy of a region with a system of its own.
  init(copying other: LayoutRegion) {
    system = LayoutSystem(copying: other.system)
    rootReference = other.rootReference
    tables = Tables(
      participants: other.tables.participants, constraints: other.tables.constraints,
      positions: other.tables.positions.copy)
    rootSize = other.rootSize
  }

  /// The region's outermost view, or `nil` if it was released.
  var root: UIView? { rootReference.target }

  /// Returns whether a view is the root.
  func isRoot(_ view: UIView) -> Bool { rootReference.refers(to: view) }

  /// Reserves memory for a number of constraints, with an estimate of the number of their items.
  func reserveCapacity(constraints count: Int) {
    system.reserveCapacity(constraints: count)
    tables.constraints.reserveCapacity(count)
    tables.participants.reserveCapacity(count / 3 + 2)
  }

  /// Whether the region never had a constraint.
  var isEmpty: Bool { tables.constraints.isEmpty }

  // MARK: - Views and guides

  /// Returns the slot of a view or guide, or `nil`.
  ///
  /// If the item stores a slot that belongs to another one, it was in another region while that one was busy, and all
  /// items are searched.
  func knownSlot(of item: some LayoutParticipant) -> ItemSlot? {
    guard let slot = tables.positions.slot(of: item) else { return nil }
    let key = ObjectIdentifier(item)
    if holds(key, at: slot) { return slot }
    return tables.participants.firstIndex { $0.key == key }.map { ItemSlot($0) }
  }

  /// Returns whether the item with an identity has a slot.
  func holds(_ key: ObjectIdentifier, at slot: ItemSlot) -> Bool {
    slot.position < tables.participants.count && tables.participants[slot.position].key == key
  }

  /// Returns the view in a slot; `nil` for a guide.
  @inline(__always)
  func view(at slot: ItemSlot) -> UIView? {
    switch tables.participants[slot.position].item {
    case .view(let view): view
    case .root: root
    case .guide, .none: nil
    }
  }

  /// Returns the guide in a slot; `nil` for a view.
  func guide(at slot: ItemSlot) -> UILayoutGuide? {
    if case .guide(let guide) = tables.participants[slot.position].item { return guide }
    return nil
  }

  /// Returns the slot of a view. One without a slot becomes an item, and is asked for its facts.
  func insertIfNeeded(_ view: UIView) -> ItemSlot {
    if let slot = knownSlot(of: view) { return slot }
    let slot = insert(view, as: isRoot(view) ? .root : .view(view))
    tables.participants[slot.position].font = view.baselineFont
    system.setInsets(view.alignmentRectInsets, in: .own, of: slot)
    if isRoot(view), view is UIStackView { system.setStackRoot(slot) }
    tellFacts(of: view, slot)
    return slot
  }

  /// Returns the slot of a guide with a rectangle of its own. One without a slot becomes an item.
  func insertIfNeeded(_ guide: UILayoutGuide) -> ItemSlot {
    if let slot = knownSlot(of: guide) { return slot }
    let slot = insert(guide, as: .guide(guide))
    system.setFacts(guide.rectangle == .content ? .contentArea : .guide, of: slot)
    return slot
  }

  private func insert(_ participant: some LayoutParticipant, as item: RegionItem.Item) -> ItemSlot {
    let slot = system.insertItem()
    let new = RegionItem(key: ObjectIdentifier(participant), item: item)
    if slot.position == tables.participants.count {
      tables.participants.append(new)
    } else {
      tables.participants[slot.position] = new
    }
    tables.positions.setSlot(slot, of: participant)
    return slot
  }

  /// Removes a view or guide that no constraint mentions anymore.
  func removeItem(_ item: some LayoutParticipant) {
    if let slot = knownSlot(of: item) { removeItem(at: slot) }
    tables.positions.setSlot(nil, of: item)
  }

  /// Removes a view or guide that departed while the engine was busy. By now, it may store a slot in another region.
  func removeItem(departed key: ObjectIdentifier) {
    for index in tables.participants.indices where tables.participants[index].key == key {
      removeItem(at: ItemSlot(index))
    }
  }

  private func removeItem(at slot: ItemSlot) {
    // Constraints on baselines that the view provides for another one do not mention it.
    for follower in system.followers(of: slot) { uninstall(follower.constraint) }
    // Released only when the access to the table is over.
    let item = tables.participants[slot.position]
    tables.participants[slot.position] = RegionItem(key: nil, item: .none)
    system.removeItem(at: slot)
    withExtendedLifetime(item) {}
  }

  /// Removes views and guides that are not in the region, and their constraints: those that became items after they had
  /// left the tree, while another view was asked.
  func removeStrays() {
    guard let root else { return }
    for slot in slots {
      let view = view(at: slot) ?? guide(at: slot)?.owner
      if view?.regionRoot !== root { removeItem(at: slot) }
    }
  }

  /// The slots in use.
  var slots: [ItemSlot] {
    tables.participants.indices.filter { tables.participants[$0].key != nil }.map { ItemSlot($0) }
  }

  /// The font that determines the system spacing next to the baselines of the view in a slot.
  func font(at slot: ItemSlot) -> UIFont? { tables.participants[slot.position].font }

  func setFont(_ font: UIFont?, at slot: ItemSlot) { tables.participants[slot.position].font = font }

  // MARK: - Constraints

  /// Returns the constraint at a slot, or `nil`.
  func constraint(at slot: ConstraintSlot) -> NSLayoutConstraint? { tables.constraints[slot.position] }

  /// Returns the slot of an installed constraint, or `nil`.
  ///
  /// If the constraint stores a slot that belongs to another one, it was in another region while that one was busy,
  /// and all constraints are searched.
  func knownSlot(of constraint: NSLayoutConstraint) -> ConstraintSlot? {
    guard let slot = tables.positions.slot(of: constraint) else { return nil }
    if slot.position < tables.constraints.count, tables.constraints[slot.position] === constraint { return slot }
    return tables.constraints.firstIndex { $0 === constraint }.map { ConstraintSlot($0) }
  }

  /// Installs a constraint if it is active.
  func install(_ constraint: NSLayoutConstraint) {
    guard knownSlot(of: constraint) == nil, let data = data(of: constraint), let slot = system.install(data) else {
      return
    }
    if slot.position == tables.constraints.count {
      tables.constraints.append(constraint)
    } else {
      tables.constraints[slot.position] = constraint
    }
    tables.positions.setSlot(slot, of: constraint)
  }

  /// Uninstalls a constraint.
  func uninstall(_ constraint: NSLayoutConstraint) {
    if let slot = knownSlot(of: constraint) { uninstall(slot) }
    tables.positions.setSlot(nil, of: constraint)
  }

  /// Uninstalls a constraint that departed while the engine was busy. By now, it may store a slot in another region.
  func uninstall(departed constraint: NSLayoutConstraint) {
    for index in tables.constraints.indices where tables.constraints[index] === constraint {
      uninstall(ConstraintSlot(index))
    }
  }

  private func uninstall(_ slot: ConstraintSlot) {
    // Released only when the system is done.
    let constraint = tables.constraints[slot.position]
    tables.constraints[slot.position] = nil
    system.uninstall(slot)
    withExtendedLifetime(constraint) {}
  }

  /// Updates an installed constraint: its constant, its priority, and its terms if the layout direction has changed.
  func refresh(_ constraint: NSLayoutConstraint) {
    if let slot = knownSlot(of: constraint) { refresh(constraint, at: slot) }
  }

  /// Updates all constraints, in the order of their activation.
  func refreshConstraints() {
    for slot in system.constraintSlots { if let constraint = constraint(at: slot) { refresh(constraint, at: slot) } }
  }

  private func refresh(_ constraint: NSLayoutConstraint, at slot: ConstraintSlot, share: Double? = nil) {
    guard let data = data(of: constraint, share: share), system.replace(slot, by: data) else {
      return uninstall(slot)
    }
  }

  /// Updates a constraint's constant after the application has changed it.
  func refreshConstant(_ constraint: NSLayoutConstraint) {
    guard let slot = knownSlot(of: constraint) else { return }
    system.setOwnConstant(Double(constraint.constant), at: slot)
  }

  /// Replaces the multiplier of an arranged view's share of the length of its stack view. Returns whether it has changed.
  ///
  /// Refreshing the constraint undoes it, and the next second pass sets it again.
  func setShare(_ share: Double, of constraint: NSLayoutConstraint) -> Bool {
    guard let slot = knownSlot(of: constraint) else { return false }
    let current = system.share(at: slot) ?? Double(constraint.multiplier)
    if abs(current - share) <= LayoutTolerance.constant { return false }
    refresh(constraint, at: slot, share: share)
    return true
  }

  /// Clears the slots that views, guides, and constraints store, except those that have left the region and belong to
  /// another one by now.
  func clearStoredPositions(
    exceptOf departedItems: Set<ObjectIdentifier>, _ departedConstraints: Set<ObjectIdentifier>
  ) {
    for slot in slots {
      guard let key = tables.participants[slot.position].key, !departedItems.contains(key) else { continue }
      view(at: slot)?.layoutState.engineSlot = .none
      guide(at: slot)?.engineSlot = .none
    }
    for case let constraint? in tables.constraints where !departedConstraints.contains(ObjectIdentifier(constraint)) {
      constraint.enginePosition = .none
    }
  }

  // MARK: - Conflicts

  /// Reports the conflicts that the system has found since the last call.
  @inline(__always)
  func reportConflicts() { if system.hasConflicts { reportAllConflicts() } }

  private func reportAllConflicts() {
    for conflict in system.takeConflicts() {
      // Retained until the report is written, so that no two of them have the same address.
      let listed = conflict.sources.compactMap(constraint(for:))
      ConflictReport(
        constraints: listed.map(\.description), victim: constraint(for: conflict.victim)?.description ?? "",
        mentionsMask: listed.contains { ($0 as? SystemConstraint)?.isMask ?? false }, sources: listed
      ).log()
    }
  }
}

/// A view or guide of a region.
///
/// The region retains it while it is in the tree. What leaves the tree is removed in the same call, or if that is made
/// while a view is asked, as soon as it has answered.
struct RegionItem {
  /// The view or guide. The root is not retained, since it owns the region.
  enum Item {
    case none
    case root
    case view(UIView)
    case guide(UILayoutGuide)
  }

  /// The identity; `nil` in a vacant slot.
  var key: ObjectIdentifier?
  var item: Item
  /// The font that determines the system spacing next to a view's baselines.
  var font: UIFont?
}
