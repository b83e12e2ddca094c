import FontEngine
import TestSupport
import TextLayout
import TextSupport
import Testing

/// Many tasks use the same caches and texts at once and get what one task gets. `make test-sanitized` runs these tests
/// under the thread sanitizer, so the target depends on the text engine only, which is quickly built.
@Suite struct ThreadTests {
  @Test("eight tasks that load and use one dictionary get the same results")
  func dictionaries() async throws {
    let hyphenator = Hyphenator()
    let word = Array("hyphenation".utf16)
    let expected = try Hyphenator().breaks(inWord: word, language: "en")
    #expect(expected == [2, 6])
    try await sameInTasks(8) { _ in
      try (0..<200).allSatisfy { _ in try hyphenator.breaks(inWord: word, language: "en") == expected }
    }
  }

  @Test("eight tasks that request lines of one text get the same ones")
  func lines() async throws {
    var random = SeededGenerator(seed: 6)
    let text = try Samples.prepare(random.plainText(words: 80), Samples.faceFiles[10])
    let widths = Array(stride(from: 60.0, through: 500, by: 4))
    let expected = try widths.map { try Array(text.lines(width: $0, pointSize: 17)) }
    try await sameInTasks(8) { task in
      try (0..<8).allSatisfy { round in
        try widths.indices.allSatisfy { index in
          // Half of the time, the width is one that others request, too.
          let index = round % 2 == 0 ? index / 8 * 8 : (index &* 7 + task) % widths.count
          return try Array(text.lines(width: widths[index], pointSize: 17)) == expected[index]
        }
      }
    }
  }

  @Test("cached line edges change no line, forward, backward, and from eight tasks")
  func rememberedEdges() async throws {
    var random = SeededGenerator(seed: 11)
    let sample = random.text(pieces: 120)
    let file = "DejaVuSans/DejaVuSans.ttf"
    let widths = Array(stride(from: 10.0, through: 300, by: Rounds.current == .quick ? 6 : 1.5))
    let fresh = try widths.map { width in
      Array(try Samples.prepare(sample, file).lines(width: width, pointSize: 13))
    }
    let shared = try Samples.prepare(sample, file)
    for (width, expected) in zip(widths, fresh).reversed() {
      #expect(Array(try shared.lines(width: width, pointSize: 13)) == expected)
    }
    try await sameInTasks(8) { task in
      try zip(widths, fresh).enumerated().allSatisfy { index, pair in
        let (width, expected) = index % 2 == task % 2 ? pair : (widths[0], fresh[0])
        return Array(try shared.lines(width: width, pointSize: 13)) == expected
      }
    }
  }

  @Test("64 tasks get the same results as one, regardless of the cache of paragraphs")
  func paragraphs() async throws {
    let cache = ParagraphCache(catalog: Samples.catalog, capacity: 60_000)
    let style = TextStyle(face: try Samples.face(Samples.faceFiles[0]))
    let paragraphs = Samples.texts.values.sorted().map { Paragraph($0, style: style) }
    let alone = try paragraphs.map { try threeWidths(PreparedText($0, catalog: Samples.catalog)) }
    try await sameInTasks(64) { _ in
      let own = try paragraphs.map { try threeWidths(cache.text($0)) }
      return own == alone && cache.memory <= 120_000
    }
  }

  @Test("eight tasks that overfill the tables of words get the same results as one without them, in bounded memory")
  func words() async throws {
    let style = TextStyle(face: try Samples.face("DejaVuSans/DejaVuSans.ttf"))
    let off = FontCatalog(usesSystemFonts: false, shapedPieces: ShapedPieces(capacity: 0))
    let tight = FontCatalog(usesSystemFonts: false, shapedPieces: ShapedPieces(capacity: 1))
    let pieces = tight.shapedPieces
    // The words of one task are used by its neighbor at the same time.
    let texts = (0..<4 as Range<UInt64>).map { seed in
      var random = SeededGenerator(seed: seed)
      return (0..<Rounds.count(quick: 120, full: 250)).map { _ in
        Paragraph(random.plainText(words: 12) + random.randomWords(6), style: style)
      }
    }
    let alone = try texts.map { try $0.map { try threeWidths(PreparedText($0, catalog: off)) } }
    try await sameInTasks(8) { task in
      try zip(texts[task / 2], alone[task / 2]).allSatisfy { text, expected in
        // Twice, so that new words are cached.
        let isSame = try (0..<2).allSatisfy { _ in try threeWidths(PreparedText(text, catalog: tight)) == expected }
        return isSame && pieces.memory <= pieces.maximumMemory
      }
    }
    // Two tables of 128 KiB with a slot of 4 bytes for each 64, and 64 KiB of sightings.
    #expect(pieces.maximumMemory == 2 * (131_072 + 8192) + 65536)
  }

  @Test("a canceled task stops preparing its text, and the same text can be prepared afterward")
  func canceled() async throws {
    let style = TextStyle(face: try Samples.face(Samples.faceFiles[10]))
    // Two million code units: more than 500 pieces are shaped.
    let long = String(repeating: "Wind from the west had kept the harbour awake. ", count: 42_000)
    let paragraph = Paragraph(long, style: style)
    let task = Task { try PreparedText(paragraph, catalog: Samples.catalog, cancellation: .byTask) }
    task.cancel()
    await #expect(throws: TextLayoutError.cancelled) { try await task.value }
    #expect(try PreparedText(Paragraph("after", style: style), catalog: Samples.catalog).length == 5)
  }
}

extension ThreadTests {
  /// Expects that a closure answers `true` in each of `count` tasks, which run at once.
  private func sameInTasks(_ count: Int, _ isSame: @escaping @Sendable (Int) throws -> Bool) async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<count {
        group.addTask { try isSame(task) }
      }
      for try await same in group { #expect(same) }
    }
  }

  private func threeWidths(_ text: PreparedText) throws -> [TextLine] {
    try [50, 120.5, 300].flatMap { try Array(text.lines(width: $0, pointSize: 17)) }
  }
}
