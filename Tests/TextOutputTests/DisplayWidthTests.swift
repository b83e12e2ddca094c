import Testing

@testable import TextOutput

@Suite struct DisplayWidthTests {
  @Test(
    "widths follow UAX #11, marks take no column, and emoji take two",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("שלום", 4), ("שָׁלוֹם", 4), ("日本", 4), ("한국", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("ｆｕｌｌ", 8), ("ﾊﾝ", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇮🇸", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("a\u{200D}b", 2),
      ("①", 1),
    ])
  func width(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }
}
