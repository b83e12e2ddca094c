/// Returns the indices of the items of a line in visual order, from left to right, given their embedding levels.
///
/// Applies rule L2 of UAX #9: from the highest level to the lowest odd one, each sequence at that level or above is
/// reversed.
///
/// - Complexity: O(*n* · *l*), where *n* is the number of items and *l* the number of levels in use.
public func visualOrder(ofLevels levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), let lowestOdd = levels.lazy.filter({ $0 & 1 == 1 }).min() else { return order }
  for level in (lowestOdd...highest).reversed() {
    var start = 0
    while start < levels.count {
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start + 1
      while end < levels.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
  return order
}
