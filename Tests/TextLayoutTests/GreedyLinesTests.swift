import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Greedy lines, compared with their definition: each ends at the last opportunity up to which its text, shaped alone,
/// fits.
///
/// The widths are those at which the choice changes: the width of a line, and the width that the text between two
/// opportunities has before its edges are reshaped, each a little narrower and wider.
@Suite struct GreedyLinesTests {
  private static let pointSize = 17.0

  @Test(
    "each line ends at the last opportunity that fits", arguments: Rounds.some(of: Samples.faceFiles, quick: 4),
    [0.0, 9])
  func definition(file: String, indent: Double) throws {
    var random = SeededGenerator(seed: 31)
    for count in [3, 5, 9, 14] {
      for _ in 0..<2 {
        let text = try Samples.prepare(random.joinedWords(count), file)
        var definition = try GreedyDefinition(text, pointSize: Self.pointSize)
        for width in try definition.criticalWidths(&random).shuffled(using: &random).prefix(40) {
          var style = ParagraphStyle()
          style.firstLineIndent = indent
          // Prepared again, since a text whose glyphs are stored takes another path.
          let lines = try Samples.prepare(text.paragraph.text(in: 0..<text.length), file).lines(
            LineRequest(width: width, pointSizes: PointSizes(Self.pointSize), style: style))
          for line in lines {
            let room = line.startsParagraph ? max(0, width - indent) : width
            // A word that is wider than the line is divided.
            guard let end = try definition.end(ofLineFrom: line.range.lowerBound, within: room) else { continue }
            #expect(
              line.range.upperBound == end,
              "\(text.paragraph.text(in: 0..<text.length).debugDescription) at \(width), line \(line.range)")
            #expect(try line.width == definition.width(line.contentRange))
          }
        }
      }
    }
  }
}

/// A hyphen in DejaVu Sans is narrower at the end of a line than before these letters.
extension GreedyLinesTests {
  @Test(
    "a line that reshaping its end makes fit is preferred to a shorter one",
    arguments: ["at to-Ottawa", "at to-Jena so", "at to-Genoa"], [0.0, 9])
  func narrowerAlone(sample: String, indent: Double) throws {
    var definition = try GreedyDefinition(Samples.prepare(sample, Samples.faceFiles[10]), pointSize: Self.pointSize)
    let (alone, unbroken) = (try definition.width(0..<6), definition.unbrokenWidth(0..<6))
    #expect(alone < unbroken - definition.unit)
    var style = ParagraphStyle()
    style.firstLineIndent = indent
    for width in [alone, alone.nextUp, unbroken - definition.unit, unbroken - definition.unit / 2, unbroken.nextDown] {
      let request = LineRequest(width: width + indent, pointSizes: PointSizes(Self.pointSize), style: style)
      // With an indent, rounding may make the first line narrower than its text.
      guard width + indent - indent >= alone else { continue }
      #expect(try Samples.prepare(sample, Samples.faceFiles[10]).lines(request)[0].range == 0..<6, "at \(width)")
    }
  }
}

/// Finds lines by shaping every candidate alone.
private struct GreedyDefinition {
  private let text: PreparedText
  private let properties: [PositionProperties]
  private let pointSize: Double
  /// The offsets at which a line may end.
  private let ends: [Int]
  /// For each offset, the sum of the advances of the unbroken text before it, in font units.
  private let sums: [Int64]
  private var widths: [Range<Int>: Double] = [:]

  init(_ text: PreparedText, pointSize: Double) throws {
    self.text = text
    let properties = try text.properties()
    self.properties = properties
    self.pointSize = pointSize
    ends = (1...text.length).filter { properties[$0].contains(.lineBreak) || $0 == text.length }
    var advances = [Int64](repeating: 0, count: text.length)
    for glyph in try text.runs().flatMap(\.glyphs) { advances[Int(glyph.cluster)] += Int64(glyph.advance) }
    sums = advances.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  /// The width of a font unit, in points.
  var unit: Double { pointSize / Double(text.paragraph.styles[0].face.advanceUnitsPerEm) }

  /// Returns the width of a part of the text shaped alone, in points.
  mutating func width(_ content: Range<Int>) throws -> Double {
    if let known = widths[content] { return known }
    let width = try text.widthAlone(content, pointSize: pointSize)
    widths[content] = width
    return width
  }

  /// Returns the width of a part of the text before its edges are reshaped, in points.
  func unbrokenWidth(_ content: Range<Int>) -> Double {
    Double(sums[content.upperBound] - sums[content.lowerBound]) * unit
  }

  private func content(from start: Int, to end: Int) -> Range<Int> {
    var end = end
    while end > start, !properties[end - 1].isDisjoint(with: [.space, .control]) { end -= 1 }
    return start..<end
  }

  /// Returns the end of the line from an offset, or `nil` if it has no opportunity that fits.
  mutating func end(ofLineFrom start: Int, within room: Double) throws -> Int? {
    var found: Int?
    for end in ends where end > start {
      if try width(content(from: start, to: end)) <= room { found = end }
      if properties[end].contains(.hardBreak) { break }
    }
    return found
  }

  /// Returns widths at which the choice between two opportunities changes.
  mutating func criticalWidths(_ random: inout SeededGenerator) throws -> [Double] {
    var found: [Double] = []
    for (index, start) in ([0] + ends).enumerated() where start < text.length {
      for end in ends[index...].prefix(8) {
        let content = content(from: start, to: end)
        for width in [try width(content), unbrokenWidth(content)] {
          found += [
            width, width.nextDown, width.nextUp, width - unit, width - unit / 2, width + unit / 2, width + unit,
          ]
        }
      }
    }
    return found.filter { $0 > 0 }
  }
}

extension SeededGenerator {
  /// Returns words that are joined by spaces, and by characters after which a line may end.
  fileprivate mutating func joinedWords(_ count: Int) -> String {
    (0..<count).map { _ in
      let word = String(
        (0..<Int.random(in: 1...5, using: &self)).map { _ in
          "etaoinfTVAYWjLvwyxOJGQ.,".randomElement(using: &self) ?? "e"
        })
      return word + (["-", "-", "—", "–", "/", " ", " ", "  ", "\n"].randomElement(using: &self) ?? " ")
    }.joined() + "end"
  }
}
