import FontEngine
import Testing
import TextLayout
import TextSupport

/// Lines that are shortened because they are too wide, and last lines in a mode of their own. The source is the same text
/// alone: a paragraph that is truncated to one line, and the rest of a text that wraps in that mode.
@Suite struct ParagraphTruncationTests {
  private static let file = "TeXGyrePagella/texgyrepagella-regular.otf"

  private func style(_ mode: Truncation.Mode?) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.wrapMode = .clip
    style.truncation = mode.map { Truncation($0) }
    return style
  }

  @Test("each line of several paragraphs is shortened as it is alone", arguments: Truncation.Mode.allCases)
  func paragraphs(mode: Truncation.Mode) throws {
    let paragraphs = ["short", "medium", "hebrew", "unbroken", "arabic", "mixed"].compactMap { Samples.texts[$0] }
    let text = try Samples.prepare(paragraphs.joined(separator: "\n"), Self.file)
    for width in stride(from: 20.0, through: 500, by: 60) {
      let lines = try text.lines(LineRequest(width: width, pointSizes: 17, style: style(mode)))
      try #require(lines.count == paragraphs.count)
      #expect(lines.truncation == nil && !lines.isCut)
      var start = 0
      for (index, paragraph) in paragraphs.enumerated() {
        let alone = try Samples.prepare(paragraph, Self.file)
        let expected = try alone.lines(width: width, pointSize: 17, limit: 1, truncation: Truncation(mode))
        let found = lines.truncation(of: index)
        let comment: Comment = "\(index) at \(width)"
        #expect(found?.tokenWidth == expected.truncation?.tokenWidth, comment)
        #expect(found?.hiddenRange == expected.truncation.map { moved($0.hiddenRange, by: start) }, comment)
        #expect(lines[index].width == expected[0].width && lines[index].width <= width, comment)
        #expect(lines[index].range.lowerBound == start, comment)
        let (contents, others) = (try lines.contents(of: index), try expected.contents(of: 0))
        let runs = contents.runs.filter { !$0.hangs && $0.kind != .control }
        let otherRuns = others.runs.filter { !$0.hangs && $0.kind != .control }
        #expect(runs.map(\.x) == otherRuns.map(\.x) && runs.map(\.kind) == otherRuns.map(\.kind), comment)
        start += paragraph.utf16.count + 1
      }
    }
  }

  private func moved(_ range: Range<Int>, by distance: Int) -> Range<Int> {
    range.lowerBound + distance..<range.upperBound + distance
  }

  @Test("paragraphs whose style has no truncation, or wraps, keep all of their text")
  func others() throws {
    let text = try Samples.prepare("one two three\none two three\none two three", Self.file)
    var wraps = style(.tail)
    wraps.wrapMode = .word
    let request = LineRequest(
      width: 40, pointSizes: 17, style: style(nil),
      styleChanges: [.init(offset: 14, style: style(.middle)), .init(offset: 28, style: wraps)])
    let lines = try text.lines(request)
    #expect(lines.count == 5 && lines.indices.filter { lines.truncation(of: $0) != nil } == [1])
    #expect(lines[0].width > 40 && lines[1].width <= 40 && lines.truncation(of: 5) == nil)
    // The last allowed line is truncated because text is missing, and the others as their paragraphs say.
    var limited = request
    (limited.limit, limited.truncation) = (2, Truncation(.tail))
    let cut = try text.lines(limited)
    #expect(cut.isCut && cut.truncation == cut.truncation(of: 1) && cut.truncation?.hiddenRange.upperBound == 27)
    #expect(cut.truncation(of: 0) == nil)
  }

  @Test("a caret after a final line end is on a line of its own, though the line before is shortened")
  func finalLineEnd() throws {
    let text = try Samples.prepare("one two three\n", Self.file)
    let lines = try text.lines(LineRequest(width: 40, pointSizes: 17, style: style(.tail)))
    #expect(lines.count == 1 && lines.lineIndex(of: TextPosition(14)) == 1)
    let before = try lines.caret(at: TextPosition(13))
    #expect(before.line == 0 && before.x <= 40)
  }

  @Test("the last allowed line wraps in its own mode if text is missing", arguments: [1, 2, 3])
  func lastLine(limit: Int) throws {
    for name in ["medium", "hebrew", "unbroken"] {
      let string = try #require(Samples.texts[name])
      let text = try Samples.prepare(string, Self.file)
      for width in stride(from: 60.0, through: 260, by: 20) {
        var request = LineRequest(width: width, pointSizes: 17, limit: limit)
        let usual = try text.lines(request)
        request.lastWrapMode = .character
        let lines = try text.lines(request)
        let (others, usualOthers) = (lines.dropLast(), usual.dropLast())
        #expect(others.map(\.range) == usualOthers.map(\.range))
        let last = try #require(lines.last)
        guard usual.isCut else {
          #expect(last.range == usual.last?.range)
          continue
        }
        let start = last.range.lowerBound
        let rest = try Samples.prepare(
          String(decoding: Array(string.utf16.dropFirst(start)), as: UTF16.self), Self.file)
        var characters = ParagraphStyle()
        characters.wrapMode = .character
        let expected = try rest.lines(LineRequest(width: width, pointSizes: 17, limit: 1, style: characters))
        #expect(last.range.count == expected[0].range.count && last.width <= width, "\(name) at \(width)")
        request.lastWrapMode = .clip
        #expect(try text.lines(request).last?.range.upperBound == string.utf16.count)
      }
    }
  }
}
