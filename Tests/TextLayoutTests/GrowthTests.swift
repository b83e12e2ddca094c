import FontEngine
import Synchronization
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Lines take linear time, and can be canceled.
@Suite struct GrowthTests {
  private func text(_ piece: String, _ count: Int) throws -> PreparedText {
    try Samples.prepare(String(repeating: piece, count: count), Samples.faceFiles[10])
  }

  @Test(
    "a long line is truncated in linear time, at either end and in the middle",
    arguments: ["a", " ", "a ", "word and ", "e\u{301}", "ab\u{301}                "],
    Truncation.Mode.allCases)
  func truncation(piece: String, mode: Truncation.Mode) throws {
    let count = Rounds.count(quick: 200, full: 500)
    let texts = try [count, 8 * count].map { (count: $0, text: try text(piece, $0)) }
    let growth = try ThreadTime.growth(from: count) { count in
      for text in texts where text.count == count {
        // Half of the line is visible, and each width was not requested before.
        for width in [0.5, 0.49, 0.48] {
          var request = LineRequest(pointSizes: 10, limit: 1, truncation: Truncation(mode))
          request.width = try text.text.lines(width: .infinity, pointSize: 10).width * width
          #expect(try text.text.lines(request).count == 1)
        }
      }
    }
    #expect(growth < ThreadTime.linear)
  }

  @Test("planned lines take linear time", arguments: [ParagraphStyle.Breaking.balanced, .optimal])
  func planned(breaking: ParagraphStyle.Breaking) throws {
    let texts = try [100, 800].map { (count: $0, text: try text("word and some ", $0)) }
    var request = LineRequest(width: 200, pointSizes: 10)
    request.style.breaking = breaking
    let growth = try ThreadTime.growth(from: 100) { count in
      for text in texts where text.count == count {
        request.width += 0.25
        let lines = try text.text.lines(request)
        #expect(lines.count > 1)
      }
    }
    #expect(growth < ThreadTime.linear)
  }

  @Test(
    "lines, content widths, and shaping at a size check for cancellation, and stop",
    arguments: [ParagraphStyle.Breaking.greedy, .balanced, .optimal])
  func cancellation(breaking: ParagraphStyle.Breaking) throws {
    let folder = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    let sized = try PreparedText(
      Paragraph("Hx Hx Hx", style: TextStyle(face: FontFace(path: "\(folder)/FontEngineTests/Fixtures/trak.ttf"))),
      catalog: FontCatalog(usesSystemFonts: false))
    for text in [try text("word and some ", 400), sized] {
      let asked = Mutex((count: 0, limit: Int.max))
      let cancellation = Cancellation {
        asked.withLock { asked in
          asked.count += 1
          return asked.count > asked.limit
        }
      }
      var request = LineRequest(width: 100, pointSizes: 10)
      request.style.breaking = breaking
      func ask(_ limit: Int) throws(TextLayoutError) {
        asked.withLock { $0 = (0, limit) }
        // A different size each time, since the last result and the last sizes are cached.
        request.pointSizes = PointSizes(10 + Double(limit & 0xFF) / 1024)
        _ = try text.lines(request, cancellation: cancellation)
        _ = try text.contentWidths(request, cancellation: cancellation)
      }
      try ask(.max)
      let count = asked.withLock { $0.count }
      #expect(count >= 3)
      for limit in Set([0, 1, count / 2, count - 1]) {
        #expect(throws: TextLayoutError.cancelled) { try ask(limit) }
        // Choosing faces stops without an error, and the next check throws one.
        #expect(asked.withLock { $0.count } <= limit + 2)
      }
      try ask(.max)
    }
  }
}
