/// A list of a few elements, which are stored inline, and of those beyond in an array.
///
/// Most constraints have at most two parts from items, and most items four followers. An array for each would be a tenth of
/// the allocations of a cell that is built and laid out.
struct ShortList<let inlineCount: Int, Element>: RandomAccessCollection {
  private var few: InlineArray<inlineCount, Element>
  private var more: [Element] = []
  private(set) var count = 0

  /// Creates an empty list. Unused inline storage is filled with a padding element.
  init(padding: Element) { few = InlineArray(repeating: padding) }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    // Reads through a span: the subscript of an inline array copies all elements to read one.
    @inline(__always) get { index < inlineCount ? few.span[index] : more[index - inlineCount] }
    @inline(__always) set {
      if index < inlineCount { few[index] = newValue } else { more[index - inlineCount] = newValue }
    }
  }

  mutating func append(_ element: Element) {
    if count < inlineCount { few[count] = element } else { more.append(element) }
    count += 1
  }

  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var step = count - 1
    while step > index {
      self[step] = self[step - 1]
      step -= 1
    }
    self[index] = element
  }

  mutating func remove(at index: Int) {
    for next in index + 1..<count { self[next - 1] = self[next] }
    removeLast()
  }

  private mutating func removeLast() {
    count -= 1
    if count >= inlineCount { more.removeLast() }
  }

  /// Removes the elements from an index on.
  mutating func removeAll(from index: Int) { while count > index { removeLast() } }
}
