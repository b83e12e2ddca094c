import BundledFonts
import FontEngine
import Foundation
import Testing
import TextLayout

/// Runs, carets, and hits of `Tests/Oracles/geometry/paragraphs.txt`, compared with Pango's.
@Suite struct GeometryOracleTests {
  /// A line by both engines.
  private struct Comparison {
    let layout: RecordedGeometry.Layout
    let pango: RecordedGeometry.Line
    let ours: LineContents

    var position: GeometryDifferences.Position { .init(layout.paragraph, layout.width, at: pango.start) }
    var comment: Comment { "\(position) in \(layout.font): \(layout.text.debugDescription)" }
  }

  /// Chromium's layout unit, as for lines.
  private static let tolerance = 1.0 / 64

  private static func path(_ font: RecordedGeometry.Font) -> String {
    font.file.hasPrefix("/") ? font.file : BundledFonts.path(font.file)
  }

  private static func comparisons() throws -> [Comparison] {
    let recorded = try RecordedGeometry.read()
    let faces = try recorded.fonts.mapValues { try FontFace(path: path($0)) }
    let catalog = FontCatalog(usesSystemFonts: false)
    return try recorded.layouts.flatMap { layout in
      let style = TextStyle(face: try #require(faces[layout.font]), language: layout.language)
      let direction: BaseDirection = layout.direction == "rtl" ? .rightToLeft : .leftToRight
      let text = try PreparedText(
        Paragraph(layout.text, style: style, baseDirection: direction), catalog: catalog)
      let lines = try text.lines(width: layout.width > 0 ? layout.width : .infinity, pointSize: layout.size)
      #expect(lines.map(\.range.lowerBound) == layout.lines.map(\.start), "paragraph \(layout.paragraph)")
      return try zip(lines.indices, layout.lines).map { index, line in
        Comparison(layout: layout, pango: line, ours: try lines.contents(of: index))
      }
    }
  }

  @Test("the recording has 78 paragraphs in available fonts, 91 layouts, 2,208 carets, and 3,146 hits")
  func size() throws {
    let recorded = try RecordedGeometry.read()
    for font in recorded.fonts.values {
      let attributes = try FileManager.default.attributesOfItem(atPath: Self.path(font))
      let isSame = attributes[.size] as? Int == font.bytes
      #expect(try isSame || RecordedSystem.mayHaveChanged(font.file), "\(font.file)")
    }
    #expect(Set(recorded.layouts.map(\.paragraph)) == Set(1...78))
    #expect(recorded.layouts.count == 91)
    let lines = recorded.layouts.flatMap(\.lines)
    #expect(lines.reduce(0) { $0 + $1.carets.count } == 2208)
    #expect(lines.reduce(0) { $0 + $1.hits.count } == 3146)
  }

  @Test("characters are in Pango's order, from left to right")
  func order() throws {
    func visual(_ runs: [(range: Range<Int>, isRightToLeft: Bool)]) -> [Int] {
      runs.flatMap { $0.isRightToLeft ? Array($0.range.reversed()) : Array($0.range) }
    }
    for line in try Self.comparisons() {
      let pango = visual(line.pango.runs.map { ($0.start..<$0.end, $0.level % 2 == 1) })
      let ours = visual(
        line.ours.runs.filter { $0.range != line.ours.lineEnd }.map { ($0.range, $0.isRightToLeft) })
      #expect((pango == ours) != GeometryDifferences.trailingSpaces.contains(line.position), line.comment)
    }
  }

  @Test("carets are at the positions of Pango's strong and weak ones, to 1/64 px")
  func carets() throws {
    for line in try Self.comparisons() {
      let ours = line.ours.carets
      let offsets = Set(ours.map(\.offset))
      let onlyPango = line.pango.carets.map(\.offset).filter { !offsets.contains($0) }
      #expect(onlyPango == GeometryDifferences.withinClusters[line.layout.paragraph] ?? [], line.comment)
      for caret in line.pango.carets where offsets.contains(caret.offset) {
        let own = line.ours.caret(at: caret.offset)
        let isStrong = abs(own.x - caret.strong) <= Self.tolerance
        let isWeak = abs((own.secondaryX ?? own.x) - caret.weak) <= Self.tolerance
        let position = GeometryDifferences.Position(line.layout.paragraph, line.layout.width, at: caret.offset)
        #expect(
          (isStrong && isWeak)
            != GeometryDifferences.weakCarets.union(GeometryDifferences.spaceCarets).contains(position),
          "\(position): Pango \(caret), ours \(own)")
        // Pango's strong caret is correct except at spaces.
        #expect(isStrong != GeometryDifferences.spaceCarets.contains(position))
      }
    }
  }

  @Test("hitting a single character gives Pango's offset; in a cluster of several, one of its ends")
  func hits() throws {
    for line in try Self.comparisons() {
      let offsets = line.ours.carets.map(\.offset)
      for hit in line.pango.hits {
        // Pango's hanging spaces have no width.
        if line.ours.trailingSpaceWidth > 0, hit.x < 0 || hit.x > line.pango.width { continue }
        let own = line.ours.position(atX: hit.x)
        guard own.offset != hit.offset, let index = offsets.firstIndex(of: own.offset) else { continue }
        let start = own.affinity == .upstream ? offsets[max(0, index - 1)] : own.offset
        let end = own.affinity == .upstream ? own.offset : offsets[min(offsets.count - 1, index + 1)]
        let middle = (line.ours.x(of: TextPosition(start)) + line.ours.x(of: TextPosition(end, .upstream))) / 2
        let isHalfway = abs(hit.x - middle) <= Self.tolerance
        #expect(
          isHalfway || (end - start > 1 && (start...end).contains(hit.offset)),
          "\(line.comment.rawValue) at \(hit.x): Pango \(hit.offset), ours \(own)")
      }
    }
  }
}
