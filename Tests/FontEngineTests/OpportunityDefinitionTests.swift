import Testing

@testable import FontEngine

/// Opportunities are what their definition says, in texts whose sums rise and in others, which take another path.
@Suite struct OpportunityDefinitionTests {
  @Test(
    "a content ends behind the last character of the line that doesn't hang, or at the line's start",
    arguments: 0..<200)
  func definition(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    let length = 1 + Int(generator.next() % 40)
    var properties = (0...length).map { _ in PositionProperties.grapheme }
    var advances: [Int64] = [0]
    for offset in 0..<length {
      if generator.next() % 3 == 0 { properties[offset].insert(generator.next() % 2 == 0 ? .space : .control) }
      let mayFall = seed % 4 == 0
      advances.append(advances[offset] + Int64(generator.next() % 9) - (mayFall ? 3 : 0))
    }
    for offset in 1...length {
      if generator.next() % 3 == 0 { properties[offset].insert(.lineBreak) }
      if properties[offset].contains(.lineBreak), generator.next() % 5 == 0 { properties[offset].insert(.hardBreak) }
      if generator.next() % 4 == 0 { properties[offset].insert(.unsafeToBreak) }
    }
    properties[length].insert([.lineBreak, .hardBreak])

    let found = try? BreakOpportunities(properties: properties, advances: advances, .never)
    var (index, start, hard) = (0, 0, [Int]())
    for position in 1...length where properties[position].contains(.lineBreak) {
      var end = position
      while end > start, !properties[end - 1].isDisjoint(with: [.space, .control]) { end -= 1 }
      let one = found?[index]
      #expect(one?.position == position && one?.contentEnd == end)
      #expect(one?.contentAdvance == advances[end] && one?.hanging == advances[position] - advances[end])
      var flags: OpportunityFlags = []
      if properties[position].contains(.hardBreak) { flags.insert(.hardBreak) }
      if properties[position].contains(.unsafeToBreak) { flags.insert(.unsafe) }
      if properties[end].contains(.unsafeToBreak) { flags.insert(.unsafeContent) }
      #expect(one?.flags == flags)
      if flags.contains(.hardBreak) {
        start = position
        hard.append(index)
      }
      index += 1
    }
    #expect(found?.count == index)
    #expect(hard == (0..<(found?.hardCount ?? 0)).map { found?.hardIndex($0) ?? -1 })
  }

  /// Marsaglia's xorshift64.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    init(state: UInt64) { self.state = state &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
