import FontEngine
import Testing

/// LineBreakTest.txt and GraphemeBreakTest.txt of Unicode 18.0.
@Suite struct BreakTests {
  /// Returns whether a text breaks as a line says.
  ///
  /// A break within a grapheme cluster is not expected: UAX #14 has one between a space and a combining mark, and UAX
  /// #29, which the other test checks, has none.
  private func check(_ line: UnicodeData.Line, _ flag: PositionProperties) throws -> Bool {
    let (codePoints, breaks) = try UnicodeData.breakTest(line)
    let (units, starts) = UnicodeData.units(codePoints)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil, strictness: .strict)
    return (1..<starts.count).allSatisfy {
      let properties = analysis.properties[starts[$0]]
      return properties.contains(flag) == (breaks[$0] && (flag == .grapheme || properties.contains(.grapheme)))
    }
  }

  @Test("every line of GraphemeBreakTest holds")
  func graphemes() throws {
    let lines = try UnicodeData.lines(of: "GraphemeBreakTest.txt")
    // "# Lines: 853" at the end of the file.
    #expect(lines.count == 853)
    for line in lines { #expect(try check(line, .grapheme), "line \(line.number): \(line.text)") }
  }

  @Test("every line of LineBreakTest holds")
  func lineBreaks() throws {
    let lines = try UnicodeData.lines(of: "LineBreakTest.txt")
    // "# Lines: 19346" at the end of the file.
    #expect(lines.count == 19_346)
    for line in lines { #expect(try check(line, .lineBreak), "line \(line.number): \(line.text)") }
  }
}
