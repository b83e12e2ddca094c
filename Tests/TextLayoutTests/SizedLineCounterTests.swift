import FontEngine
import Foundation
import TestSupport
import TextLayout
import Testing
import TextSupport

/// Lines that are counted by sums of advances are those that are found.
@Suite struct SizedLineCounterTests {
  private static let files = [
    "GalleySans/GalleySans-Regular.ttf", "GalleySans/GalleySans-BoldItalic.ttf", "Inter/Inter-Regular.otf",
    "TeXGyrePagella/texgyrepagella-italic.otf", "DejaVuSans/DejaVuSans.ttf",
  ]
  private static let sizes = [14, 15, 17, 19.5, 23, 28, 53, 0.1, 900]

  /// How many counts at random widths were compared, and how many of them sums determined.
  private struct Tally {
    var compared = 0
    var determined = 0
  }

  /// Compares counts at a width, up to several limits, with lines.
  private func check(
    _ text: PreparedText, _ counter: inout SizedLineCounter, width: Double, size: Double, _ tally: inout Tally
  ) throws {
    let lines = try text.lines(width: width, pointSize: size)
    for limit in [1, 2, 3, 7, .max - 1] {
      tally.compared += 1
      guard let extent = counter.extent(width: width, pointSize: size, limit: limit) else { continue }
      tally.determined += 1
      let comment: Comment =
        "\(text.paragraph.text(in: 0..<text.length).debugDescription) at \(width), \(size), \(limit)"
      #expect(extent.count == min(lines.count, limit + 1), comment)
      if extent.count <= limit {
        #expect(abs(extent.width - lines.width) <= SizedLineCounter.rounding * (1 + lines.width), comment)
      }
    }
  }

  /// Compares counts at random widths, and at the widths of lines, which are the least that they fit in.
  private func check(_ text: PreparedText, _ random: inout SeededGenerator, _ tally: inout Tally) throws {
    guard var counter = SizedLineCounter(text) else { return }
    for size in Self.sizes.shuffled(using: &random).prefix(3) {
      let longest = try text.lines(width: .infinity, pointSize: size).width
      for _ in 0..<4 {
        let width = Double.random(in: 0...1, using: &random) * longest
        try check(text, &counter, width: width, size: size, &tally)
      }
      var equal = [longest]
      for line in try text.lines(width: longest / 3, pointSize: size).shuffled(using: &random).prefix(2) {
        equal.append(line.width)
      }
      // Sums can't determine most of these.
      var other = Tally()
      for width in equal {
        for width in [width, width.nextUp, max(0, width.nextDown), width * 1.000_001, width * 0.999_999] {
          try check(text, &counter, width: width, size: size, &other)
        }
      }
      for width in [0, .infinity] { try check(text, &counter, width: width, size: size, &other) }
    }
  }

  @Test("counts of plain text equal those of its lines, and few are left to them", arguments: files)
  func plain(file: String) throws {
    var random = SeededGenerator(seed: 61)
    var tally = Tally()
    for round in 0..<Rounds.count(quick: 12, full: 30) {
      let words = round % 2 == 0 ? random.plainText(words: 30) : random.randomWords(12)
      try check(try Samples.prepare(words, file), &random, &tally)
    }
    // Some widths are narrower than a word.
    #expect(tally.determined * 2 > tally.compared)
  }

  @Test("counts of text in many scripts equal those of its lines", arguments: files)
  func mixed(file: String) throws {
    var random = SeededGenerator(seed: 62)
    var tally = Tally()
    for _ in 0..<Rounds.count(quick: 15, full: 60) {
      try check(try Samples.prepare(random.text(pieces: 12), file), &random, &tally)
    }
    #expect(tally.determined > 0)
  }

  @Test("counts of text with fallback faces equal those of its lines", arguments: files)
  func fallback(file: String) throws {
    var random = SeededGenerator(seed: 63)
    var tally = Tally()
    let words = ["Привет", "Ωμέγα", "السلام", "عليكم", "שלום", "of", "Tickets:", "→", "☃", "₁₂", "‘a’", "\n"]
    for _ in 0..<Rounds.count(quick: 10, full: 30) {
      let chosen = (0..<Int.random(in: 1...14, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      try check(try Samples.prepare(chosen.joined(separator: " "), file), &random, &tally)
    }
    #expect(tally.determined * 3 > tally.compared)
  }

  @Test("counts of text in several styles equal those of its lines")
  func styles() throws {
    var random = SeededGenerator(seed: 64)
    var tally = Tally()
    for _ in 0..<Rounds.count(quick: 20, full: 60) {
      let parts = [random.randomWords(4) + " ", random.plainText(words: 8) + " x", random.randomWords(3)]
      var end = 0
      let runs = try zip(parts, Self.files).map { part, file in
        end += part.utf16.count
        return (end: end, style: TextStyle(face: try Samples.face(file)))
      }
      let text = try PreparedText(Paragraph(parts.joined(), runs: runs), catalog: Samples.catalog)
      try check(text, &random, &tally)
    }
    #expect(tally.determined * 2 > tally.compared)
  }

  @Test("counts in faces with tracking, optical sizes, and negative advances equal those of lines")
  func unusualFaces() throws {
    var random = SeededGenerator(seed: 65)
    var tally = Tally()
    let folder = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    for (file, words) in [
      ("FontEngineTests/Fixtures/trak.ttf", "Hx xx HHx x H xHxH"),
      ("FontEngineTests/Fixtures/variable.ttf", "HH H HHH H"),
      ("TextLayoutTests/Fixtures/nastaliq.ttf", "محروم محروم محرم روم محروممحروم حروم\nمحروم"),
      ("TextLayoutTests/Fixtures/tibetan.ttf", "བརྗེ་བརྗེ་ བརྗེ་བརྗེ་བརྗེ་ བརྗེ་\nབརྗེ་"),
    ] {
      let style = TextStyle(face: try FontFace(path: "\(folder)/\(file)"))
      let text = try PreparedText(Paragraph(words, style: style), catalog: FontCatalog(usesSystemFonts: false))
      for _ in 0..<20 { try check(text, &random, &tally) }
    }
    #expect(tally.determined > 0)
  }

  @Test("invalid widths, sizes, and limits have no count")
  func invalid() throws {
    var counter = try #require(SizedLineCounter(Samples.prepare("some words that fit", Self.files[0])))
    #expect(counter.extent(width: 1000, pointSize: 17)?.count == 1)
    for bad in [-1, -Double.leastNonzeroMagnitude, Double.nan, -Double.infinity] {
      #expect(counter.extent(width: bad, pointSize: 17) == nil)
      #expect(counter.extent(width: 1000, pointSize: bad) == nil)
    }
    #expect(counter.extent(width: 1000, pointSize: 0) == nil)
    #expect(counter.extent(width: 1000, pointSize: .infinity) == nil)
    #expect(counter.extent(width: 1000, pointSize: 17, limit: 0) == nil)
  }

  @Test("text that sums don't determine has no counter")
  func undetermined() throws {
    for text in ["", "a\tb", "co\u{AD}op"] {
      #expect(SizedLineCounter(try Samples.prepare(text, Self.files[2])) == nil)
    }
    let tracked = TextStyle(face: try Samples.face(Self.files[2]), tracking: 1)
    #expect(SizedLineCounter(try PreparedText(Paragraph("a b", style: tracked), catalog: Samples.catalog)) == nil)
  }
}
