/// The distinct priorities in use. Each has a slot, which stays the same while the priority is in use; the order of importance
/// is kept beside the slots, so that a new priority between two others moves nothing.
struct Levels: Sendable {
  private struct Level: Sendable {
    var priority: Double
    var users: Int
  }

  private var slots: [Level] = []
  /// The slots, the most important first.
  private(set) var order: [Int32] = []

  /// The number of slots.
  var count: Int { slots.count }

  /// The slot of a priority, if it has one.
  func slot(of priority: Double) -> Int32? {
    order.first { slots[Int($0)].priority == priority }
  }

  /// The priority of a slot.
  func priority(of slot: Int32) -> Double { slots[Int(slot)].priority }

  /// Counts one more user of a slot.
  mutating func retain(_ slot: Int32) { slots[Int(slot)].users += 1 }

  /// Counts one user of a slot less. The slot stays: ``vacantSlot`` offers it when another priority needs one.
  mutating func release(_ slot: Int32) { slots[Int(slot)].users -= 1 }

  /// A slot that no constraint uses.
  var vacantSlot: Int32? { order.last { slots[Int($0)].users == 0 } }

  /// Gives a priority a slot: `vacant`, or a new one.
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
