import Testing

@testable import TextOutput

@Suite struct PrintableTextTests {
  // As numbers, so that the test's own log stays printable.
  @Test(
    "characters that could move the cursor or reorder a line are escaped",
    arguments: [
      (0x0A, #"\n"#), (0x09, #"\t"#), (0x0D, #"\r"#), (0, #"\u{0}"#), (0x1B, #"\u{1B}"#), (0x7F, #"\u{7F}"#),
      (0x9B, #"\u{9B}"#), (0x202E, #"\u{202E}"#), (0x2066, #"\u{2066}"#), (0x2028, #"\u{2028}"#),
      (0xFEFF, #"\u{FEFF}"#), (0x10FFFF, #"\u{10FFFF}"#),
    ])
  func escaped(codePoint: UInt32, expected: String) throws {
    let scalar = try #require(Unicode.Scalar(codePoint))
    #expect(PrintableText.escaping("a\(Character(scalar))b") == "a\(expected)b")
  }

  @Test("a carriage return and a newline, a single Character in Swift, are both escaped")
  func newlinePair() {
    #expect(PrintableText.escaping("\r\n") == #"\r\n"#)
  }

  @Test(
    "letters of every script, marks, joiners, emoji, and backslashes are unchanged",
    arguments: ["שלום", "e\u{301}", "👩‍👩‍👧", #"a\b"#, "नमस्ते", ""])
  func kept(text: String) {
    #expect(PrintableText.escaping(text) == text)
  }
}
