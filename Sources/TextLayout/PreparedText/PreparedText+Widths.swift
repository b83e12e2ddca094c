import FontEngine

extension PreparedText {
  /// The width in points of a stretch of text that stands on a line by itself: exact, its edges shaped anew where needed.
  ///
  /// `scales` has one for each scale segment; `segment` is the one that holds the stretch's start, where
  /// the caller knows it. Advances are added up in whole units as long as the scale stays, in the order of the text.
  func exactWidth(of range: Range<Int>, scales: [AdvanceScale], segment: Int? = nil) throws(FontError) -> Double {
    guard !range.isEmpty else { return 0 }
    let isUnsafe =
      places[range.lowerBound].contains(.unsafeToBreak)
      || (range.upperBound < length && places[range.upperBound].contains(.unsafeToBreak))
    let correction = isUnsafe ? try edgeCorrection(start: range.lowerBound, end: range.upperBound) : EdgeCorrection()
    if segments.count == 1 {
      let units = advances[range.upperBound] - advances[range.lowerBound] + correction.atStart + correction.atEnd
      return scales[0].points(units)
    }
    var sum = 0.0
    var from = range.lowerBound
    var index = segment ?? firstIndex(in: segments.indices) { segments[$0].end > from }
    var extra = correction.atStart
    while from < range.upperBound {
      let to = min(range.upperBound, segments[index].end)
      if to == range.upperBound { extra += correction.atEnd }
      sum += scales[index].points(advances[to] - advances[from] + extra)
      extra = 0
      from = to
      index += 1
    }
    return sum
  }
}
