import CUnicode
import Synchronization

extension PieceComposer {
  /// Caches the words of a segment that look the same in every text. `properties` points to the start of the segment.
  func cacheWords(_ segment: ShapedSegment, properties: UnsafePointer<PositionProperties>) throws(FontError) {
    // A whole line was shaped because the cache did not help.
    guard let barrier, !isToBeShapedByLines else { return }
    for index in segment.words {
      let start = Int(words[index].start) - segment.range.lowerBound
      unsafe try cacheWord(index, of: segment, properties: properties + start, barrier)
    }
  }

  /// Caches a word's piece if the spaces on either side have their usual glyph; otherwise records that the word is bound
  /// to its neighbors.
  private func cacheWord(
    _ index: Int, of segment: ShapedSegment, properties: UnsafePointer<PositionProperties>, _ barrier: SpaceBarrier
  ) throws(FontError) {
    let word = words[index]
    let range = word.range
    let isLast = word.endsLine || range.upperBound == text.count
    // A line that ends in a space is rare.
    guard !range.isEmpty, range.count <= UInt8.max, !(isLast && word.endsInSpace) else { return }
    // Shaped beside other words, it may look different.
    if isCrossed(before: index) || isCrossed(before: index + 1) { return }
    let isJoinedBefore =
      word.beginsLine
      || (segment.hasSpace(barrier.space, before: range.lowerBound) && segment.hasCluster(at: range.lowerBound))
    guard isJoinedBefore, isLast || segment.hasSpace(barrier.space, before: range.upperBound) else {
      markBound(word)
      return
    }
    let leading = word.beginsLine ? 0 : try leading(before: range.lowerBound, in: segment)
    let excess = isLast ? 0 : try excess(of: range, in: segment)
    guard let leading, let excess,
      var content = unsafe PieceContent(
        segment.glyphs(of: range), range, visibleEnd: Int(word.visibleEnd), excess: excess, properties: properties,
        deltas: deltas, isTracked: isTracked)
    else { return }
    content.leading = leading
    cachePiece(content, of: word)
    entry.noteCachedWord()
  }

  /// Records that a word cannot be cached, because a space beside it does not have its usual glyph.
  func markBound(_ word: PieceWord) {
    cachePiece(PieceContent(boundUnits: word.range.count), of: word)
    entry.noteBoundWord()
  }

  private func cachePiece(_ content: PieceContent, of word: PieceWord) {
    let number = word.beginsLine ? number + ShapedPieces.beginsLine : number
    unsafe text[word.range].withUnsafeBufferPointer {
      unsafe pieces.cachePiece(content, of: $0, hash: word.hash, context: number)
    }
  }

  /// Returns how much wider the space at the end of a word in a segment is than one before nothing, or `nil` if it
  /// depends on the context.
  private func excess(of word: Range<Int>, in segment: ShapedSegment) throws(FontError) -> Int32? {
    if word.upperBound == segment.range.upperBound { return segment.excess }
    return try leading(before: word.upperBound, in: segment)
  }

  /// The maximum number of characters in a ligature that begins a word. A word that begins with a longer one is never
  /// cached.
  private static let longestLigature = 8

  /// Returns how much wider a space is before the glyph at an offset than before nothing, or `nil` if it depends on the
  /// context.
  ///
  /// This is determined once for each glyph, by shaping a space and as much of the following text as the glyph can
  /// represent. Rules skip marks, which have no width, so it may depend on more than a mark.
  private func leading(before offset: Int, in segment: ShapedSegment) throws(FontError) -> Int32? {
    guard spaceLeads else { return 0 }
    guard let glyph = segment.glyphs(of: offset..<offset + 1).first, glyph.advance != 0 else { return nil }
    let key = UInt64(number) << 32 | UInt64(glyph.id)
    if let known = entry.leadings.withLock({ $0[key] }) { return known }
    let shaper = try shaper()
    let probe = [0x20] + text[offset..<min(offset + Self.longestLigature, text.count)].prefix { $0 > 0x20 }
    let together = try shaper.glyphs(of: probe, in: probe.indices, run: run(of: probe.indices), context: probe.indices)
    guard let barrier, together.count > 1, together[0].id == barrier.space, together[1].id == glyph.id,
      let alone = try spaceAdvance(shaper)
    else { return nil }
    let leading = together[0].advance &- alone
    entry.leadings.withLock { $0[key] = leading }
    return leading
  }

  /// Returns the advance of a space beside nothing, or `nil` if it has another glyph there. It is determined once.
  func spaceAdvance(_ shaper: borrowing Shaper) throws(FontError) -> Int32? {
    if let known = entry.spaceAdvances.withLock({ $0[number] }) { return known }
    let alone = try shaper.glyphs(of: [0x20], in: 0..<1, run: run(of: 0..<1), context: 0..<1)
    guard let barrier, alone.count == 1, alone[0].id == barrier.space else { return nil }
    entry.spaceAdvances.withLock { $0[number] = alone[0].advance }
    return alone[0].advance
  }
}
