import FontEngine

/// Returns the text that letters of a range may join with: a few characters on either side, up to the nearest line
/// ends.
func shapingContext(of range: Range<Int>, in properties: [PositionProperties]) -> Range<Int> {
  // HarfBuzz only uses five characters of context.
  let reach = 16
  var start = range.lowerBound
  while start > max(0, range.lowerBound - reach), !properties[start].contains(.hardBreak) { start -= 1 }
  var end = range.upperBound
  while end < min(properties.count - 1, range.upperBound + reach), !properties[end].contains(.hardBreak) { end += 1 }
  return start..<end
}
