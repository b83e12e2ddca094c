package import TestSupport

extension SeededGenerator {
  /// Pieces of random texts: words of several scripts, ligatures, marks, joiners, spaces, and line breaks.
  private static let pieces = [
    "affluent", "office", "fffi", "AVATAR", "To.", "Ya,", "fjord", "e\u{301}\u{323}", "naïve", "co\u{AD}op", "1987/88",
    "(a)", "“q”", "don’t", "-", "—", "…", "https://example.org/a?b=c", "x\u{300}\u{301}\u{302}", "ﬁ",
    "שלום", "עולם,", "בְּרֵאשִׁית", "السلام", "عليكم", "لا", "اللّٰه", "٨:٤٠", "مـــد", "ZWJ\u{200D}ZWNJ\u{200C}x", "Привет",
    "Ωμέγα", "ệ",
    "日本語", "한국어", "ไทย", "हिन्दी", "👩‍👩‍👧", "🇩🇪", "\u{202B}rtl\u{202C}", "\u{2067}iso\u{2069}", "\u{0}", "\t", "\u{A0}",
    "\u{2003}", "   ",
    "\n", "\r\n", "\u{2028}", "\u{2029}", "\u{B}",
  ]

  /// Returns a text of up to `count` pieces, most of them separated by spaces.
  package mutating func text(pieces count: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...count, using: &self) {
      text += Self.pieces.randomElement(using: &self) ?? ""
      if Int.random(in: 0..<4, using: &self) > 0 { text += " " }
    }
    return text
  }

  private static let plainWords = [
    "affluent", "office", "fffi", "AVATAR", "To.", "Ya,", "fjord", "the", "of", "a", "I", "1987/88", "(a)", "“q”",
    "don’t", "-",
    "—", "…", "–", "https://example.org/a?b=c", "naïve", "Tq", "P.", "V", "W.", "AV", "“", "(", ")", "»so«", "4,50",
    "-5", "$1",
    "1/2", "x-y", "a.2", "Ångström", "re-do", "Y", "f", "ff", "fi", "T", "r.", "?!", "\"", "'tis", "L'", "10\u{A0}km",
    "six", "x",
    "8:40", "fox",
  ]
  private static let otherWords = ["Привет", "Ωμέγα", "日本", "e\u{301}", "\t", "co\u{AD}op", "שלום", "☃", "1⁄2", "\r\n"]

  /// Returns Latin words with all kinds of gaps, and sometimes something else.
  package mutating func plainText(words count: Int) -> String {
    var text = Int.random(in: 0..<8, using: &self) == 0 ? " " : ""
    for _ in 0..<Int.random(in: 0...count, using: &self) {
      let words = Int.random(in: 0..<150, using: &self) == 0 ? Self.otherWords : Self.plainWords
      text += words.randomElement(using: &self) ?? ""
      let gap = Int.random(in: 0..<24, using: &self)
      text += gap == 0 ? "\n" : gap == 1 ? "  " : gap == 2 ? " \n\n" : gap == 3 ? "" : " "
    }
    return text
  }

  /// Returns words of random letters.
  package mutating func randomWords(_ count: Int) -> String {
    (0..<count).map { _ in
      String((0..<Int.random(in: 2...9, using: &self)).map { _ in "etaoinfTVjx.".randomElement(using: &self) ?? "e" })
    }.joined(separator: " ")
  }
}
