import FontEngine
import Synchronization
import TestSupport
import Testing
import TextLayout
import TextSupport

@Suite struct CancellationTests {
  /// Two million code units: more than 500 pieces are shaped.
  private static let long = String(repeating: "Wind from the west had kept the harbour awake. ", count: 42_000)

  @Test("preparing a text stops at the first check after cancellation, and checks between all pieces")
  func questions() throws {
    let count = Rounds.count(quick: 100_000, full: 400_000)
    let paragraph = Paragraph(
      String(Self.long.prefix(count)), style: TextStyle(face: try Samples.face(Samples.faceFiles[0])))
    // Without cached words, the second time is like the first.
    let catalog = FontCatalog(usesSystemFonts: false, shapedPieces: ShapedPieces(capacity: 0))
    let asked = Mutex(0)
    let counting = Cancellation {
      asked.withLock { $0 += 1 }
      return false
    }
    _ = try PreparedText(paragraph, catalog: catalog, cancellation: counting)
    let all = asked.withLock { $0 }
    #expect(all > count / FontLimits.maximumChunk)
    asked.withLock { $0 = 0 }
    let halfway = Cancellation {
      asked.withLock { asked in
        asked += 1; return asked >= all / 2
      }
    }
    #expect(throws: TextLayoutError.cancelled) {
      try PreparedText(paragraph, catalog: catalog, cancellation: halfway)
    }
    #expect(asked.withLock { $0 } == all / 2)
  }
}
