import CUnicodeVersions
import FontEngine
import TestSupport
import Testing

/// Texts of several batches, which are analyzed part by part.
@Suite struct LongTextTests {
  private static let thai = "ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอนหรือวรรณยุกต์เช่นเดียวกับภาษาจีนและออกเสียงแยกคำต่อคำ"

  /// Source: ICU for the whole text at once; no version of Unicode from 15 on differs in these texts. Thai, Lao, and
  /// Khmer have no spaces at all, so that batches end within words.
  @Test(
    "lines of a long text can break where ICU finds breaks in one pass",
    arguments: Rounds.some(
      of: [
        thai, thai + " ", thai + "\u{301}x ", "ພາສາລາວເປັນພາສາ", "ភាសាខ្មែរជាភាសា", "日本語の文章、「かっこ」。", "السلام عليكم، ",
        "word — “quoted”, (and) 1,234.5% ", "a", "👩‍👩‍👧🇩🇪🇫🇷x", "e\u{301}\u{302}", "한국어 문장입니다. ", "x/y-z\u{200B}",
        thai + "日本語abc",
      ], quick: 6))
  func lines(piece: String) throws {
    // The length is coprime to that of a batch of 65,536 code units, so that batches end at every position of the piece.
    let piece = Array(piece.utf16)
    var text: [UInt16] = []
    for _ in 0..<(3 * 65_536 + 5_000) / piece.count { text += piece }
    for (strictness, name) in Rounds.some(of: [(LineBreakStrictness.loose, "loose"), (.strict, "strict")], quick: 1) {
      for language in Rounds.some(of: ["en", "ja"], quick: 1) {
        let properties = try TextAnalysis(
          text, baseDirection: .automatic, language: language, strictness: strictness
        ).properties
        let expected = try Machines.icuBreaks(CV_LINES, "\(language)@lb=\(name)", text)
        let wrong = properties.indices.filter {
          properties[$0].contains(.lineBreak) != (properties[$0].contains(.grapheme) && expected[$0] != 0)
        }
        #expect(wrong.prefix(5) == [], "\(strictness) \(language)")
      }
    }
  }
}
