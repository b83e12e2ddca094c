import BundledFonts
import FontReports
import Foundation
import TestSupport
import Testing
import TextOutput

@testable import galley

/// What other programs report about a font's metrics is reported by `galley font` too, with the same numbers
/// (`Documentation/inspection.md`).
@Suite struct FontMetricsTests {
  private static let files = ["TeXGyrePagella/texgyrepagella-regular.otf", "Inter/Inter-Regular.otf"]
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../FontEngineTests/Fixtures").standardizedFileURL.path

  private static func font(_ path: String, listsGlyphMetrics: Bool = false) throws -> [String: Any] {
    let face = try FontSource.face(path)
    let text = JSONWriter.dense(FontJSON(face: face, listsGlyphMetrics: listsGlyphMetrics).value)
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static func python(_ script: String, _ path: String) throws -> [String: Any] {
    let quoted = script.replacingOccurrences(of: "'", with: "'\\''")
    let read = try ToolProcess.shell("/usr/bin/python3 -c '\(quoted)' '\(path)'")
    #expect(read.error.isEmpty)
    return try #require(JSONSerialization.jsonObject(with: Data(read.output.utf8)) as? [String: Any])
  }

  @Test("the advance and ink of every glyph are those that fontTools reads and draws", arguments: files)
  func glyphs(file: String) throws {
    let path = BundledFonts.path(file)
    let glyphs = try #require(try Self.font(path, listsGlyphMetrics: true)["glyphMetrics"] as? [[String: Any]])
    let script = """
      import json, sys
      from fontTools.ttLib import TTFont
      from fontTools.pens.boundsPen import BoundsPen
      f = TTFont(sys.argv[1]); glyphs = f.getGlyphSet(); names = f.getGlyphOrder(); found = []
      for name in names:
          pen = BoundsPen(glyphs); glyphs[name].draw(pen)
          found.append(dict(name=name, advance=f['hmtx'][name][0], ink=pen.bounds))
      print(json.dumps(dict(glyphs=found)))
      """
    let facts = try #require(try Self.python(script, path)["glyphs"] as? [[String: Any]])
    #expect(glyphs.count == facts.count)
    for (glyph, fact) in zip(glyphs, facts) {
      let name = try #require(fact["name"] as? String)
      #expect(glyph["name"] as? String == name)
      #expect(glyph["advance"] as? Double == fact["advance"] as? Double, "\(name)")
      let (ink, drawn) = (glyph["ink"] as? [Double] ?? [], fact["ink"] as? [Double] ?? [])
      // A box without width or height is no ink.
      let isInk = drawn.count == 4 && drawn[2] > drawn[0] && drawn[3] > drawn[1]
      #expect(ink.count == (isInk ? 4 : 0), "\(name)")
      #expect(zip(ink, drawn).allSatisfy { abs($0 - $1) < 1e-4 }, "\(name): \(ink) \(drawn)")
    }
  }

  @Test("vertical metrics are those of vhea, vmtx, and VORG, as fontTools reads them")
  func vertical() throws {
    let path = "\(Self.fixtures)/baselines.ttf"
    let font = try Self.font(path, listsGlyphMetrics: true)
    let script = """
      import json, sys
      from fontTools.ttLib import TTFont
      f = TTFont(sys.argv[1]); v = f['vhea']; g = f['glyf']
      print(json.dumps(dict(header=[v.ascent, v.descent, v.lineGap, v.advanceHeightMax, v.yMaxExtent],
        advances=[f['vmtx'][n][0] for n in f.getGlyphOrder()],
        tops=[f['vmtx'][n][1] + getattr(g[n], 'yMax', 0) for n in f.getGlyphOrder()])))
      """
    let facts = try Self.python(script, path)
    let header = try #require(font["vertical"] as? [String: Any])
    let names = ["ascender", "descender", "lineGap", "maximumAdvance", "maximumExtent"]
    #expect(names.compactMap { header[$0] as? Int } == facts["header"] as? [Int])
    let glyphs = try #require(font["glyphMetrics"] as? [[String: Any]]).compactMap {
      $0["vertical"] as? [String: Double]
    }
    #expect(glyphs.compactMap { $0["advance"] } == facts["advances"] as? [Double])
    #expect(glyphs.compactMap { $0["y"] } == facts["tops"] as? [Double])
  }

  @Test("flags and the numbers of OS/2 are those that fontTools reads", arguments: files)
  func flags(file: String) throws {
    let path = BundledFonts.path(file)
    let font = try Self.font(path)
    let script = """
      import json, sys
      from fontTools.ttLib import TTFont
      f = TTFont(sys.argv[1]); o, h = f['OS/2'], f['hhea']
      print(json.dumps(dict(numbers=[f['head'].flags, o.fsSelection, o.usFirstCharIndex, o.usLastCharIndex,
        o.usMaxContext, o.xAvgCharWidth, f['head'].lowestRecPPEM], line=[h.ascent, h.descent, h.lineGap,
        h.advanceWidthMax, h.minLeftSideBearing, h.minRightSideBearing, h.xMaxExtent, h.caretSlopeRise,
        h.caretSlopeRun, h.caretOffset], boxes=[o.ySubscriptXSize, o.ySubscriptYSize, o.ySubscriptXOffset,
        o.ySubscriptYOffset, o.ySuperscriptXSize, o.ySuperscriptYSize, o.ySuperscriptXOffset, o.ySuperscriptYOffset])))
      """
    let facts = try Self.python(script, path)
    let names = [
      "headFlags", "fsSelection", "firstCharacter", "lastCharacter", "maximumContext", "averageAdvance",
      "smallestPixelsPerEm",
    ]
    #expect(names.compactMap { font[$0] as? Int } == facts["numbers"] as? [Int])
    let line = try #require(font["horizontal"] as? [String: Int])
    let members = [
      "ascender", "descender", "lineGap", "maximumAdvance", "minimumStartBearing", "minimumEndBearing", "maximumExtent",
      "caretRise", "caretRun", "caretOffset",
    ]
    #expect(members.compactMap { line[$0] } == facts["line"] as? [Int])
    let boxes = ["subscript", "superscript"].flatMap { name in
      ["width", "height", "x", "y"].compactMap { (font[name] as? [String: Int])?[$0] }
    }
    #expect(boxes == facts["boxes"] as? [Int])
  }

  /// `otfinfo -z` prints `design size 10 pt`, or with a range `design size 10 pt, size range (8 pt, 12 pt], ...`.
  @Test("the design size is the one that otfinfo prints, for all bundled fonts")
  func designSize() throws {
    let list = try ToolProcess.shell("find '\(BundledFonts.path("."))' -name '*.?tf'").output
    let paths = list.split(separator: "\n").map(String.init)
    #expect(paths.count > 20)
    var stated = 0
    for path in paths {
      let size = try Self.font(path)["designSize"] as? [String: Any]
      let printed = try ToolProcess.shell("otfinfo -z '\(path)'").output
      let match = printed.firstMatch(of: /design size ([0-9.]+) pt/)
      #expect(match.flatMap { Double($0.output.1) } == size?["points"] as? Double, "\(path): \(printed)")
      if match != nil { stated += 1 }
    }
    #expect(stated > 0)
    let table = try ToolProcess.shell("\"$galley\" font TeXGyrePagella-Regular").output
    #expect(table.contains(/design size +10 points +GPOS/))
  }

  @Test(
    "hb-shape prints the same advances and ink of letters whose curves have points at their extremes", arguments: files)
  func hbShape(file: String) throws {
    let path = BundledFonts.path(file)
    let glyphs = try #require(try Self.font(path, listsGlyphMetrics: true)["glyphMetrics"] as? [[String: Any]])
    let options = "--features=-kern,-liga,-calt --show-extents --no-glyph-names --no-clusters"
    let printed = try ToolProcess.shell("hb-shape \(options) '\(path)' Hamburg")
    #expect(printed.error.isEmpty)
    let found = printed.output.matches(of: /([0-9]+)\+([0-9]+)<(-?[0-9]+),(-?[0-9]+),(-?[0-9]+),(-?[0-9]+)>/)
    #expect(found.count == 7, "\(printed.output)")
    for match in found {
      let numbers = try [
        match.output.1, match.output.2, match.output.3, match.output.4, match.output.5, match.output.6,
      ]
      .map { try #require(Double($0)) }
      let glyph = glyphs[Int(numbers[0])]
      #expect(glyph["advance"] as? Double == numbers[1])
      // The left and top edge, the width, and the negative height.
      let (left, top) = (numbers[2], numbers[3])
      #expect(glyph["ink"] as? [Double] == [left, top + numbers[5], left + numbers[4], top])
    }
  }

  @Test("FreeType's ftdump prints the same numbers", arguments: files)
  func ftdump(file: String) throws {
    let path = BundledFonts.path(file)
    let font = try Self.font(path)
    let printed = try ToolProcess.shell("ftdump '\(path)'").output
    func number(_ name: String) throws -> Int {
      try #require(printed.firstMatch(of: try Regex("\(name): +(-?[0-9]+)"))?.output[1].substring.flatMap { Int($0) })
    }
    let box = try #require((font["lineBoxes"] as? [String: [String: Any]])?["hhea"])
    #expect(try number("ascender") == box["ascender"] as? Int)
    #expect(try number("descender") == box["descender"] as? Int)
    #expect(try number("EM size") == font["unitsPerEm"] as? Int)
    #expect(try number("glyph count") == font["glyphs"] as? Int)
    let (line, under) = (font["horizontal"] as? [String: Int], font["underline"] as? [String: Int])
    #expect(try number("max_advance_width") == line?["maximumAdvance"])
    let thickness = try #require(under?["thickness"])
    #expect(try number("underline_thickness") == thickness)
    // FreeType states the middle of the underline, and the table its top.
    #expect(try number("underline_position") == (under?["position"] ?? 0) - thickness / 2)
  }
}
