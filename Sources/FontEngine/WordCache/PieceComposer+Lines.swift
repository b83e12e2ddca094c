import CUnicode

extension PieceComposer {
  /// Shapes the whole text line by line, and finds where its lines may end, without caching words or copying glyphs.
  ///
  /// Returns `nil` if the face lacks a character, or if tracking applies and a code unit is not a cluster.
  func shapedOpportunities() throws(FontError) -> BreakOpportunities? {
    guard isCovered(0..<text.count) else { return nil }
    let shaper = try shaper()
    var ends = OpportunityCollector(
      length: text.count, capacity: words.count, carriesDeltas: !deltas.isEmpty, plainScript: scriptNumber)
    var sums = LineSums(capacity: min(text.count, FontLimits.maximumChunk), deltas: deltas)
    // The flags of the code units of a word in which a line may end.
    var flags: [UInt8] = []
    var first = 0
    while first < words.count {
      let line = line(from: first)
      first = line.upperBound + 1
      let range = range(of: line)
      let origin = range.lowerBound
      if !range.isEmpty {
        let sum = ends.sum
        try cancellation.check()
        try shaper.withGlyphs(of: text, in: range, run: run(of: range)) {
          sums.fill($0, length: range.count, sum: sum)
        }
        if isTracked, sums.isIrregular { return nil }
      }
      for word in words[line] {
        if range.isEmpty {
          ends.append(Position(offset: word.end, advance: ends.sum), content: nil, isHardBreak: word.endsLine)
        } else if word.isUnbroken {
          // Only spaces hang after such words.
          ends.append(
            sums.position(after: word, origin),
            content: word.isBlank ? nil : sums.position(at: Int(word.visibleEnd), origin), isHardBreak: word.endsLine)
        } else {
          try findBreaks(in: word, &flags)
          appendBreaks(of: word, sums, origin, flags, to: &ends)
        }
      }
    }
    return ends.opportunities
  }

  /// Whether each line of the text is short enough to be shaped in one piece.
  var hasShortLines: Bool {
    let longest = context.face.harfBuzz.shared.longestChunk
    if text.count <= longest { return true }
    var first = 0
    while first < words.count {
      let line = line(from: first)
      if range(of: line).count > longest { return false }
      first = line.upperBound + 1
    }
    return true
  }

  /// Returns the code units of a line's words, without the line feed after them.
  func range(of line: ClosedRange<Int>) -> Range<Int> {
    Int(words[line.lowerBound].start)..<Int(words[line.upperBound].contentEnd)
  }

  /// Finds the flags of a word's code units, including breaks inside the word.
  ///
  /// Not inlined, to keep the common path short: few words have breaks inside.
  @inline(never)
  private func findBreaks(in word: PieceWord, _ flags: inout [UInt8]) throws(FontError) {
    let count = Int32(truncatingIfNeeded: word.range.count)
    if flags.count <= word.range.count { flags = [UInt8](repeating: 0, count: max(64, word.range.count + 1)) }
    var code: Int32 = 0
    // `flags` has one more element than the word has code units, and the word is within the text.
    unsafe text.withUnsafeBufferPointer { units in
      unsafe flags.withUnsafeMutableBufferPointer { flags in
        let units = unsafe units.baseAddress.unsafelyUnwrapped + word.range.lowerBound
        let flags = unsafe flags.baseAddress.unsafelyUnwrapped
        unsafe cu_plain_flags(units, count, flags)
        unsafe flags[Int(count)] = 0
        var state = cu_break_state()
        while state.offset < count, code == 0 {
          code = unsafe cu_line_breaks(units, count, entry.lineRules, WordBreak.normal.rawValue, &state, flags)
        }
      }
    }
    try check(code, "ubrk_open(UBRK_LINE)")
  }

  @inline(never)
  private func appendBreaks(
    of word: PieceWord, _ sums: borrowing LineSums, _ origin: Int, _ flags: [UInt8], to ends: inout OpportunityCollector
  ) {
    let start = Int(word.start)
    func flag(_ offset: Int) -> PositionProperties { PositionProperties(rawValue: flags[offset - start]) }
    var previous = start
    for offset in word.range.dropFirst() where flag(offset).contains(.lineBreak) {
      let content = contentEnd(from: previous, to: offset, flag)
      ends.append(
        sums.position(at: offset, origin), content: content.map { sums.position(at: $0, origin) }, isHardBreak: false)
      previous = offset
    }
    let content = contentEnd(from: previous, to: word.range.upperBound, flag)
    ends.append(
      sums.position(after: word, origin), content: content.map { sums.position(at: $0, origin) },
      isHardBreak: word.endsLine)
  }
}

extension LineSums {
  /// Returns the sum and flag of an offset in the text, whose line begins at `origin`.
  @inline(__always)
  fileprivate func position(at offset: Int, _ origin: Int) -> OpportunityCollector.Position {
    OpportunityCollector.Position(
      offset: offset, advance: sum(at: offset - origin), isUnsafe: isUnsafe(at: offset - origin))
  }

  /// Returns the same of the opportunity after a word. A line feed between them has no advance.
  @inline(__always)
  fileprivate func position(after word: PieceWord, _ origin: Int) -> OpportunityCollector.Position {
    var position = position(at: Int(word.contentEnd), origin)
    position.offset = word.end
    return position
  }
}
