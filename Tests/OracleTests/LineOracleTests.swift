import FontEngine
import Foundation
import Testing
import TextLayout

/// The lines of `Tests/Oracles/lines/paragraphs.txt`, held against those of Pango and of Chromium.
@Suite struct LineOracleTests {
  /// A layout as all three made it.
  private struct Comparison {
    let place: KnownDifferences.Place
    let recorded: RecordedLines.Layout
    let ours: TextLines
    let text: String

    var ends: [Int] { ours.map(\.range.upperBound) }

    /// The lines that end at some offsets, parted by bars.
    func show(_ ends: [Int]) -> String {
      let units = Array(text.utf16)
      return zip([0] + ends, ends).map { String(decoding: units[$0..<$1], as: UTF16.self) }.joined(separator: "|")
    }
  }

  private static let groups = [
    "english", "spaces", "european", "cyrillic", "greek", "arabic", "hebrew", "mixed", "thai", "japanese", "chinese",
    "korean", "devanagari",
  ]

  /// A width may differ by as much as Chromium's unit of layout.
  private static let tolerance = 1.0 / 64

  private static func comparisons(_ group: String? = nil) throws -> [Comparison] {
    let recorded = try RecordedLines.read()
    let faces = try recorded.fonts.mapValues { try FontFace(path: $0.path) }
    let catalog = FontCatalog(usesSystemFonts: false)
    return try recorded.paragraphs.filter { group == nil || $0.group == group }.flatMap { entry in
      let own = try entry.fonts.map { try #require(faces[$0]) }
      let size = try #require(recorded.fonts[entry.fonts[0]]).size
      let style = TextStyle(face: own[0], otherFaces: Array(own.dropFirst()), language: entry.language)
      let text = try PreparedText(
        Paragraph(entry.text, style: style, baseDirection: entry.direction == "rtl" ? .rightToLeft : .leftToRight),
        catalog: catalog)
      #expect(text.missingClusters == [], "paragraph \(entry.paragraph)")
      return try entry.layouts.map { layout in
        Comparison(
          place: KnownDifferences.Place(entry.paragraph, entry.fonts[0], layout.width), recorded: layout,
          ours: try text.lines(width: layout.width, pointSize: size), text: entry.text)
      }
    }
  }

  @Test("the fonts are those that were recorded with; tools/setup tests installs them")
  func fonts() throws {
    for font in try RecordedLines.read().fonts.values {
      let attributes = try FileManager.default.attributesOfItem(atPath: font.path)
      #expect(attributes[.size] as? Int == font.bytes, "\(font.path)")
    }
  }

  @Test("what was recorded: 328 paragraphs, 458 with their fonts, at 6 widths each, and how often the engines agree")
  func size() throws {
    let recorded = try RecordedLines.read()
    #expect(Set(recorded.paragraphs.map(\.paragraph)) == Set(1...328))
    #expect(Set(recorded.paragraphs.map(\.group)) == Set(Self.groups))
    let layouts = recorded.paragraphs.flatMap(\.layouts)
    #expect(recorded.paragraphs.count == 458)
    #expect(layouts.count == 458 * 6)
    #expect(layouts.filter { $0.agreed != nil }.count == 2585)
    #expect(layouts.reduce(0) { $0 + ($1.agreed?.pango.count ?? 0) } == 12873)
  }

  @Test("where Pango and Chromium break alike so do we, and lines are as wide to 1/64 px", arguments: groups)
  func agreement(group: String) throws {
    for comparison in try Self.comparisons(group) {
      guard let (pango, chromium) = comparison.recorded.agreed else { continue }
      let place = comparison.place
      let expected = comparison.recorded.pango.ends
      let breaksMatch = comparison.ends == expected
      func agrees(_ widths: [Double]) -> Bool {
        breaksMatch && zip(comparison.ours, widths).allSatisfy { abs($0.width - $1) <= Self.tolerance }
      }
      if KnownDifferences.enginesDisagreeOnWidth.contains(place) {
        #expect(agrees(pango) != agrees(chromium), "\(place)")
      } else {
        #expect(
          breaksMatch, "\(place): ours \(comparison.show(comparison.ends)), both \(comparison.show(expected))")
        #expect(
          agrees(pango) && agrees(chromium),
          "\(place): ours \(comparison.ours.map(\.width)), Pango \(pango), Chromium \(chromium)")
      }
    }
  }

  @Test("where Pango and Chromium break differently, we break like one of them", arguments: groups)
  func disagreement(group: String) throws {
    for comparison in try Self.comparisons(group) {
      let layout = comparison.recorded
      guard layout.pango.ends != layout.chromium.ends else { continue }
      let isLikeOne = [layout.pango.ends, layout.chromium.ends].contains(comparison.ends)
      #expect(
        isLikeOne != KnownDifferences.neither.contains(comparison.place),
        "\(comparison.place): ours \(comparison.show(comparison.ends))")
    }
  }
}
