import FontEngine
import Testing

/// LineBreakTest.txt and GraphemeBreakTest.txt of Unicode 15.0.
@Suite struct BreakTests {
  /// A line: code points separated by ÷ (a break) or × (none).
  ///
  /// A break within a grapheme cluster is not expected: UAX #14 has one between a space and a combining mark, and UAX
  /// #29, which the other test checks, has none.
  private func check(_ line: UnicodeData.Line, _ flag: TextPlace) throws -> Bool {
    var codePoints: [UInt32] = []
    var breaks: [Bool] = []
    for word in line.text.split(whereSeparator: \.isWhitespace) {
      if word == "÷" || word == "×" {
        breaks.append(word == "÷")
      } else {
        codePoints.append(try #require(UInt32(word, radix: 16)))
      }
    }
    let (units, starts) = UnicodeData.units(codePoints)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil, strictness: .strict)
    return (1..<starts.count).allSatisfy {
      let place = analysis.places[starts[$0]]
      return place.contains(flag) == (breaks[$0] && (flag == .grapheme || place.contains(.grapheme)))
    }
  }

  @Test("every line of GraphemeBreakTest holds")
  func graphemes() throws {
    let lines = try UnicodeData.lines(of: "auxiliary/GraphemeBreakTest.txt")
    #expect(lines.count == 602)
    for line in lines { #expect(try check(line, .grapheme), "line \(line.number): \(line.text)") }
  }

  /// The lines on which ICU 72 differs by its own tailoring: after a hyphen or comma, and between a period and a digit
  /// ("a.2"), numbers are kept together more often.
  private static let tailored: Set<Int> = [
    2265, 2267, 2421, 2423, 2425, 2427, 2429, 2431, 2873, 2875, 7477, 7576, 7577, 7578, 7579, 7580, 7581, 7583, 7584,
    7585,
    7586, 7587,
  ]

  @Test("every line of LineBreakTest holds except for ICU's tailorings, and each of those still differs")
  func lineBreaks() throws {
    let lines = try UnicodeData.lines(of: "auxiliary/LineBreakTest.txt")
    #expect(lines.count == 7654)
    for line in lines {
      #expect(try check(line, .lineBreak) != Self.tailored.contains(line.number), "line \(line.number): \(line.text)")
    }
  }
}
