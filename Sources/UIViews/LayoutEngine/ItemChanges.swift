import Foundation

/// The views that have reported a change of themselves or of their content, each at least once.
///
/// This is a list, not a set: hardly ever do more than a few views change between two rounds, and adding one hashes
/// nothing.
struct ItemChanges {
  /// A view and its slot in the engine.
  ///
  /// Changes are applied in this order: first those of positions, then those of content, each by slot.
  struct Change: Comparable {
    let slot: ItemSlot
    let item: ObjectIdentifier
    let concernsContent: Bool

    static func < (left: Self, right: Self) -> Bool {
      if left.concernsContent != right.concernsContent { return right.concernsContent }
      return left.slot < right.slot
    }
  }

  /// The count at which duplicates are first removed from a list.
  private static let smallCount = 32

  private var list: [Change] = []
  /// The changes that were taken last. The two arrays are swapped, so that neither is reallocated.
  private var taken: [Change] = []
  private var countToCompact = smallCount
  /// Whether one of the changes is a content change.
  private(set) var concernContent = false

  var isEmpty: Bool { list.isEmpty }

  /// Adds a change.
  mutating func append(_ change: Change) {
    if list.last == change { return }
    if change.concernsContent { concernContent = true }
    list.append(change)
    if list.count >= countToCompact { compact() }
  }

  /// Removes and returns the changes, sorted and without duplicates.
  mutating func takeAll() -> [Change] {
    if list.count > 1 { compact() }
    swap(&list, &taken)
    removeAll()
    return taken
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
