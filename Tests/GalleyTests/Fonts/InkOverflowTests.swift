import BundledFonts
import FontEngine
import Foundation
import TestSupport
import Testing

@testable import FontReports

@Suite struct InkOverflowTests {
  private static let path = BundledFonts.path("TeXGyrePagella/texgyrepagella-regular.otf")

  private func overflow(_ box: FaceMetrics.LineBox? = nil) throws -> InkOverflow {
    let face = try FontFace(path: Self.path, lineBoxRule: .coreText)
    return InkOverflow(FaceInk(face), box ?? face.metrics.lineBox(by: .coreText).box)
  }

  /// fontTools draws the same outlines with code of its own.
  @Test("the glyphs and their distances are those that fontTools finds")
  func fontTools() throws {
    let script = """
      import json, sys
      from fontTools.ttLib import TTFont
      from fontTools.pens.boundsPen import BoundsPen
      f = TTFont(sys.argv[1]); glyphs = f.getGlyphSet(); box = f['hhea']; found = {}; ink = 0
      for name in f.getGlyphOrder():
          pen = BoundsPen(glyphs); glyphs[name].draw(pen)
          if pen.bounds is None or pen.bounds[1] >= pen.bounds[3]: continue
          ink += 1
          above, below = pen.bounds[3] - box.ascent, box.descent - pen.bounds[1]
          if above > 0 or below > 0: found[name] = [max(0, above), max(0, below)]
      print(json.dumps(dict(ink=ink, found=found)))
      """
    let quoted = script.replacingOccurrences(of: "'", with: "'\\''")
    let read = try ToolProcess.shell("/usr/bin/python3 -c '\(quoted)' '\(Self.path)'")
    #expect(read.error.isEmpty)
    let facts = try #require(JSONSerialization.jsonObject(with: Data(read.output.utf8)) as? [String: Any])
    let expected = try #require(facts["found"] as? [String: [Double]])
    let found = try overflow()
    #expect(found.inked == facts["ink"] as? Int)
    #expect(found.count == expected.count)
    for glyph in found.groups.flatMap(\.glyphs) {
      let name = found.name(of: glyph.id)
      let distances = try #require(expected[name], "\(name)")
      #expect(
        abs(max(0, glyph.above) - distances[0]) < 1e-6 && abs(max(0, glyph.below) - distances[1]) < 1e-6, "\(name)")
    }
  }

  @Test("glyphs are grouped by script, the largest group first, and name their farthest ones")
  func groups() throws {
    let found = try overflow()
    #expect(found.groups.first?.script == "Latn")
    let counts: [Int] = found.groups.map(\.glyphs.count)
    #expect(counts == counts.sorted(by: >))
    for group in found.groups {
      let above = group.glyphs.filter { $0.above > 0 }
      #expect(group.above?.count == (above.isEmpty ? nil : above.count))
      #expect(group.above?.distance == above.map(\.above).max())
      let below = group.glyphs.filter { $0.below > 0 }
      #expect(group.below?.distance == below.map(\.below).max())
      #expect(group.glyphs.allSatisfy { $0.above > 0 || $0.below > 0 })
    }
  }

  @Test("no glyph leaves a box around all ink, and all leave an empty box far below")
  func boxes() throws {
    let everything = try overflow(FaceMetrics.LineBox(ascender: 2_000, descender: -2_000, lineGap: 0))
    #expect(everything.count == 0 && everything.groups.isEmpty && everything.inked > 1_500)
    let nothing = try overflow(FaceMetrics.LineBox(ascender: -3_000, descender: -3_000, lineGap: 0))
    #expect(nothing.count == nothing.inked)
    #expect(nothing.groups.allSatisfy { $0.below == nil })
  }

  @Test("a glyph without a character has the script of the glyph that its name is derived from")
  func derivedGlyphs() throws {
    let found = try overflow()
    let scripts = Dictionary(
      uniqueKeysWithValues: found.groups.flatMap { group in group.glyphs.map { (found.name(of: $0.id), group.script) } }
    )
    // Small capitals, which no character selects.
    let small = scripts.filter { $0.key.hasSuffix(".sc") }
    #expect(!small.isEmpty && small.values.allSatisfy { $0 == "Latn" || $0 == "Grek" }, "\(small)")
  }
}
