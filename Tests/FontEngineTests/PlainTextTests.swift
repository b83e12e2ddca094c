import TestSupport
import Testing

@testable import FontEngine

/// For plain text, tables and shortcuts give the same results as ICU's iterators.
@Suite struct PlainTextTests {
  /// One character of every line-breaking class that a UTF-16 code unit can have, and others that the rules
  /// distinguish: hyphens, dashes, slashes, quotes, brackets by width, prefixes, ideographs, Thai, surrogates (Unicode
  /// 15, LineBreak.txt).
  private static let representatives: [UInt16] = [
    0x0, 0x9, 0xA, 0xB, 0xD, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x28, 0x29, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x30, 0x3A,
    0x5D,
    0x61, 0x7D, 0x85, 0xA0, 0xA7, 0xA9, 0xB4, 0x301, 0x378, 0x5D0, 0xE01, 0x1100, 0x1160, 0x11A8, 0x17D6, 0x200B,
    0x200D,
    0x2010, 0x2013, 0x2014, 0x2018, 0x201D, 0x2024, 0x2026, 0x203C, 0x2044, 0x2060, 0x231A, 0x25CC, 0x261D, 0x3002,
    0x3041,
    0x4E00, 0xAC00, 0xAC01, 0xD83D, 0xDC68, 0xFF08, 0xFFFC,
  ]

  private static let normal = LineRules(strictness: .normal, wordBreak: .normal)

  private func isAsIterated(_ text: [UInt16], _ rules: LineRules = normal, language: String? = nil) throws -> Bool {
    try rules.isAsIterated(text, language: language)
  }

  @Test("lines break as in ICU in every text of three characters, with and without spaces between")
  func shortTexts() throws {
    // All of the first characters in full rounds.
    for a in Rounds.some(of: Self.representatives, quick: 8) {
      for b in Self.representatives {
        #expect(try isAsIterated([a, 0x20, b]), "\([a, 0x20, b])")
        for c in Self.representatives {
          let isSame =
            try isAsIterated([a, b, c]) && isAsIterated([a, b, 0x20, c]) && isAsIterated([a, 0x20, b, c, 0x20, 0x61])
          #expect(isSame, "\([a, b, c])")
        }
      }
    }
  }

  @Test(
    "lines break as in ICU in random texts under every language's rules",
    arguments: [nil, "en", "ja", "zh-Hant", "ko", "th", "fi"] as [String?])
  func randomTexts(language: String?) throws {
    var random = SeededGenerator(seed: 14)
    for strictness in [LineBreakStrictness.loose, .normal, .strict] {
      let rules = LineRules(strictness: strictness, wordBreak: .normal)
      for _ in 0..<Rounds.count(quick: 300, full: 2000) {
        let text = (0..<Int.random(in: 1...30, using: &random)).map { _ -> UInt16 in
          switch Int.random(in: 0..<6, using: &random) {
          case 0, 1: 0x20
          case 2, 3: 0x61
          case 4: Self.representatives.randomElement(using: &random) ?? 0
          default: UInt16.random(in: 0..<0x530, using: &random)
          }
        }
        #expect(try isAsIterated(text, rules, language: language), "\(text)")
      }
    }
  }

  @Test("clusters match ICU's in every pair of characters of the tables with one of every kind")
  func clusters() throws {
    // Because of the mark at the end, the iterator is used for the whole text.
    let tail: [UInt16] = [0x20, 0x78, 0x301]
    for second in [0x0, 0x9, 0xA, 0xD, 0x20, 0x61, 0xA9, 0xAD, 0x301, 0x200B, 0x2014, 0x2028] as [UInt16] {
      for first in Array(0..<UInt16(0x530)) + Array(0x2010..<0x2040) {
        let short = try places([first, second]).dropLast()
        let long = try places([first, second] + tail).prefix(2)
        #expect(Array(short) == Array(long), "\(first) \(second)")
      }
    }
  }

  private func places(_ text: [UInt16]) throws -> [TextPlace] {
    try TextAnalysis(text, baseDirection: .automatic, language: nil).places.map {
      $0.intersection([.grapheme, .mark, .space])
    }
  }

  @Test("no character outside the bidirectional blocks is right-to-left or controls direction")
  func turningCharacters() throws {
    let units = (0..<UInt32(0x110000)).lazy.compactMap(Unicode.Scalar.init).map { Array(String($0).utf16) }
      .filter { !$0.contains(where: BidiLevels.mayTurn) }
    #expect(try BidiText(Array(units.joined())).isLeftToRight)
  }

  @Test("a string's UTF-16 equals that of its view, for every character")
  func units() {
    let all = String(String.UnicodeScalarView((0..<UInt32(0x110000)).compactMap(Unicode.Scalar.init)))
    #expect([UInt16](utf16Of: all) == Array(all.utf16))
    #expect([UInt16](utf16Of: "") == [])
  }
}
