import BundledFonts
import FontEngine
import Testing
import TextLayout
import TextSupport

/// Parts of a line that do not scale with the point size: tracking, attachments, and what shows only at a line's end.
@Suite struct InlineSizeTests {
  private func face() throws -> FontFace { try FontFace(path: BundledFonts.path("DejaVuSans/DejaVuSans.ttf")) }

  private func prepare(_ text: String, tracking: Double = 0, rules: BreakRules = BreakRules()) throws -> PreparedText {
    let style = TextStyle(face: try face(), tracking: tracking)
    return try PreparedText(Paragraph(text, style: style, rules: rules), catalog: Samples.catalog)
  }

  @Test("tracking adds its points after every cluster with a width, at every size", arguments: [10.0, 17, 40])
  func tracking(pointSize: Double) throws {
    // "e" and its mark are one cluster; the joiner has no width.
    let text = "we\u{301}b\u{200D} x"
    let plain = try prepare(text).lines(width: .infinity, pointSize: pointSize).width
    let tracked = try prepare(text, tracking: 2.5).lines(width: .infinity, pointSize: pointSize).width
    #expect(abs(tracked - (plain + 5 * 2.5)) < 1e-9)
  }

  @Test("tracked lines break where their letters and the spacing between them no longer fit")
  func trackedLines() throws {
    let word = try prepare("word").lines(width: .infinity, pointSize: 10).width
    let text = try prepare("word word", tracking: 3)
    #expect(try text.lines(width: word + 12, pointSize: 10).map(\.contentRange) == [0..<4, 5..<9])
    #expect(try text.lines(width: word + 11.9, pointSize: 10).first?.contentRange == 0..<3)
    let narrower = try prepare("word", tracking: -1).lines(width: .infinity, pointSize: 10).width
    #expect(abs(narrower - (word - 4)) < 1e-9)
  }

  @Test("joining letters are not tracked (CSS Text 3, 8.2.1), wherever their line breaks")
  func joinedLetters() throws {
    func lines(_ tracking: Double) throws -> TextLines {
      let style = TextStyle(face: try Samples.face("DejaVuSans/DejaVuSans.ttf"), tracking: tracking)
      return try PreparedText(Paragraph("السلام عليكم مرحبا بالعالم", style: style), catalog: Samples.catalog)
        .lines(width: 40, pointSize: 17)
    }
    let (plain, tracked) = (try lines(0), try lines(3))
    #expect(plain.count > 2 && tracked.map(\.range) == plain.map(\.range))
    #expect(tracked.map(\.width) == plain.map(\.width))
    let ends = try tracked.indices.map { try tracked.contents(of: $0).runs.last?.maxX ?? 0 }
    #expect(ends == (try plain.indices.map { try plain.contents(of: $0).runs.last?.maxX ?? 0 }))
  }

  /// The source is the same text, prepared with the sizes.
  @Test("a text with other sizes of its attachments has their lines, and isn't shaped again", arguments: ["a", "שלום"])
  func resizedAttachments(word: String) throws {
    let text = String(repeating: "\(word) \u{FFFC} office ", count: 20)
    let style = TextStyle(face: try face())
    let paragraph = Paragraph(text, style: style)
    let offsets = paragraph.units.indices.filter { paragraph.units[$0] == InlineAttachment.character }
    let old = try PreparedText(
      paragraph.attaching(offsets.map { InlineAttachment(offset: $0, width: 0, ascent: 0) }), catalog: Samples.catalog)
    let sizes = offsets.map { InlineAttachment(offset: $0, width: Double($0 % 7) * 9, ascent: Double($0 % 5) * 6) }
    let resized = try old.resizing(sizes)
    let anew = try PreparedText(paragraph.attaching(sizes), catalog: Samples.catalog)
    for width in [60.0, 200, .infinity] {
      let (lines, expected) = (
        try resized.lines(width: width, pointSize: 17), try anew.lines(width: width, pointSize: 17)
      )
      #expect(Array(lines) == Array(expected))
      #expect(try lines.frames() == expected.frames())
    }
    let (own, others) = (try resized.runs(), try old.runs())
    let sharesGlyphs = zip(own, others).allSatisfy { own, other in
      unsafe own.glyphs.withUnsafeBufferPointer { own in
        unsafe other.glyphs.withUnsafeBufferPointer { unsafe own.baseAddress == $0.baseAddress }
      }
    }
    #expect(sharesGlyphs)
    let fewer = try old.resizing(Array(sizes.dropLast()))
    #expect(fewer.paragraph.attachments.count == offsets.count - 1)
    #expect(throws: TextLayoutError.self) { try old.resizing([InlineAttachment(offset: 0, width: 1, ascent: 1)]) }
  }

  @Test("tracking disables optional ligatures")
  func ligatures() throws {
    let pagella = try FontFace(path: BundledFonts.path("TeXGyrePagella/texgyrepagella-regular.otf"))
    func glyphs(_ tracking: Double) throws -> Int {
      let style = TextStyle(face: pagella, tracking: tracking)
      return try PreparedText(Paragraph("fi", style: style), catalog: Samples.catalog).runs()[0].glyphs.count
    }
    #expect(try glyphs(0) == 1)
    #expect(try glyphs(1) == 2)
  }

  @Test("tracking and baseline offsets must be finite", arguments: [Double.nan, .infinity, -1e9])
  func oddTracking(value: Double) throws {
    #expect(throws: TextLayoutError.invalidStyle(0)) { try prepare("a", tracking: value) }
  }

  @Test("tracking and baseline offsets can be as large as any distance")
  func largeTracking() throws {
    for limit in [TextLimits.maximumDistance, -TextLimits.maximumDistance] {
      _ = try prepare("a", tracking: limit)
      let style = TextStyle(face: try face(), baselineOffset: limit)
      _ = try PreparedText(Paragraph("a", style: style), catalog: Samples.catalog)
      let beyond = TextStyle(face: try face(), baselineOffset: limit * 1.001)
      #expect(throws: TextLayoutError.invalidStyle(0)) {
        try PreparedText(Paragraph("a", style: beyond), catalog: Samples.catalog)
      }
    }
  }

  @Test("an attachment has its own size at every point size, and lines can break on either side of it")
  func attachments() throws {
    let style = TextStyle(face: try face())
    let paragraph = try Paragraph("ab\u{FFFC}cd", style: style)
      .attaching([InlineAttachment(offset: 2, width: 44, ascent: 30, descent: 14)])
    let text = try PreparedText(paragraph, catalog: Samples.catalog)
    let (ab, cd) = (
      try prepare("ab").lines(width: .infinity, pointSize: 10).width,
      try prepare("cd").lines(width: .infinity, pointSize: 10).width
    )
    let line = try text.lines(width: .infinity, pointSize: 10)
    #expect(abs(line.width - (ab + 44 + cd)) < 1e-9)
    #expect(try line.extent(of: 0) == (ascent: 30, descent: 14))
    #expect(line.height == 44)
    let lines = try text.lines(width: 44, pointSize: 10)
    #expect(lines.map(\.range) == [0..<2, 2..<3, 3..<5])
    #expect(lines.map(\.width) == [ab, 44, cd])
  }

  @Test("attachments are at object replacement characters, in order, with finite sizes")
  func oddAttachments() throws {
    let paragraph = Paragraph("\u{FFFC}a\u{FFFC}", style: TextStyle(face: try face()))
    func attach(_ offsets: Int..., width: Double = 1) throws {
      _ = try paragraph.attaching(offsets.map { InlineAttachment(offset: $0, width: width, ascent: 1) })
    }
    try attach(0, 2)
    #expect(throws: TextLayoutError.invalidAttachment(offset: 1)) { try attach(1) }
    #expect(throws: TextLayoutError.invalidAttachment(offset: 0)) { try attach(2, 0) }
    #expect(throws: TextLayoutError.invalidAttachment(offset: 9)) { try attach(9) }
    for width in [-1, Double.nan, .infinity] {
      #expect(throws: TextLayoutError.invalidAttachment(offset: 0)) { try attach(0, width: width) }
    }
  }

  @Test("a raised style makes its line higher")
  func baselineOffset() throws {
    let face = try face()
    let paragraph = try Paragraph(
      "ab", runs: [(1, TextStyle(face: face)), (2, TextStyle(face: face, baselineOffset: 4))])
    let lines = try PreparedText(paragraph, catalog: Samples.catalog).lines(width: .infinity, pointSize: 10)
    // DejaVu Sans: hhea 1901 and -483 of 2048.
    #expect(try lines.extent(of: 0) == (ascent: 19010 / 2048.0 + 4, descent: 4830 / 2048.0))
  }

  @Test("a soft hyphen shows only at the end of a line, where its width counts")
  func softHyphens() throws {
    let text = "co\u{AD}operate"
    let whole = try prepare("cooperate").lines(width: .infinity, pointSize: 10).width
    #expect(try prepare(text).lines(width: .infinity, pointSize: 10).width == whole)
    let head = try prepare("co\u{2010}").lines(width: .infinity, pointSize: 10).width
    let lines = try prepare(text).lines(width: whole - 1, pointSize: 10)
    #expect(lines.map(\.range) == [0..<3, 3..<10])
    #expect(lines.map(\.showsHyphen) == [true, false])
    #expect(abs((lines.first?.width ?? 0) - head) < 1e-9)
    // If one point is missing for the hyphen, the line cannot break there.
    #expect(try prepare("co\u{AD}i").lines(width: head - 0.5, pointSize: 10).first?.showsHyphen == false)
    let none = try prepare(text, rules: BreakRules(hyphenation: .none))
    #expect(try none.lines(width: whole - 1, pointSize: 10).contains(where: \.showsHyphen) == false)
  }

  @Test("a dictionary's hyphens show at the ends of lines, unless the line is full enough without one")
  func dictionaryHyphens() throws {
    let style = TextStyle(face: try face(), language: "en-US")
    let rules = BreakRules(hyphenation: .automatic(Hyphenator()))
    let text = try PreparedText(Paragraph("the hyphenation", style: style, rules: rules), catalog: Samples.catalog)
    // TeX's patterns, which Debian's hyphen-en-us is made from: hy-phen-ation (The TeXbook, appendix H).
    #expect((1..<text.length).filter(text.showsHyphen) == [6, 10])
    let width = try prepare("the hyphen\u{2010}").lines(width: .infinity, pointSize: 10).width
    let lines = try text.lines(width: width, pointSize: 10)
    #expect(lines.map(\.range) == [0..<10, 10..<15])
    #expect(abs(lines.width - width) < 1e-9)
    func first(factor: Double) throws -> Range<Int>? {
      var paragraphStyle = ParagraphStyle()
      paragraphStyle.hyphenationFactor = factor
      return try text.lines(LineRequest(width: width, pointSizes: 10, style: paragraphStyle)).first?.range
    }
    // "the" is about three tenths of the line.
    #expect(try first(factor: 0.2) == 0..<4)
    #expect(try first(factor: 0.5) == 0..<10)
  }

  @Test("features change the glyphs of their style")
  func features() throws {
    let pagella = try FontFace(path: BundledFonts.path("TeXGyrePagella/texgyrepagella-regular.otf"))
    let paragraph = try Paragraph(
      "fifi",
      runs: [
        (2, TextStyle(face: pagella)), (4, TextStyle(face: pagella, features: [FontFeature("liga", 0)])),
      ])
    let text = try PreparedText(paragraph, catalog: Samples.catalog)
    #expect(try text.runs().map(\.glyphs.count) == [1, 2])
  }
}
