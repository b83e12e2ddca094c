import FontEngine
import TestSupport
import Testing

/// Expectations from CSS Text 3 (5.2 `word-break`, 5.3 `line-break`). For Chromium's behavior, see
/// `LineBreakOracleTests`.
@Suite struct BreakRuleTests {
  private func breaks(
    _ text: String, languages: [LanguageRun] = [], _ strictness: LineBreakStrictness = .normal,
    _ words: WordBreak = .normal
  ) throws -> [Int] {
    let units = Array(text.utf16)
    let analysis = try TextAnalysis(
      units, baseDirection: .automatic, languages: languages, strictness: strictness, wordBreak: words)
    return analysis.properties.indices.filter { analysis.properties[$0].contains(.lineBreak) }
  }

  @Test(
    "line-break: anywhere allows breaks around every cluster except before spaces and line breaks, regardless of word-break"
  )
  func anywhere() throws {
    for words in [WordBreak.normal, .keepAll, .breakAll] {
      // No-break space; word joiner (its own cluster); é as two characters; CR LF, which is not split and ends a line;
      // a flag.
      #expect(try breaks("a\u{A0}b\u{2060}e\u{301} c\r\n🇩🇪", .anywhere, words) == [1, 2, 3, 4, 7, 10, 14])
    }
  }

  /// Source: UAX #29, GB9 and GB9a: an emoji modifier, a joiner, or a mark extends the cluster before it. By UAX #14 of
  /// Unicode 15 alone, lines could break at 1, 1, and 2: an ideograph is not a base for a modifier (LB30b), and a mark
  /// after a space is a letter (LB10, LB18).
  @Test("no line breaks inside a grapheme cluster", arguments: [("文🏻", 3), ("文🏿字", 3), ("a \u{301}b", 4)])
  func clusters(text: String, first: Int) throws {
    for strictness in [LineBreakStrictness.normal, .loose, .strict] {
      #expect(try breaks(text, strictness).first == first)
    }
    #expect(try breaks(text, languages: [LanguageRun(end: 9, language: "ja")]).first == first)
  }

  /// Source: the sample of CSS Text 3, 5.2, "这是一些汉字 and some Latin و کمی خط عربی และตัวอย่างการเขียนภาษาไทย".
  @Test("keep-all allows no breaks between letters, except between Thai words found by a dictionary")
  func keepAll() throws {
    let text = "这是一些汉字 and some Latin و کمی خط عربی และตัวอย่างการเขียนภาษาไทย"
    let words = try breaks(text, .normal, .keepAll)
    // 这是一些汉字·and·some·Latin·و·کمی·خط·عربی·และ·ตัวอย่าง·การ·เขียน·ภาษา·ไทย
    #expect(words == [7, 11, 16, 22, 24, 28, 31, 36, 39, 47, 50, 55, 59, 62])
    #expect(try breaks("한국어 문장", .normal, .keepAll) == [4, 6])
  }

  /// Source: the same sample; break-all separates all its letters, except for clusters and the spaces before them.
  @Test("break-all allows breaks between letters and digits, but not in clusters or before punctuation of ideographs")
  func breakAll() throws {
    #expect(try breaks("ab 12", .normal, .breakAll) == [1, 3, 4, 5])
    #expect(try breaks("e\u{301}e, (f)", .normal, .breakAll) == [2, 5, 8])
    #expect(try breaks("น้ำ", .normal, .breakAll) == [3])
    // Two letters of Adlam and a mark on the second, all beyond the BMP.
    #expect(try breaks("\u{1E922}\u{1E923}\u{1E944}", .normal, .breakAll) == [2, 6])
  }

  /// Source: CLDR's Japanese rules of `line-break: normal` treat U+301C as an ideograph, others do not (CSS Text 3,
  /// 5.3).
  @Test("the language of the character before a position determines whether a line can break there")
  func languages() throws {
    let text = "本〜本〜本"
    #expect(try breaks(text, languages: [LanguageRun(end: 5, language: "en")]) == [2, 4, 5])
    #expect(try breaks(text, languages: [LanguageRun(end: 5, language: "ja")]) == [1, 2, 3, 4, 5])
    let mixed = [LanguageRun(end: 1, language: "ja"), LanguageRun(end: 5, language: "en-GB")]
    #expect(try breaks(text, languages: mixed) == [1, 2, 4, 5])
    let reversed = [LanguageRun(end: 2, language: nil), LanguageRun(end: 5, language: "ja-JP")]
    #expect(try breaks(text, languages: reversed) == [2, 3, 4, 5])
  }

  @Test("language runs that overlap, end early, or are beyond the text apply as far as possible")
  func oddLanguages() throws {
    let text = "本〜本〜本"
    let ja = "ja"
    #expect(try breaks(text, languages: []) == [2, 4, 5])
    #expect(try breaks(text, languages: [LanguageRun(end: -3, language: ja)]) == [1, 2, 3, 4, 5])
    #expect(
      try breaks(text, languages: [.init(end: 99, language: ja), .init(end: 2, language: nil)]) == [1, 2, 3, 4, 5])
    #expect(
      try breaks(text, languages: [.init(end: 3, language: ja), .init(end: 1, language: nil)]) == [1, 2, 3, 4, 5])
  }

  @Test("a thousand languages take a few passes, not a thousand")
  func manyLanguages() throws {
    let units = Array(String(repeating: "本〜本 and ", count: 10_000).utf16)
    func time(_ languages: [String]) throws -> Double {
      let runs = (0..<units.count / 10).map { LanguageRun(end: $0 * 10, language: languages[$0 % languages.count]) }
      return try (0..<3).map { _ in
        try ThreadTime.of { _ = try TextAnalysis(units, baseDirection: .automatic, languages: runs) }
      }.min() ?? 0
    }
    let one = try time(["ja"])
    // ICU 72 has four rule sets, so four passes; the rest of the time is opening rules for each tag, and depends on the
    // allocator (12 passes' worth under the address sanitizer). The limit is near the geometric mean of 8 and 1,000.
    #expect(try time((0..<1000).map { ["ja", "zh", "zh-Hant", "en"][$0 % 4] + "-x-a\($0)" }) < one * 90)
  }
}
