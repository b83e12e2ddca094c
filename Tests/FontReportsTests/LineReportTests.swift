import FontEngine
import TextLayout
import TextOutput
import Testing

@testable import FontReports

/// `hb-shape` 6.0.0 has an advance of 546 for o, 582 for h, and 250 for a space in TeX Gyre Pagella.
@Suite struct LineReportTests {
  private func source(_ text: String) throws -> LineSource {
    let style = TextStyle(face: try FontSource.face("TeXGyrePagella-Regular"), language: "en")
    return try LineSource(Paragraph(text, style: style), LineRequest(pointSizes: 1), title: "a")
  }

  private func report(_ text: String, width: Double, listsGlyphs: Bool = false) throws -> String {
    let source = try source(text)
    let result = LineResult(source: source, lines: try source.lines(width: width, pointSize: 10), narrowestWidth: nil)
    var buffer = TextBuffer()
    try LineReport(result, listsGlyphs: listsGlyphs).write(on: &buffer)
    return buffer.text
  }

  @Test("a report lists the width, the baseline, the font, and the text of each line, and then the size of all")
  func table() throws {
    // A word is 11.28 points wide. The line box is 0.726 and 0.281 em high.
    let lines = try report("oh oh", width: 25).split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines[0] == "line width baseline reshaped fonts text")
    #expect(lines[1] == "1 11.280 7.260 TeXGyrePagella-Regular oh")
    #expect(lines[2].hasPrefix("2 11.280 "))
    #expect(lines[3].hasPrefix("2 lines, 11.280 wide and "))
  }

  @Test("the least width for a number of lines is that of the widest line that has to be in one")
  func narrowest() throws {
    #expect(try source("oh oh").narrowestWidth(lines: 2, pointSize: 10) == 11.28)
    // With the space between the words.
    #expect(try abs(source("oh oh").narrowestWidth(lines: 1, pointSize: 10) - 25.06) < 1e-9)
    let error = try #require(throws: ReportError.self) {
      try source("oh\noh\noh").narrowestWidth(lines: 2, pointSize: 10)
    }
    #expect(error == ReportError(.unusable, "the text has more than 2 lines at any width"))
  }

  @Test("the narrowest width has the number of lines, and a width a thousandth less has more", arguments: 1...6)
  func narrowestOfMany(lines: Int) throws {
    let text = "What the west wind did to the waffle kiosk, and why nobody asked until Tuesday."
    for name in ["Palatino", "Inter", "system"] {
      let style = TextStyle(face: try FontSource.face(name), language: nil)
      let source = try LineSource(Paragraph(text, style: style), LineRequest(pointSizes: 1), title: name)
      let width = try source.narrowestWidth(lines: lines, pointSize: 16)
      #expect(try source.lines(width: width, pointSize: 16).count == lines)
      #expect(try source.lines(width: width - 0.001, pointSize: 16).count == lines + 1)
    }
  }

  @Test("a width is rounded up, so that what fits into it still does")
  func roundedUp() {
    #expect(LineReport.roundedUp(1.0000001, decimals: 3) == 1.001)
    #expect(LineReport.roundedUp(25.06, decimals: 3) == 25.06)
  }
}
