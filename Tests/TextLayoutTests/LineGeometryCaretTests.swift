import BundledFonts
import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Carets, hit tests, and selections on a line.
@Suite struct LineGeometryCaretTests {
  private static let files = LineGeometryRunTests.files

  private func contents(_ text: String, _ file: String = Samples.faceFiles[0]) throws -> LineContents {
    try Samples.prepare(text, file).lines(width: .infinity, pointSize: 10).contents(of: 0)
  }

  /// TeX Gyre Pagella: o 546, h 582, space 250 of 1,000 units.
  @Test(
    "carets in Latin text are between the advances, including those of hanging spaces, but not after the line break")
  func latin() throws {
    let contents = try contents("oh  \nno")
    #expect(contents.carets.map(\.offset) == [0, 1, 2, 3, 4])
    #expect(contents.carets.map(\.x) == [0, 5.46, 11.28, 13.78, 16.28])
    #expect(contents.carets.allSatisfy { $0.secondaryX == nil })
    #expect(contents.width == 11.28)
    #expect(contents.trailingSpaceWidth == 5)
    #expect(contents.lineEnd == 4..<5)
    #expect(contents.caret(at: 99).offset == 4)
    #expect(contents.caret(at: -1).offset == 0)
  }

  /// UAX #9: in a left-to-right line, the Hebrew letters are in reverse order. DejaVu Sans: a 1255, U+05D0 1340, U+05D1
  /// 1186 of 2,048 units.
  @Test("where the direction changes, the end of one letter and the start of the next are at different positions")
  func changeOfDirection() throws {
    let contents = try Samples.prepare("aאב", "DejaVuSans/DejaVuSans.ttf").lines(width: .infinity, pointSize: 2048)
      .contents(of: 0)
    #expect(contents.runs.map(\.range) == [0..<1, 1..<3])
    let (end, latin) = (contents.width, contents.runs[0].maxX)
    #expect(contents.caret(at: 1) == LineCaret(offset: 1, x: latin, secondaryX: end))
    // Between the two Hebrew letters, which run right to left.
    let middle = contents.caret(at: 2)
    #expect(middle.secondaryX == nil && middle.x > latin && middle.x < end)
    // At the end, a Latin letter would be on the right of the others, and a Hebrew letter on their left.
    #expect(contents.caret(at: 3) == LineCaret(offset: 3, x: end, secondaryX: latin))
    #expect(contents.x(of: TextPosition(1, .upstream)) == latin)
    #expect(contents.x(of: TextPosition(1)) == end)
  }

  @Test("a right-to-left line starts on the right, and its spaces hang on the left")
  func rightToLeft() throws {
    let contents = try contents("שלום \n", "DejaVuSans/DejaVuSans.ttf")
    #expect(contents.isRightToLeft)
    #expect(contents.carets.first == LineCaret(offset: 0, x: contents.width))
    #expect(contents.caret(at: 4).x == 0)
    #expect(contents.caret(at: 5).x == -contents.trailingSpaceWidth)
    let positions = contents.carets.map(\.x)
    #expect(positions == positions.sorted(by: >))
  }

  /// TeX Gyre Pagella draws "fi" as one glyph, 605 of 1,000 units wide; Inter draws "f" and "i".
  @Test("carets inside a ligature are where its font says, or else divide it evenly, and can be hit")
  func ligatures() throws {
    let contents = try contents("fin")
    let glyph = try #require(contents.runs.first?.glyphs.first)
    let face = try #require(contents.runs.first?.face)
    #expect(contents.runs[0].glyphs.map(\.cluster) == [0, 2])
    let carets = face.ligatureCarets(of: glyph.id)
    let inside = carets.isEmpty ? glyph.advance / 2 : Double(carets[0]) / 100
    #expect(contents.carets.map(\.x) == [0, inside, glyph.advance, contents.width])
    #expect(contents.position(atX: inside) == TextPosition(1))
    #expect(contents.position(atX: inside - 0.01) == TextPosition(1, .upstream))
  }

  @Test("a cluster has carets only at its ends, regardless of its characters")
  func clusters() throws {
    for cluster in ["e\u{301}\u{323}", "👩‍👩‍👧", "🇩🇪", "\r\n", "각"] {
      let contents = try contents("a" + cluster + "b", "DejaVuSans/DejaVuSans.ttf")
      let end = 1 + cluster.utf16.count
      let expected = cluster == "\r\n" ? [0, 1] : [0, 1, end, end + 1]
      #expect(contents.carets.map(\.offset) == expected, "\(cluster.debugDescription)")
      for offset in 1..<end { #expect(contents.caret(at: offset).offset == 1) }
    }
  }

  @Test("an empty line has one caret, at its start", arguments: ["\n", "\r\n", "\u{2029}x"])
  func emptyLine(text: String) throws {
    let contents = try contents(text)
    #expect(contents.carets == [LineCaret(offset: 0, x: 0)])
    #expect(contents.position(atX: 7) == TextPosition(0))
    #expect(contents.inkBounds == nil)
  }

  /// Returns the lines of six random texts, 250 points wide, with their texts.
  private func randomLines(
    _ file: String, _ random: inout SeededGenerator
  ) throws -> [(text: PreparedText, contents: LineContents)] {
    try (0..<6).flatMap { _ in
      let text = try Samples.prepare(random.text(pieces: 20), file)
      let lines = try text.lines(width: 250, pointSize: 17)
      return try lines.indices.map { (text, try lines.contents(of: $0)) }
    }
  }

  @Test("every point on a line hits an offset that is not within a cluster", arguments: 0..<12)
  func total(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(5000 + seed))
    for _ in 0..<6 {
      let text = try Samples.prepare(random.text(pieces: 20), Self.files[seed % 3])
      let lines = try text.lines(width: Double.random(in: 0...300, using: &random), pointSize: 17)
      for index in lines.indices {
        let contents = try lines.contents(of: index)
        let allowed = Set(contents.carets.map(\.offset))
        var positions = [-Double.infinity, -1e300, -5, 0, .nan, contents.width, 1e300, .infinity]
        positions += (0..<8).map { _ in Double.random(in: -20...(contents.width + 20), using: &random) }
        for x in positions { #expect(allowed.contains(contents.position(atX: x).offset)) }
      }
    }
  }

  @Test("the caret of a hit offset is the nearest end of the cluster at the point", arguments: 0..<12)
  func nearest(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(6000 + seed))
    for (_, contents) in try randomLines(Self.files[seed % 3], &random) {
      let positions = contents.carets.flatMap { [$0.x, $0.secondaryX ?? $0.x] }
      guard contents.width > 0 else { continue }
      for _ in 0..<8 {
        let x = Double.random(in: 0...contents.width, using: &random)
        let hit = abs(contents.x(of: contents.position(atX: x)) - x)
        #expect(positions.allSatisfy { abs($0 - x) >= hit - 1e-9 }, "\(contents.line.range) \(x)")
      }
    }
  }

  @Test("in left-to-right text, the caret of an offset hits that offset, and carets ascend", arguments: files)
  func roundTrip(file: String) throws {
    for sample in ["medium", "long", "unbroken"] {
      let text = try Samples.prepare(try #require(Samples.texts[sample]), file)
      let lines = try text.lines(width: 130, pointSize: 17)
      for index in lines.indices {
        let contents = try lines.contents(of: index)
        let carets = contents.carets
        for (caret, next) in zip(carets, carets.dropFirst()) { #expect(caret.x < next.x) }
        for caret in carets {
          #expect(contents.position(atX: caret.x).offset == caret.offset)
          #expect(contents.caret(at: caret.offset) == caret)
        }
      }
    }
  }

  @Test("carets are monotonic within a run, and adjacent ranges divide the line", arguments: 0..<12)
  func spans(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(7000 + seed))
    for (text, contents) in try randomLines(Self.files[seed % 3], &random) {
      for run in contents.runs {
        let properties = try run.range.filter { try text.properties()[$0].contains(.grapheme) }
        let inside = properties.filter { run.range.dropFirst().contains($0) }.map { contents.x(of: TextPosition($0)) }
        let sorted = run.isRightToLeft ? inside.sorted(by: >) : inside.sorted()
        #expect(inside == sorted)
      }
      let range = contents.line.range
      func wide(_ range: Range<Int>) -> Double {
        contents.spans(of: range).reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      }
      let all = wide(range)
      #expect(abs(all - contents.width - contents.trailingSpaceWidth) < 1e-9)
      let cut = contents.caret(at: Int.random(in: range, using: &random)).offset
      #expect(abs(wide(range.lowerBound..<cut) + wide(cut..<range.upperBound) - all) < 1e-9)
      let spans = contents.spans(of: range.lowerBound..<cut)
      for (span, next) in zip(spans, spans.dropFirst()) { #expect(span.upperBound < next.lowerBound) }
    }
  }

  @Test(
    "carets and hit tests of a long line take linear time",
    arguments: ["a", " ", "aא ", "\u{301}", "\u{1F600}\u{200D}", "\t", "\u{AD}", "\u{2067}a\u{2069}"])
  func linear(piece: String) throws {
    func time(_ count: Int) throws -> Double {
      let text = try Samples.prepare(String(repeating: piece, count: count), "DejaVuSans/DejaVuSans.ttf")
      let lines = try text.lines(width: .infinity, pointSize: 10)
      return try (0..<3).map { _ in
        try ThreadTime.of {
          let contents = try lines.contents(of: 0)
          #expect(!contents.carets.isEmpty)
          #expect(contents.position(atX: contents.width / 2).offset <= text.length)
          #expect(!contents.spans(of: 0..<text.length).isEmpty)
        }
      }.min() ?? 0
    }
    _ = try time(100)
    // A quadratic step would make this 64.
    let count = Rounds.count(quick: 125, full: 500)
    #expect(try time(8 * count) < time(count) * 24)
  }
}
