import FontEngine

/// The sums of a text's opportunities, in a form in which the end of a line is found.
///
/// Sums never fall from one opportunity to the next.
protocol LineSums {
  /// The number of opportunities.
  var count: Int { get }
  subscript(index: Int) -> BreakOpportunity { get }
  /// The indices of the opportunities at which a line must end, except the one at the end of the text.
  var hardIndices: [Int32] { get }
  /// Returns the last opportunity in a range whose content ends within a sum, or one before the range if none does.
  ///
  /// The search starts near `guess`.
  func lastIndex(within sum: Int64, from first: Int, to last: Int, near guess: Int) -> Int
}

extension LineSums {
  /// Returns the index of an opportunity at which a line must end.
  @inline(__always)
  func hardIndex(_ number: Int) -> Int { number < hardIndices.count ? Int(hardIndices[number]) : count - 1 }
}

/// The sums of a short text, of which eight are compared at once.
struct NarrowSums: LineSums {
  let opportunities: NarrowOpportunities
  let hardIndices: [Int32]

  @inline(__always)
  var count: Int { opportunities.count }

  @inline(__always)
  subscript(index: Int) -> BreakOpportunity { opportunities[index] }

  @inline(__always)
  func lastIndex(within sum: Int64, from first: Int, to last: Int, near guess: Int) -> Int {
    opportunities.lastIndex(within: Int32(truncatingIfNeeded: sum), from: first, to: last, near: guess)
  }
}

/// The sums of a text of any length.
struct WideSums: LineSums {
  let opportunities: [BreakOpportunity]
  let hardIndices: [Int32]

  @inline(__always)
  var count: Int { opportunities.count }

  @inline(__always)
  subscript(index: Int) -> BreakOpportunity { opportunities[index] }

  /// Neighboring lines have similar numbers of opportunities: sixteen around the guess are searched without branches.
  func lastIndex(within sum: Int64, from first: Int, to last: Int, near guess: Int) -> Int {
    let opportunities = opportunities.span
    if opportunities[last].contentAdvance <= sum { return last }
    var index = max(first, min(guess - 8, last - 15))
    if last - index >= 15 {
      index += opportunities[index + 8].contentAdvance <= sum ? 8 : 0
      index += opportunities[index + 4].contentAdvance <= sum ? 4 : 0
      index += opportunities[index + 2].contentAdvance <= sum ? 2 : 0
      index += opportunities[index + 1].contentAdvance <= sum ? 1 : 0
    }
    while index >= first, opportunities[index].contentAdvance > sum { index -= 1 }
    // Ends before `last`, which doesn't fit.
    while opportunities[index + 1].contentAdvance <= sum { index += 1 }
    return index
  }
}
