/// Words of one line that were shaped together, among their neighbours.
struct ShapedStretch {
  /// The words, by their places in the text's.
  let words: ClosedRange<Int>
  /// Their code units, the line feed behind them not among them.
  let range: Range<Int>
  /// The glyphs of the words and of the neighbours that were shaped with them, in the order of the text.
  let shaped: [Glyph]
  /// Where clusters begin that HarfBuzz allows to be joined to other text, in rising order; empty if it was not asked.
  let joints: [Int32]

  /// The glyphs of the words.
  var glyphs: ArraySlice<Glyph> { glyphs(of: range) }

  /// The glyphs of a part of what was shaped. Binary search.
  func glyphs(of part: Range<Int>) -> ArraySlice<Glyph> {
    let start = firstIndex(in: shaped.indices) { Int(shaped[$0].cluster) >= part.lowerBound }
    return shaped[start..<firstIndex(in: start..<shaped.count) { Int(shaped[$0].cluster) >= part.upperBound }]
  }

  /// Whether other text may stand before a place that was shaped with what is before it, a space; of a ``MovingSpace`` it may, and
  /// only the space is wider or narrower then.
  func isJoint(_ place: Int, space: UInt32, movesAlone: Bool) -> Bool {
    let index = firstIndex(in: joints.indices) { Int(joints[$0]) >= place }
    guard movesAlone || (index < joints.count && Int(joints[index]) == place) else { return false }
    let before = glyphs(of: place - 1..<place)
    return before.count == 1 && before.first?.id == space
  }
}

/// The first index that satisfies a condition which, once true, stays true; the range's end if none does.
private func firstIndex(in range: Range<Int>, where isBeyond: (Int) -> Bool) -> Int {
  var low = range.lowerBound
  var high = range.upperBound
  while low < high {
    let middle = (low + high) / 2
    if isBeyond(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
