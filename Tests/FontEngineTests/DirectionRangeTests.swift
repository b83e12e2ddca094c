import Testing

@testable import FontEngine

/// Ranges with directions, which replace the control characters of UAX #9 around them.
@Suite struct DirectionRangeTests {
  private func levels(_ text: String, _ directions: [DirectionRange] = []) throws -> [UInt8] {
    let units = Array(text.utf16)
    let analysis = try TextAnalysis(
      units, baseDirection: .automatic, languages: [LanguageRun(end: units.count, language: nil)],
      directions: directions)
    return units.indices.map { analysis.level(at: $0) }
  }

  /// Returns the levels of a text without its controls, as in the text with them, and the ranges that replace them.
  private func expected(_ text: String) throws -> (plain: String, ranges: [DirectionRange], levels: [UInt8]) {
    var plain = ""
    var open: [(start: Int, isRightToLeft: Bool, isOverride: Bool)] = []
    var ranges: [DirectionRange] = []
    var kept: [Int] = []
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\u{202A}": open.append((kept.count, false, false))
      case "\u{202B}": open.append((kept.count, true, false))
      case "\u{202D}": open.append((kept.count, false, true))
      case "\u{202E}": open.append((kept.count, true, true))
      case "\u{202C}":
        let last = try #require(open.last)
        open.removeLast()
        ranges.append(
          DirectionRange(last.start..<kept.count, isRightToLeft: last.isRightToLeft, isOverride: last.isOverride))
      default:
        plain.unicodeScalars.append(scalar)
        kept.append(index)
      }
    }
    let all = try levels(text)
    return (plain, ranges, kept.map { all[$0] })
  }

  @Test(
    "characters in a range have the same levels as between controls",
    arguments: [
      "a \u{202B}b, c\u{202C} d", "a\u{202E}bc 12\u{202C}d", "אב \u{202A}c (ד)\u{202C}!", "א\u{202D}בג\u{202C} d",
      "a\u{202B}b \u{202A}c א\u{202C} ד\u{202C}, e", "\u{202B}a\u{202C}", "a\u{202B}\u{202E}b\u{202C} c\u{202C}d",
      "1 \u{202B}2-3 (x)\u{202C}\u{202A}א\u{202C}",
    ])
  func controls(text: String) throws {
    let (plain, ranges, levels) = try expected(text)
    #expect(!ranges.isEmpty)
    #expect(try self.levels(plain, ranges) == levels)
    #expect(try self.levels(plain, ranges.reversed()) == levels)
  }

  /// Source: UAX #9, BD2 and X1 to X8.
  @Test("ranges limit nested ranges, controls in the text do not end them, and depth is limited")
  func nesting() throws {
    // An unclosed embedding, an unmatched PDF, and an unclosed isolate.
    let ranges = [DirectionRange(1..<4, isRightToLeft: true, isOverride: true)]
    #expect(try levels("ab\u{202A}cd", ranges).last == 0)
    #expect(try levels("ab\u{202C}cd", ranges) == [0, 1, 1, 1, 0])
    #expect(try levels("ab\u{2067}cde", ranges).last == 0)
    // A range that extends beyond the enclosing one ends with that.
    let crossing = [
      DirectionRange(0..<3, isRightToLeft: true, isOverride: true),
      DirectionRange(1..<5, isRightToLeft: false, isOverride: true),
    ]
    #expect(try levels("abcdef", crossing) == [1, 2, 2, 0, 0, 0])
    let deep = (0..<200).map { DirectionRange($0..<400 - $0, isRightToLeft: $0 % 2 == 0, isOverride: true) }
    #expect(try levels(String(repeating: "a", count: 400), deep).max() == 125)
  }

  @Test("a range restarts in each paragraph that it reaches, and ranges outside the text are ignored")
  func paragraphs() throws {
    let all = [DirectionRange(1..<6, isRightToLeft: true, isOverride: true)]
    #expect(try levels("abc\ndef", all) == [0, 1, 1, 0, 1, 1, 0])
    #expect(try levels("abc", [DirectionRange(-5 ..< -1, isRightToLeft: true)]) == [0, 0, 0])
    #expect(try levels("abc", [DirectionRange(2..<900, isRightToLeft: true, isOverride: true)]) == [0, 0, 1])
    #expect(try levels("abc", [DirectionRange(1..<1, isRightToLeft: true, isOverride: true)]) == [0, 0, 0])
  }
}
