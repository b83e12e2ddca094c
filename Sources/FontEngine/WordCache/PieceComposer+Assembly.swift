import CUnicode

extension PieceComposer {
  /// Composes the text, whose words are all cached or in a segment, and caches the pieces of the segments.
  func composed() throws(FontError) -> ComposedText {
    var properties = [PositionProperties](repeating: [], count: text.count + 1)
    var advances = [Int64](repeating: 0, count: text.count + 1)
    var failure: FontError?
    unsafe properties.withUnsafeMutableBufferPointer { properties in
      unsafe advances.withUnsafeMutableBufferPointer { advances in
        do throws(FontError) {
          try unsafe fill(properties.baseAddress.unsafelyUnwrapped, advances.baseAddress.unsafelyUnwrapped)
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    return ComposedText(
      properties: properties, advances: advances, runs: runs(),
      analysis: TextAnalysis(leftToRight: properties, script: script.tag))
  }

  // The words of the text are adjacent and end at its end, so everything stays within `text.count + 1` entries.
  private func fill(
    _ properties: UnsafeMutablePointer<PositionProperties>, _ advances: UnsafeMutablePointer<Int64>
  ) throws(FontError) {
    var next = 0
    let words = words
    var nextWord = segments.first?.words.lowerBound
    for index in words.indices {
      let word = words[index]
      let start = Int(word.start)
      if let piece = word.shapedPiece {
        unsafe piece.copyProperties(to: properties + start)
        unsafe piece.copySums(to: advances + start + 1, from: advances[start])
        unsafe advances[start + piece.unitCount] += Int64(leading(behind: index))
      } else if index == nextWord {
        try unsafe fill(segments[next], properties + start, advances + start, deltas: [])
        unsafe try cacheWords(segments[next], properties: properties + start)
        next += 1
        nextWord = next < segments.count ? segments[next].words.lowerBound : nil
      }
      if word.endsLine {
        let lineFeed = Int(word.contentEnd)
        unsafe properties[lineFeed] = [.control, .grapheme]
        unsafe advances[lineFeed + 1] = advances[lineFeed]
      }
      if start > 0 { unsafe properties[start].insert(breakBefore(start)) }
    }
    unsafe properties[text.count] = breakBefore(text.count).union(.grapheme)
  }

  /// Returns the break between two words, which is mandatory after a line feed.
  private func breakBefore(_ offset: Int) -> PositionProperties {
    text[offset - 1] == 0x0A ? [.lineBreak, .hardBreak] : .lineBreak
  }

  /// Fills in the properties and sums of a segment, and returns whether every code unit is a cluster with a width.
  ///
  /// `properties` and `advances` point to the start of the segment, whose sum is already set, and have one more element
  /// than the segment has code units. With deltas, the sums are ``PackedAdvance``s.
  @discardableResult
  func fill(
    _ segment: ShapedSegment, _ properties: UnsafeMutablePointer<PositionProperties>,
    _ advances: UnsafeMutablePointer<Int64>,
    deltas: [Int16]
  ) throws(FontError) -> Bool {
    let range = segment.range
    let origin = range.lowerBound
    let flags = unsafe UnsafeMutableRawPointer(properties).assumingMemoryBound(to: UInt8.self)
    var code: Int32 = 0
    unsafe text.withUnsafeBufferPointer { units in
      let units = unsafe units.baseAddress.unsafelyUnwrapped
      unsafe cu_plain_flags(units + origin, Int32(truncatingIfNeeded: range.count), flags)
      // The break that is found at the end of a word exists anyway.
      for word in segment.words where !words[word].isUnbroken && code == 0 {
        let own = words[word].range
        var state = cu_break_state()
        while state.offset < own.count, code == 0 {
          code = unsafe cu_line_breaks(
            units + own.lowerBound, Int32(truncatingIfNeeded: own.count), entry.lineRules, WordBreak.normal.rawValue,
            &state, flags + (own.lowerBound - origin))
        }
      }
    }
    try check(code, "ubrk_open(UBRK_LINE)")
    for word in segment.words.dropFirst() { unsafe properties[Int(words[word].start) - origin].insert(.lineBreak) }
    var sum = unsafe advances[0]
    var isRegular = true
    unsafe segment.glyphs.withUnsafeBufferPointer { glyphs in
      for i in 0..<glyphs.count {
        let glyph = unsafe glyphs[i]
        let cluster = Int(glyph.cluster) - origin
        let next = i + 1 < glyphs.count ? unsafe Int(glyphs[i + 1].cluster) - origin : range.count
        sum &+= PackedAdvance.packed(Int64(glyph.advance), delta: deltas.delta(of: glyph.id, advance: glyph.advance))
        let beginsCluster = i == 0 || (unsafe glyphs[i - 1].cluster) != glyph.cluster
        if (beginsCluster && glyph.advance == 0) || next > cluster + 1 { isRegular = false }
        if glyph.isUnsafeToBreak, cluster > 0 { unsafe properties[cluster].insert(.unsafeToBreak) }
        if next == cluster { continue }
        unsafe advances[cluster + 1] = sum
        // Offsets within a cluster have the sum after it, and no glyph begins there.
        for offset in stride(from: cluster + 2, through: next, by: 1) {
          unsafe advances[offset] = sum
          unsafe properties[offset - 1].insert(.unsafeToBreak)
        }
      }
    }
    return isRegular
  }

  private func runs() -> [GlyphRun] {
    var runs: [GlyphRun] = []
    var first = 0
    var next = 0
    while first < words.count {
      let line = line(from: first)
      let range = Int(words[line.lowerBound].start)..<Int(words[line.upperBound].contentEnd)
      if !range.isEmpty {
        let run = run(of: range)
        runs.append(GlyphRun(run: run, glyphs: glyphs(of: line, &next)))
      }
      first = line.upperBound + 1
    }
    return runs
  }

  private func glyphs(of line: ClosedRange<Int>, _ next: inout Int) -> [Glyph] {
    if next < segments.count, segments[next].words == line {
      next += 1
      return segments[next - 1].shaped
    }
    var count = 0
    let first = next
    for index in line {
      if let piece = words[index].shapedPiece {
        count += piece.glyphCount
      } else if next < segments.count, segments[next].words.lowerBound == index {
        count += segments[next].glyphs.count
        next += 1
      }
    }
    return unsafe [Glyph](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard var glyphs = buffer.baseAddress else { return }
      var next = first
      for index in line {
        if let piece = words[index].shapedPiece {
          unsafe piece.copyGlyphs(to: glyphs, from: Int(words[index].start))
          unsafe glyphs += piece.glyphCount
          unsafe glyphs[-1].advance += leading(behind: index)
        } else if next < segments.count, segments[next].words.lowerBound == index {
          for glyph in segments[next].glyphs {
            unsafe glyphs.initialize(to: glyph)
            unsafe glyphs += 1
          }
          next += 1
        }
      }
      initialized = count
    }
  }
}
