import CUnicode

extension PieceComposer {
  /// Shapes whole lines without caching any words. Returns `false` if the face lacks a character.
  mutating func shapeLines() throws(FontError) -> Bool {
    guard isCovered(0..<text.count) else { return false }
    let shaper = try Shaper(language: context.language)
    segments = []
    for index in words.indices where words[index].piece != 0 { words[index].piece = 0 }
    var first = 0
    while first < words.count {
      let line = line(from: first)
      first = line.upperBound + 1
      let range = range(of: line)
      if range.isEmpty { continue }
      let run = run(of: range)
      let glyphs = try shaper.glyphs(of: text, in: range, run: run, context: range)
      segments.append(ShapedSegment(words: line, range: range, shaped: glyphs, joints: []))
    }
    return true
  }

  /// Shapes the words that are not cached, with HarfBuzz's flag. Returns `false` if shaping whole lines is better.
  mutating func shapeMissing(space: UInt32) throws(FontError) -> Bool {
    let shaper = try Shaper(language: context.language)
    var first = 0
    while first < words.count {
      guard words[first].isMissing else {
        first += 1
        continue
      }
      guard let segment = try segment(from: first, shaper, space: space) else { return false }
      for word in segment.words { words[word].piece = 0 }
      segments.append(segment)
      first = segment.words.upperBound + 1
    }
    return true
  }

  /// Shapes a segment of words that begins with a missing one.
  ///
  /// The segment is shaped with the space that precedes it on its line and the first character that follows. They
  /// suffice: a rule of the segment that looks further looks at them first, whatever is beyond, and is marked. The
  /// rules of the words beside it, which are cached, are known not to look at the segment. If a joint to one of these
  /// words is not safe, the word becomes part of the segment.
  private func segment(from word: Int, _ shaper: borrowing Shaper, space: UInt32) throws(FontError) -> ShapedSegment? {
    var first = word
    var last = lastMissing(from: word)
    // If a word is known to be bound, its neighbor is included from the beginning.
    if words[first].boundSides.contains(.start), !words[first].beginsLine, words[first - 1].piece != 0 { first -= 1 }
    if words[last].boundSides.contains(.end), !words[last].endsLine, last + 1 < words.count {
      last = lastMissing(from: last + 1)
    }
    for _ in 0..<Self.longestChain {
      let before = words[first].beginsLine ? first : first - 1
      let behind = words[last].endsLine || last + 1 == words.count ? last : last + 1
      let range = Int(words[first].start)..<Int(words[last].contentEnd)
      let start = before == first ? range.lowerBound : range.lowerBound - 1
      let shaped = start..<(behind == last ? range.upperBound : Int(words[behind].start) + 1)
      guard shaped.count <= FontLimits.maximumChunk, isCovered(range) else { return nil }
      let run = run(of: shaped)
      var joints: [Int32] = []
      let glyphs = try shaper.glyphs(of: text, in: shaped, run: run, context: shaped, joints: &joints)
      var segment = ShapedSegment(words: first...last, range: range, shaped: glyphs, joints: joints)
      let isJoinedBefore =
        first == before || segment.isJoint(range.lowerBound, space: space, movesAlone: spaceMovesAlone)
      let isJoinedBehind =
        last == behind || segment.isJoint(range.upperBound, space: space, movesAlone: spaceMovesAlone)
      if isJoinedBefore && isJoinedBehind {
        if spaceMovesAlone, first != before {
          guard let alone = try spaceAdvance(shaper) else { return nil }
          segment.leading = segment.glyphs(of: start..<range.lowerBound).reduce(-alone) { $0 + $1.advance }
        }
        return segment
      }
      if !isJoinedBefore {
        // The preceding word is part of the preceding segment, so it is better to shape whole lines.
        guard words[before].piece != 0 else { return nil }
        first = before
      }
      if !isJoinedBehind { last = lastMissing(from: behind) }
    }
    return nil
  }

  /// How often a segment may grow. In a font that binds words to each other, the whole line would become one segment.
  private static let longestChain = 4

  /// Returns the last of the consecutive missing words on a line that begin with `word`.
  private func lastMissing(from word: Int) -> Int {
    var last = word
    while last + 1 < words.count, !words[last].endsLine, words[last + 1].isMissing { last += 1 }
    return last
  }

  /// Returns the words of the line that begins with the word `first`.
  func line(from first: Int) -> ClosedRange<Int> {
    var last = first
    while !words[last].endsLine, last + 1 < words.count { last += 1 }
    return first...last
  }

  func isCovered(_ range: Range<Int>) -> Bool {
    unsafe text.withUnsafeBufferPointer { unsafe coverage.holds(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
