import Foundation

/// Which views have said that they, or their content, have changed: each at least once, however often it said so.
///
/// A list and not a set: hardly ever do more than a few views change between two rounds, and none is hashed to be noted.
struct ItemChanges {
  /// A view, and the slot that its engine has for it. In the order in which changes are taken in: first where views lie,
  /// then what is in them, either by their slots.
  struct Change: Comparable {
    let slot: Int
    let view: ObjectIdentifier
    let concernsContent: Bool

    static func < (left: Self, right: Self) -> Bool {
      if left.concernsContent != right.concernsContent { return right.concernsContent }
      return left.slot < right.slot
    }
  }

  /// The count at which a list is first searched for what it holds twice.
  private static let smallCount = 32

  private var list: [Change] = []
  /// The changes that are being taken in. The two lists change places, so that neither is allocated anew.
  private(set) var taken: [Change] = []
  private var countToCompact = smallCount
  /// Whether the content of a view has changed.
  private(set) var concernContent = false

  var isEmpty: Bool { list.isEmpty }

  /// Notes a view that has a slot.
  @MainActor
  mutating func note(_ view: UIView, concernsContent: Bool) {
    let change = Change(
      slot: view.layoutState.engineSlot, view: ObjectIdentifier(view), concernsContent: concernsContent)
    if change.slot < 0 || list.last == change { return }
    if concernsContent { concernContent = true }
    list.append(change)
    if list.count >= countToCompact { compact() }
  }

  /// Moves the changes to ``taken``, each once and in order.
  mutating func takeAll() {
    if list.count > 1 { compact() }
    swap(&list, &taken)
    removeAll()
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
