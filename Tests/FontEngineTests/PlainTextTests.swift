import TestSupport
import Testing

@testable import FontEngine

/// What is assumed about characters is true of all of them.
@Suite struct PlainTextTests {
  @Test(
    "a text of one script has the script that the search for several finds",
    arguments: [
      "Latin", "(漢字)", "…漢字", "123", "…", "(", "אבג (1)", "e\u{301}", "\u{301}", "日本語です", "(Latin) עברית",
      "\u{1F600} Latin", "漢\u{20000}",
    ])
  func scripts(text: String) throws {
    let units = Array(text.utf16)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
    #expect(analysis.scripts == (try TextAnalysis.scripts(of: units, cancellation: .never)))
  }

  @Test("a string's UTF-16 equals that of its view, for every character")
  func units() {
    let all = String(String.UnicodeScalarView((0..<UInt32(0x110000)).compactMap(Unicode.Scalar.init)))
    #expect([UInt16](utf16Of: all) == Array(all.utf16))
    #expect([UInt16](utf16Of: "") == [])
  }
}
