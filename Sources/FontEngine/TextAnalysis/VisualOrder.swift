/// Puts the items of a line, given by their embedding levels, in the order in which they stand from left to right.
///
/// Rule L2 of UAX #9: from the highest level to the lowest odd one, every stretch at that level or above is reversed.
/// Returns the items' indices; time is proportional to the items times the levels in use.
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
