import Foundation
import TestSupport
import Testing

@testable import FontEngine

/// Characters that are looked up one by one have the glyphs of HarfBuzz, which shapes the whole run.
@Suite struct LoneGlyphTests {
  /// The fonts for Chinese, Japanese, and Korean that tools/setup installs, and for full rounds all that are installed.
  private static let files: [String] = {
    let root = "/usr/share/fonts"
    let folders = Rounds.current == .quick ? ["truetype/droid", "truetype/alee"] : [""]
    return folders.flatMap { folder -> [String] in
      let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? []
      return names.filter { name in [".ttf", ".otf", ".ttc"].contains { name.hasSuffix($0) } }
        .map { "\(root)/\(folder)/\($0)" }
    }.sorted()
  }()

  /// What stands in such texts: each kind that is looked up, and what HarfBuzz joins, decomposes, reorders, or replaces.
  private static let kinds: [(script: OpenTypeTag, characters: [ClosedRange<UInt32>])] = [
    ("Hani", [0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x2A6DF, 0x3000...0x303F, 0xFF01...0xFFEE, 0x20...0x7E]),
    ("Hira", [0x3041...0x309F, 0x3000...0x303F, 0x30FC...0x30FC, 0xFF9E...0xFF9F]),
    ("Kana", [0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x3099...0x309C]),
    ("Hang", [0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB]),
    ("Hani", [0x2000...0x206F, 0x2100...0x27BF, 0x3190...0x33FF, 0xF900...0xFAD9, 0xFE00...0xFE6B, 0xE0100...0xE01EF]),
  ]
  private static let others: [UInt32] = [0x200D, 0x200C, 0x301, 0x3099, 0xFE00, 0xE0100, 0x2044, 0x115F, 0x11A8, 0xAD]
}

extension LoneGlyphTests {
  /// The faces of a file that have characters of a kind.
  private static func faces(_ file: String) -> [FontFace] {
    (0..<8).lazy.map { try? FontFace(path: file, index: $0) }.prefix { $0 != nil }.compactMap { $0 }
      .filter { face in [0x4E00, 0x3042, 0xAC00].contains { face.harfBuzz.nominalGlyph(for: $0) != nil } }
  }

  /// Returns a text of characters that a face has, and rarely of others.
  private static func text(_ known: [UInt32], _ random: inout SeededGenerator) -> [UInt16] {
    let mixes = random.number(below: 3) == 0
    return (0..<1 + random.number(below: 12)).flatMap { _ in
      let list = mixes && random.number(below: 5) == 0 ? others : known
      return list.randomElement(using: &random).flatMap(Unicode.Scalar.init).map { Array(String($0).utf16) } ?? []
    }
  }

  @Test("any text in any font for Chinese, Japanese, and Korean has HarfBuzz's glyphs", arguments: files)
  func same(file: String) throws {
    var random = SeededGenerator(seed: 40)
    var (looked, shaped) = (0, 0)
    for face in Self.faces(file) {
      for (script, ranges) in Self.kinds {
        let known = ranges.joined().filter { face.harfBuzz.nominalGlyph(for: $0) != nil }
        for language in [nil, "zh-cn", "ja", "ko"] where !known.isEmpty {
          let shaper = try Shaper(language: language)
          for _ in 0..<Rounds.count(quick: 100, full: 1_000) {
            let text = Self.text(known, &random)
            let run = FontRun(range: text.indices, face: face, level: 0, script: script)
            let glyphs = try shaper.glyphs(of: text, in: text.indices, run: run, context: text.indices)
            let expected = try shaper.withGlyphs(of: text, in: text.indices, run: run) { $0.copied }
            #expect(glyphs == expected, "\(language ?? "no language"): \(text.map { String($0, radix: 16) })")
            shaped += 1
            looked += try shaper.loneGlyphs(of: text, in: text.indices, run) == nil ? 0 : 1
          }
        }
      }
    }
    // Droid Sans Fallback has no lookups for these scripts, and most characters of most kinds are looked up.
    if file.hasSuffix("DroidSansFallbackFull.ttf") { #expect(looked > shaped / 4) }
  }

  @Test("features, and text from right to left, are HarfBuzz's")
  func excluded() throws {
    let file = try #require(Self.files.first { $0.hasSuffix("DroidSansFallbackFull.ttf") })
    let face = try FontFace(path: file)
    let text = Array("山川".utf16)
    func looksUp(_ text: [UInt16], _ run: FontRun) throws -> Bool {
      try Shaper().loneGlyphs(of: text, in: text.indices, run) != nil
    }
    var run = FontRun(range: 0..<2, face: face, level: 0, script: "Hani")
    #expect(try looksUp(text, run))
    run.features = [FontFeature("vert")]
    #expect(try !looksUp(text, run))
    #expect(try !looksUp(text, FontRun(range: 0..<2, face: face, level: 1, script: "Hani")))
    #expect(try !looksUp(text, FontRun(range: 0..<2, face: face, level: 0, script: "Latn")))
    // Not in the font.
    #expect(try !looksUp(Array("山\u{E000}".utf16), FontRun(range: 0..<2, face: face, level: 0, script: "Hani")))
    #expect(try !looksUp([0x5C71, 0xD800], FontRun(range: 0..<2, face: face, level: 0, script: "Hani")))
  }
}
