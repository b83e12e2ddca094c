import FontEngine
import Foundation
import TestSupport
import Testing

@testable import TextLayout
import TextSupport

/// Text in fonts with negative advances, whose sums of advances decrease.
@Suite struct NegativeAdvanceTests {
  private static func face(_ name: String) throws -> FontFace {
    if name.contains("/") { return try Samples.face(name) }
    let path = Bundle.module.path(forResource: name, ofType: "ttf", inDirectory: "Fixtures")
    return try FontFace(path: #require(path))
  }

  private static func prepare(_ text: String, _ face: String, tracking: Double = 0) throws -> PreparedText {
    let style = TextStyle(face: try self.face(face), tracking: tracking)
    return try PreparedText(Paragraph(text, style: style), catalog: Samples.catalog)
  }

  private static let inter = "Inter/Inter-Regular.otf"

  /// The expected widths are the sums of advances from hb-shape of HarfBuzz 6.0.0. For the fixtures, see make-subsets
  /// next to them. For Inter: `hb-shape --shapers=ot --no-glyph-names Fonts/Inter/Inter-Regular.otf ’„` prints
  /// [1387=0+-8|1393=1+1072], and 1064 of 2816 units per em are 377.8409 points at 1000.
  @Test(
    "a word is as wide as HarfBuzz says, including negative advances",
    arguments: [
      ("བརྗེ་", "tibetan", 1341), ("محروم", "nastaliq", 2294), ("’„", inter, 1064 * 1000 / 2816),
    ] as [(String, String, Double)])
  func words(word: String, face: String, width: Double) throws {
    let text = try Self.prepare(word, face)
    #expect(try text.lines(width: .infinity, pointSize: 1000).width == width)
    // In Tibetan, the glyph with the negative advance belongs to a cluster with a positive one.
    #expect(try text.shapedText().hasFallingSums == (face != "tibetan"))
    // Check the same by composing the text from cached words, next to other text.
    let twice = try Self.prepare("\(word) \(word)", face)
    let space = try Self.prepare("\(word) \(word) ", face).lines(width: .infinity, pointSize: 1000)
      .widthWithTrailingSpace()
    let both = try twice.lines(width: .infinity, pointSize: 1000).width
    #expect(abs(both - (2 * width + (space - both))) < 1e-9)
  }

  private static let samples = [
    ("nastaliq", "محروم محروم محرم روم محروممحروم حروم\nمحروم"), ("tibetan", "བརྗེ་བརྗེ་ བརྗེ་བརྗེ་བརྗེ་ བརྗེ་\nབརྗེ་"),
    (inter, "’„ a’„b „’’„ ’„’„’„ To„ ’„’„’„’„’„’„’„’„’„ x’„"),
  ]

  @Test("every line is as wide as its text shaped alone, and fits, at all widths", arguments: samples)
  func lines(face: String, sample: String) throws {
    let text = try Self.prepare(sample, face)
    for width in stride(from: 0.0, through: 260, by: 0.5) {
      for mode in [ParagraphStyle.WrapMode.wordThenCharacter, .character, .word] {
        var style = ParagraphStyle()
        style.wrapMode = mode
        let lines = try text.lines(LineRequest(width: width, pointSizes: 17, style: style))
        var next = 0
        for line in lines {
          #expect(line.range.lowerBound == next && line.range.upperBound > next)
          next = line.range.upperBound
          #expect(line.width == (try text.widthAlone(line, pointSize: 17)), "\(line.range) at \(width)")
          let clusters = try line.contentRange.filter { try text.properties()[$0].contains(.grapheme) }.count
          #expect(line.width <= width || clusters == 1 || mode == .word, "\(line.range) at \(width)")
        }
        #expect(next == text.length)
      }
      for mode in Truncation.Mode.allCases {
        let request = LineRequest(width: width, pointSizes: 17, limit: 1, truncation: Truncation(mode))
        let lines = try text.lines(request)
        #expect(lines.truncation == nil || lines[0].width <= width)
      }
    }
  }

  /// An i of DejaVu Sans is 2.8 points wide at 10, so that four with 4 points less each add up to -4.9.
  @Test(
    "a line whose advances add up to less than 0 is 0 wide, however it was found",
    arguments: ["iiii", "iiii iiii", "iiii\niiii"])
  func below(sample: String) throws {
    let text = try Self.prepare(sample, "DejaVuSans/DejaVuSans.ttf", tracking: -4)
    for mode in [ParagraphStyle.WrapMode.word, .character, .clip] {
      for alignment in [ParagraphStyle.Alignment.natural, .right, .justified] {
        var style = ParagraphStyle()
        style.wrapMode = mode
        style.alignment = alignment
        for width in [0, 30, Double.infinity] {
          let lines = try text.lines(LineRequest(width: width, pointSizes: 10, style: style))
          #expect(!lines.isEmpty && lines.allSatisfy { $0.width == 0 } && lines.width == 0)
          #expect(try lines.frames().allSatisfy { $0.width >= 0 })
          #expect(try lines.indices.allSatisfy { try lines.contents(of: $0).width >= 0 })
          #expect(try lines.indices.allSatisfy { try lines.widthWithTrailingSpace(of: $0) >= 0 })
        }
      }
    }
  }

  /// Letters of DejaVu Sans are at least 0.278 em wide (i, 569 of 2048), 2.8 points at 10. With 4 points less after
  /// each, words of narrow letters run backward, and others forward.
  private static let narrow = ["iiii", "ll", "mm", "wide", "i", "jill", "moon"]

  @Test(
    "a line breaks at the last opportunity that fits, so lines at the widest width are equal", arguments: 0..<40)
  func longest(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 7000)
    let words = (0..<12).map { _ in Self.narrow.randomElement(using: &random) ?? "" }
    let text = try Self.prepare(words.joined(separator: " "), "DejaVuSans/DejaVuSans.ttf", tracking: -4)
    // DejaVu Sans has no kerning or ligatures across these letters, so a width is a sum over characters.
    var widths: [Range<Int>: Double] = [:]
    func width(_ range: Range<Int>) throws -> Double {
      if let width = widths[range] { return width }
      let part = try Self.prepare(text.paragraph.text(in: range), "DejaVuSans/DejaVuSans.ttf", tracking: -4)
      let width = try part.lines(width: .infinity, pointSize: 10)[0].width
      widths[range] = width
      return width
    }
    let properties = try text.properties()
    let ends = properties.indices.filter { properties[$0].contains(.lineBreak) }
    func content(_ end: Int) -> Int { end < text.length ? end - 1 : end }
    for room in [5.0, 12, 20, 31] {
      let lines = try text.lines(width: room, pointSize: 10)
      var start = 0
      for line in lines {
        let fitting = try ends.filter { try $0 > start && width(start..<content($0)) <= room }
        if let last = fitting.last {
          #expect(line.range == start..<last, "\(words) at \(room)")
        }
        start = line.range.upperBound
      }
      #expect(start == text.length)
      if lines.allSatisfy({ $0.width <= room }) {
        #expect(try text.lines(width: lines.width, pointSize: 10).map(\.range) == lines.map(\.range))
      }
    }
  }

  @Test("truncated text keeps as many clusters at an end as fit next to the token", arguments: 0..<20)
  func truncation(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 7100)
    let letters = (0..<30).map { _ in "iiljmow".randomElement(using: &random) ?? "i" }
    let text = try Self.prepare(String(letters), "DejaVuSans/DejaVuSans.ttf", tracking: -4)
    func width(_ string: String) throws -> Double {
      let text = try Self.prepare(string, "DejaVuSans/DejaVuSans.ttf", tracking: -4)
      return try text.lines(width: .infinity, pointSize: 10).first?.width ?? 0
    }
    let token = try width("…")
    for room in [6.5, 9.1, 14.3] {
      for mode in [Truncation.Mode.head, .tail] {
        let request = LineRequest(width: room, pointSizes: 10, limit: 1, truncation: Truncation(mode))
        guard let cut = try text.lines(request).truncation else { continue }
        let kept = try (0...letters.count).filter { count in
          let part = mode == .tail ? letters.prefix(count) : letters.suffix(count)
          return try token + width(String(part)) <= room
        }
        let count = mode == .tail ? cut.hiddenRange.lowerBound : letters.count - cut.hiddenRange.upperBound
        #expect(count == kept.last, "\(String(letters)), \(mode) at \(room)")
      }
    }
  }
}
