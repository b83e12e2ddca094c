import CUnicode

extension PieceComposer {
  /// Shapes whole lines without caching any words. Returns `false` if the face lacks a character.
  mutating func shapeLines() throws(FontError) -> Bool {
    guard isCovered(0..<text.count) else { return false }
    let shaper = try shaper()
    segments = []
    for index in words.indices where words[index].piece != 0 { words[index].piece = 0 }
    var first = 0
    while first < words.count {
      let line = line(from: first)
      first = line.upperBound + 1
      let range = range(of: line)
      if range.isEmpty { continue }
      let run = run(of: range)
      let glyphs = try shaper.glyphs(
        of: text, in: range, run: run, context: range, cancellation: cancellation)
      segments.append(ShapedSegment(words: line, range: range, shaped: glyphs))
    }
    return true
  }

  /// Shapes the words that are not cached. Returns `false` if whole lines have to be shaped.
  mutating func shapeMissing(_ barrier: SpaceBarrier) throws(FontError) -> Bool {
    let shaper = try shaper()
    var first = 0
    while first < words.count {
      guard words[first].isMissing else {
        first += 1
        continue
      }
      guard let segment = try segment(from: first, shaper, barrier) else { return false }
      for word in segment.words { words[word].piece = 0 }
      if let before = segments.last?.words.upperBound, before + 1 == segment.words.lowerBound, !words[before].endsLine {
        segments[segments.count - 1].widenLastSpace(by: segment.leading)
      }
      segments.append(segment)
      first = segment.words.upperBound + 1
    }
    return true
  }

  /// Shapes the segment of missing words that begins with a word, or returns `nil` if its edges are not spaces.
  ///
  /// The segment is shaped with the space that precedes it on its line. No rule looks further, and none of the segment
  /// looks at what follows its last space.
  private func segment(
    from first: Int, _ shaper: borrowing Shaper, _ barrier: SpaceBarrier
  ) throws(FontError) -> ShapedSegment? {
    let last = lastMissing(from: first)
    let range = Int(words[first].start)..<Int(words[last].contentEnd)
    let start = words[first].beginsLine ? range.lowerBound : range.lowerBound - 1
    let shaped = start..<range.upperBound
    guard shaped.count <= FontLimits.maximumChunk, isCovered(range) else { return nil }
    let glyphs = try shaper.glyphs(
      of: text, in: shaped, run: run(of: shaped), context: shaped, cancellation: cancellation)
    var segment = ShapedSegment(words: first...last, range: range, shaped: glyphs)
    if start < range.lowerBound {
      guard segment.hasSpace(barrier.space, before: range.lowerBound), segment.hasCluster(at: range.lowerBound) else {
        markBound(words[first])
        return nil
      }
      if barrier.leads {
        guard let alone = try spaceAdvance(shaper), let before = segment.shaped.first else { return nil }
        segment.leading = before.advance &- alone
      }
    }
    if !words[last].endsLine, last + 1 < words.count {
      guard segment.hasSpace(barrier.space, before: range.upperBound) else {
        markBound(words[last])
        return nil
      }
      // The next word is cached, or begins another segment, which widens the space itself.
      segment.widenLastSpace(by: leading(behind: last))
    }
    return segment
  }

  /// Returns the last of the consecutive missing words on a line that begin with `word` and can be shaped together.
  ///
  /// More of them than can be shaped in one piece are divided at a space that no rule reaches across.
  private func lastMissing(from word: Int) -> Int {
    var last = word
    let limit = Int(words[word].start) + FontLimits.maximumChunk
    while last + 1 < words.count, !words[last].endsLine, words[last + 1].isMissing {
      if Int(words[last + 1].contentEnd) >= limit, words[last].endsInSpace, !isCrossed(before: last + 1) { break }
      last += 1
    }
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
