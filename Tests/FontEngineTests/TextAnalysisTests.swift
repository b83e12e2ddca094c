import FontEngine
import TestSupport
import Testing

@Suite struct TextAnalysisTests {
  private func analysis(_ text: String, _ direction: BaseDirection = .automatic) throws -> TextAnalysis {
    try TextAnalysis(Array(text.utf16), baseDirection: direction, language: nil)
  }

  private func offsets(_ flag: PositionProperties, in text: String) throws -> [Int] {
    try analysis(text).properties.indices.filter { try analysis(text).properties[$0].contains(flag) }
  }

  /// Source: UAX #14, LB4 to LB6: after BK, CR LF as one, LF, NEL.
  @Test(
    "every kind of line break is mandatory",
    arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func hardBreaks(lineEnd: String) throws {
    #expect(try offsets(.hardBreak, in: "a\(lineEnd)b") == [1 + lineEnd.utf16.count])
  }

  /// Source: UAX #14, LB4 and LB5; the words are those that Pango and Chromium keep on one line in
  /// `Tests/Oracles/lines`.
  @Test("dictionary words before a line break are not break opportunities themselves")
  func dictionaryWordsBeforeLineEnds() throws {
    let text = "บรรทัดแรกของที่อยู่\nบรรทัด\nที่สอง"
    #expect(try offsets(.hardBreak, in: text) == [20, 27])
    #expect(try offsets(.lineBreak, in: text).count > 6)
  }

  /// Source: UAX #14, LB18 (after spaces), LB21 (after a hyphen), LB7 and LB11 (not before a space or at a word
  /// joiner).
  @Test("lines can break after spaces and hyphens, but not at no-break spaces or word joiners")
  func opportunities() throws {
    #expect(try offsets(.lineBreak, in: "an old-ish a\u{A0}b c\u{2060}d") == [3, 7, 11, 15, 18])
  }

  /// Source: UAX #29, GB3, GB9, GB11, GB12.
  @Test("CR LF, marks, joined emoji, and pairs of regional indicators are single clusters")
  func clusters() throws {
    #expect(try offsets(.grapheme, in: "\r\ne\u{301}👩‍👧🇩🇪🇫") == [0, 2, 4, 9, 13, 15])
  }

  /// Source: UAX #9: P2 finds the first strong character, W2 and L-rules give numbers in right-to-left text level 2.
  @Test("levels follow the base direction")
  func levels() throws {
    let hebrew = try analysis("אב 12 ab")
    #expect((0..<8).map { hebrew.level(at: $0) } == [1, 1, 1, 2, 2, 1, 2, 2])
    #expect(hebrew.isBaseRightToLeft(at: 0))
    let forced = try analysis("ab א", .leftToRight)
    #expect((0..<4).map { forced.level(at: $0) } == [0, 0, 0, 1])
    let latin = try analysis("ab", .rightToLeft)
    #expect((0..<2).map { latin.level(at: $0) } == [2, 2])
  }

  @Test("an offset outside the text counts as the nearest one", arguments: [-1, 2, .min, .max])
  func outside(offset: Int) throws {
    let hebrew = try analysis("אב")
    #expect(hebrew.level(at: offset) == 1 && hebrew.isBaseRightToLeft(at: offset))
    let empty = try analysis("")
    #expect(empty.level(at: offset) == 0 && !empty.isBaseRightToLeft(at: offset))
  }

  /// Source: UAX #24, 5.1 and 5.2: common characters take the script around them, closing brackets that of the opening.
  @Test("common characters and brackets have the script of the text around them")
  func scripts() throws {
    #expect(try analysis("«Да (abc) да»").scripts.map { "\($0.start) \($0.script)" } == ["0 Cyrl", "5 Latn", "8 Cyrl"])
    #expect(try analysis("12 + 3").scripts.map { "\($0.start) \($0.script)" } == ["0 Zyyy"])
  }

  @Test("lone surrogates, NUL, and invalid language tags are analyzed without error")
  func oddities() throws {
    let units: [UInt16] = [0xD800, 0x61, 0xDC00, 0x0, 0xFFFF]
    for language in ["", "en", "xx-invalid-\(String(repeating: "y", count: 5000))", "de\u{0}"] {
      let analysis = try TextAnalysis(units, baseDirection: .automatic, language: language)
      #expect(analysis.properties.count == 6)
    }
    #expect(try analysis("").properties.count == 1)
  }

  @Test(
    "deep and long nesting is analyzed in linear time",
    arguments: ["\u{2067}", "\u{2066}א\u{2069}", "\u{202B}", "(א", "א)", "\u{2068}a", "[(א)]"])
  func nesting(piece: String) throws {
    func time(_ count: Int) throws -> Double {
      let units = Array(String(repeating: piece, count: count).utf16)
      return try (0..<3).map { _ in
        try ThreadTime.of { _ = try TextAnalysis(units, baseDirection: .automatic, language: nil) }
      }.min() ?? 0
    }
    _ = try time(1000)
    let count = Rounds.count(quick: 500, full: 10_000)
    // A quadratic step would make this 100.
    #expect(try time(10 * count) < time(count) * 40)
  }

  // UAX #9, N0: in "smith (fabrikam ARABIC) HEBREW", the pair of brackets has the direction of the words in front of
  // it. A bracket without its counterpart is between two words from right to left, and gets their direction by N1.
  @Test("only a bracket of the same kind closes a pair, whose ends have one direction", arguments: ["()", "[]", "(]"])
  func bracketPairs(brackets: String) throws {
    let (opening, closing) = (brackets.prefix(1), brackets.suffix(1))
    let units = Array("smith \(opening)fabrikam אבג\(closing) דהו".utf16)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
    let levels = units.indices.map { analysis.level(at: $0) }
    #expect(levels[..<16].allSatisfy { $0 == 0 })
    #expect(levels[16..<19] == [1, 1, 1] && levels[21...] == [1, 1, 1])
    #expect(levels[19..<21] == (brackets == "(]" ? [1, 1] : [0, 0]))
  }
}
