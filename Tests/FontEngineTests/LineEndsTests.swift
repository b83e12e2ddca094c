import FontEngine
import Testing

/// Lines in integers, compared with their definition: one opportunity after another is tried.
@Suite struct LineEndsTests {
  /// The properties of an opportunity.
  private struct Opportunity {
    var content: Int64
    var sum: Int64
    var flags: OpportunityFlags
  }

  private struct Lines: Equatable {
    var ends: [Int] = []
    var widest: Int64 = 0
  }

  /// Returns a text with random positions and advances.
  private func opportunities(_ length: Int, unsafeShare: Int, _ random: inout Random) throws -> BreakOpportunities {
    var places: [TextPlace] = [.grapheme]
    var advances: [Int64] = [0]
    let hardShare = Int.random(in: 5...400, using: &random)
    for place in 1...length {
      var flags: TextPlace = .grapheme
      if Int.random(in: 0..<5, using: &random) == 0 || place == length { flags.insert(.lineBreak) }
      if Int.random(in: 0..<hardShare, using: &random) == 0 { flags.formUnion([.lineBreak, .hardBreak]) }
      if unsafeShare > 0, place < length, Int.random(in: 0..<unsafeShare, using: &random) == 0 {
        flags.insert(.unsafeToBreak)
      }
      if Int.random(in: 0..<4, using: &random) == 0 { places[place - 1].insert(.space) }
      places.append(flags)
      let isWide = Int.random(in: 0..<30, using: &random) == 0
      advances.append(advances[place - 1] + Int64.random(in: 0...(isWide ? 9000 : 900), using: &random))
    }
    return try BreakOpportunities(places: places, advances: advances, .never)
  }

  /// Returns `nil` if a line has no opportunity that fits, or if shaping an edge of a line, or of the next longer one,
  /// may change it.
  private func lines(_ all: [Opportunity], _ hard: [Int], reach: Int64, limit: Int) -> Lines? {
    var lines = Lines()
    var (first, before) = (0, Int64(0))
    while first < all.count, lines.ends.count < limit {
      if first > 0, all[first - 1].flags.contains(.unsafe) { return nil }
      guard let last = hard.first(where: { $0 >= first }) else { return nil }
      var end: Int?
      for index in first...last where all[index].content - before <= reach { end = index }
      guard let end, !all[end].flags.contains(.unsafeContent) else { return nil }
      if end < last, all[end + 1].flags.contains(.unsafeContent) { return nil }
      lines.ends.append(end)
      lines.widest = max(lines.widest, all[end].content - before)
      (first, before) = (end + 1, all[end].sum)
    }
    return lines
  }

  @Test("each line ends at the last opportunity that it reaches", arguments: 0..<60)
  func definition(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    var foundCount = 0
    for _ in 0..<20 {
      let length = Int.random(in: 1...(seed % 3 == 0 ? 40 : 1200), using: &random)
      let text = try opportunities(length, unsafeShare: [0, 0, 300, 20][seed % 4], &random)
      let all = (0..<text.count).map {
        Opportunity(content: text[$0].contentAdvance, sum: text[$0].advance, flags: text[$0].flags)
      }
      let hard = (0..<text.hardCount).map(text.hardIndex)
      // A line's own width, and one unit less or more.
      let widths = all.indices.map { all[$0].content - ($0 > 8 ? all[$0 - 8].sum : 0) }
      var reaches = (0..<20).map { _ in Int64.random(in: 0...40_000, using: &random) }
      for _ in 0..<10 {
        reaches.append((widths.randomElement(using: &random) ?? 0) + Int64.random(in: -1...1, using: &random))
      }
      for reach in reaches.map({ max(0, $0) }) + [0, 1, 1 << 30, 1 << 62] {
        for limit in [Int.max, 1, Int.random(in: 1...30, using: &random)] {
          let expected = lines(all, hard, reach: reach, limit: limit)
          let found = text.lineEnds(reach: Int(reach), limit: limit)
          #expect(found.map { Lines(ends: $0.indices.map { Int($0) }, widest: Int64($0.widest)) } == expected)
          let count = text.lineCount(reach: Int(reach), limit: limit)
          let isWhole = expected?.ends.last == all.count - 1
          #expect(count?.count == (isWhole ? expected?.ends.count : nil))
          #expect(count.map { Int64($0.widest) } == (isWhole ? expected?.widest : nil))
          if found != nil { foundCount += 1 }
        }
      }
    }
    #expect(foundCount > 50)
  }

  @Test("empty text has no lines, and there is no result for a long text")
  func edges() throws {
    let empty = try BreakOpportunities(places: [.grapheme], advances: [0], .never)
    #expect(empty.lineEnds(reach: 10)?.indices.count == 0)
    #expect(empty.lineCount(reach: 10)?.count == 0)
    let count = 1 << 16
    let long = try BreakOpportunities(
      places: [TextPlace](repeating: .lineBreak, count: count + 1), advances: (0...Int64(count)).map { $0 }, .never)
    #expect(long.lineEnds(reach: 10)?.indices.count == nil)
    #expect(long.lineCount(reach: 10)?.count == nil)
  }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  private struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
