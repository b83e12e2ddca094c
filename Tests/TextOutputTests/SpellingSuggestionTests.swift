import Testing

@testable import TextOutput

@Suite struct SpellingSuggestionTests {
  @Test(
    "the distance is the minimum number of insertions, deletions, and substitutions",
    // Textbook pairs: kitten/sitting 3, flaw/lawn 2 (Wagner and Fischer's algorithm).
    arguments: [("kitten", "sitting", 3), ("flaw", "lawn", 2), ("", "abc", 3), ("abc", "", 3), ("same", "same", 0)])
  func distance(first: String, second: String, expected: Int) {
    #expect(SpellingSuggestion.distance(first, second) == expected)
  }

  @Test("a similar word is suggested, others are not, and short words must be more similar")
  func nearest() {
    let candidates = ["cells", "metrics", "line"]
    #expect(SpellingSuggestion.nearest(to: "cels", in: candidates) == "cells")
    #expect(SpellingSuggestion.nearest(to: "metrisc", in: candidates) == "metrics")
    #expect(SpellingSuggestion.nearest(to: "pictures", in: candidates) == nil)
    #expect(SpellingSuggestion.nearest(to: "lin", in: candidates) == "line")
    #expect(SpellingSuggestion.nearest(to: "in", in: candidates) == nil)
    #expect(SpellingSuggestion.nearest(to: String(repeating: "x", count: 1_000_000), in: candidates) == nil)
  }
}
