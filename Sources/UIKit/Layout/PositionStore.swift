/// Where a layout region stores the slots of its items and constraints.
///
/// The region of an engine stores them in the views, guides, and constraints themselves, where a lookup takes constant
/// time and no hashing. A region that only computes a fitting size exists beside that one, so it has tables of its own,
/// and so does a copy for what it adds.
///
/// A position is only a hint: an item that was in another region while that one was busy still stores its position
/// there. The region compares the item at the position before it uses one.
@MainActor
struct PositionStore {
  private struct Tables {
    var slots: [ObjectIdentifier: ItemSlot] = [:]
    var constraintSlots: [ObjectIdentifier: ConstraintSlot] = [:]
  }

  /// The tables; `nil` if views, guides, and constraints store their positions.
  private var tables: Tables?
  /// Whether what is not in the tables is looked up in views, guides, and constraints.
  private let readsItems: Bool

  private init(_ tables: Tables?, readsItems: Bool) {
    self.tables = tables
    self.readsItems = readsItems
  }

  /// Positions that views, guides, and constraints store.
  static var inItems: PositionStore { PositionStore(nil, readsItems: true) }

  /// Positions in tables.
  static var aside: PositionStore { PositionStore(Tables(), readsItems: false) }

  /// The same positions, to which others are added in tables.
  var copy: PositionStore { PositionStore(tables ?? Tables(), readsItems: readsItems) }

  /// Returns the slot stored for a view or guide, or `nil`.
  @inline(__always)
  func slot(of item: some LayoutParticipant) -> ItemSlot? {
    if let tables {
      let slot = tables.slots.isEmpty ? nil : tables.slots[ObjectIdentifier(item)]
      if slot != nil || !readsItems { return slot }
    }
    let slot = item.engineSlot
    return slot.isNone ? nil : slot
  }

  /// Stores the slot of a view or guide, or `nil` if it has left the region.
  @inline(__always)
  mutating func setSlot(_ slot: ItemSlot?, of item: some LayoutParticipant) {
    if tables == nil {
      item.engineSlot = slot ?? .none
    } else {
      tables?.slots[ObjectIdentifier(item)] = slot
    }
  }

  /// Returns the slot stored for a constraint, or `nil`.
  @inline(__always)
  func slot(of constraint: NSLayoutConstraint) -> ConstraintSlot? {
    if let tables {
      let slot = tables.constraintSlots.isEmpty ? nil : tables.constraintSlots[ObjectIdentifier(constraint)]
      if slot != nil || !readsItems { return slot }
    }
    if case .installed(let slot) = constraint.enginePosition { return slot }
    return nil
  }

  /// Stores the slot of a constraint, or `nil` if it has left the region.
  @inline(__always)
  mutating func setSlot(_ slot: ConstraintSlot?, of constraint: NSLayoutConstraint) {
    // Without a closure, since its call would check the actor.
    if tables != nil {
      tables?.constraintSlots[ObjectIdentifier(constraint)] = slot
    } else if let slot {
      constraint.enginePosition = .installed(slot)
    } else {
      constraint.enginePosition = .none
    }
  }
}
