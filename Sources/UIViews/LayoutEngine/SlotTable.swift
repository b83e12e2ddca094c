/// Elements that keep their index until they are removed. The index of a removed element is reused.
struct SlotTable<Index: LayoutIndex, Element> {
  /// The elements, and at vacant indices what is left of removed ones.
  private var elements: [Element] = []
  /// The indices of removed elements. The last one is reused first.
  private var vacant: [Index] = []

  /// Whether no element was ever inserted.
  var isEmpty: Bool { elements.isEmpty }

  /// All indices in ascending order, including vacant ones.
  var indices: some Sequence<Index> { elements.indices.lazy.map { Index($0) } }

  /// Returns whether an index is in the table, vacant or not.
  @inline(__always)
  func contains(_ index: Index) -> Bool { elements.indices.contains(index.position) }

  /// The element at an index.
  @inline(__always)
  subscript(index: Index) -> Element {
    get { elements[index.position] }
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
