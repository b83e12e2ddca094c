import FontEngine
import Testing

@testable import TextLayout

/// The table in which the paragraph cache finds its texts.
@Suite struct ParagraphTableTests {
  /// Hashes without a pattern (SplitMix64).
  private struct Hashes {
    private var state: UInt64 = 1

    mutating func next() -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int(truncatingIfNeeded: mixed ^ (mixed >> 31))
    }
  }

  private func text() throws -> PreparedText {
    let style = TextStyle(face: try Samples.face(Samples.faceFiles[0]))
    return try PreparedText(Paragraph("text", style: style), catalog: Samples.catalog)
  }

  @Test("a full table takes a text for each that it forgets in a time that does not grow with their number")
  func steadyState() throws {
    let text = try text()
    let growth = ThreadTime.growth(from: 3000) { count in
      var (table, hashes) = (ParagraphTable(), Hashes())
      for _ in 0..<count { table.insert(text, hash: hashes.next()) }
      // Three times round: what is forgotten must not leave all the room in one place.
      for _ in 0..<3 * count {
        _ = table.removeOld()
        table.insert(text, hash: hashes.next())
      }
    }
    #expect(growth < ThreadTime.linear)
  }

  @Test("every text is found again until it is forgotten, and forgetting ends when none is left")
  func forgetting() throws {
    let style = TextStyle(face: try Samples.face(Samples.faceFiles[0]))
    let texts = try (0..<100).map { number in
      try PreparedText(Paragraph("text \(number)", style: style), catalog: Samples.catalog)
    }
    var table = ParagraphTable()
    var left: Set<ObjectIdentifier> = []
    for text in texts {
      table.insert(text, hash: text.paragraph.identityHash)
      left.insert(ObjectIdentifier(text))
    }
    while let gone = table.removeOld() {
      #expect(left.remove(ObjectIdentifier(gone)) != nil)
      #expect(table.count == left.count)
      for text in texts {
        let found = table.find(text.paragraph, hash: text.paragraph.identityHash)
        #expect((found === text) == left.contains(ObjectIdentifier(text)))
      }
    }
    #expect(left.isEmpty)
  }
}
