import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Steps of a caret. In TeX Gyre Pagella at 10 points, "oh" is 11.28 wide and a space 2.5.
@Suite struct CaretMovementTests {
  private let pagella = Samples.faceFiles[0]
  private let dejaVu = "DejaVuSans/DejaVuSans.ttf"

  private func lines(_ text: String, _ file: String, width: Double = .infinity) throws -> TextLines {
    try Samples.prepare(text, file).lines(width: width, pointSize: 10)
  }

  /// Returns the offsets that a repeated movement leads to, until there is none.
  private func path(
    _ lines: TextLines, _ movement: CaretMovement, from start: Int, keeping x: Double? = nil
  ) throws -> [Int] {
    var offsets = [start]
    var position = TextPosition(start)
    while let next = try lines.position(from: position, moving: movement, keeping: x), offsets.count < 1000 {
      offsets.append(next.offset)
      position = next
    }
    return offsets
  }

  @Test("forward and backward go through the characters of Swift's strings, which are the clusters of UAX #29")
  func clusters() throws {
    let text = "ne\u{301}e 👩‍👩‍👧🇩🇪 שָׁלוֹם\r\nA\u{308}"
    var expected = [0]
    for character in text { expected.append(expected[expected.count - 1] + character.utf16.count) }
    for width in [Double.infinity, 30] {
      let lines = try lines(text, dejaVu, width: width)
      #expect(try path(lines, .forward, from: 0) == expected)
      #expect(try path(lines, .backward, from: text.utf16.count) == expected.reversed())
    }
  }

  @Test("words forward end, and words backward start, at those of UAX #29, across lines and line ends")
  func words() throws {
    let text = "Don't stop (at 3.5) —\n\n“one” two\n"
    let units = Array(text.utf16)
    let words = try WordSegments(units).words
    #expect(words.count == 6)
    let lines = try lines(text, pagella, width: 40)
    #expect(try path(lines, .wordForward, from: 0) == [0] + words.map(\.upperBound) + [units.count])
    #expect(
      try path(lines, .wordBackward, from: units.count)
        == [units.count] + words.reversed().map(\.lowerBound))
    // From within a word to its own end and start.
    #expect(try lines.position(from: TextPosition(2), moving: .wordForward) == TextPosition(5))
    #expect(try lines.position(from: TextPosition(2), moving: .wordBackward) == TextPosition(0))
  }

  @Test("a double click selects the word, the white space, or the line end")
  func segments() throws {
    let paragraph = try Samples.prepare("two  words\r\nend.", pagella).paragraph
    let ranges = [
      (0, 0..<3), (2, 0..<3), (3, 3..<5), (4, 3..<5), (5, 5..<10), (10, 10..<12), (11, 10..<12), (12, 12..<15),
      (15, 15..<16),
    ]
    for (offset, range) in ranges { #expect(try paragraph.wordSegment(at: offset) == range, "\(offset)") }
    #expect(try paragraph.wordSegment(at: -3) == 0..<3 && paragraph.wordSegment(at: 90) == 15..<16)
    #expect(try Samples.prepare("", pagella).paragraph.wordSegment(at: 0).isEmpty)
  }

  @Test("the start and the end of a line are on that line, before its line end")
  func lineEdges() throws {
    let lines = try lines("oh oh oh\noh", pagella, width: 26)
    #expect(lines.map(\.range) == [0..<6, 6..<9, 9..<11])
    func moved(_ position: TextPosition, _ movement: CaretMovement) throws -> TextPosition? {
      try lines.position(from: position, moving: movement)
    }
    #expect(try moved(TextPosition(4), .lineEnd) == TextPosition(6, .upstream))
    #expect(try moved(TextPosition(6, .upstream), .lineStart) == TextPosition(0))
    #expect(try moved(TextPosition(6), .lineStart) == TextPosition(6))
    #expect(try moved(TextPosition(6), .lineEnd) == TextPosition(8))
    #expect(try moved(TextPosition(9), .lineEnd) == TextPosition(11))
    let ended = try self.lines("oh\n", pagella)
    #expect(try ended.position(from: TextPosition(3), moving: .lineStart) == TextPosition(3))
    #expect(try ended.position(from: TextPosition(3), moving: .lineEnd) == TextPosition(3))
  }

  /// Hebrew in a left-to-right line is drawn from right to left (UAX #9, L2): a b c space ג ב א, and the end.
  @Test("left and right go in the order of drawing")
  func visual() throws {
    let mixed = try lines("abc \u{5D0}\u{5D1}\u{5D2}", dejaVu)
    #expect(try path(mixed, .right, from: 0) == [0, 1, 2, 3, 4, 6, 5, 7])
    #expect(try path(mixed, .left, from: 7) == [7, 5, 6, 4, 3, 2, 1, 0])
    let hebrew = try lines("\u{5D0}\u{5D1}\n\u{5D2}", dejaVu)
    #expect(try path(hebrew, .left, from: 0) == [0, 1, 2, 3, 4])
    #expect(try path(hebrew, .right, from: 4) == [4, 3, 2, 1, 0])
  }

  @Test("right visits each caret of a left-to-right line once, and never moves to the left")
  func visits() throws {
    var random = SeededGenerator(seed: 421)
    for _ in 0..<60 {
      let text = "a" + random.text(pieces: 12).filter { !$0.isNewline && $0 != "\t" } + "b"
      let lines = try lines(text, dejaVu)
      let contents = try lines.contents(of: 0)
      let path = try path(lines, .right, from: 0)
      #expect(path.count == contents.carets.count, "\(text.debugDescription)")
      #expect(Set(path) == Set(contents.carets.map(\.offset)))
      let xs = path.map { contents.caret(at: $0).x }
      #expect(zip(xs, xs.dropFirst()).allSatisfy(<=), "\(text.debugDescription)")
      #expect(try self.path(lines, .left, from: path.last ?? 0) == path.reversed())
    }
  }

  @Test("up and down lead to the nearest caret, and the x that is kept survives a short line")
  func vertical() throws {
    let lines = try lines("oh oh oh\noh\noh oh oh\n", pagella)
    // Behind the second word.
    let x = try lines.caret(at: TextPosition(5)).x
    #expect(abs(x - 25.06) < 1e-9)
    #expect(try path(lines, .down, from: 5, keeping: x) == [5, 11, 17, 21])
    #expect(try path(lines, .up, from: 17, keeping: x) == [17, 11, 5])
    // Without it, the short line's end counts.
    #expect(try path(lines, .down, from: 5) == [5, 11, 14, 21])
    #expect(try lines.position(from: TextPosition(2), moving: .up) == nil)
  }

  @Test("empty text and offsets outside have documented results for each movement", arguments: CaretMovement.allCases)
  func edges(movement: CaretMovement) throws {
    let empty = try lines("", pagella)
    let found = try empty.position(from: TextPosition(5), moving: movement)
    #expect(found == nil || found == TextPosition(0))
    let short = try lines("oh", pagella)
    for offset in [Int.min, -1, 0, 1, 2, 3, .max] {
      let next = try short.position(from: TextPosition(offset), moving: movement, keeping: .nan)
      #expect(next.map { (0...2).contains($0.offset) } ?? true)
    }
  }
}
