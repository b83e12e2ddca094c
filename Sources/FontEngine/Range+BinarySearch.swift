extension Range<Int> {
  /// Returns the first index that satisfies a condition, or the end of the range if none does.
  ///
  /// The condition must stay true once it is.
  ///
  /// - Complexity: O(log *n*) in the length of the range.
  @inlinable @inline(__always)
  package func partitioningIndex<Failure: Error>(
    where isBeyond: (Int) throws(Failure) -> Bool
  ) throws(Failure) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if try isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
