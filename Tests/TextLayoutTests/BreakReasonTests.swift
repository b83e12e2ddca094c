import FontEngine
import Testing
import TextLayout
import TextSupport

/// The reason why a line ends, compared with the properties of the offset where it does.
@Suite struct BreakReasonTests {
  private static func expected(_ line: TextLine, _ text: PreparedText) throws -> BreakReason {
    let end = line.range.upperBound
    let properties = try text.properties()[end]
    if properties.contains(.hardBreak) { return .mandatory }
    if end == text.length { return .end }
    if line.contentRange.upperBound == end, text.showsHyphen(before: end) { return .hyphen }
    return properties.contains(.lineBreak) ? .opportunity : .emergency
  }

  @Test(
    "a line ends where the text does, where it must, at an opportunity, at a hyphen, or inside a word",
    arguments: [
      ("Wind from the west\nincomprehensibilities and so on", [.mandatory, .opportunity, .emergency, .end]),
      ("co\u{AD}operation\n\nincomprehensibilities", [.mandatory, .hyphen, .emergency, .end]),
      ("Wind from\n", [.mandatory, .opportunity, .emergency]), ("one", [.end, .emergency]),
    ] as [(String, Set<BreakReason>)])
  func reasons(sample: String, reasons: Set<BreakReason>) throws {
    var found: Set<BreakReason> = []
    let text = try Samples.prepare(sample, Samples.faceFiles[10])
    for mode in [ParagraphStyle.WrapMode.wordThenCharacter, .word, .clip, .character] {
      for breaking in [ParagraphStyle.Breaking.greedy, .balanced] {
        for width in stride(from: 0.0, through: 200, by: 2.5) {
          var style = ParagraphStyle()
          style.wrapMode = mode
          style.breaking = breaking
          for line in try text.lines(LineRequest(width: width, pointSizes: 17, style: style)) {
            let expected = try Self.expected(line, text)
            #expect(line.reason == expected, "\(line.range) of \(sample.debugDescription) at \(width)")
            #expect(line.endsHard == (line.reason == .mandatory))
            #expect(line.showsHyphen == (line.reason == .hyphen))
            found.insert(line.reason)
          }
        }
      }
    }
    #expect(found == reasons)
  }

  @Test("a shortened line has the reason for the end of its range", arguments: [1, 2])
  func shortened(limit: Int) throws {
    let text = try Samples.prepare("Wind from the west\nhad kept the harbor awake", Samples.faceFiles[10])
    let request = LineRequest(width: 60, pointSizes: 17, limit: limit, truncation: Truncation(.tail))
    let lines = try text.lines(request)
    #expect(lines.truncation != nil)
    #expect(lines.last?.reason == .mandatory)
  }
}
