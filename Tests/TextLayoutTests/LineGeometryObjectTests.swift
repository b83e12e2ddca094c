import BundledFonts
import FontEngine
import Testing
import TextLayout
import TextSupport

/// Objects on a line besides plain glyphs: tabs, attachments, tracking, raised text, hyphens, and truncation tokens.
///
/// TeX Gyre Pagella at 10 points: o 5.46, h 5.82, m 8.83, u 6.03, space 2.5, hyphen 3.33, ellipsis 8.6.
@Suite struct LineGeometryObjectTests {
  private static func style(tracking: Double = 0, baselineOffset: Double = 0) throws -> TextStyle {
    let face = try FontFace(path: BundledFonts.path(Samples.faceFiles[0]))
    return TextStyle(face: face, tracking: tracking, baselineOffset: baselineOffset)
  }

  private static func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test("a tab is a run of its own and extends to its stop")
  func tabs() throws {
    let text = try Samples.prepare("oh\toh", Samples.faceFiles[0])
    let contents = try text.lines(width: .infinity, pointSize: 10).contents(of: 0)
    #expect(contents.runs.map(\.kind) == [.text, .tab, .text])
    #expect(contents.runs.map(\.x) == [0, 11.28, 28])
    #expect(contents.runs.last?.maxX == contents.line.width)
    #expect(contents.carets.map(\.x) == [0, 5.46, 11.28, 28, 33.46, 39.28])
    // The nearer half of the tab.
    #expect(contents.position(atX: 19) == TextPosition(2))
    #expect(contents.position(atX: 20) == TextPosition(3, .upstream))
  }

  @Test("a tab in right-to-left text extends to the left")
  func tabToTheLeft() throws {
    let text = try Samples.prepare("אב\tגד", "DejaVuSans/DejaVuSans.ttf")
    let contents = try text.lines(width: .infinity, pointSize: 10).contents(of: 0)
    #expect(contents.runs.map(\.range) == [3..<5, 2..<3, 0..<2])
    // The second word begins 28 points from the right edge.
    #expect(Self.near(contents.runs[0].maxX, contents.width - 28))
  }

  @Test("an attachment has its own width, a caret on either side, and counts as ink")
  func attachments() throws {
    let paragraph = try Paragraph("o\u{FFFC}h", style: Self.style())
      .attaching([InlineAttachment(offset: 1, width: 20, ascent: 15, descent: 5)])
    let text = try PreparedText(paragraph, catalog: Samples.catalog)
    let lines = try text.lines(width: .infinity, pointSize: 10)
    let contents = try lines.contents(of: 0)
    #expect(contents.runs.map(\.kind) == [.text, .attachment(0), .text])
    let positions: [Double] = [0, 5.46, 25.46, 5.46 + 20 + 5.82]
    #expect(contents.carets.map(\.x) == positions)
    #expect(contents.runs.last?.maxX == contents.line.width)
    let ink = try #require(contents.inkBounds)
    #expect(ink.y == -15 && ink.maxY == 5)
    // The line is 15 points high above its baseline.
    #expect(try #require(try lines.inkBounds(of: 0)).y == 0)
  }

  @Test("tracking is after every cluster, which is on the left of right-to-left clusters")
  func tracking() throws {
    let paragraph = Paragraph("ohאב", style: try Self.style(tracking: 3), baseDirection: .leftToRight)
    let text = try PreparedText(paragraph, catalog: Samples.catalog)
    let contents = try text.lines(width: .infinity, pointSize: 10).contents(of: 0)
    #expect(Self.near(contents.runs[0].glyphs[1].pen, 8.46))
    #expect(Self.near(contents.runs[1].x, 17.28))
    #expect(Self.near(contents.runs[1].glyphs[0].pen, 20.28))
    #expect(Self.near(contents.caret(at: 1).x, 8.46))
    #expect(Self.near(contents.runs[1].maxX, contents.line.width))
  }

  @Test("raised text has its glyphs above the baseline")
  func raised() throws {
    let paragraph = try Paragraph(
      "oo", runs: [(end: 1, style: Self.style()), (end: 2, style: Self.style(baselineOffset: 4))])
    let text = try PreparedText(paragraph, catalog: Samples.catalog)
    let contents = try text.lines(width: .infinity, pointSize: 10).contents(of: 0)
    #expect(contents.runs.map { $0.glyphs[0].y } == [0, -4])
    #expect(contents.runs.map(\.baselineOffset) == [0, 4])
  }

  @Test("a hyphen without a character is at the end of its word, and is selected with it")
  func hyphens() throws {
    let text = try Samples.prepare("hoho\u{AD}hoho", Samples.faceFiles[0])
    let lines = try text.lines(width: 30, pointSize: 10)
    let contents = try lines.contents(of: 0)
    #expect(contents.runs.map(\.kind) == [.text, .hyphen])
    #expect(contents.runs.last?.maxX == contents.line.width)
    #expect(contents.line.width > 22.56)
    #expect(contents.spans(of: 0..<5) == [0...contents.line.width])
    #expect(contents.spans(of: 0..<4) == [0...22.56])
    #expect(contents.carets.map(\.offset) == [0, 1, 2, 3, 4, 5])
    #expect(contents.position(atX: contents.line.width) == TextPosition(5, .upstream))
  }

  @Test(
    "a truncation token is at the end of the visible text, and there is no caret in the hidden text",
    arguments: Truncation.Mode.allCases)
  func tokens(mode: Truncation.Mode) throws {
    let text = try Samples.prepare("mum mum mum", Samples.faceFiles[0])
    let lines = try text.lines(width: 43.7, pointSize: 10, limit: 1, truncation: Truncation(mode))
    let contents = try lines.contents(of: 0)
    let hidden = try #require(lines.truncation).hiddenRange
    let token = try #require(contents.runs.first { $0.kind == .truncationToken })
    #expect(token.range == hidden)
    #expect(Self.near(token.width, 8.6))
    let before = contents.runs.filter { $0.range.upperBound <= hidden.lowerBound }.map(\.maxX).max() ?? 0
    #expect(Self.near(token.x, before))
    #expect(Self.near(try #require(contents.runs.last).maxX, contents.line.width))
    #expect(!contents.carets.contains { hidden.dropFirst().contains($0.offset) })
    #expect(Self.near(contents.caret(at: hidden.lowerBound + 1).x, token.x))
    #expect(contents.position(atX: token.x + 1).offset == hidden.lowerBound)
    #expect(contents.position(atX: token.maxX - 1).offset == hidden.upperBound)
  }

  @Test("in right-to-left text, the token of a truncated tail is on the left")
  func tokenOnTheLeft() throws {
    let text = try Samples.prepare("שלום שלום שלום", "DejaVuSans/DejaVuSans.ttf")
    let lines = try text.lines(width: 70, pointSize: 17, limit: 1, truncation: Truncation(.tail))
    let contents = try lines.contents(of: 0)
    #expect(contents.runs.first?.kind == .truncationToken)
    #expect(contents.runs.first?.x == 0)
    // Left-to-right words at the end: the token is still at the end in the paragraph's direction.
    let mixed = try Samples.prepare("שלום abc def ghi", "DejaVuSans/DejaVuSans.ttf")
    let shortened = try mixed.lines(width: 100, pointSize: 17, limit: 1, truncation: Truncation(.tail))
    #expect(try shortened.contents(of: 0).runs.first?.kind == .truncationToken)
  }
}
