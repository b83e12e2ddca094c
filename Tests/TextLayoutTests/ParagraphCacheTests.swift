import FontEngine
import Testing
import TextLayout

@Suite struct ParagraphCacheTests {
  private func paragraph(_ text: String, _ file: String = Samples.faceFiles[0], language: String? = nil) throws
    -> Paragraph
  {
    Paragraph(text, style: TextStyle(face: try Samples.face(file), language: language))
  }

  @Test("equal paragraphs are prepared once; another text, language, direction or rule is another paragraph")
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

  @Test("what is held stays within twice the capacity, what is used stays held, what is too large is not")
  func bounds() throws {
    let cache = ParagraphCache(catalog: Samples.catalog, capacity: 40_000)
    let kept = try paragraph("kept")
    let text = try cache.text(kept)
    for number in 0..<200 {
      _ = try cache.text(paragraph("passing by \(number)"))
      #expect(try cache.text(kept) === text)
      #expect(cache.memory <= 80_000)
    }
    let large = try paragraph(String(repeating: "large ", count: 1000))
    #expect(try cache.text(large) !== cache.text(large))
  }

  @Test("64 tasks measure as one does, whatever is held")
  func manyTasks() async throws {
    let cache = ParagraphCache(catalog: Samples.catalog, capacity: 60_000)
    let paragraphs = try Samples.texts.values.sorted().map { try paragraph($0) }
    func lines(_ text: PreparedText) throws -> [TextLine] {
      try [50, 120.5, 300].flatMap { try Array(text.lines(width: $0, pointSize: 17)) }
    }
    let alone = try paragraphs.map { try lines(PreparedText($0, catalog: Samples.catalog)) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 {
        group.addTask {
          let own = try paragraphs.map { try lines(cache.text($0)) }
          return own == alone && cache.memory <= 120_000
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }
}
