import BundledFonts
import FontEngine
import Foundation
import TestSupport
import Testing
import TextLayout

/// Texts laid out in Galley Sans, compared with the rule of the table.
@Suite struct GalleySansLayoutTests {
  private static let catalog = FontCatalog(usesSystemFonts: false)
  private static let sizes = (12...160).map { Double($0) / 2 }

  @Test(
    "at every half point, a text has the width of the rule, to 1/64 point",
    arguments: Rounds.some(of: WidthTable.weights, quick: 3))
  func widths(weight: String) throws {
    let table = try WidthTable.bundled.get()
    let face = try FontFace(path: BundledFonts.path("GalleySans/GalleySans-\(weight.capitalized).ttf"))
    var index = 0
    // Runs of one script only, since nothing is kerned across runs; white space at the end hangs.
    for text in table.texts(count: 1_800, seed: 17).map({ $0.filter(\.isASCII) })
    where text.last.map({ $0 != " " }) ?? false {
      let size = Self.sizes[index % Self.sizes.count]
      index += 1
      let units =
        Double(table.textWidth(text, weight)) + table.blend(size) * Double(table.displayChange(text, weight))
        + Double(text.utf16.count) * table.tracking(size, weight)
      let prepared = try PreparedText(Paragraph(text, style: TextStyle(face: face)), catalog: Self.catalog)
      let width = try prepared.lines(width: .infinity, pointSize: size).width
      #expect(abs(width - units * size / 10_000) <= 1.0 / 64, "\(text) at \(size)")
    }
    #expect(index > 1_000)
  }

  @Test(
    "in all weights and at all sizes, a line is as wide as its text alone, to the bit",
    arguments: Rounds.some(of: BundledFonts.galleySans, quick: 4))
  func lines(face: BundledFonts.Face) throws {
    let face = try FontFace(path: face.path)
    func prepare(_ text: String) throws -> PreparedText {
      try PreparedText(Paragraph(text, style: TextStyle(face: face)), catalog: Self.catalog)
    }
    let sample =
      "Wind from the west had kept the harbor awake all night; by six the first crates of waffle-patterned offcuts stood "
      + "on the quay. Nobody asked “why Tuesday?” To. We. Ya, AVAST 1987/88  and, fi-nally, a résumé."
    let text = try prepare(sample)
    var alone: [Range<Int>: PreparedText] = [:]
    for size in stride(from: 8.0, through: 60, by: 0.5) {
      for ems in [3.0, 9, 14.5] {
        for line in try text.lines(width: ems * size, pointSize: size) {
          let range = line.contentRange
          let own = try alone[range] ?? prepare(text.paragraph.text(in: range))
          alone[range] = own
          #expect(try line.width == own.lines(width: .infinity, pointSize: size).width, "\(range) at \(size)")
        }
      }
    }
  }

  @Test("cached words have the same glyphs and widths as new ones", arguments: [12.0, 17, 19, 22, 34])
  func knownWords(size: Double) throws {
    let face = try FontFace(path: BundledFonts.path("GalleySans/GalleySans-Semibold.ttf"))
    let catalog = FontCatalog(usesSystemFonts: false)
    let words = [
      "To", "be", "or", "not", "AV", "Two,", "yet", "1987/88", "fi-nally", "“why?”", "T", "Ya.", "résumé", "x",
    ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<Rounds.count(quick: 12, full: 60) {
      let text = (0..<12).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      let paragraph = Paragraph(text, style: TextStyle(face: face))
      let known = try PreparedText(paragraph, catalog: catalog)
      let new = try PreparedText(paragraph, catalog: FontCatalog(usesSystemFonts: false))
      for width in [40, 120, Double.infinity] {
        let (ours, theirs) = (
          try known.lines(width: width, pointSize: size), try new.lines(width: width, pointSize: size)
        )
        #expect(ours.map(\.width) == theirs.map(\.width) && ours.map(\.range) == theirs.map(\.range), "\(text)")
      }
      #expect(try known.runs().map(\.glyphs) == new.runs().map(\.glyphs), "\(text)")
    }
  }

  @Test("the glyphs of a line add up to its width", arguments: [15.0, 17, 20, 28])
  func geometry(size: Double) throws {
    let face = try FontFace(path: BundledFonts.path("GalleySans/GalleySans-Regular.ttf"))
    let text = "To be kerned with spaces, Ya: that is the question."
    let prepared = try PreparedText(Paragraph(text, style: TextStyle(face: face)), catalog: Self.catalog)
    let lines = try prepared.lines(width: 150, pointSize: size)
    #expect(lines.count > 2)
    for (index, line) in lines.enumerated() {
      let contents = try lines.contents(of: index)
      let content = contents.runs.filter { !$0.hangs }
      #expect(contents.width == line.width && abs((content.last?.maxX ?? 0) - line.width) < 1e-9)
      #expect(content.flatMap(\.glyphs).count == line.contentRange.count)
    }
  }
}
