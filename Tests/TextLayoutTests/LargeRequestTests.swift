import BundledFonts
import FontEngine
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
    func time(_ count: Int) throws -> Double {
      let text = try prepare(String(repeating: "word ", count: count))
      let changes = (0..<count).map { LineRequest.StyleChange(offset: $0 * 5, style: ParagraphStyle()) }
      return try (0..<7).map { attempt in
        try ThreadTime.of {
          let lines = try text.lines(
            LineRequest(width: 300 + Double(attempt), pointSizes: 10, styleChanges: changes))
          #expect(lines.count > 1)
        }
      }.min() ?? 0
    }
    // Linear is 4; a search to the paragraph's end for each change would be 16.
    #expect(try time(20000) / time(5000) < 10)
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
