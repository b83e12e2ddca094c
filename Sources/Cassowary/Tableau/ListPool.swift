/// Many short lists in one flat array.
///
/// A list that outgrows its region moves to the end of the array with twice the capacity. A list that shrinks keeps its
/// region, so a steady state allocates nothing. When more than half of the array is abandoned, the next growth compacts
/// it.
struct ListPool<Element: Sendable & BitwiseCopyable>: Sendable {
  /// The region of a list in ``elements``.
  struct Place: Sendable, BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  /// The lists, one after the other, with unused elements between them.
  var elements: [Element] = []
  /// The region of each list.
  var places: [Place] = []
  private var abandoned = 0

  /// The number of lists.
  var count: Int { places.count }

  /// Allocates storage for the regions of a number of lists.
  mutating func reserveLists(_ count: Int) {
    places.reserveCapacity(count)
  }

  /// Adds an empty list.
  mutating func appendList() {
    places.append(Place())
  }

  /// Returns the positions of a list's elements in ``elements``.
  @inline(__always)
  func range(_ list: Int32) -> Range<Int> {
    let place = places[Int(list)]
    return Int(place.start)..<Int(place.start + place.count)
  }

  /// Returns the number of elements in a list.
  @inline(__always)
  func count(_ list: Int32) -> Int { Int(places[Int(list)].count) }

  /// The element at a position in ``elements``.
  @inline(__always)
  subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  /// Appends an element to a list.
  @inline(__always)
  mutating func append(_ element: Element, to list: Int32) {
    let place = places[Int(list)]
    if place.count == place.capacity { grow(list, to: Int(place.count) + 1, padding: element) }
    let start = Int(places[Int(list)].start)
    elements[start + Int(place.count)] = element
    places[Int(list)].count += 1
  }

  /// Removes the element at a position in ``elements`` within `list`; the list's last element takes its position.
  @inline(__always)
  mutating func swapRemove(at position: Int, from list: Int32) {
    let last = Int(places[Int(list)].start + places[Int(list)].count) - 1
    elements[position] = elements[last]
    places[Int(list)].count -= 1
  }

  /// Inserts an element into a list at an offset from the list's start.
  mutating func insert(_ element: Element, at offset: Int, in list: Int32) {
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
  mutating func remove(_ element: Element, from list: Int32) where Element: Equatable {
    for position in range(list).reversed() where elements[position] == element {
      swapRemove(at: position, from: list)
      return
    }
  }

  /// Removes all elements of a list. The capacity is preserved.
  @inline(__always)
  mutating func removeAll(_ list: Int32) {
    places[Int(list)].count = 0
  }

  /// Exchanges the contents of two lists.
  mutating func swap(_ list: Int32, _ other: Int32) {
    places.swapAt(Int(list), Int(other))
  }

  /// Replaces the elements of a list with part of a work list.
  mutating func replace(_ list: Int32, with source: WorkList<Element>, in part: Range<Int>) {
    let count = part.count
    if count > Int(places[Int(list)].capacity) {
      places[Int(list)].count = 0
      grow(list, to: count, padding: source[part.lowerBound])
    }
    let start = Int(places[Int(list)].start)
    var room = elements.mutableSpan
    for offset in 0..<count { room[start + offset] = source[part.lowerBound + offset] }
    places[Int(list)].count = Int32(count)
  }

  /// Reserves capacity in a list, so that it does not move several times while it is filled.
  @inline(__always)
  mutating func reserve(_ list: Int32, _ count: Int, padding: Element) {
    if count > Int(places[Int(list)].capacity) { grow(list, to: count, padding: padding) }
  }

  @inline(never)
  private mutating func grow(_ list: Int32, to count: Int, padding: Element) {
    if abandoned > 64, abandoned * 2 > elements.count { compact() }
    let old = places[Int(list)]
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
    places[Int(list)] = Place(start: Int32(start), count: old.count, capacity: Int32(capacity))
  }

  private mutating func compact() {
    var kept: [Element] = []
    kept.reserveCapacity(elements.count - abandoned)
    for list in places.indices {
      let place = places[list]
      let start = kept.count
      kept.append(contentsOf: elements[Int(place.start)..<Int(place.start + place.capacity)])
      places[list].start = Int32(start)
    }
    elements = kept
    abandoned = 0
  }
}
