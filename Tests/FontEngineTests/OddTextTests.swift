import FontEngine
import Foundation
import TestSupport
import Testing

/// Texts that are known to break engines, from analysis to glyphs.
@Suite struct OddTextTests {
  private let dejaVu: FontFace
  private let catalog: FontCatalog

  init() throws {
    dejaVu = try BundledFaces.face(BundledFaces.dejaVu)
    catalog = FontCatalog(usesSystemFonts: false)
    catalog.register(try BundledFaces.face(BundledFaces.inter), isFallback: true)
  }

  /// Analyzes a text, chooses faces, and shapes it. Returns the runs with their glyphs.
  private func shape(_ units: [UInt16], _ missing: inout [Range<Int>]) throws -> [GlyphRun] {
    let cascade = FontCascade(dejaVu, catalog: catalog, language: nil)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
    let runs = try cascade.runs(of: units, in: units.indices, analysis: analysis, missing: &missing)
    let shaper = try Shaper()
    return try runs.map { run in
      // The context for joining letters: a little text on both sides, as callers provide it.
      let context = max(0, run.range.lowerBound - 16)..<min(units.count, run.range.upperBound + 16)
      return GlyphRun(run: run, glyphs: try shaper.glyphs(of: units, in: run.range, run: run, context: context))
    }
  }

  private func advances(_ text: String) throws -> [Int64] {
    var missing: [Range<Int>] = []
    return try shape(Array(text.utf16), &missing).map(\.advance)
  }

  /// Sources, with `hb-shape` 6.0.0 in DejaVu Sans: "a" is 1255 wide, "b" 1300, the missing glyph 1229, U+FFFD 2100 of
  /// 2048.
  @Test("noncharacters, private-use characters, and unassigned characters are missing glyphs")
  func noCharacters() throws {
    for units: [UInt16] in [[0xFFFF], [0xF8D0], [0x0378], [0xDBFF, 0xDFFD]] {
      var missing: [Range<Int>] = []
      #expect(try shape([0x61] + units + [0x62], &missing).map(\.advance).reduce(0, +) == 1255 + 1229 + 1300)
      let unitRange = 1..<1 + units.count
      #expect(missing == [unitRange])
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
    "joiners, selectors, and other ignorable characters have no width",
    arguments: ["\u{200D}", "\u{200C}", "\u{FE0F}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{34F}", "\u{E0100}"])
  func ignorables(character: String) throws {
    #expect(try advances("a\(character)b").reduce(0, +) == 1255 + 1300)
    #expect(try advances("a" + String(repeating: character, count: 5000)).reduce(0, +) == 1255)
  }

  @Test(
    "the same text has equal widths composed and decomposed",
    arguments: ["é", "ÅÄÖ", "ệ", "ﬁ", "й", "ΐ", "שּׁ", "q\u{307}\u{323}"])
  func normalForms(text: String) throws {
    let forms = [text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping]
    let widths: [Int64] = try forms.map { try advances($0).reduce(0, +) }
    #expect(widths[0] == widths[1])
  }

  /// Source: U+0E33 is U+0E4D U+0E32 by compatibility, and shaped as that (Thai and Lao OpenType specification).
  @Test("SARA AM stays in its cluster, and a long series of them is split like marks")
  func saraAm() throws {
    let units = Array("น้ำ".utf16)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: "th")
    #expect(analysis.properties.map { $0.contains(.grapheme) } == [true, false, false, true])
    let many = Array(("ก" + String(repeating: "\u{E33}", count: 64_000)).utf16)
    var missing: [Range<Int>] = []
    let runs = try shape(many, &missing)
    #expect(runs.allSatisfy { $0.run.range.count <= FontLimits.maximumMarkRun + 1 })
  }

  /// Source: Unicode 15, 9.2: beh between joining letters has its medial form, regardless of styles.
  @Test("Arabic letters join across the edge of a run, but not across a non-joiner")
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
    "time is linear in the length of the text, from analysis to glyphs",
    arguments: Rounds.some(
      of: [
        "a", "e\u{301}", "\u{301}", "\n", " ", "a ", "אa", "\u{2067}א\u{2069}", "aבg1", "aЖ", "ŵ\u{1E9E}日", "ก\u{E33}",
        "\u{200D}",
        "🇩🇪", "👩‍", "👍🏽", "❤\u{FE0F}", "ب", "(", "[א]", "\u{0}", "\u{E000}",
      ], quick: 7))
  func growth(piece: String) throws {
    let units = Array(String(repeating: piece, count: 16_000 / piece.utf16.count).utf16)
    let growth = try ThreadTime.growth(from: units.count / 8) { count in
      var missing: [Range<Int>] = []
      _ = try shape(Array(units.prefix(count)), &missing)
    }
    #expect(growth < ThreadTime.linear)
  }

  @Test(
    "hundreds of thousands of characters are analyzed in time proportional to an eighth of them, and fewer under every rule"
  )
  func million() throws {
    let units = Array(
      String(repeating: "word wörter 日本 ", count: Rounds.count(quick: 200_000, full: 1_000_000) / 15).utf16)
    func growth(_ count: Int, _ strictness: LineBreakStrictness, _ words: WordBreak) throws -> Double {
      try ThreadTime.growth(from: count / 8) { count in
        _ = try TextAnalysis(
          Array(units.prefix(count)), baseDirection: .automatic, language: nil, strictness: strictness,
          wordBreak: words)
      }
    }
    #expect(try growth(units.count, .normal, .normal) < ThreadTime.linear)
    for (strictness, words) in [
      (LineBreakStrictness.normal, WordBreak.keepAll), (.normal, .breakAll), (.anywhere, .normal),
    ] {
      #expect(try growth(160_000, strictness, words) < ThreadTime.linear)
    }
  }
}
