import FontEngine
import Testing
import TextLayout
import TextSupport

@Suite struct ParagraphCacheTests {
  private func paragraph(_ text: String, _ file: String = Samples.faceFiles[0], language: String? = nil) throws
    -> Paragraph
  {
    Paragraph(text, style: TextStyle(face: try Samples.face(file), language: language))
  }

  @Test("equal paragraphs are prepared once; a different text, language, direction, or rule counts")
  func identity() throws {
    let cache = ParagraphCache(catalog: Samples.catalog)
    let style = try paragraph("Hello").styles[0]
    let first = try cache.text(Paragraph("Hello", style: style))
    #expect(try cache.text(Paragraph("Hello", style: style)) === first)
    #expect(try cache.text(Paragraph("Hello!", style: style)) !== first)
    #expect(try cache.text(paragraph("Hello", language: "de")) !== first)
    #expect(try cache.text(Paragraph("Hello", style: style, baseDirection: .rightToLeft)) !== first)
    #expect(try cache.text(Paragraph("Hello", style: style, rules: BreakRules(wordBreak: .breakAll))) !== first)
  }

  @Test(
    "a string in a style has the same cache entry as their paragraph",
    arguments: ["Hello", "", "Grüße", "a\nb", "漢字 and more"])
  func strings(text: String) throws {
    let cache = ParagraphCache(catalog: Samples.catalog)
    let style = try paragraph("").styles[0]
    let german = try paragraph("", language: "de").styles[0]
    let first = try cache.text(text, style: style)
    #expect(first.paragraph.units == Array(text.utf16))
    #expect(try cache.text(text, style: style) === first)
    #expect(try cache.text(Paragraph(text, style: style)) === first)
    #expect(try cache.text(text, style: german) !== first)
    // Other paragraphs with the same characters are not equal to the string's.
    let others = [
      Paragraph(text, style: style, baseDirection: .rightToLeft),
      Paragraph(text, style: style, rules: BreakRules(wordBreak: .breakAll)),
    ]
    for other in others {
      let cache = ParagraphCache(catalog: Samples.catalog)
      let prepared = try cache.text(other)
      #expect(try cache.text(text, style: style) !== prepared)
    }
  }

  @Test("the cache stays within twice its capacity, retains used paragraphs, and does not store oversized ones")
  func bounds() throws {
    let cache = ParagraphCache(catalog: Samples.catalog, capacity: 40_000)
    let kept = try paragraph("kept")
    let text = try cache.text(kept)
    for number in 0..<200 {
      _ = try cache.text(paragraph("passing by \(number)"))
      #expect(try cache.text(kept) === text)
      #expect(cache.memory <= 80_000)
    }
    let large = try paragraph(String(repeating: "large ", count: 5000))
    #expect(try cache.text(large) !== cache.text(large))
  }

  /// Returns a face of FontEngine's tests that spaces letters by size, so that each size has its own text.
  private func sizedParagraph() throws -> Paragraph {
    let folder = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    let face = try FontFace(path: "\(folder)/FontEngineTests/Fixtures/trak.ttf")
    return Paragraph("Hx xHx HHx xxHx Hx", style: TextStyle(face: face))
  }

  @Test("the caches of lines, edges, tokens, and sizes count, to the byte, and stop growing without capacity")
  func growth() throws {
    for paragraph in try [paragraph(Samples.texts["arabic"] ?? ""), paragraph("office AV To. fjord"), sizedParagraph()]
    {
      let roomy = ParagraphCache(catalog: Samples.catalog)
      // A text composed of cached words may store a little more than one shaped as a whole, while others cache words.
      let capacity = try roomy.text(paragraph).memory * 5 / 4
      let tight = ParagraphCache(catalog: Samples.catalog, capacity: capacity)
      for cache in [roomy, tight] {
        let text = try cache.text(paragraph)
        let before = text.memory
        #expect(cache.memory == before)
        for width in stride(from: 5.0, through: 120, by: 2.5) {
          var request = LineRequest(width: width, pointSizes: PointSizes(8 + width / 8), limit: 2)
          request.truncation = Truncation(.middle, token: " \(Int(width))")
          let lines = try text.lines(request)
          #expect(try Array(lines) == Array(PreparedText(paragraph, catalog: Samples.catalog).lines(request)))
          #expect(cache.memory == text.memory)
        }
        #expect(cache.memory > before)
      }
      #expect(tight.memory <= 2 * capacity)
    }
  }

  @Test("after a fallback font is registered, a paragraph is prepared again with it")
  func laterFonts() throws {
    let catalog = FontCatalog(usesSystemFonts: false)
    let cache = ParagraphCache(catalog: catalog)
    let hebrew = try paragraph("שלום")
    let without = try cache.text(hebrew)
    #expect(without.missingClusters.count == 4)
    catalog.register(try Samples.face(Samples.faceFiles[10]), isFallback: true)
    #expect(try cache.text(hebrew).missingClusters.isEmpty)
    #expect(try cache.text(hebrew) === cache.text(hebrew))
  }
}
