/// A list that is filled and emptied repeatedly. Removing all elements only sets the count, so a steady state allocates
/// nothing.
///
/// `Array.removeAll(keepingCapacity:)` uses the general replacement of a range, which took a tenth of the time in edits
/// of a few rows.
struct WorkList<Element: Sendable & BitwiseCopyable>: Sendable {
  /// The elements, followed by padding. Loops write to it as a span, which checks for unique ownership once.
  var storage: [Element] = []
  /// The number of elements.
  var count = 0

  /// Whether the list is empty.
  @inline(__always)
  var isEmpty: Bool { count == 0 }

  /// The positions of the elements.
  @inline(__always)
  var indices: Range<Int> { 0..<count }

  /// The last element, or `nil` if the list is empty.
  @inline(__always)
  var last: Element? { count == 0 ? nil : storage[count - 1] }

  /// The elements without the padding, as a slice of the storage.
  @inline(__always)
  var elements: ArraySlice<Element> { storage[0..<count] }

  /// The element at a position less than ``count``.
  @inline(__always)
  subscript(index: Int) -> Element {
    get { storage[index] }
    set { storage[index] = newValue }
  }

  /// Appends an element.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == storage.count { grow(padding: element) }
    storage[count] = element
    count += 1
  }

  @inline(never)
  private mutating func grow(padding: Element) {
    reserve(max(32, 2 * count), padding: padding)
  }

  /// Removes and returns the last element, or returns `nil` if the list is empty.
  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return storage[count]
  }

  /// Removes all elements. The capacity is preserved.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Replaces the elements with those of another list.
  mutating func replace(with other: WorkList) {
    removeAll()
    for index in other.indices { append(other[index]) }
  }

  /// Replaces the elements with those of another list in reverse order.
  mutating func replaceReversed(with other: WorkList) {
    removeAll()
    for index in other.indices.reversed() { append(other[index]) }
  }

  /// Reserves capacity for `room` elements, or more if it has to grow, and fills it with a padding element.
  mutating func reserve(_ room: Int, padding: Element) {
    if storage.count < room {
      storage.append(contentsOf: repeatElement(padding, count: max(32, room + room / 2) - storage.count))
    }
  }
}

extension WorkList where Element: Comparable {
  /// Sorts the elements in ascending order.
  mutating func sort() {
    // Most lists are short and nearly sorted, where insertion sort is fastest.
    if count > 24 {
      storage[0..<count].sort()
      return
    }
    var next = 1
    while next < count {
      let element = storage[next]
      var position = next
      while position > 0, storage[position - 1] > element {
        storage[position] = storage[position - 1]
        position -= 1
      }
      storage[position] = element
      next += 1
    }
  }
}
