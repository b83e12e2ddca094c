/// Sums of any first n of a list of numbers, and changes of one of them, each in O(log n).
struct FenwickTree<Number: AdditiveArithmetic & Sendable>: Sendable {
  /// At index i, counted from 1, the sum of the `i & -i` numbers that end there.
  private var sums: [Number]

  /// A tree of so many zeros.
  init(count: Int) { sums = Array(repeating: .zero, count: count + 1) }

  /// How many numbers there are.
  var count: Int { sums.count - 1 }

  /// Adds to the number at an index.
  mutating func add(_ change: Number, at index: Int) {
    var node = index + 1
    while node < sums.count {
      sums[node] += change
      node += node & -node
    }
  }

  /// The sum of the first numbers.
  func sum(first count: Int) -> Number {
    var sum = Number.zero
    var node = count
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// The sum that a node holds: of the `length` numbers before `end`, where `length` is a power of two that divides
  /// `end`.
  func sum(ofNodeEndingAt end: Int) -> Number { sums[end] }
}
