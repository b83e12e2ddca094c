/// Words of one line that were shaped together with the space before them.
struct ShapedSegment {
  /// The indices of the words in the text's words.
  let words: ClosedRange<Int>
  /// The code units of the words, without the line feed after them.
  let range: Range<Int>
  /// The glyphs of the words, and of the space before them, in the order of the text.
  var shaped: [Glyph]
  /// How much wider the space before the words is than one before nothing; 0 unless the next glyph moves it.
  var leading: Int32 = 0
  /// How much wider the last space of the words is than one before nothing.
  var excess: Int32 = 0

  /// Makes the last space of the words wider because of what follows.
  mutating func widenLastSpace(by leading: Int32) {
    excess &+= leading
    if !shaped.isEmpty { shaped[shaped.count - 1].advance &+= leading }
  }

  /// The glyphs of the words.
  var glyphs: ArraySlice<Glyph> { glyphs(of: range) }

  /// Returns the glyphs of a part of the shaped text.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of glyphs.
  func glyphs(of part: Range<Int>) -> ArraySlice<Glyph> {
    let start = shaped.indices.partitioningIndex { Int(shaped[$0].cluster) >= part.lowerBound }
    return shaped[start..<(start..<shaped.count).partitioningIndex { Int(shaped[$0].cluster) >= part.upperBound }]
  }

  /// Returns whether the character before an offset has only the glyph of the space, as ``SpaceBarrier`` requires.
  func hasSpace(_ space: UInt32, before offset: Int) -> Bool {
    let before = glyphs(of: offset - 1..<offset)
    return before.count == 1 && before.first?.id == space
  }

  /// Returns whether a cluster begins at an offset.
  func hasCluster(at offset: Int) -> Bool { !glyphs(of: offset..<offset + 1).isEmpty }
}
