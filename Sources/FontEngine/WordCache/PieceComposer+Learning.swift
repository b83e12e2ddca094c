import CUnicode
import Synchronization

extension PieceComposer {
  /// Caches the words of a segment that look the same in every text. `places` points to the start of the segment.
  func cacheWords(_ segment: ShapedSegment, places: UnsafePointer<TextPlace>) throws(FontError) {
    guard let space, !segment.joints.isEmpty else { return }
    for index in segment.words {
      let start = Int(words[index].start) - segment.range.lowerBound
      unsafe try cacheWord(words[index], of: segment, places: places + start, space: space)
    }
  }

  /// Caches a word's piece if it looks the same in every text; otherwise records that the word is bound to its
  /// neighbors.
  private func cacheWord(
    _ word: PieceWord, of segment: ShapedSegment, places: UnsafePointer<TextPlace>, space: UInt32
  ) throws(FontError) {
    let range = word.range
    let isLast = word.endsLine || range.upperBound == text.count
    // A space at the end of a line was not shaped before other text, so it says nothing about other texts.
    guard !range.isEmpty, range.count <= UInt8.max, !(isLast && word.endsInSpace) else { return }
    var sides: BoundSides = []
    if !word.beginsLine, !segment.isJoint(range.lowerBound, space: space, movesAlone: spaceMovesAlone) {
      sides.insert(.start)
    }
    if !isLast, !segment.isJoint(range.upperBound, space: space, movesAlone: spaceMovesAlone) { sides.insert(.end) }
    guard let content = unsafe try content(of: word, in: segment, sides, isLast: isLast, places: places) else { return }
    let number = word.beginsLine ? number + ShapedPieces.beginsLine : number
    unsafe text[range].withUnsafeBufferPointer {
      unsafe pieces.cachePiece(content, of: $0, hash: word.hash, context: number)
    }
  }

  private func content(
    of word: PieceWord, in segment: ShapedSegment, _ sides: BoundSides, isLast: Bool, places: UnsafePointer<TextPlace>
  ) throws(FontError) -> PieceContent? {
    let range = word.range
    guard sides.isEmpty else { return PieceContent(boundUnits: range.count, sides) }
    var (leading, excess): (Int32, Int32) = (0, 0)
    if spaceMovesAlone {
      if !word.beginsLine {
        guard let own = try self.leading(before: range.lowerBound, in: segment) else { return nil }
        leading = own
      }
      if !isLast {
        guard let next = try self.leading(before: range.upperBound, in: segment) else { return nil }
        excess = next
      }
    }
    var content = unsafe PieceContent(
      segment.glyphs(of: range), range, visibleEnd: Int(word.visibleEnd), excess: excess, places: places,
      deltas: deltas, isTracked: isTracked)
    content?.leading = leading
    return content
  }

  /// The maximum number of characters in a ligature that begins a word. A word that begins with a longer one is never
  /// cached.
  private static let longestLigature = 8

  /// Returns how much wider a space is before the glyph at a place than before nothing, or `nil` if it depends on the
  /// context.
  ///
  /// This is determined once for each glyph, by shaping a space and as much of the following text as the glyph can
  /// represent.
  private func leading(before place: Int, in segment: ShapedSegment) throws(FontError) -> Int32? {
    guard let glyph = segment.glyphs(of: place..<place + 1).first else { return nil }
    let key = UInt64(number) << 32 | UInt64(glyph.id)
    if let known = entry.leadings.withLock({ $0[key] }) { return known }
    let shaper = try Shaper(language: context.language)
    let probe = [0x20] + text[place..<min(place + Self.longestLigature, text.count)].prefix { $0 > 0x20 }
    let together = try shaper.glyphs(of: probe, in: probe.indices, run: run(of: probe.indices), context: probe.indices)
    guard together.count > 1, together[0].id == space, together[1].id == glyph.id, let alone = try spaceAdvance(shaper)
    else { return nil }
    let leading = together[0].advance &- alone
    entry.leadings.withLock { $0[key] = leading }
    return leading
  }

  /// Returns the advance of a space beside nothing, or `nil` if it has another glyph there. It is determined once.
  func spaceAdvance(_ shaper: borrowing Shaper) throws(FontError) -> Int32? {
    if let known = entry.spaceAdvances.withLock({ $0[number] }) { return known }
    let alone = try shaper.glyphs(of: [0x20], in: 0..<1, run: run(of: 0..<1), context: 0..<1)
    guard alone.count == 1, alone[0].id == space else { return nil }
    entry.spaceAdvances.withLock { $0[number] = alone[0].advance }
    return alone[0].advance
  }
}
