/// The distinct priorities in use.
///
/// Each priority has a slot, which stays the same while the priority is in use. The order of importance is stored
/// separately, so that a new priority between two others moves no gradients.
struct Levels: Sendable {
  private struct Level: Sendable {
    var priority: Double
    var users: Int
  }

  private var slots: [Level] = []
  /// The slots in descending order of priority.
  private(set) var order: [Int32] = []

  /// The number of slots.
  var count: Int { slots.count }

  /// Returns the slot of a priority, or `nil` if it has none.
  func slot(of priority: Double) -> Int32? {
    order.first { slots[Int($0)].priority == priority }
  }

  /// Returns the priority of a slot.
  func priority(of slot: Int32) -> Double { slots[Int(slot)].priority }

  /// Adds a user to a slot.
  mutating func retain(_ slot: Int32) { slots[Int(slot)].users += 1 }

  /// Removes a user from a slot. The slot keeps its priority until ``assign(_:to:)`` reuses it for another.
  mutating func release(_ slot: Int32) { slots[Int(slot)].users -= 1 }

  /// The slot of the lowest priority that no constraint uses, or `nil`.
  var vacantSlot: Int32? { order.last { slots[Int($0)].users == 0 } }

  /// Assigns a slot to a priority: `vacant`, or a new slot if that is `nil`.
  mutating func assign(_ priority: Double, to vacant: Int32?) -> Int32 {
    let slot: Int32
    if let vacant {
      slot = vacant
      slots[Int(slot)] = Level(priority: priority, users: 0)
      order.removeAll { $0 == slot }
    } else {
      slot = Int32(slots.count)
      slots.append(Level(priority: priority, users: 0))
    }
    let place = order.firstIndex { slots[Int($0)].priority < priority } ?? order.count
    order.insert(slot, at: place)
    return slot
  }
}
