/// Where a layout system stores the slots of its items and the places of its constraints.
///
/// The system of a region stores them in the views, guides, and constraints themselves, where a lookup takes constant
/// time and no hashing. A system that only computes a fitting size exists beside that of the region, so it has tables
/// of its own.
///
/// A position is only a hint: an item that was in another region while that one was busy still stores its position
/// there. The system compares the item at the position before it uses one.
@MainActor
struct PositionStore {
  private struct Tables {
    var slots: [ObjectIdentifier: ItemSlot] = [:]
    var places: [ObjectIdentifier: ConstraintPlace] = [:]
  }

  /// The tables; `nil` if views, guides, and constraints store their positions.
  private var tables: Tables?

  private init(_ tables: Tables?) { self.tables = tables }

  /// Positions that views, guides, and constraints store.
  static var inItems: PositionStore { PositionStore(nil) }

  /// Positions in tables.
  static var aside: PositionStore { PositionStore(Tables()) }

  /// Returns the slot stored for a view or guide, or `nil`.
  @inline(__always)
  func slot(of item: some LayoutParticipant) -> ItemSlot? {
    if let tables { return tables.slots[ObjectIdentifier(item)] }
    let slot = item.engineSlot
    return slot.isNone ? nil : slot
  }

  /// Stores the slot of a view or guide, or `nil` if it has left the system.
  @inline(__always)
  mutating func setSlot(_ slot: ItemSlot?, of item: some LayoutParticipant) {
    if tables == nil {
      item.engineSlot = slot ?? .none
    } else {
      tables?.slots[ObjectIdentifier(item)] = slot
    }
  }

  /// Returns the place stored for a constraint, or `nil`.
  @inline(__always)
  func place(of constraint: NSLayoutConstraint) -> ConstraintPlace? {
    if let tables { return tables.places[ObjectIdentifier(constraint)] }
    if case .installed(let place) = constraint.enginePosition { return place }
    return nil
  }

  /// Stores the place of a constraint, or `nil` if it has left the system.
  @inline(__always)
  mutating func setPlace(_ place: ConstraintPlace?, of constraint: NSLayoutConstraint) {
    // Without a closure, since its call would check the actor.
    if tables != nil {
      tables?.places[ObjectIdentifier(constraint)] = place
    } else if let place {
      constraint.enginePosition = .installed(place)
    } else {
      constraint.enginePosition = .none
    }
  }
}
