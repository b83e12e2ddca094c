import FontEngine

/// A set of slots of a layout system, in ascending order.
struct SlotSet {
  private var slots: [ItemSlot] = []

  var count: Int { slots.count }

  /// The slot at an index in the order.
  subscript(index: Int) -> ItemSlot { slots[index] }

  /// Inserts a slot, in O(log n) time if it is already in the set, or else in O(n).
  mutating func insert(_ slot: ItemSlot) {
    let index = insertionIndex(of: slot)
    if index == slots.count || slots[index] != slot { slots.insert(slot, at: index) }
  }

  /// Removes a slot.
  mutating func remove(_ slot: ItemSlot) {
    let index = insertionIndex(of: slot)
    if index < slots.count, slots[index] == slot { slots.remove(at: index) }
  }

  /// Returns the index at which a slot is, or would be inserted.
  private func insertionIndex(of slot: ItemSlot) -> Int {
    slots.indices.partitioningIndex { slots[$0] >= slot }
  }
}
