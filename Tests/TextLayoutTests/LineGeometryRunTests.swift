import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// The glyphs on a line and their positions.
@Suite struct LineGeometryRunTests {
  static let files = [
    "TeXGyrePagella/texgyrepagella-italic.otf", "Inter/Inter-Regular.otf", "DejaVuSans/DejaVuSans.ttf",
  ]

  @Test(
    "runs cover each character of a line once, are adjacent, and end at the end of the line", arguments: 0..<12)
  func cover(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(3000 + seed))
    for _ in 0..<20 {
      let text = try Samples.prepare(random.text(pieces: 25), Self.files[seed % 3])
      let lines = try text.lines(width: Double.random(in: 0...300, using: &random), pointSize: 17)
      for index in lines.indices { try check(lines, index) }
    }
  }

  private func check(_ lines: TextLines, _ index: Int) throws {
    let text = lines.text
    let contents = try lines.contents(of: index)
    let line = contents.line
    let comment: Comment = "\(line.range) of \(text.paragraph.text(in: 0..<text.length).debugDescription)"
    // Each character once.
    #expect(contents.runs.flatMap(\.range).sorted() == Array(line.range), comment)
    // The runs touch, and so do their glyphs' advances.
    for (run, next) in zip(contents.runs, contents.runs.dropFirst()) { #expect(run.maxX == next.x, comment) }
    let own = contents.runs.filter { !$0.hangs }
    if let first = own.first, let last = own.last {
      #expect(first.x == 0, comment)
      // Left to right, or in one unit, the sums equal the width; otherwise they are added in another order.
      let isOneWay = own.allSatisfy { !$0.isRightToLeft }
      let isOneScale = own.allSatisfy {
        $0.face.advanceUnitsPerEm == first.face.advanceUnitsPerEm && [.text, .control].contains($0.kind)
      }
      if isOneWay || isOneScale { #expect(last.maxX == line.width, comment) }
      #expect(abs(last.maxX - line.width) <= line.width * 0x1p-50, comment)
    } else {
      #expect(line.width == 0, comment)
    }
    for run in contents.runs {
      var pen = run.x
      for glyph in run.glyphs {
        #expect(abs(glyph.pen - pen) <= 1e-9, comment)
        pen = glyph.pen + glyph.advance
      }
      #expect(abs(run.maxX - pen) <= 1e-9 || run.glyphs.isEmpty, comment)
    }
    try checkSpaces(contents, comment)
  }

  private func checkSpaces(_ contents: LineContents, _ comment: Comment) throws {
    let hanging = contents.runs.filter(\.hangs)
    let wide = hanging.reduce(0) { $0 + $1.width }
    #expect(abs(wide - contents.trailingSpaceWidth) <= 1e-9, comment)
    // At the end in the paragraph's direction (UAX #9, L1 and L2).
    #expect(hanging.allSatisfy { $0.isRightToLeft == contents.isRightToLeft }, comment)
    let outer = contents.isRightToLeft ? contents.runs.prefix(hanging.count) : contents.runs.suffix(hanging.count)
    #expect(outer.allSatisfy { $0.hangs }, comment)
  }

  @Test("the glyphs of a line match shaping its own text, run by run", arguments: 0..<12)
  func sameGlyphs(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(4000 + seed))
    for _ in 0..<20 {
      let text = try Samples.prepare(random.text(pieces: 25), Self.files[seed % 3])
      let lines = try text.lines(width: Double.random(in: 0...200, using: &random), pointSize: 10)
      for index in lines.indices {
        let contents = try lines.contents(of: index)
        for run in try text.runs() where run.run.range.overlaps(contents.line.contentRange) {
          let range = run.run.range.clamped(to: contents.line.contentRange)
          let alone = try text.glyphsAlone(range, run: run.run)
          let ours = contents.runs.filter { range.contains($0.range.lowerBound) && !$0.range.isEmpty }
          let glyphs = ours.flatMap(\.glyphs)
          // A part to which rule L1 gives another level is elsewhere, with the same glyphs.
          let isWhole = ours.count == 1 && ours[0].level == run.run.level
          let expected = isWhole ? alone.map(\.id) : alone.map(\.id).sorted()
          #expect((isWhole ? glyphs.map(\.id) : glyphs.map(\.id).sorted()) == expected, "\(range)")
          guard isWhole else { continue }
          // At 10 points, and upward instead of downward.
          let scale = 10 / Double(ours[0].face.advanceUnitsPerEm)
          for (glyph, own) in zip(glyphs, alone) {
            #expect(abs(glyph.x - glyph.pen - Double(own.xOffset) * scale) < 1e-9, "\(range)")
            #expect(abs(glyph.y + Double(own.yOffset) * scale) < 1e-9, "\(range)")
          }
        }
      }
    }
  }

  private func doubled(_ values: [Double]) -> [Double] { values.map { $0 * 2 } }

  @Test("a point size only scales: at twice the size, all distances double")
  func scaling() throws {
    for (small, large) in try Samples.doubled(seed: 5, Self.files[1]) {
      for index in small.indices {
        let (one, two) = (try small.contents(of: index), try large.contents(of: index))
        let (glyphs, largeGlyphs) = (one.runs.flatMap(\.glyphs), two.runs.flatMap(\.glyphs))
        #expect(doubled(one.runs.map(\.x)) == two.runs.map(\.x))
        #expect(doubled(glyphs.map(\.x)) == largeGlyphs.map(\.x))
        #expect(doubled(glyphs.map(\.y)) == largeGlyphs.map(\.y))
        #expect(doubled(one.carets.map(\.x)) == two.carets.map(\.x))
        #expect(one.inkBounds.map { $0.width * 2 } == two.inkBounds?.width)
      }
    }
  }
}
