import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Invariants for the lines of any text at any width, on seeded random texts in mixed scripts.
@Suite struct LineInvariantTests {
  private static let files = [
    "TeXGyrePagella/texgyrepagella-italic.otf", "Inter/Inter-Regular.otf", "DejaVuSans/DejaVuSans.ttf",
  ]

  @Test(
    "lines join to the text, fit, are as long as possible, and have exact widths",
    arguments: 0..<Rounds.count(quick: 8, full: 90))
  func lines(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<Rounds.count(quick: 15, full: 40) {
      let text = try Samples.prepare(random.text(pieces: 30), Self.files[seed % Self.files.count])
      for _ in 0..<4 {
        let width = Double.random(in: 0...400, using: &random)
        try check(text.lines(width: width, pointSize: 17), width: width)
      }
      try check(text.lines(width: 0, pointSize: 17), width: 0)
      try check(text.lines(width: .infinity, pointSize: 17), width: .infinity)
    }
  }

  private func check(_ lines: TextLines, width: Double) throws {
    let text = lines.text
    var next = 0
    for line in lines {
      let comment: Comment = "\(line.range) of \(text.paragraph.text(in: 0..<text.length).debugDescription) at \(width)"
      #expect(line.range.lowerBound == next, comment)
      #expect(line.range.upperBound > next, comment)
      next = line.range.upperBound
      #expect(line.width == (try text.widthAlone(line, pointSize: 17)), comment)
      #expect(line.width >= 0)
      let clusters = try line.contentRange.filter { try text.properties()[$0].contains(.grapheme) }.count
      #expect(line.width <= width || clusters == 1, comment)
      if !line.endsHard, next < text.length { try checkIsLongest(line, of: text, width: width, comment) }
    }
    #expect(next == text.length)
    // Wrapping at the widest line gives the same lines.
    if width.isFinite, lines.allSatisfy({ $0.width <= width }) {
      let again = try text.lines(width: lines.width, pointSize: 17)
      let sample = text.paragraph.text(in: 0..<text.length).debugDescription
      #expect(again.map(\.range) == lines.map(\.range), "\(sample) at \(width), then \(lines.width)")
    }
  }

  /// The next opportunity, or the next cluster of a broken word, would not have fit.
  private func checkIsLongest(_ line: TextLine, of text: PreparedText, width: Double, _ comment: Comment) throws {
    let start = line.range.lowerBound
    let properties = try text.properties()
    let isDivided = !properties[line.range.upperBound].contains(.lineBreak)
    let stop: PositionProperties = isDivided ? .grapheme : .lineBreak
    var end = line.range.upperBound + 1
    while end < text.length, properties[end].isDisjoint(with: [stop, .lineBreak]) { end += 1 }
    let hyphen = text.showsHyphen(before: end) ? try text.hyphenAlone(pointSize: 17) : 0
    while end > start, !properties[end - 1].isDisjoint(with: [.space, .control]) { end -= 1 }
    if end > line.contentRange.upperBound {
      #expect(try text.widthAlone(start..<end, pointSize: 17) + hyphen > width, comment)
    }
  }

  @Test("a wider label never has more lines", arguments: 0..<8)
  func wider(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(100 + seed))
    for _ in 0..<20 {
      let text = try Samples.prepare(random.text(pieces: 25), Self.files[seed % Self.files.count])
      var counts: [Int] = []
      for width in stride(from: 20.0, through: 420, by: 10) {
        counts.append(try text.lines(width: width, pointSize: 15).count)
      }
      #expect(counts == counts.sorted(by: >))
    }
  }

  @Test("a point size only scales: lines at twice the size and width are the same, twice as wide")
  func scaling() throws {
    for (small, large) in try Samples.doubled(seed: 7, Self.files[1]) {
      #expect(small.map(\.range) == large.map(\.range))
      #expect(small.map { $0.width * 2 } == large.map(\.width))
    }
  }
}
