import BundledFonts
import FontEngine
import TestSupport
import Testing
import TextLayout

/// Requests that ask for much at once.
@Suite struct LargeRequestTests {
  private func prepare(_ text: String, tracking: Double = 0) throws -> PreparedText {
    let face = try FontFace(path: BundledFonts.path("DejaVuSans/DejaVuSans.ttf"))
    return try PreparedText(Paragraph(text, style: TextStyle(face: face, tracking: tracking)), catalog: Samples.catalog)
  }

  @Test("style changes in one long paragraph are looked through in linear time")
  func styleChanges() throws {
    // A text for either count, and a width that was not asked for before.
    var prepared: [Int: PreparedText] = [:]
    var changes: [Int: [LineRequest.StyleChange]] = [:]
    for count in [2500, 20000] {
      prepared[count] = try prepare(String(repeating: "word ", count: count))
      changes[count] = (0..<count).map { LineRequest.StyleChange(offset: $0 * 5, style: ParagraphStyle()) }
    }
    var width = 300.0
    let growth = try ThreadTime.growth(from: 2500) { count in
      width += 1
      let lines = try #require(prepared[count]).lines(
        LineRequest(width: width, pointSizes: 10, styleChanges: try #require(changes[count])))
      #expect(lines.count > 1)
    }
    // A search to the paragraph's end for each change would take 64 times as long.
    #expect(growth < ThreadTime.linear)
  }

  @Test("balanced lines of enormous reach come to an end")
  func enormous() throws {
    let text = try prepare(String(repeating: "word word ", count: 4), tracking: 1e7)
    var style = ParagraphStyle()
    style.breaking = .balanced
    let lines = try text.lines(LineRequest(width: 2e8, pointSizes: 10, style: style))
    #expect(lines.last?.range.upperBound == text.length)
  }

  @Test("as many point sizes as styles are needed, even if all are the same")
  func pointSizes() throws {
    let text = try prepare("word")
    #expect(throws: TextLayoutError.pointSizeCount(expected: 1, given: 2)) {
      try text.lines(LineRequest(pointSizes: PointSizes([12, 12])))
    }
  }
}
