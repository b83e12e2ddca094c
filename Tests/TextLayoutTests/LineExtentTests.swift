import FontEngine
import Testing
import TextLayout
import TextSupport

/// The fonts that count in a line's height. DejaVu Sans is 1901 + 483 of 2048 units high (`hhea`).
///
/// Chromium, which rounds ascents and descents, has 46 pixels for a line of 10 pixels that ends in a space of 40 pixels, 57
/// for two lines of which the first ends in such a line end, or wraps at such a space, and 11 for "small" alone. Pango,
/// which rounds them up, has 48 for the first one.
@Suite struct LineExtentTests {
  /// Returns the heights of the lines of a text whose parts are in DejaVu Sans at sizes of their own.
  private func heights(
    _ parts: [(text: String, size: Double)], width: Double = .infinity, truncation: Truncation? = nil
  ) throws -> [Double] {
    let style = TextStyle(face: try Samples.face("DejaVuSans/DejaVuSans.ttf"))
    var end = 0
    let runs = parts.map { part in
      end += part.text.utf16.count
      return (end: end, style: style)
    }
    let paragraph = try Paragraph(parts.map(\.text).joined(), runs: runs)
    let request = LineRequest(
      width: width, pointSizes: PointSizes(parts.map(\.size)), limit: truncation == nil ? 0 : 1, truncation: truncation)
    return try PreparedText(paragraph, catalog: Samples.catalog).lines(request).placements().map(\.height)
  }

  private func line(_ size: Double) -> Double { size * (1901 + 483) / 2048 }

  @Test("a larger space or tab at the end of a line counts", arguments: [" ", "\u{A0}", "\u{2003}", "\t"])
  func spaces(space: String) throws {
    let found = try heights([("small", 10), (space, 40)])
    #expect(found.count == 1 && abs(found[0] - line(40)) < 1e-9)
  }

  @Test("a larger line end counts in the line that it ends", arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}"])
  func lineEnds(end: String) throws {
    let found = try heights([("small", 10), (end, 40), ("next", 20)])
    #expect(found.count == 2)
    #expect(abs(found[0] - line(40)) < 1e-9 && abs(found[1] - line(20)) < 1e-9)
  }

  @Test("a larger space counts where the line wraps, and not in the next line")
  func wrapping() throws {
    let found = try heights([("aaaa", 10), (" ", 40), ("bbbb", 10)], width: 30)
    #expect(found.count == 2)
    #expect(abs(found[0] - line(40)) < 1e-9 && abs(found[1] - line(10)) < 1e-9)
  }

  @Test("smaller white space at the end of a line changes nothing")
  func smaller() throws {
    let found = try heights([("large", 40), (" \n", 10), ("a", 10)])
    #expect(abs(found[0] - line(40)) < 1e-9)
  }

  @Test("text that truncation hides doesn't count")
  func hidden() throws {
    let found = try heights([("aaaa aaaa", 10), (" bbbb", 40)], width: 40, truncation: Truncation(.tail))
    #expect(found.count == 1 && abs(found[0] - line(10)) < 1e-9)
  }
}
