import FontEngine
import Foundation
import Testing

/// Texts that break engines, from analysis to glyphs.
@Suite struct OddTextTests {
  private let dejaVu: FontFace

  init() throws { dejaVu = try BundledFaces.face(BundledFaces.dejaVu) }

  /// Analyses, chooses faces and shapes; returns the runs with their glyphs.
  private func shape(_ units: [UInt16], _ missing: inout [Range<Int>]) throws -> [GlyphRun] {
    let catalog = FontCatalog(usesSystemFonts: false)
    catalog.register(try BundledFaces.face(BundledFaces.inter), isFallback: true)
    let cascade = FontCascade(dejaVu, catalog: catalog, language: nil)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
    let runs = cascade.runs(of: units, in: units.indices, analysis: analysis, missing: &missing)
    let shaper = try Shaper()
    return try runs.map { run in
      // What letters may join with: a little text on both sides, as callers give it.
      let context = max(0, run.range.lowerBound - 16)..<min(units.count, run.range.upperBound + 16)
      return GlyphRun(run: run, glyphs: try shaper.glyphs(of: units, in: run.range, run: run, context: context))
    }
  }

  private func advances(_ text: String) throws -> [Int64] {
    var missing: [Range<Int>] = []
    return try shape(Array(text.utf16), &missing).map(\.advance)
  }

  /// Sources, with `hb-shape` 6.0.0 in DejaVu Sans: "a" is 1255 wide, "b" 1300, the missing glyph 1229, U+FFFD 2100 of 2048.
  @Test("non-characters, private use and unassigned characters are missing glyphs")
  func noCharacters() throws {
    for units: [UInt16] in [[0xFFFF], [0xF8D0], [0x0378], [0xDBFF, 0xDFFD]] {
      var missing: [Range<Int>] = []
      #expect(try shape([0x61] + units + [0x62], &missing).map(\.advance).reduce(0, +) == 1255 + 1229 + 1300)
      #expect(missing == [1..<1 + units.count])
    }
  }

  @Test("lone surrogates are shaped as replacement characters, and NUL has no glyph")
  func noScalars() throws {
    var missing: [Range<Int>] = []
    for units: [UInt16] in [[0xD800], [0xDC00], [0xDC00, 0xD800]] {
      let expected = 1255 + 1300 + 2100 * Int64(units.count)
      #expect(try shape([0x61] + units + [0x62], &missing).map(\.advance).reduce(0, +) == expected)
    }
    #expect(try shape([0x61, 0, 0x62], &missing).map(\.advance) == [1255, 1300])
    #expect(missing.isEmpty)
  }

  @Test(
    "joiners, selectors and other ignorables take no room",
    arguments: ["\u{200D}", "\u{200C}", "\u{FE0F}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{34F}", "\u{E0100}"])
  func ignorables(character: String) throws {
    #expect(try advances("a\(character)b").reduce(0, +) == 1255 + 1300)
    #expect(try advances("a" + String(repeating: character, count: 5000)).reduce(0, +) == 1255)
  }

  @Test(
    "the same text composed and decomposed is as wide",
    arguments: ["é", "ÅÄÖ", "ệ", "ﬁ", "й", "ΐ", "שּׁ", "q\u{307}\u{323}"])
  func normalForms(text: String) throws {
    let forms = [text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping]
    #expect(try advances(forms[0]).reduce(0, +) == advances(forms[1]).reduce(0, +))
  }

  /// Source: U+0E33 is U+0E4D U+0E32 by compatibility, and shaped as that (Thai and Lao OpenType specification).
  @Test("SARA AM stays in its cluster, and many of them are cut as marks are")
  func saraAm() throws {
    let units = Array("น้ำ".utf16)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: "th")
    #expect(analysis.places.map { $0.contains(.grapheme) } == [true, false, false, true])
    let many = Array(("ก" + String(repeating: "\u{E33}", count: 64_000)).utf16)
    var missing: [Range<Int>] = []
    let runs = try shape(many, &missing)
    #expect(runs.allSatisfy { $0.run.range.count <= FontLimits.maximumMarkRun + 1 })
  }

  /// Source: Unicode 15, 9.2: beh between joining letters is in its medial form, whatever styles they have.
  @Test("Arabic letters join across the edge of a run, and not across a non-joiner")
  func joining() throws {
    let units = Array("ببب".utf16)
    func ids(_ range: Range<Int>, _ context: Range<Int>, _ text: [UInt16]) throws -> [UInt32] {
      let run = FontRun(range: range, face: dejaVu, level: 1, script: "Arab")
      return try Shaper().glyphs(of: text, in: range, run: run, context: context).map(\.id)
    }
    let whole = try ids(0..<3, 0..<3, units)
    let parts = try [2, 1, 0].flatMap { try ids($0..<$0 + 1, 0..<3, units) }
    #expect(parts == whole)
    #expect(Set(whole).count == 3)
    let alone = try ids(0..<1, 0..<1, units)
    let apart = Array("ب\u{200C}ب".utf16)
    #expect(try ids(0..<1, 0..<3, apart) == alone)
  }

  @Test(
    "twice the text takes twice the time, from analysis to glyphs",
    arguments: [
      "a", "e\u{301}", "\u{301}", "\n", " ", "a ", "אa", "\u{2067}א\u{2069}", "aבg1", "aЖ", "ŵ\u{1E9E}日", "ก\u{E33}",
      "\u{200D}",
      "🇩🇪", "👩‍", "👍🏽", "❤\u{FE0F}", "ب", "(", "[א]", "\u{0}", "\u{E000}",
    ])
  func growth(piece: String) throws {
    let once = Array(String(repeating: piece, count: 12_000 / piece.utf16.count).utf16)
    func time(_ units: [UInt16]) throws -> Double {
      try (0..<3).map { _ in
        try ThreadTime.of {
          var missing: [Range<Int>] = []
          _ = try shape(units, &missing)
        }
      }.min() ?? 0
    }
    _ = try time(once)
    #expect(try time(once + once) < time(once) * 2.5)
  }

  @Test("a million characters are analysed in twice the time of half as many, under every rule")
  func million() throws {
    func time(_ count: Int, _ strictness: LineBreakStrictness, _ words: WordBreak) throws -> Double {
      let units = Array(String(repeating: "word wörter 日本 ", count: count / 15).utf16)
      return try ThreadTime.of {
        _ = try TextAnalysis(
          units, baseDirection: .automatic, language: nil, strictness: strictness, wordBreak: words)
      }
    }
    _ = try time(1000, .normal, .normal)
    #expect(try time(1_000_000, .normal, .normal) < time(500_000, .normal, .normal) * 2.5)
    for (strictness, words) in [
      (LineBreakStrictness.normal, WordBreak.keepAll), (.normal, .breakAll), (.anywhere, .normal),
    ] {
      #expect(try time(200_000, strictness, words) < time(100_000, strictness, words) * 2.5)
    }
  }
}
