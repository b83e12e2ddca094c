import FontEngine
import Testing
import TextLayout

/// Texts in faces whose advances are not proportional to the size.
@Suite struct SizedTextTests {
  /// Returns a face of FontEngine's tests.
  private func prepare(_ text: String, _ file: String) throws -> PreparedText {
    let folder = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    let face = try FontFace(path: "\(folder)/FontEngineTests/Fixtures/\(file)")
    return try PreparedText(
      Paragraph(text, style: TextStyle(face: face)), catalog: FontCatalog(usesSystemFonts: false))
  }

  @Test("lines in a face that spaces letters by size are measured at each size")
  func tracking() throws {
    let text = try prepare("Hx", "trak.ttf")
    // Fixtures/make-boxes.py: 600 + 480 of 1000 units, and per letter 30 at 10 points, -20 at 40, by interpolation 5 at
    // 25.
    for (size, units) in [(10.0, 1140.0), (25, 1090), (40, 1040), (10, 1140)] {
      #expect(try text.lines(width: .infinity, pointSize: size).width == units * size / 1000)
    }
  }

  @Test("the optical size follows the point size, line by line and in content widths")
  func opticalSize() throws {
    let text = try prepare("   H", "variable.ttf")
    let widths = try [12.0, 72].map { size in
      try text.contentWidths(LineRequest(pointSizes: PointSizes(size))).maximum / size
    }
    #expect(widths[0] != widths[1])
    #expect(try text.lines(width: .infinity, pointSize: 72).width == widths[1] * 72)
  }

  @Test("more sizes than are cached give the same widths as the first time")
  func manySizes() throws {
    let text = try prepare("Hx", "trak.ttf")
    let sizes = (1...40).map { Double($0) }
    let once = try sizes.map { try text.lines(width: .infinity, pointSize: $0).width }
    let again = try sizes.reversed().map { try text.lines(width: .infinity, pointSize: $0).width }
    #expect(once == again.reversed())
  }
}
