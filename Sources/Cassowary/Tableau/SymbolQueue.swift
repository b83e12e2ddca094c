/// A priority queue that returns the smallest symbol first, as Bland's rule requires: a binary heap in a flat array.
struct SymbolQueue: Sendable {
  private var heap = WorkList<SymbolIndex>()

  var isEmpty: Bool { heap.isEmpty }

  /// Adds a symbol. The caller ensures that the queue does not contain it yet.
  mutating func push(_ symbol: SymbolIndex) {
    var child = heap.count
    heap.append(symbol)
    while child > 0 {
      let parent = (child - 1) / 2
      if heap[parent] <= symbol { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = symbol
  }

  /// Removes and returns the smallest symbol.
  @inline(__always)
  mutating func pop() -> SymbolIndex? { heap.isEmpty ? nil : popFirst() }

  private mutating func popFirst() -> SymbolIndex? {
    guard let last = heap.popLast() else { return nil }
    if heap.isEmpty { return last }
    let first = heap[0]
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      if heap[child] >= last { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
    return first
  }
}
