import CUnicode

extension PieceComposer {
  /// Shapes whole lines, every word of them; false if the face lacks a character. Nothing is learned.
  mutating func shapeLines() throws(FontError) -> Bool {
    guard isCovered(0..<text.count) else { return false }
    let shaper = try Shaper(language: context.language)
    stretches = []
    for index in words.indices where words[index].piece != 0 { words[index].piece = 0 }
    var first = 0
    while first < words.count {
      let line = line(from: first)
      first = line.upperBound + 1
      let range = range(of: line)
      if range.isEmpty { continue }
      let run = run(of: range)
      let glyphs = try shaper.glyphs(of: text, in: range, run: run, context: range)
      stretches.append(ShapedStretch(words: line, range: range, shaped: glyphs, joints: []))
    }
    return true
  }

  /// Shapes the words that have no piece, with HarfBuzz's flag; false if the text is better shaped by lines.
  mutating func shapeMissing(space: UInt32) throws(FontError) -> Bool {
    let shaper = try Shaper(language: context.language)
    var first = 0
    while first < words.count {
      guard words[first].isMissing else {
        first += 1
        continue
      }
      guard let stretch = try stretch(from: first, shaper, space: space) else { return false }
      for word in stretch.words { words[word].piece = 0 }
      stretches.append(stretch)
      first = stretch.words.upperBound + 1
    }
    return true
  }

  /// Shapes a stretch of words that begins with a missing one, with the word before it on its line and the first character
  /// behind it.
  ///
  /// That one character is enough: a rule of the stretch that looks beyond looks at it first, whatever follows, and is marked. The
  /// rules of the word behind it, which is kept, are known to look at nothing of the stretch.
  /// Where a joint to one of these turns out to be none, that word joins the stretch.
  private func stretch(from word: Int, _ shaper: borrowing Shaper, space: UInt32) throws(FontError) -> ShapedStretch? {
    var first = word
    var last = lastMissing(from: word)
    // Where a joint is known to be none, there is no need to find that out.
    if words[first].boundSides.contains(.start), !words[first].beginsLine, words[first - 1].piece != 0 { first -= 1 }
    if words[last].boundSides.contains(.end), !words[last].endsLine, last + 1 < words.count {
      last = lastMissing(from: last + 1)
    }
    for _ in 0..<Self.longestChain {
      let before = words[first].beginsLine ? first : first - 1
      let behind = words[last].endsLine || last + 1 == words.count ? last : last + 1
      let shaped =
        Int(words[before].start)..<(behind == last ? Int(words[last].contentEnd) : Int(words[behind].start) + 1)
      let range = Int(words[first].start)..<Int(words[last].contentEnd)
      guard shaped.count <= FontLimits.maximumChunk, isCovered(range) else { return nil }
      let run = run(of: shaped)
      var joints: [Int32] = []
      let glyphs = try shaper.glyphs(of: text, in: shaped, run: run, context: shaped, joints: &joints)
      let stretch = ShapedStretch(words: first...last, range: range, shaped: glyphs, joints: joints)
      let isJoinedBefore =
        first == before || stretch.isJoint(range.lowerBound, space: space, movesAlone: spaceMovesAlone)
      let isJoinedBehind =
        last == behind || stretch.isJoint(range.upperBound, space: space, movesAlone: spaceMovesAlone)
      if isJoinedBefore && isJoinedBehind { return stretch }
      if !isJoinedBefore {
        // The word before is part of the stretch before: then all is better shaped as one.
        guard words[before].piece != 0 else { return nil }
        first = before
      }
      if !isJoinedBehind { last = lastMissing(from: behind) }
    }
    return nil
  }

  /// How often a stretch grows before the text is given up: in fonts that join words, everything is one stretch.
  private static let longestChain = 4

  /// The last of the words from one on, on its line, that are missing.
  private func lastMissing(from word: Int) -> Int {
    var last = word
    while last + 1 < words.count, !words[last].endsLine, words[last + 1].isMissing { last += 1 }
    return last
  }

  /// The words of a line that begins with one.
  func line(from first: Int) -> ClosedRange<Int> {
    var last = first
    while !words[last].endsLine, last + 1 < words.count { last += 1 }
    return first...last
  }

  func isCovered(_ range: Range<Int>) -> Bool {
    unsafe text.withUnsafeBufferPointer { unsafe coverage.holds(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
