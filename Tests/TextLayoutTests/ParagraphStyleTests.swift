import FontEngine
import Testing
import TextLayout
import TextSupport

/// The effect of a paragraph's style on its lines. Words in one face are used as known widths: `w` is that of "word".
@Suite struct ParagraphStyleTests {
  private let face: FontFace
  private let w: Double
  private let space: Double

  init() throws {
    face = try Samples.face("Inter/Inter-Regular.otf")
    w = try Self.width("word", face)
    space = try Self.width("word word", face) - 2 * w
  }

  private static func width(_ text: String, _ face: FontFace) throws -> Double {
    try PreparedText(Paragraph(text, style: TextStyle(face: face)), catalog: Samples.catalog)
      .lines(width: .infinity, pointSize: 10).width
  }

  private func lines(_ text: String, width: Double, _ change: (inout ParagraphStyle) -> Void) throws -> TextLines {
    var style = ParagraphStyle()
    change(&style)
    return try PreparedText(Paragraph(text, style: TextStyle(face: face)), catalog: Samples.catalog)
      .lines(LineRequest(width: width, pointSizes: 10, style: style))
  }

  private func texts(_ lines: TextLines) -> [String] { lines.map { lines.text.paragraph.text(in: $0.contentRange) } }

  @Test("indents shorten a paragraph's first line and the others")
  func indents() throws {
    let text = "word word word word\nword word word"
    let indented = try lines(text, width: 2 * w + space + 1) { style in
      style.firstLineIndent = w
      style.headIndent = 1
    }
    #expect(texts(indented) == ["word", "word word", "word", "word", "word word"])
    #expect(try indented.indices.map { try indented.room(of: $0).indent } == [w, 1, 1, w, 1])
    #expect(indented.map(\.startsParagraph) == [true, false, false, true, false])
    let separated = try lines("word\u{2028}word", width: 100) { $0.firstLineIndent = 9 }
    #expect(try separated.indices.map { try separated.room(of: $0).indent } == [9, 0])
  }

  @Test("a positive tail indent is the line's end, and a negative one is a distance from the edge")
  func tailIndent() throws {
    let absolute = try lines("word word", width: .infinity) { $0.tailIndent = 2 * self.w }
    #expect(texts(absolute) == ["word", "word"])
    let relative = try lines("word word", width: 2 * w + space + 4) { $0.tailIndent = -5 }
    #expect(texts(relative) == ["word", "word"])
    #expect(try texts(lines("word word", width: 2 * w + space + 5) { $0.tailIndent = -5 }) == ["word word"])
  }

  @Test("oversized, negative, or non-finite indents leave one cluster per line, or are ignored")
  func oddIndents() throws {
    #expect(try lines("word", width: 20) { $0.firstLineIndent = 50 }.first?.range == 0..<1)
    for odd in [-3, -Double.infinity, .nan] {
      let lines = try lines("word word", width: 2 * w + space) { style in
        style.firstLineIndent = odd
        style.headIndent = odd
      }
      #expect(texts(lines) == ["word word"])
    }
    #expect(try texts(lines("word", width: .infinity) { $0.tailIndent = .nan }) == ["word"])
  }

  @Test("words overflow, are hyphenated, or break anywhere, or nothing wraps, depending on the mode")
  func wrapModes() throws {
    let narrow = w - 1
    #expect(try texts(lines("word word", width: narrow) { $0.wrapMode = .word }) == ["word", "word"])
    #expect(try texts(lines("word a", width: narrow) { $0.wrapMode = .wordThenCharacter }) == ["wor", "d a"])
    #expect(
      try texts(lines("word word", width: 2 * w + space - 1) { $0.wrapMode = .character }) == ["word wor", "d"])
    #expect(try texts(lines("word word\nword", width: narrow) { $0.wrapMode = .clip }) == ["word word", "word"])
  }

  @Test("line heights are multiplied, then limited, above the baseline, with spacing between lines")
  func heights() throws {
    // Inter's line box: 2728 + 680 of 2816 units (uikit.md, "Fonts").
    let natural = 10 * 3408 / 2816.0
    let descent = 10 * 680 / 2816.0
    let multiplied = try lines("a\nb", width: 100) { $0.lineHeightMultiple = 2 }
    #expect(multiplied.placements().map(\.height) == [2 * natural, 2 * natural])
    #expect(multiplied.baselines == [2 * natural - descent, 4 * natural - descent])
    let held = try lines("a\nb", width: 100) { style in
      style.minimumLineHeight = 20
      style.lineSpacing = 3
    }
    #expect(held.placements().map(\.top) == [0, 23])
    #expect(held.height == 43)
    #expect(try lines("a\nb", width: 100) { $0.maximumLineHeight = 5 }.height == 10)
    let both = try lines("a", width: 100) { style in
      style.lineHeightMultiple = 1.5
      style.maximumLineHeight = natural * 1.25
    }
    #expect(both.height == natural * 1.25)
    let spaced = try lines("a\nb\u{2028}c", width: 100) { style in
      style.minimumLineHeight = 20
      style.spacingBefore = 4
      style.spacingAfter = 2
      style.lineSpacing = 1
    }
    #expect(spaced.placements().map(\.top) == [0, 27, 48])
    #expect(spaced.lastBaseline == 68 - descent)
    #expect(spaced.firstBaseline == 20 - descent)
  }

  @Test("each distance of a style applies without the others, to plain text and to the caret after it")
  func singleDistances() throws {
    // As in `heights()`. The text has two paragraphs, the second of two lines.
    let natural = 10 * 3408 / 2816.0
    func expect(_ gaps: [Double], height: Double, _ change: (inout ParagraphStyle) -> Void) throws {
      let lines = try lines("a\nb\u{2028}c", width: 100, change)
      let tops = [0, height + gaps[0], 2 * height + gaps[0] + gaps[1]]
      for (placement, top) in zip(lines.placements(), tops) {
        #expect(abs(placement.top - top) < 1e-9 && abs(placement.height - height) < 1e-9)
      }
      #expect(abs(lines.height - tops[2] - height) < 1e-9)
      for (baseline, top) in zip(lines.baselines, tops) {
        #expect(abs(baseline - (top + height - 10 * 680 / 2816.0)) < 1e-9)
      }
    }
    try expect([0, 0], height: natural) { _ in }
    try expect([3, 3], height: natural) { $0.lineSpacing = 3 }
    try expect([4, 0], height: natural) { $0.spacingBefore = 4 }
    try expect([5, 0], height: natural) { $0.spacingAfter = 5 }
    try expect([0, 0], height: 2 * natural) { $0.lineHeightMultiple = 2 }
    try expect([0, 0], height: 15) { $0.minimumLineHeight = 15 }
    try expect([0, 0], height: 8) { $0.maximumLineHeight = 8 }
  }

  @Test("a NaN, negative, or enormous height leaves every height finite")
  func oddHeights() throws {
    for odd in [-1, .nan, .infinity, 1e300] {
      let lines = try lines("a\nb", width: 100) { style in
        style.lineHeightMultiple = odd
        style.minimumLineHeight = odd
        style.lineSpacing = odd
        style.spacingAfter = odd
      }
      #expect(lines.height.isFinite && lines.height > 0)
    }
  }

  @Test("each paragraph has the style at its start")
  func severalStyles() throws {
    let text = try PreparedText(Paragraph("a\nb\nc", style: TextStyle(face: face)), catalog: Samples.catalog)
    var indented = ParagraphStyle()
    indented.firstLineIndent = 5
    // Offset 1 is in the first paragraph, so the change applies from the next one.
    let request = LineRequest(
      pointSizes: 10, styleChanges: [.init(offset: 1, style: indented), .init(offset: 4, style: ParagraphStyle())])
    let lines = try text.lines(request)
    #expect(try lines.indices.map { try lines.room(of: $0).indent } == [0, 5, 0])
  }

  @Test("tabs extend to the next stop, and after the last one to multiples of the interval")
  func leadingTabs() throws {
    let stops = try lines("\tword\tword\tword", width: 1000) { style in
      style.tabStops = [TabStop(300), TabStop(100), TabStop(.nan)]
      style.defaultTabInterval = 250
    }
    #expect(stops.first?.width == 500 + w)
    // Text that reaches a stop continues to the next one.
    #expect(try lines("\t\tx", width: 1000) { $0.defaultTabInterval = 40 }.first?.width == 80 + Self.width("x", face))
    let spaces = try lines("word\tword", width: 1000) { $0.defaultTabInterval = 0 }
    #expect(abs((spaces.first?.width ?? 0) - (2 * w + space)) < 1e-9)
  }

  @Test("text after a tab ends, is centered, or has its decimal separator at the stop")
  func otherTabs() throws {
    func width(_ text: String, _ alignment: TabStop.Alignment) throws -> Double {
      try lines(text, width: 1000) { $0.tabStops = [TabStop(100, alignment)] }.width
    }
    #expect(try width("\tword", .trailing) == 100)
    #expect(abs(try width("\tword", .center) - (100 + w / 2)) < 1e-9)
    let fraction = try Self.width("word.word", face) - Self.width("word", face)
    #expect(abs(try width("\tword.word", .decimal(separator: 0x2E)) - (100 + fraction)) < 1e-9)
    #expect(try width("\tword", .decimal(separator: 0x2E)) == 100)
    // Text that does not fit before the stop starts at once.
    let long = String(repeating: "word ", count: 9) + "word"
    #expect(abs(try width("\t" + long, .trailing) - Self.width(long, face)) < 1e-9)
  }

  @Test("a line with tabs wraps where the text after a tab no longer fits")
  func wrappedTabs() throws {
    let lines = try lines("word\tword\tword", width: 60 + w) { $0.defaultTabInterval = 60 }
    #expect(texts(lines) == ["word\tword", "word"])
    #expect(lines.map(\.width) == [60 + w, w])
  }
}
