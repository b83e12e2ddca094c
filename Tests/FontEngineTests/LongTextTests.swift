import Synchronization
import TestSupport
import Testing

@testable import FontEngine

/// Texts of several batches, which are analyzed part by part.
@Suite struct LongTextTests {
  /// The number of code units in three batches and part of another.
  private static let length = 3 * TextBatches.size + 5_000

  private static func text(_ piece: String, length: Int = length) -> [UInt16] {
    let piece = Array(piece.utf16)
    var text: [UInt16] = []
    for _ in 0..<length / piece.count { text += piece }
    return text
  }

  private static let thai = "ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอนหรือวรรณยุกต์เช่นเดียวกับภาษาจีนและออกเสียงแยกคำต่อคำ"

  /// Source: UAX #9, P1, #14, LB4 to LB6, #29, GB4 and GB5: text before a paragraph's end does not affect text after
  /// it.
  @Test(
    "every paragraph of a long text is analyzed as if alone",
    arguments: Rounds.some(of: [WordBreak.normal, .keepAll, .breakAll], quick: 1),
    [LineBreakStrictness.normal, .anywhere])
  func paragraphs(wordBreak: WordBreak, strictness: LineBreakStrictness) throws {
    let paragraph = "Latin e\u{301}, שלום (ABC) ٣ 日本語、👩‍👩‍👧🇩🇪🇫🇷🇸 ❤\u{FE0F} \(Self.thai) ΑΒΓ «слово»\r\n"
    func analysis(_ text: [UInt16]) throws -> TextAnalysis {
      try TextAnalysis(
        text, baseDirection: .automatic, language: nil, strictness: strictness, wordBreak: wordBreak)
    }
    let one = Array(paragraph.utf16)
    let (alone, long) = try (analysis(one), analysis(Self.text(paragraph)))
    let scripts = one.indices.map { alone.scripts[alone.scriptIndex(at: $0)].script }
    for offset in stride(from: 0, to: Self.length - one.count, by: one.count) {
      #expect(long.properties[offset + 1...offset + one.count] == alone.properties[1...], "\(offset)")
      #expect(long.properties[offset].contains(.grapheme))
      for index in one.indices where index < one.count - 2 {
        #expect(long.level(at: offset + index) == alone.level(at: index))
        #expect(long.scripts[long.scriptIndex(at: offset + index)].script == scripts[index])
      }
      if offset == 10 * one.count { break }
    }
    let levels = one.indices.map { alone.level(at: $0) }
    let same = stride(from: 0, to: long.properties.count - 1 - one.count, by: one.count).allSatisfy { offset in
      long.properties[offset + 1..<offset + one.count] == alone.properties[1..<one.count]
        && one.indices.allSatisfy { long.level(at: offset + $0) == levels[$0] }
    }
    #expect(same)
  }

  @Test("a cluster that spans several batches is one cluster", arguments: ["\u{301}", "\u{200D}", "\u{E0101}"])
  func cluster(piece: String) throws {
    let text = [0x61] + Self.text(piece) + [0x62]
    let analysis = try TextAnalysis(text, baseDirection: .automatic, language: nil)
    let starts = analysis.properties.indices.filter { analysis.properties[$0].contains(.grapheme) }
    let expected = [0, text.count - 1, text.count]
    #expect(starts == expected)
  }

  @Test("the words of a long text are hyphenated like those of a short one")
  func hyphens() throws {
    let hyphenator = Hyphenator()
    let piece = "Hyphenation of extraordinary documentation, \(Self.thai) 日本語の文章 "
    let languages = [LanguageRun(end: Self.length, language: "en")]
    let alone = try hyphenator.breaks(in: Array(piece.utf16), languages: languages)
    let long = try hyphenator.breaks(in: Self.text(piece), languages: languages)
    let count = piece.utf16.count
    #expect(!alone.isEmpty)
    let expected = (0..<Self.length / count).flatMap { copy in alone.map { $0 + copy * count } }
    #expect(long == expected)
  }

  /// Clusters, lines, and scripts are one step each, and so are the properties for UAX #9 if the text is bidirectional.
  @Test(
    "each step of an analysis checks for cancellation after every batch, and stops", arguments: [false, true])
  func cancellation(turns: Bool) throws {
    let text = Self.text(turns ? "السلام عليكم ABC " : "word 日本語 ")
    let asked = Mutex((count: 0, limit: Int.max))
    let cancellation = Cancellation {
      asked.withLock { asked in
        asked.count += 1
        return asked.count > asked.limit
      }
    }
    func analyse() throws(FontError) {
      _ = try TextAnalysis(
        text, baseDirection: .automatic, languages: [LanguageRun(end: text.count, language: nil)],
        cancellation: cancellation)
    }
    try analyse()
    let count = asked.withLock { $0.count }
    #expect(count >= (turns ? 4 : 3) * (text.count / TextBatches.size))
    for limit in stride(from: 0, to: count, by: Rounds.current == .quick ? 13 : 3) {
      asked.withLock { $0 = (0, limit) }
      #expect(reason { () throws(FontError) in try analyse() } == .cancelled)
      #expect(asked.withLock { $0.count } == limit + 1)
    }
  }
}
