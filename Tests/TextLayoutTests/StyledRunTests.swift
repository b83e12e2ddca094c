import FontEngine
import Testing
import TextLayout
import TextSupport

/// Text from runs. TeX Gyre Pagella at 10 points: "oh" is 11.28 wide, with a space 13.78, its ascender is 7.26 and its
/// descender -2.81 (hhea and hmtx); at 20 points twice.
@Suite struct StyledRunTests {
  private func style(_ tracking: Double = 0) throws -> TextStyle {
    TextStyle(face: try Samples.face(Samples.faceFiles[0]), tracking: tracking)
  }

  @Test("runs have the widths of their own sizes, and the tallest on a line determines its height")
  func sizes() throws {
    let runs = [
      StyledRun("oh ", style: try style(), pointSize: 10), StyledRun("oh", style: try style(), pointSize: 20),
    ]
    let text = try PreparedText(Paragraph(runs), catalog: Samples.catalog)
    let lines = try text.lines(LineRequest(width: 25, pointSizes: PointSizes(of: runs)))
    #expect(lines.map(\.width) == [11.28, 22.56])
    #expect(lines.baselines == [7.26, 10.07 + 14.52])
    let doubled = try text.lines(LineRequest(width: 50, pointSizes: PointSizes(of: runs, scaledBy: 2)))
    #expect(doubled.map(\.width) == [22.56, 45.12])
  }

  @Test("offsets are those of the joined text, in UTF-16")
  func offsets() throws {
    let texts = ["naïve ", "👩‍👩‍👧", "", " שלום\n", "end"]
    let paragraph = try Paragraph(texts.map { StyledRun($0, style: try style(), pointSize: 17) })
    let joined = texts.joined()
    #expect(paragraph.units == Array(joined.utf16))
    #expect(paragraph.styles.count == texts.count)
    for run in paragraph.styleRuns { #expect(paragraph.text(in: run.range) == texts[run.style]) }
    #expect(paragraph.styleRuns.map(\.style) == [0, 1, 3, 4])
    #expect(paragraph.styleRuns.last?.range.upperBound == joined.utf16.count)
  }

  @Test("what is drawn names the run that it belongs to, even beside a run without text")
  func styleOfGlyphs() throws {
    let runs = try ["", "oh", "", " oh"].enumerated().map { index, text in
      StyledRun(text, style: try style(), pointSize: 10 + Double(index))
    }
    let text = try PreparedText(Paragraph(runs), catalog: Samples.catalog)
    let lines = try text.lines(LineRequest(pointSizes: PointSizes(of: runs)))
    let drawn = try lines.contents(of: 0).runs
    #expect(drawn.map(\.style) == [1, 3])
    #expect(drawn.map(\.pointSize) == [11, 13])
    #expect(drawn.map(\.range) == [0..<2, 2..<5])
  }

  @Test("runs of one style break as the same text in one style does")
  func oneStyle() throws {
    for (name, text) in Samples.texts {
      let parts = text.split(separator: " ", omittingEmptySubsequences: false).map { $0 + " " }
      let runs = try parts.map { StyledRun(String($0), style: try style(), pointSize: 15) }
      let whole = Paragraph(parts.joined(), style: try style())
      let several = try PreparedText(Paragraph(runs), catalog: Samples.catalog)
      let one = try PreparedText(whole, catalog: Samples.catalog).lines(width: 120, pointSize: 15)
      let lines = try several.lines(LineRequest(width: 120, pointSizes: PointSizes(of: runs)))
      #expect(lines.map(\.range) == one.map(\.range), "\(name)")
    }
  }

  @Test("no runs are an error; a run without text is a text without lines whose style counts")
  func empty() throws {
    #expect(throws: TextLayoutError.noRuns) { try Paragraph([StyledRun]()) }
    let runs = [StyledRun("", style: try style(), pointSize: 20)]
    let text = try PreparedText(Paragraph(runs), catalog: Samples.catalog)
    let lines = try text.lines(LineRequest(pointSizes: PointSizes(of: runs)))
    #expect(lines.isEmpty)
    #expect(try lines.caret(at: TextPosition(0)).height == 20.14)
  }

  @Test("a size that isn't above 0 and finite is an error of the request", arguments: [0, -1, Double.nan, .infinity])
  func badSizes(size: Double) throws {
    let runs = [StyledRun("a", style: try style(), pointSize: 10), StyledRun("b", style: try style(), pointSize: size)]
    let text = try PreparedText(Paragraph(runs), catalog: Samples.catalog)
    #expect(throws: TextLayoutError.self) { try text.lines(LineRequest(pointSizes: PointSizes(of: runs))) }
  }
}
