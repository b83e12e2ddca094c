import FontEngine

/// The sums of a text's opportunities, in a form in which the end of a line is found.
///
/// Sums never fall from one opportunity to the next.
protocol LineSums {
  /// The number of opportunities.
  var count: Int { get }
  subscript(index: Int) -> BreakOpportunity { get }
  /// Returns the last opportunity in a range whose content ends within a sum, or one before the range if none does.
  ///
  /// The search starts near `guess`.
  func lastIndex(within sum: Int64, from first: Int, to last: Int, near guess: Int) -> Int
}

/// The sums of a short text, of which eight are compared at once.
extension NarrowOpportunities: LineSums {}

/// The sums of a text of any length.
extension [BreakOpportunity]: LineSums {
  /// Neighboring lines have similar numbers of opportunities: sixteen around the guess are searched without branches.
  func lastIndex(within sum: Int64, from first: Int, to last: Int, near guess: Int) -> Int {
    let opportunities = span
    if opportunities[last].contentAdvance <= sum { return last }
    var index = Swift.max(first, Swift.min(guess - 8, last - 15))
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
