import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Balanced and optimal lines, compared with every way of breaking the text.
@Suite struct PlannedLinesTests {
  private let words = ["a", "be", "sea", "deep", "eleven", "federal", "gathering", "homecoming", "infrastructure"]

  private func sample(_ seed: Int, count: Int) throws -> PreparedText {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    return try Samples.prepare(text, "TeXGyrePagella/texgyrepagella-regular.otf")
  }

  private func lines(_ text: PreparedText, _ width: Double, _ breaking: ParagraphStyle.Breaking) throws -> TextLines {
    var style = ParagraphStyle()
    style.breaking = breaking
    return try text.lines(LineRequest(width: width, pointSizes: 10, style: style))
  }

  /// Returns every way of breaking at spaces in which all lines fit, as widths, with each line shaped alone.
  private func ways(_ text: PreparedText, _ width: Double) throws -> [[Double]] {
    let properties = try text.properties()
    let spaces = properties.indices.dropLast().filter { properties[$0].contains(.space) }
    var ways: [[Double]] = []
    for choice in 0..<(1 << spaces.count) {
      var start = 0
      var widths: [Double] = []
      for (bit, space) in spaces.enumerated() where choice >> bit & 1 == 1 {
        widths.append(try text.widthAlone(start..<space, pointSize: 10))
        start = space + 1
      }
      widths.append(try text.widthAlone(start..<text.length, pointSize: 10))
      if widths.allSatisfy({ $0 <= width }) { ways.append(widths) }
    }
    return ways
  }

  @Test("balanced lines are as few as greedy ones, and the widest is as narrow as possible", arguments: 0..<12)
  func balanced(seed: Int) throws {
    let text = try sample(seed, count: 9)
    for width in [80.0, 110, 160] {
      let greedy = try lines(text, width, .greedy)
      let balanced = try lines(text, width, .balanced)
      #expect(balanced.count == greedy.count)
      let best = try ways(text, width).filter { $0.count == greedy.count }.compactMap { $0.max() }.min()
      #expect(balanced.width == best)
    }
  }

  @Test("optimal lines have the minimal sum of squared fractions of empty space", arguments: 0..<12)
  func optimal(seed: Int) throws {
    func cost(_ widths: [Double], _ room: Double) -> Double {
      widths.dropLast().reduce(0) { $0 + ((room - $1) / room) * ((room - $1) / room) }
    }
    let text = try sample(100 + seed, count: 9)
    for width in [80.0, 110, 160] {
      let optimal = try lines(text, width, .optimal)
      let best = try ways(text, width).map { cost($0, width) }.min() ?? .infinity
      #expect(abs(cost(optimal.map(\.width), width) - best) < 1e-12)
      #expect(optimal.last?.range.upperBound == text.length)
    }
  }

  @Test("lines are greedy if a word is too long, if nothing wraps, and if they exceed the limit")
  func fallback() throws {
    let text = try Samples.prepare("a infrastructure b c d e", "TeXGyrePagella/texgyrepagella-regular.otf")
    for breaking in [ParagraphStyle.Breaking.balanced, .optimal] {
      #expect(try lines(text, 30, breaking).map(\.range) == lines(text, 30, .greedy).map(\.range))
      #expect(try lines(text, .infinity, breaking).count == 1)
      var style = ParagraphStyle()
      style.breaking = breaking
      let limited = try text.lines(
        LineRequest(width: 80, pointSizes: 10, limit: 1, truncation: Truncation(.tail), style: style))
      #expect(limited.count == 1)
      #expect(limited.truncation != nil)
    }
  }

  @Test(
    "optimal lines are never more than the limit, even if tracking makes words narrower than nothing",
    arguments: 0..<40)
  func optimalLimit(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(300 + seed))
    let text = (0..<8).map { _ in ["i", "W", "-", "\u{FFFD}", "\u{AD}"].randomElement(using: &random) ?? "" }.joined(
      separator: "\t")
    let face = try Samples.face("TeXGyrePagella/texgyrepagella-regular.otf")
    let paragraph = Paragraph(text, style: TextStyle(face: face, tracking: -30))
    let prepared = try PreparedText(paragraph, catalog: Samples.catalog)
    var style = ParagraphStyle()
    style.breaking = .optimal
    for width in [0.0, 4, 10, 20] {
      for limit in 1...4 {
        let lines = try prepared.lines(LineRequest(width: width, pointSizes: 10, limit: limit, style: style))
        #expect(lines.count <= limit, "\(text) in \(width) points")
      }
    }
  }

  @Test("text between line breaks is planned separately")
  func segments() throws {
    let one = try Samples.prepare("deep federal gathering sea be", "TeXGyrePagella/texgyrepagella-regular.otf")
    let two = try Samples.prepare(
      "deep federal gathering sea be\ndeep federal gathering sea be", "TeXGyrePagella/texgyrepagella-regular.otf")
    for breaking in [ParagraphStyle.Breaking.balanced, .optimal] {
      let widths = try lines(one, 100, breaking).map(\.width)
      #expect(try lines(two, 100, breaking).map(\.width) == widths + widths)
    }
  }

  @Test("no width between the content widths breaks a word, and the largest leaves the line unbroken", arguments: 0..<8)
  func contentWidths(seed: Int) throws {
    let text = try sample(200 + seed, count: 8)
    let (minimum, maximum) = try text.contentWidths(LineRequest(pointSizes: 10))
    #expect(try text.lines(width: minimum, pointSize: 10).allSatisfy { $0.width <= minimum })
    #expect(try text.lines(width: minimum, pointSize: 10).width == minimum)
    #expect(try text.lines(width: maximum, pointSize: 10).count == 1)
    #expect(try text.lines(width: maximum.nextDown, pointSize: 10).count == 2)
    var style = ParagraphStyle()
    style.firstLineIndent = 7
    style.tailIndent = -3
    let indented = try text.contentWidths(LineRequest(pointSizes: 10, style: style))
    #expect(indented.maximum == maximum + 7 + 3)
  }
}
