import BundledFonts
import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

@Suite struct PreparedTextTests {
  private func lines(_ text: String, width: Double = .infinity) throws -> [String] {
    let text = try Samples.prepare(text, Samples.faceFiles[0])
    return try text.lines(width: width, pointSize: 10).map { text.paragraph.text(in: $0.contentRange) }
  }

  @Test("empty text has no lines, and a single line break is one empty line")
  func empty() throws {
    #expect(try lines("") == [])
    #expect(try lines("\n") == [""])
    #expect(try lines("a\n\nb") == ["a", "", "b"])
    #expect(try lines("a\r\nb\u{2028}c\u{2029}d\u{B}e\u{C}f\u{85}g") == ["a", "b", "c", "d", "e", "f", "g"])
  }

  @Test("spaces hang after a line, count before a paragraph's text, and alone have no width")
  func spaces() throws {
    #expect(try lines("   ") == [""])
    #expect(try lines("  a  \n b") == ["  a", " b"])
    let text = try Samples.prepare("oh  ", Samples.faceFiles[0])
    // TeX Gyre Pagella: o 546, h 582.
    #expect(try text.lines(width: .infinity, pointSize: 10).width == 11.28)
  }

  @Test("joiners, byte order marks, and soft hyphens alone have no width")
  func invisible() throws {
    for sample in ["\u{200D}\u{200C}", "\u{FEFF}", "\u{AD}\u{AD}", "\u{2060}"] {
      #expect(try Samples.prepare(sample, Samples.faceFiles[6]).lines(width: 100, pointSize: 10).width == 0)
    }
  }

  @Test("invalid requests are errors", arguments: [-1, Double.nan, -Double.infinity])
  func badWidths(width: Double) throws {
    let text = try Samples.prepare("a", Samples.faceFiles[0])
    #expect(throws: TextLayoutError.self) { try text.lines(width: width, pointSize: 10) }
  }

  @Test(
    "a point size must be positive, finite, and at most 10,000",
    arguments: [0, -1, Double.nan, Double.infinity, 10_001])
  func badSizes(size: Double) throws {
    let text = try Samples.prepare("a", Samples.faceFiles[0])
    #expect(throws: TextLayoutError.self) { try text.lines(width: 100, pointSize: size) }
    #expect(throws: TextLayoutError.pointSizeCount(expected: 1, given: 2)) {
      try text.lines(width: 100, pointSizes: [10, 10])
    }
  }

  @Test("text over the limit is rejected before any work")
  func tooLong() throws {
    let text = String(repeating: "a", count: TextLimits.maximumLength + 1)
    #expect(throws: TextLayoutError.textTooLong(TextLimits.maximumLength + 1)) {
      try Samples.prepare(text, Samples.faceFiles[0])
    }
  }

  @Test("style runs must ascend to the text's end")
  func badRuns() throws {
    let style = TextStyle(face: try FontFace(path: BundledFonts.path(Samples.faceFiles[0])))
    for ends in [[], [2], [3, 2], [4], [-1, 3], [3, 3, 5]] {
      #expect(throws: TextLayoutError.self) {
        try Paragraph("abc", runs: ends.map { (end: $0, style: style) })
      }
    }
    #expect(try Paragraph("abc", runs: [(end: 1, style: style), (end: 3, style: style)]).styleRuns.count == 2)
  }

  /// TeX Gyre Pagella at 10 points: "oh" is 11.28 wide, with a space 13.78, ascender 7.26, descender -2.81; at 20
  /// points twice.
  @Test("styles have their own point sizes, and the tallest on a line determines its height")
  func sizes() throws {
    let regular = TextStyle(face: try FontFace(path: BundledFonts.path(Samples.faceFiles[0])))
    let paragraph = try Paragraph("oh oh", runs: [(end: 3, style: regular), (end: 5, style: regular)])
    let text = try PreparedText(paragraph, catalog: Samples.catalog)
    let lines = try text.lines(width: 25, pointSizes: [10, 20])
    #expect(lines.map(\.width) == [11.28, 22.56])
    #expect(lines.baselines == [7.26, 10.07 + 14.52])
    #expect(abs(lines.height - 30.21) < 1e-12)
    let together = try text.lines(width: 100, pointSizes: [10, 20])
    #expect(together.count == 1 && abs(together.width - 36.34) < 1e-12)
    #expect(together.baselines == [14.52])
  }

  @Test("the same text has equal widths composed and decomposed")
  func normalization() throws {
    for file in Samples.faceFiles {
      let composed = try Samples.prepare("naïve café ỆẤ", file).lines(width: .infinity, pointSize: 17).width
      let decomposed = try Samples.prepare("nai\u{308}ve cafe\u{301} E\u{323}\u{302}A\u{302}\u{301}", file)
        .lines(width: .infinity, pointSize: 17).width
      #expect(composed == decomposed, "\(file)")
    }
  }

  @Test("a fallback font changes the line's height only if used fonts count")
  func lineBoxes() throws {
    let lines = try Samples.prepare("שלום", Samples.faceFiles[0]).lines(width: .infinity, pointSize: 10)
    #expect(try lines.extent(of: 0).ascent == 7.26)
    // DejaVu Sans: hhea 1901 and -483 of 2048.
    #expect(try lines.extent(of: 0, lineBox: .usedFonts).ascent == 1901 * 10 / 2048.0)
    #expect(try lines.extent(of: 0, lineBox: .usedFonts).descent == 2.81)
  }

  /// DejaVu Sans: the advance of U+1F600 in hmtx is 2135 of 2048 units. Chunks of 4,000 code units must not split
  /// surrogate pairs.
  @Test(
    "n characters beyond the first plane are n times as wide as one", arguments: [1, 1333, 1334, 1335, 5000])
  func longCluster(count: Int) throws {
    let text = Array(repeating: "\u{1F600}", count: count).joined(separator: "\u{200D}")
    let lines = try Samples.prepare(text, Samples.faceFiles[10]).lines(width: .infinity, pointSize: 2048)
    #expect(lines.width == Double(count * 2135))
    #expect(lines.text.missingClusters.isEmpty)
  }

  @Test(
    "line breaks, spaces, and controls are prepared in linear time",
    arguments: Rounds.some(of: ["\n", " ", "\u{2003}", "\u{0}", "\u{200B}", "a\n", "a "], quick: 3))
  func linear(piece: String) throws {
    let style = TextStyle(face: try Samples.face(Samples.faceFiles[10]))
    func time(_ count: Int, _ catalog: FontCatalog) throws -> Double {
      let paragraph = Paragraph(String(repeating: piece, count: count), style: style)
      return try (0..<3).map { _ in
        try ThreadTime.of { _ = try PreparedText(paragraph, catalog: catalog).lines(width: 100, pointSize: 10) }
      }.min() ?? 0
    }
    // Plain texts of up to 65,536 code units have their own path, unless no words are cached.
    let whole = FontCatalog(usesSystemFonts: false, shapedPieces: ShapedPieces(capacity: 0))
    let counts = (whole: Rounds.count(quick: 500, full: 8_000), plain: Rounds.count(quick: 500, full: 2_000))
    for (catalog, count) in [(whole, counts.whole), (Samples.catalog, counts.plain)] {
      _ = try time(500, catalog)
      // A quadratic step would make this 64 in every attempt; a busy machine makes it more than 8 in some.
      #expect(try (0..<3).contains { _ in try time(count * 8, catalog) < time(count, catalog) * 24 })
    }
  }

  @Test("lines among many styles are measured in linear time")
  func manyStyles() throws {
    let style = TextStyle(face: try FontFace(path: BundledFonts.path(Samples.faceFiles[10])))
    func time(_ count: Int) throws -> Double {
      let text = String(repeating: "a ", count: count)
      let runs = (1...count).map { (end: $0 * 2, style: style) }
      let prepared = try PreparedText(Paragraph(text, runs: runs), catalog: Samples.catalog)
      let lines = try prepared.lines(width: 1, pointSizes: [Double](repeating: 10, count: count))
      return ThreadTime.of { #expect(lines.height > 0) }
    }
    _ = try time(100)
    #expect(try time(8_000) < time(1_000) * 24)
  }
}
