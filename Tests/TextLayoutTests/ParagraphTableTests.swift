import FontEngine
import TestSupport
import Testing

@testable import TextLayout
import TextSupport

/// The hash table of the paragraph cache.
@Suite struct ParagraphTableTests {
  private func text() throws -> PreparedText {
    let style = TextStyle(face: try Samples.face(Samples.faceFiles[0]))
    return try PreparedText(Paragraph("text", style: style), catalog: Samples.catalog)
  }

  @Test("a full table replaces texts in constant time")
  func steadyState() throws {
    let text = try text()
    let growth = ThreadTime.growth(from: 3000) { count in
      var (table, hashes) = (ParagraphTable(), SeededGenerator(seed: 1))
      for _ in 0..<count { table.insert(text, hash: Int(truncatingIfNeeded: hashes.next())) }
      // Three rounds: evictions must not leave all free slots in one place.
      for _ in 0..<3 * count {
        _ = table.removeOld()
        table.insert(text, hash: Int(truncatingIfNeeded: hashes.next()))
      }
    }
    #expect(growth < ThreadTime.linear)
  }

  @Test("every text is found until it is evicted, and eviction ends when none is left")
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

  @Test("a full table retains requested texts and evicts the others, oldest first")
  func order() throws {
    let text = try text()
    let style = TextStyle(face: try Samples.face(Samples.faceFiles[0]))
    let texts = try (0..<40).map { number in
      try PreparedText(Paragraph("text \(number)", style: style), catalog: Samples.catalog)
    }
    func isHere(_ text: PreparedText, _ table: inout ParagraphTable) -> Bool {
      table.find(text.paragraph, hash: text.paragraph.identityHash) != nil
    }
    var (table, hashes) = (ParagraphTable(), SeededGenerator(seed: 1))
    table.insert(texts[0], hash: texts[0].paragraph.identityHash)
    for _ in 0..<1000 { table.insert(text, hash: Int(truncatingIfNeeded: hashes.next())) }
    for round in 1..<40 {
      // Requested once per 100 others.
      #expect(isHere(texts[0], &table))
      table.insert(texts[round], hash: texts[round].paragraph.identityHash)
      for _ in 0..<100 {
        _ = table.removeOld()
        table.insert(text, hash: Int(truncatingIfNeeded: hashes.next()))
      }
      #expect(table.count == 1001 + round)
      // One is evicted for each new one, of more than 1,000: those of the last eight rounds are younger than 900 that
      // stay.
      for young in texts[max(1, round - 8)...round] {
        var copy = table
        #expect(isHere(young, &copy))
      }
    }
  }

  @Test("a table can be emptied text by text, and refilled")
  func shrinking() throws {
    let text = try text()
    var (table, hashes) = (ParagraphTable(), SeededGenerator(seed: 1))
    for _ in 0..<10_000 { table.insert(text, hash: Int(truncatingIfNeeded: hashes.next())) }
    for left in (0..<10_000).reversed() {
      #expect(table.removeOld() != nil)
      #expect(table.count == left)
    }
    #expect(table.removeOld() == nil)
    table.insert(text, hash: text.paragraph.identityHash)
    #expect(table.find(text.paragraph, hash: text.paragraph.identityHash) === text)
  }
}
