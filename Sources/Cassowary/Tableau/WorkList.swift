/// A list that is filled and emptied over and over: emptying it only sets the count, so that a steady state allocates nothing.
///
/// `Array.removeAll(keepingCapacity:)` goes through the general replacement of a range; in edits of a few rows that was a tenth
/// of the time.
struct WorkList<Element: Sendable & BitwiseCopyable>: Sendable {
  /// The elements, and room for more: a loop writes to it as a span, which is checked for other owners once.
  var storage: [Element] = []
  /// The number of elements.
  var count = 0

  /// Whether there is no element.
  @inline(__always)
  var isEmpty: Bool { count == 0 }

  /// The positions of the elements.
  @inline(__always)
  var indices: Range<Int> { 0..<count }

  /// The last element.
  @inline(__always)
  var last: Element? { count == 0 ? nil : storage[count - 1] }

  /// The elements.
  @inline(__always)
  var elements: ArraySlice<Element> { storage[0..<count] }

  /// The element at a position less than ``count``.
  @inline(__always)
  subscript(index: Int) -> Element {
    get { storage[index] }
    set { storage[index] = newValue }
  }

  /// Adds an element at the end.
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

  /// Removes and returns the last element.
  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return storage[count]
  }

  /// Removes all elements; their room stays.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Takes over the elements of another list.
  mutating func replace(with other: WorkList) {
    removeAll()
    for index in other.indices { append(other[index]) }
  }

  /// Takes over the elements of another list in reverse order.
  mutating func replaceReversed(with other: WorkList) {
    removeAll()
    for index in other.indices.reversed() { append(other[index]) }
  }

  /// Makes room for a number of elements, and some more when there is too little, padding with one of them.
  mutating func reserve(_ room: Int, padding: Element) {
    if storage.count < room {
      storage.append(contentsOf: repeatElement(padding, count: max(32, room + room / 2) - storage.count))
    }
  }
}

extension WorkList where Element: Comparable {
  /// Puts the elements in ascending order.
  mutating func sort() {
    // Mostly a few elements, nearly in order: insertion. Many go to the general sort.
    if count > 24 {
      storage[0..<count].sort()
      return
    }
    var next = 1
    while next < count {
      let element = storage[next]
      var place = next
      while place > 0, storage[place - 1] > element {
        storage[place] = storage[place - 1]
        place -= 1
      }
      storage[place] = element
      next += 1
    }
  }
}
