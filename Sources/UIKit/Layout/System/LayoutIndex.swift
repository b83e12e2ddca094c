import FontEngine

/// An index that selects from one table of a layout system only.
///
/// Items and constraints are both numbered from 0. A type for each makes the compiler reject one where the other is
/// needed. In a release build, an index is its number.
protocol LayoutIndex: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The position, or a negative number for ``none``.
  var rawValue: Int32 { get }

  init(rawValue: Int32)
}

extension LayoutIndex {
  /// Creates the index of a position.
  @inline(__always)
  init(_ position: Int) { self.init(rawValue: Int32(truncatingIfNeeded: position)) }

  /// The absence of an index. It is stored where an optional would take twice the memory.
  @inline(__always)
  static var none: Self { Self(rawValue: -1) }

  /// Whether this is ``none``.
  @inline(__always)
  var isNone: Bool { rawValue < 0 }

  /// The position in an array.
  @inline(__always)
  var position: Int { Int(rawValue) }

  /// Orders indices by position.
  @inline(__always)
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The index of an item in a layout system.
struct ItemSlot: LayoutIndex {
  let rawValue: Int32
}

/// The index of an installed constraint in a layout system.
struct ConstraintSlot: LayoutIndex {
  let rawValue: Int32
}

/// A set of slots of a layout system, in ascending order.
struct SlotSet {
  /// The slots in ascending order.
  private(set) var slots: [ItemSlot] = []

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

/// Elements that keep their index until they are removed. The index of a removed element is reused.
struct SlotTable<Index: LayoutIndex, Element> {
  /// The elements, and at vacant indices what is left of removed ones.
  private var elements: [Element] = []
  /// The indices of removed elements. The last one is reused first.
  private var vacant: [Index] = []

  /// All indices in ascending order, including vacant ones.
  var indices: some Sequence<Index> { elements.indices.lazy.map { Index($0) } }

  /// The element at an index.
  @inline(__always)
  subscript(index: Index) -> Element {
    _read { yield elements[index.position] }
    _modify { yield &elements[index.position] }
  }

  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// Inserts an element at the index that was vacated last, or at the end, and returns the index.
  @inline(__always)
  mutating func insert(_ element: consuming Element) -> Index {
    guard let index = vacant.popLast() else {
      elements.append(element)
      return Index(elements.count - 1)
    }
    elements[index.position] = element
    return index
  }

  /// Makes an index available for reuse. The caller leaves nothing in the element that would be mistaken for a current
  /// one.
  mutating func vacate(_ index: Index) { vacant.append(index) }
}
