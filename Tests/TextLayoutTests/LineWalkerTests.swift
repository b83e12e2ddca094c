import FontEngine
import TestSupport
import Testing

@testable import TextLayout

/// Lines by sums, compared with their definition: one opportunity after another is tried.
@Suite struct LineWalkerTests {
  /// The properties of an opportunity.
  private struct Opportunity {
    var content: Int64
    var sum: Int64
    var flags: OpportunityFlags
  }

  private struct Lines: Equatable {
    var ends: [Int] = []
    var widest: Int64 = 0
    /// The width of the widest line at a line end, with what hangs after it.
    var widestEnd: Int64 = 0
  }

  /// Returns a text with random positions and advances.
  private func opportunities(_ length: Int, unsafeShare: Int, _ random: inout SeededGenerator) throws
    -> BreakOpportunities
  {
    var properties: [PositionProperties] = [.grapheme]
    var advances: [Int64] = [0]
    let hardShare = Int.random(in: 5...400, using: &random)
    for offset in 1...length {
      var flags: PositionProperties = .grapheme
      if Int.random(in: 0..<5, using: &random) == 0 || offset == length { flags.insert(.lineBreak) }
      if Int.random(in: 0..<hardShare, using: &random) == 0 { flags.formUnion([.lineBreak, .hardBreak]) }
      if unsafeShare > 0, offset < length, Int.random(in: 0..<unsafeShare, using: &random) == 0 {
        flags.insert(.unsafeToBreak)
      }
      if Int.random(in: 0..<4, using: &random) == 0 { properties[offset - 1].insert(.space) }
      properties.append(flags)
      let isWide = Int.random(in: 0..<30, using: &random) == 0
      advances.append(advances[offset - 1] + Int64.random(in: 0...(isWide ? 9000 : 900), using: &random))
    }
    return try BreakOpportunities(properties: properties, advances: advances, .never)
  }

  /// Returns the lines by trying one opportunity after another, or `nil` if a line has none that fits, or if shaping an
  /// edge of a line, or of the next longer one, may change it.
  private func lines(
    _ all: [Opportunity], _ hard: [Int], reach: Int64, limit: Int, keepsWords: Bool
  ) -> Lines? {
    var lines = Lines()
    var (first, before) = (0, Int64(0))
    while first < all.count, lines.ends.count < limit {
      if first > 0, all[first - 1].flags.contains(.unsafe) { return nil }
      guard let last = hard.first(where: { $0 >= first }) else { return nil }
      var end = keepsWords ? first : nil
      for index in first...last where all[index].content - before <= reach { end = index }
      guard let end, !all[end].flags.contains(.unsafeContent) else { return nil }
      if end < last, all[end + 1].flags.contains(.unsafeContent) { return nil }
      lines.ends.append(end)
      lines.widest = max(lines.widest, all[end].content - before)
      if end == last { lines.widestEnd = max(lines.widestEnd, all[end].sum - before) }
      (first, before) = (end + 1, all[end].sum)
    }
    return lines
  }

  /// The lines that a walker gives to it.
  private struct Collector: LineSink {
    var lines: [LineWalker.Line] = []

    mutating func addLines(atMost most: Int, _ body: (Int, (LineWalker.Line) -> Void) -> Bool) -> Bool {
      body(most) { lines.append($0) }
    }

    var count: Int { lines.count }
    let storesLines = false
    let isPlain = true
    func reserve(_ count: Int) {}
    func add(_ line: TextLine, _ plain: PlainLines?) { Issue.record("a walker measures no line") }
    func beginHardLine() {}
    func breakBeforeLast(in sums: some LineSums) -> Int? { nil }
    func moveBreak(to index: Int, of hardLine: HardLine, in sums: some LineSums) {}
    func replaceLastTwo(with lines: (TextLine, TextLine), _ plain: PlainLines?) {}
  }

  /// Returns the lines that a walker finds.
  private func walkedLines(
    _ sums: some LineSums, _ text: BreakOpportunities, reach: Int64, limit: Int, keepsWords: Bool
  ) -> Lines? {
    var counter = LineCounter()
    var collector = Collector()
    var walkers = (0..<2).map { _ in LineWalker(isSafe: text.isSafe, perLine: Int(reach / 2000)) }
    for number in 0..<text.hardCount where collector.count < limit {
      let bounds = LineWalker.Bounds(last: text.hardIndex(number), reach: reach, keepsWords: keepsWords)
      let most = limit - collector.count
      let isDetermined = walkers[0].addLines(in: sums, within: bounds, atMost: most, to: &collector)
      #expect(walkers[1].addLines(in: sums, within: bounds, atMost: most, to: &counter) == isDetermined)
      if !isDetermined { return nil }
    }
    var lines = Lines()
    for line in collector.lines {
      #expect(line.first == (lines.ends.last ?? -1) + 1)
      lines.ends.append(line.end)
      lines.widest = max(lines.widest, line.width)
      if line.endsHardLine { lines.widestEnd = max(lines.widestEnd, line.fullWidth) }
    }
    #expect(counter.count == lines.ends.count)
    #expect(counter.widest == lines.widest && counter.widestEnd == lines.widestEnd)
    return lines
  }

  @Test("each line ends at the last opportunity that it reaches", arguments: 0..<Rounds.count(quick: 8, full: 60))
  func definition(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var foundCount = 0
    for _ in 0..<Rounds.count(quick: 12, full: 20) {
      let length = Int.random(in: 1...(seed % 3 == 0 ? 40 : 1200), using: &random)
      let text = try opportunities(length, unsafeShare: [0, 0, 300, 20][seed % 4], &random)
      let records = (0..<text.count).map { text[$0] }
      let all = records.map { Opportunity(content: $0.contentAdvance, sum: $0.advance, flags: $0.flags) }
      let hard = (0..<text.hardCount).map(text.hardIndex)
      #expect(text.isSafe == all.allSatisfy { $0.flags.isDisjoint(with: [.unsafe, .unsafeContent]) })
      // A line's own width, and one unit less or more.
      let widths = all.indices.map { all[$0].content - ($0 > 8 ? all[$0 - 8].sum : 0) }
      var reaches = (0..<20).map { _ in Int64.random(in: 0...40_000, using: &random) }
      for _ in 0..<10 {
        reaches.append((widths.randomElement(using: &random) ?? 0) + Int64.random(in: -1...1, using: &random))
      }
      for reach in reaches.map({ max(0, min($0, text.advance)) }) + [0, 1, text.advance] {
        for limit in [Int.max, 1, Int.random(in: 1...30, using: &random)] {
          for keepsWords in [false, true] {
            let expected = lines(all, hard, reach: reach, limit: limit, keepsWords: keepsWords)
            let narrow = walkedLines(text.narrow, text, reach: reach, limit: limit, keepsWords: keepsWords)
            let wide = walkedLines(records, text, reach: reach, limit: limit, keepsWords: keepsWords)
            #expect(narrow == expected)
            #expect(wide == expected)
            if narrow != nil { foundCount += 1 }
          }
        }
      }
    }
    #expect(foundCount > Rounds.count(quick: 30, full: 50))
  }

  @Test("a search finds the last sum within a target, wherever it begins")
  func search() throws {
    let text = try BreakOpportunities(
      properties: [.grapheme] + [PositionProperties](repeating: [.grapheme, .lineBreak], count: 30),
      advances: (0...30).map { Int64($0 / 3 * 10) }, .never)
    for (first, last) in [(0, 29), (4, 20), (28, 29), (7, 7)] {
      for target in -1...110 {
        let expected = (first...last).last { text[$0].contentAdvance <= target }
        for guess in [0, 3, 9, 15, 29, 1000] {
          let narrow = text.narrow.lastIndex(within: Int64(target), from: first, to: last, near: guess)
          let wide = (0..<30).map { text[$0] }.lastIndex(within: Int64(target), from: first, to: last, near: guess)
          #expect(narrow == expected || narrow < first && expected == nil)
          #expect(wide == expected || wide < first && expected == nil)
        }
      }
    }
  }
}
