/// The distinct priorities in use.
///
/// Each priority has a slot, which stays the same while the priority is in use. The order of importance is stored
/// separately, so that a new priority between two others moves no gradients.
struct Levels: Sendable {
  private struct Level: Sendable, BitwiseCopyable {
    var priority: Double
    var users: Int
  }

  private var slots = Table<LevelSlot, Level>()
  /// The slots in descending order of priority.
  private(set) var order: [LevelSlot] = []

  /// The number of slots.
  var count: Int { slots.count }

  /// Returns the slot of a priority, or `nil` if it has none.
  func slot(of priority: Double) -> LevelSlot? {
    order.first { slots[$0].priority == priority }
  }

  /// Returns the priority of a slot.
  func priority(of slot: LevelSlot) -> Double { slots[slot].priority }

  /// Adds a user to a slot.
  mutating func retain(_ slot: LevelSlot) { slots[slot].users += 1 }

  /// Removes a user from a slot. The slot keeps its priority until ``assign(_:to:)`` reuses it for another.
  mutating func release(_ slot: LevelSlot) { slots[slot].users -= 1 }

  /// The slot of the lowest priority that no constraint uses, or `nil`.
  var vacantSlot: LevelSlot? { order.last { slots[$0].users == 0 } }

  /// Assigns a slot to a priority: `vacant`, or a new slot if that is `nil`.
  mutating func assign(_ priority: Double, to vacant: LevelSlot?) -> LevelSlot {
    let slot: LevelSlot
    if let vacant {
      slot = vacant
      slots[slot] = Level(priority: priority, users: 0)
      order.removeAll { $0 == slot }
    } else {
      slot = slots.endIndex
      slots.append(Level(priority: priority, users: 0))
    }
    let index = order.firstIndex { slots[$0].priority < priority } ?? order.count
    order.insert(slot, at: index)
    return slot
  }
}
