import BundledFonts
import FontEngine
import Foundation
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Underlines and strikethroughs. The tables of the bundled fonts are those that fontTools 4.38 reads: unitsPerEm,
/// `post`'s underlinePosition and underlineThickness, and `OS/2`'s yStrikeoutPosition and yStrikeoutSize.
@Suite struct LineDecorationTests {
  static let tables: [(file: String, em: Double, underline: (Double, Double), strikethrough: (Double, Double))] = [
    ("TeXGyrePagella/texgyrepagella-regular.otf", 1000, (-125, 50), (258, 49)),
    ("Inter/Inter-Regular.otf", 2816, (-464, 192), (922, 192)),
    ("Inter/Inter-BoldItalic.otf", 2816, (-435, 269), (922, 269)),
    ("DejaVuSans/DejaVuSans.ttf", 2048, (-40, 90), (530, 102)),
    ("GalleySans/GalleySans-Regular.ttf", 10_000, (-1648, 682), (3274, 682)),
  ]
  private let pagella = Self.tables[0].file

  private func line(_ runs: [StyledRun], width: Double = .infinity) throws -> TextLines {
    try PreparedText(Paragraph(runs), catalog: Samples.catalog)
      .lines(LineRequest(width: width, pointSizes: PointSizes(of: runs)))
  }

  private func run(_ text: String, _ file: String, _ size: Double, raised: Double = 0) throws -> StyledRun {
    StyledRun(text, style: TextStyle(face: try Samples.face(file), baselineOffset: raised), pointSize: size)
  }

  private func close(_ one: TextRectangle, _ other: TextRectangle) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9 && abs(one.width - other.width) < 1e-9
      && abs(one.height - other.height) < 1e-9
  }

  @Test("the strokes of a line are where the tables of its font state them", arguments: tables.indices)
  func positions(index: Int) throws {
    let font = Self.tables[index]
    let lines = try line([run("Hamburg", font.file, 17)])
    let contents = try lines.contents(of: 0)
    for (kind, stated) in [(LineDecoration.underline, font.underline), (.strikethrough, font.strikethrough)] {
      let expected = TextRectangle(
        x: 0, y: -stated.0 * 17 / font.em, width: lines.width, height: stated.1 * 17 / font.em)
      let found = contents.decorationRectangles(kind, of: 0..<7)
      #expect(found.count == 1 && found[0].style == 0)
      #expect(close(found[0].rectangle, expected), "\(found) \(expected)")
    }
  }

  /// "oh" is 11.28 wide at 10 points, and with a space 13.78.
  @Test("a range has a gap on both sides, and hanging spaces are left out")
  func ranges() throws {
    let lines = try line([run("oh oh oh ", pagella, 10)], width: 30)
    #expect(lines.count == 2)
    let middle = try lines.decorationRectangles(.underline, of: 3..<5)
    #expect(middle.count == 1)
    #expect(close(middle[0].rectangle, TextRectangle(x: 13.78, y: 7.26 + 1.25, width: 11.28, height: 0.5)))
    let all = try lines.decorationRectangles(.underline, of: 0..<9).map(\.rectangle)
    #expect(all.count == 2)
    #expect(close(all[0], TextRectangle(x: 0, y: 7.26 + 1.25, width: 25.06, height: 0.5)))
    #expect(close(all[1], TextRectangle(x: 0, y: 10.07 + 7.26 + 1.25, width: 11.28, height: 0.5)))
    #expect(try lines.decorationRectangles(.underline, of: 3..<3).isEmpty)
    #expect(try lines.decorationRectangles(.underline, of: -5..<90).map(\.rectangle) == all)
  }

  @Test("a new part begins where the size or the style changes, and the parts share their edge")
  func styles() throws {
    let lines = try line([run("oh", pagella, 10), run("oh", pagella, 20), run("oh", pagella, 20)])
    let parts = try lines.contents(of: 0).decorationRectangles(.strikethrough, of: 0..<6)
    #expect(parts.map(\.style) == [0, 1, 2])
    #expect(parts.map(\.rectangle.y) == [-2.58, -5.16, -5.16])
    #expect(parts.map(\.rectangle.height) == [0.49, 0.98, 0.98])
    #expect(parts[0].rectangle.maxX == parts[1].rectangle.x)
  }

  @Test("glyphs of a fallback font have its strokes")
  func fallback() throws {
    let parts = try line([run("oh \u{448}", pagella, 10)]).contents(of: 0).decorationRectangles(.underline, of: 0..<4)
    let positions: [Double] = [1.25, 40 * 10 / 2048]
    #expect(parts.map(\.rectangle.y) == positions)
    #expect(parts.map(\.style) == [0, 0])
  }

  @Test("raised text takes its strokes with it")
  func raised() throws {
    let parts = try line([run("oh", pagella, 10, raised: 3)]).contents(of: 0)
      .decorationRectangles(.underline, of: 0..<2)
    let position: Double = 1.25 - 3
    #expect(parts.map(\.rectangle.y) == [position])
  }

  /// In a left-to-right line, the first letter of a Hebrew word is its rightmost (UAX #9).
  @Test("a range across a change of direction has two parts")
  func directions() throws {
    let text = "abc \u{5D0}\u{5D1}\u{5D2}"
    let contents = try line([run(text, Self.tables[3].file, 10)]).contents(of: 0)
    let alone = try line([run("\u{5D0}", Self.tables[3].file, 10)]).width
    let before = try line([run("ab", Self.tables[3].file, 10)]).width
    let parts = contents.decorationRectangles(.underline, of: 2..<5).map(\.rectangle)
    #expect(parts.count == 2)
    #expect(abs(parts[0].x - before) < 1e-9)
    #expect(abs(parts[1].width - alone) < 1e-9 && abs(parts[1].maxX - contents.width) < 1e-9)
    #expect(parts[0].maxX < parts[1].x)
  }

  /// DejaVu Sans with changed tables, at 10 points.
  @Test("tables that state nothing are replaced as documented")
  func fallbackMeasures() throws {
    func strokes(_ change: (inout FontBuilder) -> Void) throws -> [DecorationStroke] {
      let file = try Data(contentsOf: URL(fileURLWithPath: BundledFonts.path("DejaVuSans/DejaVuSans.ttf")))
      var font = FontBuilder([UInt8](file))
      change(&font)
      let style = TextStyle(face: try FontFace(bytes: font.file, source: "changed"))
      let run = try #require(try line([StyledRun("a", style: style, pointSize: 10)]).contents(of: 0).runs.first)
      return LineDecoration.allCases.map { run.stroke(of: $0) }
    }
    let stated = [
      DecorationStroke(top: 400.0 / 2048, thickness: 900.0 / 2048),
      DecorationStroke(top: -5300.0 / 2048, thickness: 1020.0 / 2048),
    ]
    #expect(try strokes { _ in } == stated)
    // A thickness of 0 becomes that of the other stroke; the position stays.
    #expect(
      try strokes { $0["post"].replaceSubrange(10..<12, with: [0, 0]) }
        == [DecorationStroke(top: 400.0 / 2048, thickness: 1020.0 / 2048), stated[1]])
    // Position and thickness of 0.
    #expect(
      try strokes { $0["OS/2"].replaceSubrange(26..<30, with: [0, 0, 0, 0]) }
        == [stated[0], DecorationStroke(top: -3, thickness: 900.0 / 2048)])
    #expect(try strokes { $0["post"] = [] }[0] == DecorationStroke(top: 1, thickness: 0.5))
    // A negative thickness in both tables.
    #expect(
      try strokes {
        $0["post"].replaceSubrange(10..<12, with: [0xFF, 0xFF])
        $0["OS/2"].replaceSubrange(26..<28, with: [0xFF, 0xFF])
      } == [DecorationStroke(top: 400.0 / 2048, thickness: 0.5), DecorationStroke(top: -5300.0 / 2048, thickness: 0.5)])
  }
}
