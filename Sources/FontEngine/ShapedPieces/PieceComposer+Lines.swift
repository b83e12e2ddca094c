import CUnicode

extension PieceComposer {
  /// Shapes the text line by line, every word of it, and finds where its lines may end: of each word one or two sums are taken where
  /// HarfBuzz has the glyphs. nil if the face lacks a character. Nothing is learned.
  func shapedOpportunities() throws(FontError) -> BreakOpportunities? {
    guard isCovered(0..<text.count) else { return nil }
    let shaper = try Shaper(language: context.language)
    var ends = WordEnds(length: text.count, words: words.count)
    // What is known of the code units of a word in which a line may end.
    var flags: [UInt8] = []
    var first = 0
    while first < words.count {
      let line = line(from: first)
      first = line.upperBound + 1
      let range = range(of: line)
      if range.isEmpty {
        for word in words[line] { ends.append(word, content: nil) }
      } else {
        let sum = ends.sum
        try shaper.withGlyphs(of: text, in: range, run: run(of: range)) { glyphs throws(FontError) in
          var cursor = GlyphCursor(glyphs, sum: sum)
          try append(line, range, to: &ends, &cursor, &flags)
        }
      }
    }
    return ends.collector.opportunities
  }

  /// Whether every line of the text can be shaped at once.
  var hasShortLines: Bool {
    if text.count <= FontLimits.maximumChunk { return true }
    var first = 0
    while first < words.count {
      let line = line(from: first)
      if range(of: line).count > FontLimits.maximumChunk { return false }
      first = line.upperBound + 1
    }
    return true
  }

  /// The code units of a line's words, without the line feed behind them.
  func range(of line: ClosedRange<Int>) -> Range<Int> {
    Int(words[line.lowerBound].start)..<Int(words[line.upperBound].contentEnd)
  }

  private func append(
    _ line: ClosedRange<Int>, _ range: Range<Int>, to ends: inout WordEnds, _ cursor: inout GlyphCursor,
    _ flags: inout [UInt8]
  ) throws(FontError) {
    for word in words[line] {
      let start = Int(word.start)
      if start > range.lowerBound, cursor.isUnsafe(at: start) { ends.collector.markUnsafe() }
      var content: Place?
      if word.isUnbroken {
        // Of such words only spaces hang.
        var end = Int(word.contentEnd)
        while end > start, text[end - 1] == 0x20 { end -= 1 }
        if end > start { content = cursor.place(at: end, before: range.upperBound) }
      } else {
        try findBreaks(in: word, &flags)
        content = appendBreaks(of: word, to: &ends, &cursor, flags, before: range.upperBound)
      }
      ends.sum = cursor.move(to: Int(word.contentEnd))
      ends.append(word, content: content)
    }
  }

  /// Finds what is known of a word's code units, breaks inside among them. Few words have any, and the way of the others is short
  /// only without this.
  @inline(never)
  private func findBreaks(in word: PieceWord, _ flags: inout [UInt8]) throws(FontError) {
    let count = Int32(truncatingIfNeeded: word.range.count)
    if flags.count <= word.range.count { flags = [UInt8](repeating: 0, count: max(64, word.range.count + 1)) }
    var code: Int32 = 0
    // There are as many flags as code units and one more, and as many code units as the word says.
    unsafe text.withUnsafeBufferPointer { units in
      unsafe flags.withUnsafeMutableBufferPointer { flags in
        let units = unsafe units.baseAddress.unsafelyUnwrapped + word.range.lowerBound
        let flags = unsafe flags.baseAddress.unsafelyUnwrapped
        unsafe cu_plain_flags(units, count, flags)
        unsafe flags[Int(count)] = 0
        var place: Int32 = 0
        while place < count, code == 0 {
          code = unsafe cu_line_breaks(
            units, count, context.language, context.strictness.rawValue, WordBreak.normal.rawValue, &place, flags)
        }
      }
    }
    try check(code, "ubrk_open(UBRK_LINE)")
  }

  /// Appends the opportunities within a word, and gives the end of what does not hang behind the last one.
  @inline(never)
  private func appendBreaks(
    of word: PieceWord, to ends: inout WordEnds, _ cursor: inout GlyphCursor, _ flags: [UInt8], before end: Int
  ) -> Place? {
    let range = word.range
    func flag(_ place: Int) -> TextPlace { TextPlace(rawValue: flags[place - range.lowerBound]) }
    var previous = range.lowerBound
    for place in range.dropFirst() where flag(place).contains(.lineBreak) {
      let content = contentEnd(from: previous, to: place, flag).map { cursor.place(at: $0, before: end) }
      ends.collector.append(
        cursor.place(at: place, before: end), content: content, isHardBreak: false, isLast: false)
      previous = place
    }
    return contentEnd(from: previous, to: range.upperBound, flag).map { cursor.place(at: $0, before: end) }
  }
}

extension GlyphCursor {
  /// Moves on to a place and says what is known of it; at the end of what was shaped nothing is unsafe.
  @inline(__always)
  fileprivate mutating func place(at offset: Int, before end: Int) -> OpportunityCollector.Place {
    let sum = move(to: offset)
    return OpportunityCollector.Place(offset: offset, advance: sum, isUnsafe: offset < end && isUnsafe(at: offset))
  }
}
