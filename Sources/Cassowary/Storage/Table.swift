/// An array from which only one kind of index selects.
@usableFromInline struct Table<Index: TableIndex, Element: Sendable & BitwiseCopyable>: Sendable {
  /// The elements, by position. Loops take a span of them, which checks for unique ownership once.
  @usableFromInline var elements: [Element] = []

  @inline(__always)
  init() {}

  /// The number of elements.
  @inline(__always)
  var count: Int { elements.count }

  /// Whether there are no elements.
  @inline(__always)
  var isEmpty: Bool { elements.isEmpty }

  /// The indices of all elements, in ascending order.
  @inline(__always)
  var indices: some RandomAccessCollection<Index> { elements.indices.lazy.map { Index($0) } }

  /// The index that the next element will get.
  @inline(__always)
  var endIndex: Index { Index(elements.count) }

  /// Returns whether an index selects an element.
  @inlinable @inline(__always)
  func contains(_ index: Index) -> Bool { elements.indices.contains(index.position) }

  /// The element at an index.
  @inlinable @inline(__always)
  subscript(index: Index) -> Element {
    get { elements[index.position] }
    _modify { yield &elements[index.position] }
  }

  /// Adds an element.
  @inline(__always)
  mutating func append(_ element: Element) { elements.append(element) }

  /// Allocates storage for a number of elements.
  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}
