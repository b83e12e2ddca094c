import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Lines of plain text are found in integers, and are the same as those of the general method, to the bit.
@Suite struct PlainLinesTests {
  private static let files = [
    "TeXGyrePagella/texgyrepagella-italic.otf", "Inter/Inter-Regular.otf", "DejaVuSans/DejaVuSans.ttf",
  ]
  private static let sizes = [17, 18, 10.5, 0.1, 1e-4, 1e-300, Double.leastNonzeroMagnitude, 53, 10_000]

  /// Returns lines in the default style, found by the general method, which other styles from the second paragraph on
  /// select.
  private func generally(_ text: PreparedText, width: Double, size: Double, limit: Int) throws -> TextLines {
    try text.lines(
      LineRequest(
        width: width, pointSizes: PointSizes(size), limit: limit,
        styleChanges: [LineRequest.StyleChange(offset: 2, style: ParagraphStyle())]))
  }

  private func check(_ text: PreparedText, width: Double, size: Double, limit: Int = 0) throws {
    let comment: Comment = "\(text.length) code units at \(width), \(size), \(limit)"
    let expected = try generally(text, width: width, size: size, limit: limit)
    let lines = try text.lines(width: width, pointSize: size, limit: limit)
    #expect(lines.count == expected.count, comment)
    #expect(Array(lines) == Array(expected), comment)
    #expect(lines.width == expected.width, comment)
    #expect(lines.isCut == expected.isCut, comment)
    // The cache gives the same results, and so does a full request.
    #expect(try Array(text.lines(width: width, pointSize: size, limit: limit)) == Array(expected), comment)
    let full = LineRequest(width: width, pointSizes: PointSizes(size), limit: limit)
    #expect(lines.request == full, comment)
    let asked = try text.lines(full)
    #expect(Array(asked) == Array(expected), comment)
    if let extent = text.plainExtent(width: width, pointSize: size, limit: limit) {
      #expect(extent.count == expected.count && extent.width == expected.width && !expected.isCut, comment)
    }
  }

  @Test("lines of random texts are the same at any width, size, and limit", arguments: files, 0..<3)
  func random(file: String, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 900)
    for _ in 0..<Rounds.count(quick: 2, full: [20, 10, 3][seed]) {
      let words = [3, 40, 250][seed]
      // The first paragraph is a letter, so that styles change at the second.
      let text = try Samples.prepare("a\n" + random.plainText(words: words), file)
      let size = Self.sizes.randomElement(using: &random) ?? 17
      let longest = try text.lines(width: .infinity, pointSize: size).width
      for _ in 0..<8 { try check(text, width: Double.random(in: 0...1, using: &random) * longest, size: size) }
      let width = Double.random(in: 0...0.5, using: &random) * longest
      for limit in [1, 2, 7, 100] { try check(text, width: width, size: size, limit: limit) }
      for width in [
        0, -0.0, .leastNonzeroMagnitude, longest, max(0, longest.nextDown), longest.nextUp, 1e9, 1e300, .infinity,
      ] {
        try check(text, width: width, size: size)
      }
      // As wide as some line, and the least amount wider and narrower.
      for line in try text.lines(width: width, pointSize: size).shuffled(using: &random).prefix(6) {
        try check(text, width: line.width, size: size)
        try check(text, width: line.width.nextUp, size: size)
        if line.width > 0 { try check(text, width: line.width.nextDown, size: size) }
      }
    }
  }

  @Test("the extent of a text that may be one line is that of its lines", arguments: files)
  func oneLine(file: String) throws {
    var random = SeededGenerator(seed: 31)
    for words in 1...5 {
      let content = random.plainText(words: words).filter { !$0.isNewline }
      for end in ["", " ", "   ", "\n"] {
        let text = try Samples.prepare(content + end, file)
        let size = Self.sizes.randomElement(using: &random) ?? 17
        let whole = try text.lines(width: .infinity, pointSize: size)
        let all = try whole.widthWithTrailingSpace()
        for width in [0, whole.width.nextDown, whole.width, whole.width.nextUp, all, all.nextUp, 2 * all, .infinity]
        where width >= 0 {
          try check(text, width: width, size: size)
          let extent = text.plainExtent(width: width, pointSize: size, countsTrailingSpace: true)
          guard let extent else { continue }
          #expect(try extent.width == text.lines(width: width, pointSize: size).widthWithTrailingSpace())
          if extent.count == 1 { #expect(extent.hangingWidth == extent.width) }
        }
      }
    }
  }

  @Test(
    "an invalid width is an error, regardless of earlier requests",
    arguments: [-1, -Double.leastNonzeroMagnitude, Double.nan, -Double.infinity])
  func badWidths(width: Double) throws {
    let text = try Samples.prepare("some words that fit", Samples.faceFiles[0])
    #expect(try text.lines(width: 100, pointSize: 10).count > 0)
    #expect(throws: TextLayoutError.self) { try text.lines(width: width, pointSize: 10) }
    #expect(text.plainExtent(width: width, pointSize: 10) == nil)
    #expect(throws: TextLayoutError.self) { try text.lines(width: 100, pointSize: width) }
  }

  @Test("returned lines do not change when others are requested")
  func values() throws {
    var random = SeededGenerator(seed: 5)
    let text = try Samples.prepare(random.plainText(words: 60), Samples.faceFiles[10])
    let widths = stride(from: 90.0, through: 500, by: 7)
    let kept = try widths.map { try text.lines(width: $0, pointSize: 17) }
    for (width, lines) in zip(widths, kept) {
      #expect(lines.request.width == width)
      #expect(
        try Array(lines)
          == Array(
            Samples.prepare(text.paragraph.text(in: 0..<text.length), Samples.faceFiles[10]).lines(
              width: width, pointSize: 17)))
    }
  }
}
