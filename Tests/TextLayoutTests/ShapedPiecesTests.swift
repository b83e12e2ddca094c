import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Cached words do not change any text.
@Suite struct ShapedPiecesTests {
  private static let fallback = try? Samples.face("DejaVuSans/DejaVuSans.ttf")

  /// Returns a new catalog; capacity 0 caches nothing, and 1 as little as possible.
  private func catalog(_ capacity: Int = ShapedPieces.defaultCapacity) -> FontCatalog {
    let catalog = FontCatalog(usesSystemFonts: false, shapedPieces: ShapedPieces(capacity: capacity))
    if let face = Self.fallback { catalog.register(face, isFallback: true) }
    return catalog
  }

  /// Returns everything about a prepared text, for comparison.
  private struct Content: Equatable {
    var properties: [PositionProperties]
    var ranges: [Range<Int>]
    var scripts: [OpenTypeTag]
    var levels: [UInt8]
    var faces: [ObjectIdentifier]
    var glyphs: [[Glyph]]
    var missing: [Range<Int>]
    var lines: [[TextLine]]

    init(_ text: PreparedText, widths: [Double]) throws {
      properties = try text.properties()
      let runs = try text.runs()
      ranges = runs.map(\.run.range)
      scripts = runs.map(\.run.script)
      levels = runs.map(\.run.level)
      faces = runs.map { ObjectIdentifier($0.run.face) }
      glyphs = runs.map(\.glyphs)
      missing = text.missingClusters
      lines = try widths.map { try Array(text.lines(width: $0, pointSize: 17)) }
    }
  }

  private func content(
    _ text: String, _ face: FontFace, _ catalog: FontCatalog, widths: [Double] = [0, 60, 140.5, 333, .infinity],
    features: [FontFeature] = []
  ) throws -> Content {
    let style = TextStyle(face: face, features: features)
    return try Content(PreparedText(Paragraph(text, style: style), catalog: catalog), widths: widths)
  }

  @Test("words with features are cached separately from those without")
  func features() throws {
    let face = try Samples.face(Samples.faceFiles[4])
    let off = catalog(0)
    let on = catalog()
    for features in [[], [FontFeature("tnum")], [FontFeature("kern", 0)], [FontFeature("calt", 0)]] {
      for _ in 0..<3 {
        let text = "Both ferries to AV at 11:17 or 8:40, six fjords wide"
        #expect(try content(text, face, on, features: features) == content(text, face, off, features: features))
      }
    }
  }

  @Test("every sample is the same at every width, with and without cached words", arguments: Samples.faceFiles)
  func samples(file: String) throws {
    let face = try Samples.face(file)
    let off = catalog(0)
    let on = catalog()
    let widths = Array(stride(from: 40.0, through: 600, by: Rounds.current == .quick ? 50 : 12))
    for (name, text) in Samples.texts {
      let expected = try content(text, face, off, widths: widths)
      for pass in 0..<3 { #expect(try content(text, face, on, widths: widths) == expected, "\(name), pass \(pass)") }
    }
  }

  @Test("a mix of words is the same with cached, evicted, and uncached words", arguments: Samples.faceFiles)
  func mixes(file: String) throws {
    var random = SeededGenerator(seed: 17)
    let face = try Samples.face(file)
    let off = catalog(0)
    let on = catalog()
    let tight = catalog(1)
    let eager = catalog()
    eager.shapedPieces.cachesNewWords = true
    for _ in 0..<Rounds.count(quick: 8, full: 120) {
      let text = random.plainText(words: 30)
      let expected = try content(text, face, off)
      #expect(try content(text, face, on) == expected, "\(text.debugDescription)")
      #expect(try content(text, face, tight) == expected, "\(text.debugDescription)")
      #expect(try content(text, face, eager) == expected, "\(text.debugDescription)")
    }
  }

  @Test("a text of known words is composed from the cache in every bundled face", arguments: Samples.faceFiles)
  func known(file: String) throws {
    let pieces = ShapedPieces()
    let context = PieceContext(
      face: try Samples.face(file), language: "en", strictness: .normal)
    let words = ["the", "boat", "leaves", "both", "piers", "at", "noon", "and"]
    // Each word is in the middle of a line, and is cached the second time it occurs.
    let taught = Array((words + words + ["and"]).joined(separator: " ").utf16)
    for _ in 0..<2 { _ = try pieces.compose(taught, in: context) }
    #expect(pieces.memory > 0)
    let text = ["the"] + words.dropLast().reversed() + ["and"]
    #expect(pieces.isKnown(Array(text.joined(separator: " ").utf16), in: context))
    #expect(!pieces.isKnown(Array("the ship leaves and".utf16), in: context))
  }

  @Test("on request, words are cached when they are met for the first time", arguments: [false, true])
  func newWords(isCached: Bool) throws {
    let pieces = ShapedPieces()
    pieces.cachesNewWords = isCached
    let context = PieceContext(
      face: try Samples.face(Samples.faceFiles[0]), language: "en", strictness: .normal)
    let text = Array("the boat leaves both piers at noon".utf16)
    _ = try pieces.compose(text, in: context)
    #expect(pieces.isKnown(text, in: context) == isCached)
  }
}
