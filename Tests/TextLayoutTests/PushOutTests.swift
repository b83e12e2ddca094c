import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Words that are pushed out to the second of two lines.
///
/// Source of the rule: uikit-recorded.md, "Text of labels", IB.
@Suite struct PushOutTests {
  private static let file = "Inter/Inter-Regular.otf"

  /// Returns the texts of the lines at the width of a part of the text and half a point.
  private func lines(_ text: String, asWideAs part: String, limit: Int = 0, pushesOut: Bool = true) throws -> [String] {
    let width = try Samples.prepare(part, Self.file).lines(width: .infinity, pointSize: 17).width + 0.5
    let prepared = try Samples.prepare(text, Self.file)
    return try prepared.lines(width: width, pointSize: 17, limit: limit, pushesOut: pushesOut)
      .map { prepared.paragraph.text(in: $0.range) }
  }

  @Test("a last word is not alone on the second line")
  func pushed() throws {
    let text = "one two three four"
    #expect(try lines(text, asWideAs: "one two three", pushesOut: false) == ["one two three ", "four"])
    #expect(try lines(text, asWideAs: "one two three") == ["one two ", "three four"])
    // Both words of the second line fit exactly where they are broken anyway.
    #expect(try lines(text, asWideAs: "three four") == ["one two ", "three four"])
  }

  @Test("each segment between line ends counts, a word with a hyphen or an apostrophe is one word")
  func segments() throws {
    #expect(
      try lines("one two three four\n1\none two three four", asWideAs: "one two three")
        == ["one two ", "three four\n", "1\n", "one two ", "three four"])
    #expect(try lines("one two three ab-cd", asWideAs: "one two three") == ["one two ", "three ab-cd"])
    // Recorded: "Presenting status of long-running process" is as wide as "Presenting status of long-".
    #expect(
      try lines("Presenting status of long-running process", asWideAs: "Presenting status of long-running")
        == ["Presenting status of long-", "running process"])
  }

  @Test("nothing is pushed out of a line of two words, to a third line, to a line of two words, or where it won't fit")
  func others() throws {
    // Recorded: a line of two words only; three lines, the last word a quarter of the width.
    #expect(try lines("three four five", asWideAs: "three four") == ["three four ", "five"])
    #expect(
      try lines("one two three one two three four", asWideAs: "one two three")
        == ["one two three ", "one two three ", "four"])
    #expect(try lines("one two three four five", asWideAs: "one two three") == ["one two three ", "four five"])
    #expect(
      try lines("one two three extraordinary", asWideAs: "one two three") == ["one two three ", "extraordinary"])
    #expect(try lines("one two three four", asWideAs: "one two three", limit: 1) == ["one two three "])
    // Not recorded: text without white space.
    #expect(try lines("一二三四五", asWideAs: "一二三四") == ["一二三四", "五"])
  }

  /// Returns the ranges of lines by the rule, from lines without it, and whether a word is pushed out.
  private func expected(_ text: PreparedText, width: Double) throws -> (ranges: [Range<Int>], pushes: Bool) {
    let greedy = Array(try text.lines(width: width, pointSize: 17))
    var (ranges, pushes, start) = ([Range<Int>](), false, 0)
    for (index, line) in greedy.enumerated() {
      ranges.append(line.range)
      guard line.reason == .mandatory || line.reason == .end else { continue }
      defer { start = index + 1 }
      guard index == start + 1, greedy[start].reason == .opportunity else { continue }
      func words(_ range: Range<Int>) -> [Substring] {
        text.paragraph.text(in: range).split { $0 == " " || $0 == "\n" }
      }
      let upper = words(greedy[start].range)
      guard words(line.range).count == 1, upper.count > 2, let moved = upper.last else { continue }
      // ASCII only, so characters are code units.
      let base = moved.base
      let offset = greedy[start].range.lowerBound + base.distance(from: base.startIndex, to: moved.startIndex)
      let lower = try Samples.prepare(text.paragraph.text(in: offset..<line.contentRange.upperBound), Self.file)
      guard try lower.lines(width: .infinity, pointSize: 17).width <= width else { continue }
      ranges[ranges.count - 2] = greedy[start].range.lowerBound..<offset
      ranges[ranges.count - 1] = offset..<line.range.upperBound
      pushes = true
    }
    return (ranges, pushes)
  }

  @Test("lines of random texts follow the rule, however they are found")
  func random() throws {
    var random = SeededGenerator(seed: 33)
    var count = 0
    for _ in 0..<Rounds.count(quick: 60, full: 600) {
      let words = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        String(repeating: "abcdefgh".randomElement(using: &random) ?? "a", count: Int.random(in: 1...8, using: &random))
      }
      let text = try Samples.prepare(
        words.map { $0 + (Int.random(in: 0..<12, using: &random) == 0 ? "\n" : " ") }.joined(), Self.file)
      let width = Double.random(in: 0.4...1, using: &random) * (try text.lines(width: .infinity, pointSize: 17).width)
      let (ranges, pushes) = try expected(text, width: width)
      if pushes { count += 1 }
      let lines = try text.lines(width: width, pointSize: 17, pushesOut: true)
      #expect(lines.map(\.range) == ranges)
      // The same text in two styles of one size is measured.
      let style = TextStyle(face: try Samples.face(Self.file))
      let half = text.length / 2
      let rich = try PreparedText(
        Paragraph(
          text.paragraph.text(in: 0..<text.length),
          runs: half > 0 ? [(half, style), (text.length, style)] : [(text.length, style)]),
        catalog: Samples.catalog)
      var request = LineRequest(width: width, pointSizes: 17)
      request.pushesOut = true
      #expect(try rich.lines(request).map(\.range) == ranges)
      if let extent = text.plainExtent(width: width, pointSize: 17, countsTrailingSpace: true, pushesOut: true) {
        #expect(extent.count == ranges.count)
        #expect(extent.width == (try lines.widthWithTrailingSpace()))
        let hanging = try lines.indices.map { try lines.widthWithTrailingSpace(of: $0, whereWrapped: true) }
        #expect(extent.hangingWidth == hanging.max())
        // At its own width, and with the space, the text has the same lines.
        for narrow in [extent.width, extent.hangingWidth] {
          #expect(try text.lines(width: narrow, pointSize: 17, pushesOut: true).map(\.range) == ranges)
        }
      }
    }
    #expect(count > 5)
  }
}
