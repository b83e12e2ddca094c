/// Some of a layout system's slots, in order.
struct SlotSet {
  private var slots: [Int] = []

  var count: Int { slots.count }

  /// The slot at a place in the order.
  subscript(index: Int) -> Int { slots[index] }

  /// O(log n) for a slot that is there, O(n) for another.
  mutating func insert(_ slot: Int) {
    let index = place(of: slot)
    if index == slots.count || slots[index] != slot { slots.insert(slot, at: index) }
  }

  mutating func remove(_ slot: Int) {
    let index = place(of: slot)
    if index < slots.count, slots[index] == slot { slots.remove(at: index) }
  }

  /// Where a slot is, or belongs.
  private func place(of slot: Int) -> Int {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle] < slot { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
