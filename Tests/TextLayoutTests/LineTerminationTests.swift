import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// For every request, line breaking terminates, and the lines join to the text.
@Suite struct LineTerminationTests {
  private static let pagella = "TeXGyrePagella/texgyrepagella-regular.otf"

  /// With 100 points and an indent of 90, 10 are left for the first line: too few for "Hello" (its H alone is 832
  /// units, 13.3 points), so the first line has only the first character, without width. "Hello world" then fits in 100
  /// points (its advances are 5,296 units, 84.7 points).
  @Test(
    "balancing lines terminates if the first is empty and indented beyond the others", arguments: [" ", "\u{200B}"])
  func emptyFirstLine(first: String) throws {
    var style = ParagraphStyle()
    style.breaking = .balanced
    style.firstLineIndent = 90
    let text = try Samples.prepare(first + "Hello world", Self.pagella)
    let lines = try text.lines(LineRequest(width: 100, pointSizes: 16, style: style))
    #expect(lines.map(\.range) == [0..<1, 1..<12])
    #expect(lines[0].width == 0)
  }

  @Test(
    "every strategy, wrap mode, indent, and width produces lines that join to the text", .timeLimit(.minutes(5)),
    arguments: 0..<Rounds.count(quick: 6, full: 24))
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 9000)
    for _ in 0..<12 {
      let beginning = ["", " ", "\u{200B}", "\n", "  \u{200B} "].randomElement(using: &random) ?? ""
      let sample = beginning + random.text(pieces: 14)
      let text = try Samples.prepare(sample, Samples.faceFiles.randomElement(using: &random) ?? Self.pagella)
      for _ in 0..<24 {
        let request = Self.request(&random)
        let lines = try text.lines(request)
        let comment: Comment = "\(sample.debugDescription) for \(request)"
        var next = 0
        for line in lines {
          #expect(line.range.lowerBound == next && line.range.upperBound > next, comment)
          next = line.range.upperBound
        }
        if request.limit == 0 {
          #expect(next == text.length, comment)
          var greedy = request
          greedy.style.breaking = .greedy
          let count = try text.lines(greedy).count
          // Of the strategies that plan lines together, only optimal ones may have more lines.
          #expect(request.style.breaking == .optimal ? lines.count >= count : lines.count == count, comment)
        } else {
          #expect(lines.count <= request.limit, comment)
        }
      }
    }
  }

  private static func request(_ random: inout SeededGenerator) -> LineRequest {
    func distance() -> Double {
      [0, 0, Double.random(in: 0...30, using: &random), Double.random(in: 60...200, using: &random), 1e7, .nan, -5]
        .randomElement(using: &random) ?? 0
    }
    var request = LineRequest(pointSizes: PointSizes([0.01, 9, 17, 1000].randomElement(using: &random) ?? 17))
    request.width =
      [
        0, 1, 1e-300, 1e7, 1e300, .infinity, Double.random(in: 0...60, using: &random),
        Double.random(in: 0...400, using: &random),
      ]
      .randomElement(using: &random) ?? 0
    request.style.breaking = [.greedy, .balanced, .balanced, .optimal].randomElement(using: &random) ?? .greedy
    request.style.wrapMode =
      [.word, .character, .wordThenCharacter, .wordThenCharacter, .clip].randomElement(using: &random) ?? .word
    request.style.firstLineIndent = distance()
    request.style.headIndent = distance()
    request.style.tailIndent = Bool.random(using: &random) ? distance() : -distance()
    if Int.random(in: 0..<3, using: &random) == 0 { request.limit = Int.random(in: 1...4, using: &random) }
    if Int.random(in: 0..<3, using: &random) == 0 {
      request.truncation = Truncation([.head, .middle, .tail].randomElement(using: &random) ?? .tail)
    }
    return request
  }
}
