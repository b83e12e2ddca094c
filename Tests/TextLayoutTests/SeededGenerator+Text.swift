import TestSupport

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
  mutating func text(pieces count: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...count, using: &self) {
      text += Self.pieces.randomElement(using: &self) ?? ""
      if Int.random(in: 0..<4, using: &self) > 0 { text += " " }
    }
    return text
  }
}
