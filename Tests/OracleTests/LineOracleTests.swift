import FontEngine
import Foundation
import Testing
import TextLayout

/// The lines of `Tests/Oracles/lines/paragraphs.txt`, compared with those of Pango and Chromium.
@Suite struct LineOracleTests {
  /// A layout by all three engines.
  private struct Comparison: Sendable {
    let group: String
    let layout: KnownDifferences.Layout
    let recorded: RecordedLines.Layout
    let ours: TextLines
    let text: String
    let font: RecordedLines.Font

    var ends: [Int] { ours.map(\.range.upperBound) }

    /// Chromium's widths with the letter spacing that it omits after a hyphen shown at a soft hyphen.
    func withSpacedHyphens(_ widths: [Double]) -> [Double] {
      let units = Array(text.utf16)
      return zip(recorded.chromium.ends, widths).map { end, width in
        end < units.count && units[end - 1] == 0xAD ? width + font.letterSpacing : width
      }
    }

    /// Returns the lines that end at some offsets, separated by bars.
    func show(_ ends: [Int]) -> String {
      let units = Array(text.utf16)
      return zip([0] + ends, ends).map { String(decoding: units[$0..<$1], as: UTF16.self) }.joined(separator: "|")
    }
  }

  private static let groups = [
    "english", "spaces", "european", "cyrillic", "greek", "arabic", "hebrew", "mixed", "thai", "japanese", "chinese",
    "korean", "devanagari",
  ]

  /// The tolerance for a line's width: Chromium's layout unit.
  ///
  /// Between the two designs of the system font, HarfBuzz and Chromium round each advance to a font unit, 1/10,000 em.
  /// We do not, so a line may differ by another half a unit for each of its characters.
  private static func tolerance(_ line: TextLine, in font: RecordedLines.Font) -> Double {
    guard let opticalSize = font.opticalSize, opticalSize > 17, opticalSize < 28 else { return 1 / 64 }
    return 1 / 64 + Double(line.range.count) * 0.5 * font.size / 10000
  }

  /// The layouts of all paragraphs by their groups, which several tests look at.
  private static let all = Result { Dictionary(grouping: try layOut(), by: \.group) }

  private static func comparisons(_ group: String) throws -> [Comparison] { try #require(try all.get()[group]) }

  private static func layOut() throws -> [Comparison] {
    let recorded = try RecordedLines.read()
    let faces = try recorded.fonts.mapValues { try FontFace(path: $0.path) }
    let catalog = FontCatalog(usesSystemFonts: false)
    return try recorded.paragraphs.flatMap { entry in
      try entry.settings.flatMap { setting in
        let own = try setting.fonts.map { try #require(faces[$0]) }
        let font = try #require(recorded.fonts[setting.fonts[0]])
        let style = TextStyle(face: own[0], otherFaces: Array(own.dropFirst()), language: entry.language)
        let text = try PreparedText(
          Paragraph(entry.text, style: style, baseDirection: entry.direction == "rtl" ? .rightToLeft : .leftToRight),
          catalog: catalog)
        #expect(text.missingClusters == [], "paragraph \(entry.paragraph)")
        return try setting.layouts.map { layout in
          Comparison(
            group: entry.group, layout: KnownDifferences.Layout(entry.paragraph, setting.fonts[0], layout.width),
            recorded: layout,
            ours: try text.lines(width: layout.width, pointSize: font.size), text: entry.text, font: font)
        }
      }
    }
  }

  @Test("the fonts are those of the recording, but for packages of newer systems; tools/setup tests installs them")
  func fonts() throws {
    for font in try RecordedLines.read().fonts.values {
      let attributes = try FileManager.default.attributesOfItem(atPath: font.path)
      let isSame = attributes[.size] as? Int == font.bytes
      #expect(try isSame || RecordedSystem.mayHaveChanged(font.path), "\(font.path)")
    }
  }

  @Test("the recording has 328 paragraphs, 1,058 with their fonts, at 6 widths each, and the number of agreements")
  func size() throws {
    let recorded = try RecordedLines.read()
    #expect(Set(recorded.paragraphs.map(\.paragraph)) == Set(1...328))
    #expect(Set(recorded.paragraphs.map(\.group)) == Set(Self.groups))
    let settings = recorded.paragraphs.flatMap(\.settings)
    let layouts = settings.flatMap(\.layouts)
    #expect(settings.count == 1058)
    #expect(layouts.count == 1058 * 6)
    #expect(layouts.filter { $0.agreed != nil }.count == 5913)
    #expect(layouts.reduce(0) { $0 + ($1.agreed?.pango.count ?? 0) } == 36976)
  }

  @Test(
    "where Pango and Chromium have the same breaks, so do we, and lines have their widths to 1/64 px", arguments: groups
  )
  func agreement(group: String) throws {
    for comparison in try Self.comparisons(group) {
      guard let (pango, bare) = comparison.recorded.agreed else { continue }
      let chromium = comparison.withSpacedHyphens(bare)
      let layout = comparison.layout
      let expected = comparison.recorded.pango.ends
      let breaksMatch = comparison.ends == expected
      if !breaksMatch, KnownDifferences.withSpacedQuotationMarks.contains(layout.paragraph) { continue }
      func agrees(_ widths: [Double]) -> Bool {
        breaksMatch
          && zip(comparison.ours, widths).allSatisfy { abs($0.width - $1) <= Self.tolerance($0, in: comparison.font) }
      }
      if KnownDifferences.enginesDisagreeOnWidth.contains(layout) {
        #expect(agrees(pango) != agrees(chromium), "\(layout)")
      } else if KnownDifferences.isSpacedByPangoOnly(layout, comparison.font) {
        #expect(
          agrees(chromium),
          "\(layout): ours \(comparison.show(comparison.ends)) \(comparison.ours.map(\.width)), Chromium \(chromium)")
      } else {
        #expect(
          breaksMatch, "\(layout): ours \(comparison.show(comparison.ends)), both \(comparison.show(expected))")
        #expect(
          agrees(pango) && agrees(chromium),
          "\(layout): ours \(comparison.ours.map(\.width)), Pango \(pango), Chromium \(chromium)")
      }
    }
  }

  @Test("no line ends after an opening quotation mark and its space (LB15a), though Pango and Chromium have such lines")
  func spacedQuotationMarks() throws {
    let comparisons = try Self.groups.flatMap(Self.comparisons).filter {
      KnownDifferences.withSpacedQuotationMarks.contains($0.layout.paragraph)
    }
    func endsAfterMark(_ comparison: Comparison, _ ends: [Int]) -> Bool {
      ends.contains { Array(comparison.text.utf16.prefix($0)).suffix(2) == [0xAB, 0x20] }
    }
    #expect(!comparisons.contains { endsAfterMark($0, $0.ends) })
    #expect(comparisons.contains { endsAfterMark($0, $0.recorded.pango.ends) })
  }

  @Test("where Pango and Chromium have different breaks, ours are like one of them", arguments: groups)
  func disagreement(group: String) throws {
    for comparison in try Self.comparisons(group) {
      let layout = comparison.recorded
      guard layout.pango.ends != layout.chromium.ends,
        !KnownDifferences.withSpacedQuotationMarks.contains(comparison.layout.paragraph)
      else { continue }
      let isLikeOne = [layout.pango.ends, layout.chromium.ends].contains(comparison.ends)
      #expect(
        isLikeOne != KnownDifferences.neither.contains(comparison.layout),
        "\(comparison.layout): ours \(comparison.show(comparison.ends))")
    }
  }
}
