/// The region of a list in the elements of a ``ListPool``.
struct ListRegion: Sendable, BitwiseCopyable {
  fileprivate var start: Int32 = 0
  fileprivate var count: Int32 = 0
  fileprivate var capacity: Int32 = 0

  /// The position of the list's first element.
  @inline(__always)
  var first: Int { Int(start) }

  /// The position after the list's last element.
  @inline(__always)
  var end: Int { Int(start + count) }

  /// The number of elements.
  @inline(__always)
  var size: Int { Int(count) }

  /// The number of elements that the list can have without moving.
  @inline(__always)
  var room: Int { Int(capacity) }

  /// Whether the list has to move to get another element.
  @inline(__always)
  var isFull: Bool { count == capacity }

  /// Sets the number of elements, which must not exceed ``room``.
  @inline(__always)
  mutating func setCount(_ size: Int) { count = Int32(size) }
}

/// Many short lists in one flat array.
///
/// A list that outgrows its region moves to the end of the array with twice the capacity. A list that shrinks keeps its
/// region, so a steady state allocates nothing. When more than half of the array is abandoned, the next growth compacts
/// it.
struct ListPool<List: TableIndex, Element: Sendable & BitwiseCopyable>: Sendable {
  /// The lists, one after the other, with unused elements between them.
  var elements: [Element] = []
  /// The region of each list.
  var regions = Table<List, ListRegion>()
  private var abandoned = 0

  /// The number of lists.
  var count: Int { regions.count }

  /// Allocates storage for the regions of a number of lists.
  mutating func reserveLists(_ count: Int) {
    regions.reserveCapacity(count)
  }

  /// Adds an empty list.
  mutating func appendList() {
    regions.append(ListRegion())
  }

  /// Returns the positions of a list's elements in ``elements``.
  @inline(__always)
  func range(_ list: List) -> Range<Int> {
    let region = regions[list]
    return region.first..<region.end
  }

  /// Returns the number of elements in a list.
  @inline(__always)
  func count(_ list: List) -> Int { Int(regions[list].count) }

  /// The element at a position in ``elements``.
  @inline(__always)
  subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  /// Appends an element to a list.
  @inline(__always)
  mutating func append(_ element: Element, to list: List) {
    let region = regions[list]
    if region.count == region.capacity { grow(list, to: Int(region.count) + 1, padding: element) }
    let start = Int(regions[list].start)
    elements[start + Int(region.count)] = element
    regions[list].count += 1
  }

  /// Removes the element at a position in ``elements`` within `list`; the list's last element takes its position.
  @inline(__always)
  mutating func swapRemove(at position: Int, from list: List) {
    let last = Int(regions[list].start + regions[list].count) - 1
    elements[position] = elements[last]
    regions[list].count -= 1
  }

  /// Inserts an element into a list at an offset from the list's start.
  mutating func insert(_ element: Element, at offset: Int, in list: List) {
    append(element, to: list)
    var position = range(list).upperBound - 1
    let target = range(list).lowerBound + offset
    while position > target {
      elements[position] = elements[position - 1]
      position -= 1
    }
    elements[target] = element
  }

  /// Removes the last occurrence of an element from a list; the list's last element takes its position.
  ///
  /// The search runs backward, since recently added elements tend to be removed first.
  @inline(__always)
  mutating func remove(_ element: Element, from list: List) where Element: Equatable {
    for position in range(list).reversed() where elements[position] == element {
      swapRemove(at: position, from: list)
      return
    }
  }

  /// Removes all elements of a list. The capacity is preserved.
  @inline(__always)
  mutating func removeAll(_ list: List) {
    regions[list].count = 0
  }

  /// Exchanges the contents of two lists.
  mutating func swap(_ list: List, _ other: List) {
    regions.elements.swapAt(list.position, other.position)
  }

  /// Replaces the elements of a list with part of a work list.
  mutating func replace(_ list: List, with source: WorkList<Element>, in part: Range<Int>) {
    let count = part.count
    if count > Int(regions[list].capacity) {
      regions[list].count = 0
      grow(list, to: count, padding: source[part.lowerBound])
    }
    let start = Int(regions[list].start)
    var room = elements.mutableSpan
    for offset in 0..<count { room[start + offset] = source[part.lowerBound + offset] }
    regions[list].count = Int32(count)
  }

  /// Reserves capacity in a list, so that it does not move several times while it is filled.
  @inline(__always)
  mutating func reserve(_ list: List, _ count: Int, padding: Element) {
    if count > Int(regions[list].capacity) { grow(list, to: count, padding: padding) }
  }

  @inline(never)
  private mutating func grow(_ list: List, to count: Int, padding: Element) {
    if abandoned > 64, abandoned * 2 > elements.count { compact() }
    let old = regions[list]
    let capacity = max(4, 2 * count)
    // The last list grows in place.
    let isLast = Int(old.start + old.capacity) == elements.count
    let start = isLast ? Int(old.start) : elements.count
    let end = start + capacity
    if elements.capacity < end { elements.reserveCapacity(max(256, 2 * end)) }
    if !isLast {
      for offset in 0..<Int(old.count) { elements.append(elements[Int(old.start) + offset]) }
      abandoned += Int(old.capacity)
    }
    while elements.count < end { elements.append(padding) }
    regions[list] = ListRegion(start: Int32(start), count: old.count, capacity: Int32(capacity))
  }

  private mutating func compact() {
    var kept: [Element] = []
    kept.reserveCapacity(elements.count - abandoned)
    for list in regions.indices {
      let region = regions[list]
      let start = kept.count
      kept.append(contentsOf: elements[Int(region.start)..<Int(region.start + region.capacity)])
      regions[list].start = Int32(start)
    }
    elements = kept
    abandoned = 0
  }
}
