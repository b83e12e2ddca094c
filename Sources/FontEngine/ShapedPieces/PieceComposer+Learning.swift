import CUnicode
import Synchronization

extension PieceComposer {
  /// Keeps the words of a stretch that are the same in every text. `places` are those of its start.
  func learn(_ stretch: ShapedStretch, places: UnsafePointer<TextPlace>) throws(FontError) {
    guard let space, !stretch.joints.isEmpty else { return }
    for index in stretch.words {
      let start = Int(words[index].start) - stretch.range.lowerBound
      unsafe try keep(words[index], of: stretch, places: places + start, space: space)
    }
  }

  /// Keeps a word's piece if it is the same in every text, else that it is bound to its neighbours.
  private func keep(
    _ word: PieceWord, of stretch: ShapedStretch, places: UnsafePointer<TextPlace>, space: UInt32
  ) throws(FontError) {
    let range = word.range
    let isLast = word.endsLine || range.upperBound == text.count
    // What ends a line in a space was not shaped before anything, and so tells nothing of other texts.
    guard !range.isEmpty, range.count <= UInt8.max, !(isLast && word.endsInSpace) else { return }
    var sides: BoundSides = []
    if !word.beginsLine, !stretch.isJoint(range.lowerBound, space: space, movesAlone: spaceMovesAlone) {
      sides.insert(.start)
    }
    if !isLast, !stretch.isJoint(range.upperBound, space: space, movesAlone: spaceMovesAlone) { sides.insert(.end) }
    guard let content = unsafe try content(of: word, in: stretch, sides, isLast: isLast, places: places) else { return }
    let number = word.beginsLine ? number + ShapedPieces.beginsLine : number
    unsafe text[range].withUnsafeBufferPointer {
      unsafe pieces.keep(content, of: $0, hash: word.hash, context: number)
    }
  }

  private func content(
    of word: PieceWord, in stretch: ShapedStretch, _ sides: BoundSides, isLast: Bool, places: UnsafePointer<TextPlace>
  ) throws(FontError) -> PieceContent? {
    let range = word.range
    guard sides.isEmpty else { return PieceContent(boundUnits: range.count, sides) }
    var (leading, excess): (Int32, Int32) = (0, 0)
    if spaceMovesAlone {
      if !word.beginsLine {
        guard let own = try self.leading(before: range.lowerBound, in: stretch) else { return nil }
        leading = own
      }
      if !isLast {
        guard let next = try self.leading(before: range.upperBound, in: stretch) else { return nil }
        excess = next
      }
    }
    var content = unsafe PieceContent(
      stretch.glyphs(of: range), range, visibleEnd: Int(word.visibleEnd), excess: excess, places: places,
      deltas: deltas, isTracked: isTracked)
    content?.leading = leading
    return content
  }

  /// How many characters may stand for the glyph that a word begins with; of longer ligatures the word is shaped every time.
  private static let longestLigature = 8

  /// By how much a space before the glyph at a place is wider than one before nothing; nil where only the text around tells.
  ///
  /// Shaped once for each glyph: a space and what follows, as far as a glyph could stand for it.
  private func leading(before place: Int, in stretch: ShapedStretch) throws(FontError) -> Int32? {
    guard let glyph = stretch.glyphs(of: place..<place + 1).first else { return nil }
    let key = UInt64(number) << 32 | UInt64(glyph.id)
    if let known = entry.leadings.withLock({ $0[key] }) { return known }
    let shaper = try Shaper(language: context.language)
    let probe = [0x20] + text[place..<min(place + Self.longestLigature, text.count)].prefix { $0 > 0x20 }
    let together = try shaper.glyphs(of: probe, in: probe.indices, run: run(of: probe.indices), context: probe.indices)
    let alone = try shaper.glyphs(of: probe, in: 0..<1, run: run(of: 0..<1), context: 0..<1)
    guard together.count > 1, alone.count == 1, together[0].id == space, alone[0].id == space,
      together[1].id == glyph.id
    else { return nil }
    let leading = together[0].advance &- alone[0].advance
    entry.leadings.withLock { $0[key] = leading }
    return leading
  }
}
