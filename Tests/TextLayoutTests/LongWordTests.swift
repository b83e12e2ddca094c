import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// If a word is longer than a line, part of a plain text is shaped again, not the whole, with the same lines.
@Suite struct LongWordTests {
  private static let files = [
    "TeXGyrePagella/texgyrepagella-italic.otf", "Inter/Inter-Regular.otf", "DejaVuSans/DejaVuSans.ttf",
  ]

  /// Returns the lines that the general method finds, which a style for the second paragraph selects.
  private func generally(_ sample: String, _ file: String, _ request: LineRequest) throws -> TextLines {
    var request = request
    request.styleChanges = [LineRequest.StyleChange(offset: 2, style: request.style)]
    return try Samples.prepare(sample, file).lines(request)
  }

  @Test("random texts have the same lines as the general method finds, in any style", arguments: files, 0..<3)
  func random(file: String, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 2000)
    for _ in 0..<Rounds.count(quick: 3, full: 12) {
      // The first paragraph is a letter, so that styles change at the second.
      let sample = "a\n" + random.longWords(among: [40, 120, 300][seed])
      for _ in 0..<6 {
        var request = LineRequest(width: Double.random(in: 60...160, using: &random), pointSizes: 17)
        if Bool.random(using: &random) { request.style.firstLineIndent = 15 }
        if Bool.random(using: &random) { request.style.headIndent = 10 }
        if Bool.random(using: &random) { request.style.tailIndent = -5 }
        if Int.random(in: 0..<4, using: &random) == 0 { request.style.wrapMode = .word }
        if Bool.random(using: &random) { request.limit = Int.random(in: 1...60, using: &random) }
        if Int.random(in: 0..<4, using: &random) == 0 { request.truncation = Truncation(.tail) }
        let expected = try generally(sample, file, request)
        // Prepared again each time, since a text that was shaped as a whole needs no parts.
        let lines = try Samples.prepare(sample, file).lines(request)
        let comment: Comment = "\(sample.debugDescription) for \(request)"
        #expect(Array(lines) == Array(expected), comment)
        #expect(lines.width == expected.width && lines.isCut == expected.isCut, comment)
        for line in lines where line.contentRange.upperBound == line.range.upperBound && lines.truncation == nil {
          #expect(try line.width == lines.text.widthAlone(line, pointSize: 17), comment)
        }
      }
    }
  }

  @Test("parts without letters, at line breaks, and of one word are broken as in the text", arguments: files)
  func oddParts(file: String) throws {
    let short = String(repeating: "to be or not ", count: 30)
    for word in [
      "1234567890123456789012345", "----------------------------------", "AVAVAVAVAVATATATAWAWA",
      "fffififfififfiffiffif",
      "https://example.org/a?b=c/averyveryverylongpathofaname", "Donaudampfschifffahrtsgesellschaft\u{A0}of",
    ] {
      for sample in [
        "a\n\(short)\(word) \(short)", "a\n\(word)\n\(short)", "a\n\(short)\(word)", "a\n\(short)\(word)  \n\(short)",
        "a\n\(short)\(word)\n\n\(word)",
      ] {
        for width in stride(from: 50.0, through: 250, by: Rounds.current == .quick ? 50 : 12.5) {
          let request = LineRequest(width: width, pointSizes: 17)
          let expected = try generally(sample, file, request)
          #expect(try Array(Samples.prepare(sample, file).lines(request)) == Array(expected), "\(sample) at \(width)")
        }
      }
    }
  }

  @Test("one long word does not store the text's glyphs and positions; many do")
  func memory() throws {
    let short = String(repeating: "to be or not ", count: 60)
    let text = try Samples.prepare("\(short)incomprehensibilities \(short)", Self.files[2])
    // Positions and sums alone take nine bytes for each code unit.
    let whole = text.length * 9
    let before = text.memory
    let lines = try text.lines(width: 150, pointSize: 17)
    #expect(lines.contains { !$0.endsHard && !text.paragraph.text(in: $0.range).hasSuffix(" ") })
    #expect(text.memory - before < whole)
    for width in stride(from: 60.0, through: 150, by: 2.5) { _ = try text.lines(width: width, pointSize: 17) }
    #expect(text.memory - before > whole)
  }
}

extension SeededGenerator {
  /// Returns plain words, a few of which have twelve letters or more.
  fileprivate mutating func longWords(among count: Int) -> String {
    (0..<4).map { _ in
      let letters = (0..<Int.random(in: 12...30, using: &self)).map { _ in
        "etaoinfTVAYjx.,1/".randomElement(using: &self) ?? "e"
      }
      return plainText(words: count / 4) + " " + String(letters) + (Bool.random(using: &self) ? " " : "\n")
    }.joined()
  }
}
