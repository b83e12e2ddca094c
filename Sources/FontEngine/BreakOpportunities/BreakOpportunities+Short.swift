extension BreakOpportunities {
  /// Creates the opportunities of a text of fewer than 65,536 code units, of which there are `count`; `nil` if sums fall
  /// or are too large for ``NarrowOpportunities``.
  ///
  /// It gives what ``OpportunityCollector`` gives for the same text.
  init?(short properties: [PositionProperties], _ advances: [Int64], count: Int) {
    let length = properties.count - 1
    var hardIndices: [Int32] = []
    var flags: UInt8 = 0
    var fits = true
    let words = unsafe [UInt32](filling: 3 * count) { words, initialized in
      let (properties, advances) = (properties.span, advances.span)
      // The end of the last character that does not hang, or the start of a line without one.
      var content = 0
      var (last, lastAdvance) = (0, Int64(0))
      var index = 0
      for offset in 0...length {
        let here = properties[offset]
        if here.contains(.lineBreak) || offset == length {
          let (contentAdvance, advance) = (advances[content], advances[offset])
          let hanging = advance &- contentAdvance
          // As unsigned numbers, negative values are too large as well.
          fits =
            index < count && (content <= last || contentAdvance >= lastAdvance)
            && UInt64(bitPattern: contentAdvance) <= NarrowOpportunities.maximumAdvance
            && UInt64(bitPattern: hanging) <= NarrowOpportunities.maximumHanging
          guard fits else { break }
          let own = OpportunityFlags(at: here, content: properties[content])
          flags |= own.rawValue
          let packed = PackedOpportunity(
            BreakOpportunity(
              contentAdvance: contentAdvance, hanging: hanging, position: offset, contentEnd: content, flags: own))
          // Every word is written once: a sum and a pair for each of the `count` opportunities.
          unsafe words[index] = UInt32(truncatingIfNeeded: contentAdvance)
          unsafe words[count &+ 2 &* index] = packed.first
          unsafe words[count &+ 2 &* index &+ 1] = packed.second
          if here.contains(.hardBreak) {
            if offset < length { hardIndices.append(Int32(truncatingIfNeeded: index)) }
            content = offset
          }
          (last, lastAdvance) = (offset, advance)
          index &+= 1
        }
        if here.isDisjoint(with: .hanging) { content = offset &+ 1 }
      }
      fits = fits && index == count
      initialized = fits ? words.count : 0
    }
    guard fits else { return nil }
    self.init(
      NarrowOpportunities(words, count: count), hardIndices: hardIndices, flags: OpportunityFlags(rawValue: flags))
  }
}
