import BundledFonts
import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Large requests.
@Suite struct LargeRequestTests {
  private func prepare(_ text: String, tracking: Double = 0) throws -> PreparedText {
    let face = try FontFace(path: BundledFonts.path("DejaVuSans/DejaVuSans.ttf"))
    return try PreparedText(Paragraph(text, style: TextStyle(face: face, tracking: tracking)), catalog: Samples.catalog)
  }

  @Test("style changes in one long paragraph are processed in linear time")
  func styleChanges() throws {
    // Each count has its own text, with a width that was not requested before.
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

  @Test("balancing lines of enormous width terminates")
  func enormous() throws {
    let text = try prepare(String(repeating: "word word ", count: 4), tracking: 1e7)
    var style = ParagraphStyle()
    style.breaking = .balanced
    let lines = try text.lines(LineRequest(width: 2e8, pointSizes: 10, style: style))
    #expect(lines.last?.range.upperBound == text.length)
  }

  @Test("there must be as many point sizes as styles, even if all are equal")
  func pointSizes() throws {
    let text = try prepare("word")
    #expect(throws: TextLayoutError.pointSizeCount(expected: 1, given: 2)) {
      try text.lines(LineRequest(pointSizes: PointSizes([12, 12])))
    }
  }

  @Test("a style beyond the sizes of a request has none")
  func sizes() {
    #expect(PointSizes([12, 13])[1] == 13 && PointSizes([12, 12])[0] == 12 && PointSizes(17)[99] == 17)
    #expect([PointSizes([12, 13])[2], PointSizes([12, 12])[-1], PointSizes([])[0]].allSatisfy { $0.isNaN })
  }
}
