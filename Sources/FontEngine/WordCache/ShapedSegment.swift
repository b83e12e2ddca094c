/// Words of one line that were shaped together with what is beside them.
struct ShapedSegment {
  /// The indices of the words in the text's words.
  let words: ClosedRange<Int>
  /// The code units of the words, without the line feed after them.
  let range: Range<Int>
  /// The glyphs of the words, and of the characters shaped with them, in the order of the text.
  let shaped: [Glyph]
  /// The starts of clusters that any other text may precede, in ascending order. Empty if HarfBuzz was not asked.
  let joints: [Int32]
  /// How much wider the space before the words is than one before nothing; 0 unless the space is a ``MovingSpace``.
  var leading: Int32 = 0

  /// The glyphs of the words.
  var glyphs: ArraySlice<Glyph> { glyphs(of: range) }

  /// Returns the glyphs of a part of the shaped text.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of glyphs.
  func glyphs(of part: Range<Int>) -> ArraySlice<Glyph> {
    let start = shaped.indices.partitioningIndex { Int(shaped[$0].cluster) >= part.lowerBound }
    return shaped[start..<(start..<shaped.count).partitioningIndex { Int(shaped[$0].cluster) >= part.upperBound }]
  }

  /// Returns whether the text before a place, which ends in a space, may be replaced by other text.
  ///
  /// With a ``MovingSpace`` it always may, and only the width of the space changes.
  func isJoint(_ place: Int, space: UInt32, movesAlone: Bool) -> Bool {
    let index = joints.indices.partitioningIndex { Int(joints[$0]) >= place }
    guard movesAlone || (index < joints.count && Int(joints[index]) == place) else { return false }
    let before = glyphs(of: place - 1..<place)
    return before.count == 1 && before.first?.id == space
  }
}
