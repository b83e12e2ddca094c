import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Invariants for the lines of seeded random texts in several styles, with tracking, attachments, tabs, and hyphens, in
/// seeded random paragraph styles.
@Suite struct RichInvariantTests {
  private static let files = [
    "TeXGyrePagella/texgyrepagella-regular.otf", "Inter/Inter-Regular.otf", "DejaVuSans/DejaVuSans.ttf",
  ]

  private func style(_ random: inout SeededGenerator) throws -> TextStyle {
    TextStyle(
      face: try Samples.face(Self.files.randomElement(using: &random) ?? Self.files[0]),
      language: ["en", "ar", "ja", nil].randomElement(using: &random) ?? nil,
      features: Bool.random(using: &random) ? [FontFeature("liga", 0)] : [],
      tracking: [0, 0, 1.25, -0.5].randomElement(using: &random) ?? 0,
      baselineOffset: [0, 0, 3, -2].randomElement(using: &random) ?? 0)
  }

  private func text(_ random: inout SeededGenerator) throws -> PreparedText {
    var text = ""
    var ends: [Int] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      text += random.text(pieces: 10) + (Bool.random(using: &random) ? "\u{FFFC}\t" : "co\u{AD}operation ")
      ends.append(text.utf16.count)
    }
    var runs: [(Int, TextStyle)] = []
    for end in ends { runs.append((end, try style(&random))) }
    var paragraph = try Paragraph(text, runs: runs)
    let objects = paragraph.units.indices.filter { paragraph.units[$0] == InlineAttachment.character }
    paragraph = try paragraph.attaching(
      objects.map { InlineAttachment(offset: $0, width: 44, ascent: 30, descent: 14) })
    return try PreparedText(paragraph, catalog: Samples.catalog)
  }

  private func paragraphStyle(_ random: inout SeededGenerator) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = [.natural, .right, .center, .justified].randomElement(using: &random) ?? .left
    style.wrapMode = [.word, .character, .wordThenCharacter, .clip].randomElement(using: &random) ?? .word
    style.breaking = [.greedy, .balanced, .optimal].randomElement(using: &random) ?? .greedy
    style.firstLineIndent = Double(Int.random(in: 0...20, using: &random))
    style.headIndent = Double(Int.random(in: 0...20, using: &random))
    style.tailIndent = Double(Int.random(in: -20...0, using: &random))
    style.lineSpacing = Double(Int.random(in: 0...5, using: &random))
    style.tabStops = [TabStop(80, .trailing), TabStop(160, .center), TabStop(30)]
    return style
  }

  @Test(
    "lines join to the text, fit where they can break, have finite positions, and are the same twice",
    arguments: 0..<Rounds.count(quick: 4, full: 40))
  func lines(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(9000 + seed))
    for _ in 0..<5 {
      let text = try text(&random)
      for _ in 0..<4 {
        let style = paragraphStyle(&random)
        var request = LineRequest(
          width: Double.random(in: 0...400, using: &random),
          pointSizes: PointSizes(text.paragraph.styles.map { _ in Double.random(in: 8...30, using: &random) }),
          style: style)
        try check(text.lines(request), of: text)
        request.limit = 2
        request.truncation = Truncation(.middle)
        let cut = try text.lines(request)
        #expect(cut.count <= 2)
        #expect(cut.allSatisfy { $0.width.isFinite })
      }
    }
  }

  private func check(_ lines: TextLines, of text: PreparedText) throws {
    let style = lines.request.style
    let comment: Comment = "\(text.paragraph.text(in: 0..<text.length).debugDescription) \(lines.request)"
    var next = 0
    for (index, line) in lines.enumerated() {
      #expect(line.range.lowerBound == next && line.range.upperBound > next, comment)
      next = line.range.upperBound
      let clusters = try line.contentRange.filter { try text.properties()[$0].contains(.grapheme) }.count
      let divides = style.wrapMode == .character || style.wrapMode == .wordThenCharacter
      let room = try lines.room(of: index)
      #expect(line.width <= room.width || clusters <= 1 || !divides, comment)
      #expect(line.width.isFinite, comment)
      let contents = try lines.contents(of: index)
      let covered = contents.runs.map(\.range).sorted { $0.lowerBound < $1.lowerBound }.filter { !$0.isEmpty }
      #expect(covered.first?.lowerBound == line.range.lowerBound, comment)
      #expect(covered.last?.upperBound == line.range.upperBound, comment)
    }
    #expect(next == text.length, comment)
    let placements = lines.placements()
    #expect(zip(placements, placements.dropFirst()).allSatisfy { $0.top + $0.height <= $1.top }, comment)
    #expect(lines.height.isFinite && lines.height >= 0, comment)
    // Another request in between, and the same one again.
    _ = try text.lines(width: 123, pointSizes: text.paragraph.styles.map { _ in 9 })
    #expect(try text.lines(lines.request).map(\.self) == Array(lines), comment)
  }
}
