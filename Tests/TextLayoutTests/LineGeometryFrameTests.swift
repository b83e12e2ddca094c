import BundledFonts
import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// The frames of lines, and hit tests in them. TeX Gyre Pagella at 10 points: "oh" is 11.28 wide, a space 2.5, a line
/// 7.26 and 2.81 high.
@Suite struct LineGeometryFrameTests {
  private func lines(
    _ text: String, _ file: String = Samples.faceFiles[0], width: Double = 50, size: Double = 10,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> TextLines {
    var style = ParagraphStyle()
    change(&style)
    return try Samples.prepare(text, file).lines(
      LineRequest(width: width, pointSizes: PointSizes(size), style: style))
  }

  @Test("lines are positioned by their alignment, with indents from the leading edge")
  func alignment() throws {
    typealias Alignment = ParagraphStyle.Alignment
    let expected: [(Alignment, Double)] = [
      (.natural, 0), (.left, 0), (.right, 38.72), (.center, 19.36), (.justified, 0),
    ]
    for (alignment, x) in expected {
      let lines = try lines("oh") { $0.alignment = alignment }
      let frame = try lines.frame(of: 0)
      #expect(abs(frame.x - x) < 1e-9 && frame.width == 11.28)
      #expect(frame.top == 0 && frame.baseline == 7.26)
    }
    func x(_ alignment: Alignment, _ text: String) throws -> Double {
      let lines = try lines(text, "DejaVuSans/DejaVuSans.ttf") { style in
        style.alignment = alignment
        style.firstLineIndent = 6
        style.tailIndent = -4
      }
      let frame = try lines.frame(of: 0)
      return frame.x
    }
    let latin = try lines("oh", "DejaVuSans/DejaVuSans.ttf").width
    let hebrew = try lines("אב", "DejaVuSans/DejaVuSans.ttf").width
    #expect(try x(.natural, "oh") == 6)
    #expect(try abs(x(.right, "oh") - (46 - latin)) < 1e-9)
    #expect(try abs(x(.natural, "אב") - (44 - hebrew)) < 1e-9)
    #expect(try x(.left, "אב") == 4)
  }

  @Test("an unlimited width counts as the width of the widest line")
  func endless() throws {
    let lines = try lines("oh\nohoh", width: .infinity) { $0.alignment = .right }
    #expect(try lines.frames().map(\.x) == [11.28, 0])
  }

  @Test("justified lines end at the edge to the bit, all gaps grow equally, and a paragraph's last line is unchanged")
  func justified() throws {
    var random = SeededGenerator(seed: 21)
    for file in LineGeometryRunTests.files {
      for name in ["medium", "long", "hebrew", "mixed"] {
        let text = try #require(Samples.texts[name])
        let width = Double.random(in: 120...300, using: &random)
        let wide = try lines(text, file, width: width, size: 17) { $0.alignment = .justified }
        let natural = try lines(text, file, width: width, size: 17)
        for index in wide.indices {
          let (one, other) = (try natural.contents(of: index), try wide.contents(of: index))
          let isLast = one.lineEnd.isEmpty == false || index == wide.count - 1
          let own = other.runs.filter { !$0.hangs }
          guard !isLast else {
            #expect(other.width == one.width)
            continue
          }
          #expect(other.width == width && own.last?.maxX == width && own.first?.x == 0)
          check(one, other, natural)
        }
      }
    }
  }

  /// Returns the offset of each glyph: a multiple of the same space, once more after each space.
  private func check(_ one: LineContents, _ other: LineContents, _ lines: TextLines) {
    let content = one.line.contentRange
    let spaces = content.filter { lines.text.paragraph.units[$0] == 0x20 }.count
    let room = (other.width - one.width) / Double(spaces)
    for (before, after) in zip(one.runs.flatMap(\.glyphs), other.runs.flatMap(\.glyphs))
    where content.contains(before.cluster) {
      let gaps = (after.pen - before.pen) / room
      #expect(abs(gaps - gaps.rounded()) < 1e-6 && gaps > -0.5 && gaps < Double(spaces) + 0.5)
      #expect(before.id == after.id)
    }
  }

  @Test("justified Japanese text grows between its letters, and text before a tab does not grow")
  func justifiedLetters() throws {
    // DejaVu Sans has no kana: each of them is a missing glyph of 1,229 units of 2,048.
    let japanese = try lines("あいうえおかきくけこ", "DejaVuSans/DejaVuSans.ttf", width: 50) { $0.alignment = .justified }
    let first = try japanese.contents(of: 0)
    #expect(first.width == 50)
    let pens = first.runs.flatMap(\.glyphs).map(\.pen)
    let steps = zip(pens, pens.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-9 })
    let tabbed = try lines("o o\to o oooooooo", width: 60) { $0.alignment = .justified }
    let contents = try tabbed.contents(of: 0)
    #expect(contents.width == 60)
    #expect(contents.runs.first { $0.range.lowerBound == 4 }?.x == 28)
    #expect(contents.runs.first?.glyphs.map(\.pen) == [0, 5.46, 7.96])
  }

  @Test("in left-to-right text, every caret can be hit at its position, on any line")
  func roundTrip() throws {
    for alignment in [ParagraphStyle.Alignment.natural, .right, .center, .justified] {
      let lines = try lines(try #require(Samples.texts["long"]), width: 210, size: 17) {
        $0.alignment = alignment
        $0.lineSpacing = 3
        $0.headIndent = 12
      }
      let properties = try lines.text.properties()
      for offset in properties.indices where properties[offset].contains(.grapheme) {
        let caret = try lines.caret(at: TextPosition(offset))
        let hit = try lines.position(atX: caret.x, y: caret.top + caret.height / 2)
        #expect(hit.offset == offset, "\(alignment)")
        #expect(lines.lineIndex(of: hit) == caret.line)
      }
    }
  }

  @Test("points outside the text hit the nearest text, and NaN hits its start")
  func outside() throws {
    let lines = try lines("oh oh\noh", width: 20)
    #expect(lines.map(\.range) == [0..<3, 3..<6, 6..<8])
    #expect(try lines.position(atX: -100, y: -100) == TextPosition(0))
    #expect(try lines.position(atX: 100, y: 0) == TextPosition(3, .upstream))
    #expect(try lines.position(atX: 100, y: 11) == TextPosition(5, .upstream))
    #expect(try lines.position(atX: .infinity, y: .infinity) == TextPosition(8, .upstream))
    #expect(try lines.position(atX: .nan, y: .nan) == TextPosition(0))
    #expect(try lines.position(atX: 1, y: 20.2) == TextPosition(6))
    #expect(lines.lineIndex(of: TextPosition(3, .upstream)) == 0)
    #expect(lines.lineIndex(of: TextPosition(3)) == 1)
    #expect(lines.lineIndex(of: TextPosition(6, .upstream)) == 2)
  }

  @Test("after a final line break, and in empty text, the caret is on a line of its own")
  func lastLine() throws {
    let ended = try lines("oh\n") { $0.lineSpacing = 2 }
    #expect(ended.count == 1)
    let caret = try ended.caret(at: TextPosition(3))
    #expect(caret.line == 1 && caret.x == 0)
    #expect(abs(caret.top - 12.07) < 1e-9 && abs(caret.height - 10.07) < 1e-9)
    #expect(try ended.position(atX: 0, y: 13) == TextPosition(3))
    #expect(try ended.position(atX: 0, y: caret.top) == TextPosition(3))
    #expect(try ended.position(atX: 0, y: caret.top.nextDown) == TextPosition(0))
    let empty = try lines("") { $0.alignment = .center }
    #expect(try empty.caret(at: TextPosition(0)).x == 25)
    #expect(try empty.position(atX: 3, y: 3) == TextPosition(0))
    #expect(try empty.selectionRectangles(of: 0..<1) == [])
    #expect(try empty.inkBounds() == nil)
  }

  @Test("selected text has a rectangle on each line, with the line's height, and includes line breaks")
  func selection() throws {
    let lines = try lines("oh\n\noh oh")
    let all = try lines.selectionRectangles(of: 0..<99)
    #expect(all.map(\.line) == [0, 1, 2])
    #expect(all.map(\.rectangle.width) == [11.28, 0, 25.06])
    #expect(all.map(\.includesLineEnd) == [true, true, false])
    #expect(all.map(\.rectangle.y) == [0, 10.07, 20.14])
    #expect(all.allSatisfy { abs($0.rectangle.height - 10.07) < 1e-9 })
    let part = try lines.selectionRectangles(of: 5..<7)
    #expect(part.map(\.rectangle.x) == [5.46] && abs(part[0].rectangle.width - 8.32) < 1e-9)
    // "b אב c": the Hebrew letters are in reverse order, so a range across one side has two parts.
    let mixed = try self.lines("bאבc", "DejaVuSans/DejaVuSans.ttf").selectionRectangles(of: 0..<2)
    #expect(mixed.count == 2)
    #expect(mixed[0].rectangle.maxX < mixed[1].rectangle.x)
  }

  @Test("adjacent ranges of a text divide its rectangles without a gap", arguments: 0..<8)
  func tiling(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(8000 + seed))
    for _ in 0..<4 {
      let lines = try lines(random.text(pieces: 25), LineGeometryRunTests.files[seed % 3], width: 160, size: 17)
      let length = lines.text.length
      guard length > 0 else { continue }
      func area(_ range: Range<Int>) throws -> Double {
        try lines.selectionRectangles(of: range).reduce(0) { $0 + $1.rectangle.width }
      }
      var cut = Int.random(in: 0...length, using: &random)
      let properties = try lines.text.properties()
      while !properties[cut].contains(.grapheme) { cut -= 1 }
      let all = try area(0..<length)
      let parts = try area(0..<cut) + area(cut..<length)
      #expect(abs(all - parts) < 1e-6)
      let contents = try lines.indices.map { try lines.contents(of: $0) }
      #expect(abs(all - contents.reduce(0) { $0 + $1.width + $1.trailingSpaceWidth }) < 1e-6)
    }
  }

  /// TeX Gyre Pagella, from its outlines: the ink of "H" is 0 to 692 high.
  @Test("ink is measured from the outlines, at the line's baseline")
  func ink() throws {
    let lines = try lines("H\nH")
    let ink = try #require(try lines.inkBounds())
    let face = try FontFace(path: BundledFonts.path(Samples.faceFiles[0]))
    let cap = face.metrics.capHeight / 100
    #expect(abs(ink.y - (7.26 - cap)) < 0.05)
    #expect(abs(ink.maxY - (10.07 + 7.26)) < 0.05)
    #expect(ink.x > 0 && ink.maxX < 8.32)
  }
}

struct MissingLineTests {
  @Test("an invalid line index is rejected", arguments: [-1, 1, .max, .min])
  func missing(index: Int) throws {
    let lines = try Samples.prepare("One line", Samples.faceFiles[0]).lines(width: .infinity, pointSize: 10)
    let refusal = TextLayoutError.noLine(index, count: 1)
    #expect(throws: refusal) { try lines.contents(of: index) }
    #expect(throws: refusal) { try lines.frame(of: index) }
    #expect(throws: refusal) { try lines.inkBounds(of: index) }
    #expect(throws: refusal) { try lines.extent(of: index) }
    #expect(throws: refusal) { try lines.room(of: index) }
    #expect(throws: refusal) { try lines.paragraphStyle(of: index) }
    #expect(throws: refusal) { try lines.runs(of: index) }
    #expect(throws: refusal) { try lines.widthWithTrailingSpace(of: index) }
  }

  @Test("a line that doesn't exist stops the process with a message", .timeLimit(.minutes(1)))
  func subscripts() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try Samples.prepare("One line", Samples.faceFiles[0]).lines(width: .infinity, pointSize: 10)[1]
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("there is no line 1: the text has 1"))
  }
}
