import CUnicode

extension PieceComposer {
  /// Finds where lines may end in the text, whose words are all cached or in a segment, and caches the pieces of the
  /// segments.
  ///
  /// Returns `nil` if tracking applies and a code unit is not a cluster.
  func opportunities() throws(FontError) -> BreakOpportunities? {
    var ends = OpportunityCollector(
      length: text.count, capacity: words.count, carriesDeltas: !deltas.isEmpty, plainScript: scriptNumber)
    if segments.isEmpty {
      append(words[...], to: &ends)
      return ends.opportunities
    }
    let scratch = SegmentScratch(units: segments.reduce(0) { max($0, $1.range.count) })
    var index = 0
    for segment in segments {
      append(words[index..<segment.words.lowerBound], to: &ends)
      if isLong { ends.rebase() }
      scratch.clear(units: segment.range.count, sum: ends.sum)
      let isRegular = unsafe try fill(segment, scratch.properties, scratch.advances, deltas: deltas)
      if isTracked, !isRegular { return nil }
      unsafe try cacheWords(segment, properties: scratch.properties)
      append(segment, scratch, to: &ends)
      index = segment.words.upperBound + 1
    }
    append(words[index...], to: &ends)
    return ends.opportunities
  }

  typealias Position = OpportunityCollector.Position

  /// Whether ``PackedAdvance``s don't hold the sums of the whole text.
  var isLong: Bool { text.count > ShapedPieces.maximumLength }

  /// Appends words that are cached or empty.
  private func append(_ words: ArraySlice<PieceWord>, to ends: inout OpportunityCollector) {
    let isLong = isLong
    for index in words.indices {
      let word = words[index]
      if isLong { ends.rebase() }
      var (sum, content) = (ends.sum, Position?.none)
      if let piece = word.shapedPiece {
        if piece.properties(0).contains(.unsafeToBreak) { ends.markUnsafe() }
        let leading = Int64(leading(behind: index))
        guard word.isUnbroken else {
          appendBreaks(of: word, piece, leading: leading, to: &ends)
          continue
        }
        // Only spaces hang after such words.
        if !word.isBlank {
          let end = Int(word.visibleEnd)
          let length = end - Int(word.start)
          content = Position(
            offset: end,
            advance: sum &+ PackedAdvance.packed(Int64(piece.sum(length - 1)), delta: piece.header.visibleDelta),
            isUnsafe: word.endsInSpace && piece.properties(length).contains(.unsafeToBreak))
        }
        sum &+= piece.header.advance &+ leading
      }
      ends.append(Position(offset: word.end, advance: sum), content: content, isHardBreak: word.endsLine)
    }
  }

  /// Appends a cached word with breaks inside, which few words have. `leading` is added to its advance.
  @inline(never)
  private func appendBreaks(
    of word: PieceWord, _ piece: ShapedPiece, leading: Int64, to ends: inout OpportunityCollector
  ) {
    let (start, sum) = (Int(word.start), ends.sum)
    append(word, to: &ends) { offset in
      let unit = offset - start
      let own = unit == 0 ? 0 : Int64(piece.sum(unit - 1)) + (unit == word.range.count ? leading : 0)
      return Position(
        offset: offset,
        advance: sum &+ PackedAdvance.packed(own, delta: piece.delta(before: unit, deltas)),
        isUnsafe: unit < word.range.count && piece.properties(unit).contains(.unsafeToBreak))
    } flags: {
      piece.properties($0 - start)
    }
  }

  /// Appends the words of a segment.
  private func append(
    _ segment: ShapedSegment, _ scratch: borrowing SegmentScratch, to ends: inout OpportunityCollector
  ) {
    let origin = segment.range.lowerBound
    let limit = segment.range.upperBound
    let (properties, advances) = unsafe (scratch.properties, scratch.advances)
    for index in segment.words {
      let word = words[index]
      if !word.isEmpty, unsafe properties[Int(word.start) - origin].contains(.unsafeToBreak) {
        ends.markUnsafe()
      }
      append(word, to: &ends) { offset in
        unsafe Position(
          offset: offset, advance: advances[offset - origin],
          isUnsafe: offset < limit && properties[offset - origin].contains(.unsafeToBreak))
      } flags: {
        unsafe properties[$0 - origin]
      }
    }
  }

  /// Appends the opportunities within a word and the one after it, which may be marked as unsafe to break later.
  ///
  /// `position` returns the sum and flag of a position in the word or at its end, and `flags` the properties of a code
  /// unit.
  @inline(__always)
  private func append(
    _ word: PieceWord, to ends: inout OpportunityCollector, position: (Int) -> Position,
    flags: (Int) -> PositionProperties
  ) {
    let range = word.range
    var previous = range.lowerBound
    if !word.isUnbroken {
      for offset in range.dropFirst() where flags(offset).contains(.lineBreak) {
        let content = contentEnd(from: previous, to: offset, flags)
        ends.append(position(offset), content: content.map(position), isHardBreak: false)
        previous = offset
      }
    }
    let content = contentEnd(from: previous, to: range.upperBound, flags).map(position)
    let sum = position(range.upperBound).advance
    ends.append(Position(offset: word.end, advance: sum), content: content, isHardBreak: word.endsLine)
  }

  /// Returns the end of the last character that does not hang, or `nil` if there is none.
  @inline(__always)
  func contentEnd(from start: Int, to end: Int, _ flags: (Int) -> PositionProperties) -> Int? {
    var end = end
    while end > start, !flags(end - 1).isDisjoint(with: .hanging) { end -= 1 }
    return end > start ? end : nil
  }
}

/// Temporary storage for the properties and sums of a segment.
@safe
private struct SegmentScratch: ~Copyable {
  private let memory: UnsafeMutableRawPointer
  let advances: UnsafeMutablePointer<Int64>
  let properties: UnsafeMutablePointer<PositionProperties>

  /// Allocates storage for segments of up to `units` code units, and the position at their end.
  init(units: Int) {
    let count = units + 1
    let start = UnsafeMutableRawPointer.allocate(
      byteCount: count * (MemoryLayout<Int64>.stride + MemoryLayout<PositionProperties>.stride), alignment: 8)
    unsafe memory = start
    unsafe advances = start.assumingMemoryBound(to: Int64.self)
    unsafe properties = (start + count * MemoryLayout<Int64>.stride).assumingMemoryBound(to: PositionProperties.self)
  }

  deinit { unsafe memory.deallocate() }

  /// Clears the storage for a segment of `units` code units that follows a sum.
  func clear(units: Int, sum: Int64) {
    unsafe properties.initialize(repeating: [], count: units + 1)
    unsafe advances.initialize(repeating: 0, count: units + 1)
    unsafe advances[0] = sum
  }
}
