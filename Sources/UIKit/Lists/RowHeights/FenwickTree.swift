/// An array of numbers with prefix sums and updates of single numbers, each in O(log n).
struct FenwickTree<Number: AdditiveArithmetic & Sendable>: Sendable {
  /// At index i, counted from 1, the sum of the `i & -i` numbers that end there.
  private var sums: [Number]

  /// Creates a tree of `count` zeros.
  init(count: Int) { sums = Array(repeating: .zero, count: count + 1) }

  /// Adds to the number at an index.
  mutating func add(_ change: Number, at index: Int) {
    var node = index + 1
    while node < sums.count {
      sums[node] += change
      node += node & -node
    }
  }

  /// Returns the sum of the first `count` numbers.
  func sum(first count: Int) -> Number {
    var sum = Number.zero
    var node = count
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// Returns the sum stored in a node: that of the `length` numbers before `end`.
  ///
  /// Here `length` is the largest power of two that divides `end`.
  func sum(ofNodeEndingAt end: Int) -> Number { sums[end] }
}
