import Cassowary

/// The items that own the variables of a layout system.
struct VariableOwners {
  /// The owners' slots, by the variables' ordinals; `none` for a variable that was removed.
  private var slots: [ItemSlot] = []

  mutating func reserveCapacity(_ count: Int) { slots.reserveCapacity(count) }

  /// The slot of the item that owns a variable, or ``LayoutIndex/none``.
  @inline(__always)
  subscript(variable: Variable) -> ItemSlot {
    variable.ordinal < slots.count ? slots[variable.ordinal] : .none
  }

  /// Sets the owner of an item's variables.
  mutating func setOwner(of variables: ItemVariables, to slot: ItemSlot) {
    setOwner(of: variables.minX, to: slot)
    setOwner(of: variables.minY, to: slot)
    setOwner(of: variables.width, to: slot)
    setOwner(of: variables.height, to: slot)
  }

  private mutating func setOwner(of variable: Variable, to slot: ItemSlot) {
    let ordinal = variable.ordinal
    while slots.count < ordinal { slots.append(.none) }
    if slots.count == ordinal { slots.append(slot) } else { slots[ordinal] = slot }
  }
}
