import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Plain text stores its break opportunities, and recomputes everything else.
@Suite struct ComposedTextTests {
  private func context(_ file: String) throws -> PieceContext {
    PieceContext(face: try Samples.face(file), language: nil, strictness: .normal)
  }

  /// The stored form of a text.
  private struct Kept: Equatable {
    var positions: [Int]
    var contentEnds: [Int]
    var contentAdvances: [Int64]
    var flags: [UInt8]
    var hardIndices: [Int]
    var advance: Int64

    init(_ opportunities: BreakOpportunities) {
      let all = 0..<opportunities.count
      positions = all.map { opportunities[$0].position }
      contentEnds = all.map { opportunities[$0].contentEnd }
      contentAdvances = all.map { opportunities[$0].contentAdvance }
      flags = all.map { opportunities[$0].flags.rawValue }
      hardIndices = (0..<opportunities.hardCount).map(opportunities.hardIndex)
      advance = opportunities.advance
    }
  }

  @Test(
    "the stored form of plain text has the right positions and sums of advances",
    arguments: Rounds.some(of: Samples.faceFiles, quick: 4))
  func kept(file: String) throws {
    var random = SeededGenerator(seed: 23)
    let context = try context(file)
    let pieces = ShapedPieces()
    var composedCount = 0
    for _ in 0..<200 {
      let units = [UInt16](utf16Of: random.plainText(words: 30))
      // New words, words that occurred before, and cached ones.
      for _ in 0..<3 {
        let opportunities = try pieces.opportunities(units, in: context)
        guard let text = try pieces.compose(units, in: context) else {
          #expect(opportunities == nil)
          continue
        }
        composedCount += 1
        let expected = try BreakOpportunities(properties: text.properties, advances: text.advances, .never)
        #expect(opportunities.map { Kept($0) } == Kept(expected), "\(String(decoding: units, as: UTF16.self))")
      }
    }
    #expect(composedCount > 300)
  }

  @Test("sums of hanging spaces over three bytes, and positions over two bytes, are stored without loss")
  func wide() throws {
    let context = try context("DejaVuSans/DejaVuSans.ttf")
    let pieces = ShapedPieces()
    // 30,000 spaces hang, each wider than 600 units; and 65,536 code units are the longest text of cached words.
    for text in [
      "a" + String(repeating: " ", count: 30_000) + "b", String(repeating: "ab cd\n", count: 10_922) + "abcd",
    ] {
      let units = [UInt16](utf16Of: text)
      let composed = try #require(try pieces.compose(units, in: context))
      let opportunities = try #require(try pieces.opportunities(units, in: context))
      #expect(
        Kept(opportunities)
          == Kept(try BreakOpportunities(properties: composed.properties, advances: composed.advances, .never)))
      #expect(opportunities.narrow.isEmpty)
    }
  }

  @Test("glyphs and positions of plain text match shaping it as a whole, whenever they are requested")
  func foundAgain() throws {
    let face = try Samples.face("TeXGyrePagella/texgyrepagella-regular.otf")
    let paragraph = Paragraph("Five boxing wizards jump: office AV-To.\nAnd again", style: TextStyle(face: face))
    let off = FontCatalog(usesSystemFonts: false, shapedPieces: ShapedPieces(capacity: 0))
    let whole = try PreparedText(paragraph, catalog: off)
    let text = try PreparedText(paragraph, catalog: FontCatalog(usesSystemFonts: false))
    let before = text.memory
    let lines = try text.lines(width: 90, pointSize: 17)
    #expect(try text.properties() == whole.properties())
    #expect(try text.runs().map(\.glyphs) == whole.runs().map(\.glyphs))
    #expect(text.memory > before)
    for index in lines.indices {
      let other = try whole.lines(width: 90, pointSize: 17).contents(of: index)
      #expect(try lines.contents(of: index).runs.map(\.glyphs) == other.runs.map(\.glyphs))
    }
  }

  @Test("a label's text is stored in one kilobyte per 100 characters")
  func memory() throws {
    let face = try Samples.face("TeXGyrePagella/texgyrepagella-regular.otf")
    let body = "The first ferry of the morning leaves both piers at noon, and the last one returns at dusk."
    // The allocator may return up to 31 bytes more than requested rather than leave a piece too small to use; an array
    // counts them as its capacity.
    for (text, most) in [("Twelve chars", 550 + 31), (body, 1000 + 31)] {
      let cache = ParagraphCache(catalog: Samples.catalog)
      let prepared = try cache.text(Paragraph(text, style: TextStyle(face: face)))
      _ = prepared.plainExtent(width: 200, pointSize: 17)
      #expect(prepared.memory <= most)
      #expect(cache.memory == prepared.memory)
    }
  }
}
