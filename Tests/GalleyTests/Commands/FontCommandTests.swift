import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import galley

@Suite struct FontCommandTests {
  @Test("all faces of a family are shown, also by the command's old name, and a font's sizes are scaled")
  func family() throws {
    let faces = try Self.fonts(ToolProcess.shell(#""$galley" metrics palatino --json"#).output)
    #expect(faces.map { $0["style"] as? String } == ["Regular", "Italic", "Bold", "Bold Italic"])
    let system = try Self.fonts(ToolProcess.shell(#""$galley" font system --style headline --json"#).output)
    #expect((system.first?["sizes"] as? [Any])?.count == 12 && system.first?["style"] as? String == "headline")
    #expect(try ToolProcess.shell(#""$galley" line system oh"#).status == 0)
  }

  @Test(
    "unusable fonts are reported on one line each, the others are shown, and the status is that of the first failure")
  func badFonts() throws {
    let result = try ToolProcess.shell(#""$galley" metrics /missing.otf Inter-Bold /dev/null 'No Such Family'"#)
    #expect(result.status == 66)
    #expect(result.output.hasPrefix("Inter Bold (Inter-Bold)\n"))
    #expect(
      result.error.split(separator: "\n") == [
        "galley: /missing.otf: No such file or directory (open, code 2)", "galley: /dev/null: not a regular file",
        #"galley: no font named "No Such Family""#,
      ])
    let script = #"f=$(mktemp); echo hello > "$f"; "$galley" metrics "$f"; s=$?; rm "$f"; exit $s"#
    #expect(try ToolProcess.shell(script).status == 65)
  }

  @Test(
    "for an unknown font name, the tool suggests a similar name or a package to install",
    arguments: [
      ("Palatin", "did you mean Palatino?"), ("helvetica-blod", "did you mean Helvetica-Bold?"),
      ("Georgia-Bold", "install Gelasio, which has the same widths"),
    ])
  func suggestions(name: String, hint: String) throws {
    let result = try ToolProcess.shell("\"$galley\" metrics \(name)")
    #expect(result.status == 66)
    #expect(result.error == "galley: no font named \"\(name)\" (\(hint))\n")
  }

  /// Returns the fonts of a document of version 1.
  private static func fonts(_ output: String) throws -> [[String: Any]] {
    let document = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(document["schema"] as? Int == 1)
    return try #require(document["fonts"] as? [[String: Any]])
  }

  @Test("--style and --size imply --sizes, and invalid ones are usage errors")
  func usage() throws {
    for option in [
      "--style nobody", "--size 0", "Inter --compare Inter", "--glyph-metrics --sizes",
      "--glyph-metrics --compare Inter",
    ] {
      let result = try ToolProcess.shell(#""$galley" font Palatino \#(option)"#)
      #expect(result.status == 64 && result.output.isEmpty)
    }
    let short = try ToolProcess.shell(#""$galley" font TeXGyrePagella-Regular --size 18"#)
    let long = try ToolProcess.shell(#""$galley" metrics TeXGyrePagella-Regular --sizes --size 18"#)
    #expect(short.status == 0 && short.output == long.output)
  }

  /// fontTools reads the same tables with code of its own.
  @Test(
    "every number of the tables is the one that fontTools reads",
    arguments: ["TeXGyrePagella-Regular", "Inter-Regular"]
  )
  func tables(name: String) throws {
    let face = try #require(try Self.fonts(ToolProcess.shell("\"$galley\" font \(name) --json").output).first)
    let file = try #require(face["source"] as? String)
    let script = """
      import json, sys
      from fontTools.ttLib import TTFont
      from fontTools.pens.boundsPen import BoundsPen
      f = TTFont(sys.argv[1]); h, o, p, d = f['hhea'], f['OS/2'], f['post'], f['head']
      glyphs, out = f.getGlyphSet(), 0
      for name in f.getGlyphOrder():
          pen = BoundsPen(glyphs); glyphs[name].draw(pen)
          if pen.bounds and (pen.bounds[3] > h.ascent or pen.bounds[1] < h.descent): out += 1
      print(json.dumps(dict(hhea=[h.ascent, h.descent, h.lineGap], typo=[o.sTypoAscender, o.sTypoDescender, o.sTypoLineGap],
        win=[o.usWinAscent, -o.usWinDescent], x=o.sxHeight, cap=o.sCapHeight, under=[p.underlinePosition, p.underlineThickness],
        strike=[o.yStrikeoutPosition, o.yStrikeoutSize], box=[d.xMin, d.yMin, d.xMax, d.yMax], em=d.unitsPerEm,
        glyphs=f['maxp'].numGlyphs, axes=[], leaving=out, features=sorted({r.FeatureTag for t in ('GSUB', 'GPOS')
        for r in f[t].table.FeatureList.FeatureRecord}))))
      """
    let quoted = script.replacingOccurrences(of: "'", with: "'\\''")
    let read = try ToolProcess.shell("/usr/bin/python3 -c '\(quoted)' '\(file)'")
    #expect(read.error.isEmpty)
    let facts = try #require(JSONSerialization.jsonObject(with: Data(read.output.utf8)) as? [String: Any])
    func box(_ name: String) -> [Int] {
      let box = (face["lineBoxes"] as? [String: [String: Any]])?[name] ?? [:]
      return ["ascender", "descender", "lineGap"].compactMap { box[$0] as? Int }
    }
    func pair(_ name: String) -> [Int] {
      let values = face[name] as? [String: Any] ?? [:]
      return ["position", "thickness"].compactMap { values[$0] as? Int }
    }
    #expect(box("hhea") == facts["hhea"] as? [Int])
    #expect(box("typo") == facts["typo"] as? [Int])
    #expect(Array(box("win").prefix(2)) == facts["win"] as? [Int])
    #expect(face["xHeight"] as? Int == facts["x"] as? Int)
    #expect(face["capHeight"] as? Int == facts["cap"] as? Int)
    #expect(pair("underline") == facts["under"] as? [Int])
    #expect(pair("strikethrough") == facts["strike"] as? [Int])
    #expect(face["boundingBox"] as? [Int] == facts["box"] as? [Int])
    #expect(face["unitsPerEm"] as? Int == facts["em"] as? Int)
    #expect(face["glyphs"] as? Int == facts["glyphs"] as? Int)
    let features = Set((face["features"] as? [[String: Any]] ?? []).compactMap { $0["tag"] as? String })
    #expect(features.sorted() == facts["features"] as? [String])
    let leaving = (face["leavingLineBox"] as? [String: Any])?["glyphs"] as? Int
    #expect(leaving == facts["leaving"] as? Int)
  }

  /// Inter's variable fonts have axes from 100 to 900; values between two masters have long fractions.
  @Test("numbers have at most three decimals in tables, and six in JSON")
  func decimals() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fonts/InterVariable").standardized.path
    let file = "\(folder)/Inter-roman.var.ttf"
    let commands = [
      "font '\(file)' --set wght=612.3456789 --glyphs --diagram",
      "font '\(file)' --set wght=612.3456789 --sizes --size 17.7",
      "font '\(file)' --set wght=612.3456789 --compare '\(folder)/Inter-italic.var.ttf'",
      "line '\(file)' 'oh oh' --size 17.123456789 --glyphs --width 50",
      "line Inter oh --style title1 --size 17.123456789",
    ]
    for command in commands {
      for (option, digits) in [("", 4), ("--json", 7)] {
        let result = try ToolProcess.shell("\"$galley\" \(command) \(option)")
        #expect(result.status == 0)
        let long = try NSRegularExpression(pattern: "[0-9]\\.[0-9]{\(digits),}")
        let found = long.firstMatch(in: result.output, range: NSRange(result.output.startIndex..., in: result.output))
        #expect(
          found == nil,
          "\(command) \(option): \(found.map { (result.output as NSString).substring(with: $0.range) } ?? "")")
      }
    }
  }

  @Test("two fonts are compared at each size")
  func comparedSizes() throws {
    let command = "font Palatino-Roman --compare Inter-Regular --style title1"
    let pair = try #require(
      JSONSerialization.jsonObject(with: Data(ToolProcess.shell("\"$galley\" \(command) --json").output.utf8))
        as? [String: Any])
    let fonts = try #require(pair["fonts"] as? [NSDictionary])
    for (name, font) in zip(["Palatino-Roman", "Inter-Regular"], fonts) {
      let alone = try Self.fonts(ToolProcess.shell("\"$galley\" font \(name) --style title1 --json").output)
      #expect(NSDictionary(dictionary: try #require(alone.first)) == font)
    }
    let differences = try #require(pair["differences"] as? [[String: Any]])
    #expect(differences.count == 12)
    #expect(
      differences.allSatisfy {
        $0["properties"] as? [String] == ["ascender", "descender", "line height", "x-height", "cap height"]
      })
    let lines = try ToolProcess.shell("\"$galley\" \(command)").output.split(separator: "\n")
    #expect(lines[1].hasPrefix("2: Inter Regular (Inter-Regular): 28 points, scaled with title1"))
    // Two titles, a heading, and the twelve sizes, which all differ.
    #expect(lines.count == 15 && lines.dropFirst(3).allSatisfy { $0.hasPrefix("*") })
  }

  @Test("two fonts are compared side by side, and a picture shows them")
  func comparison() throws {
    let folder = try TemporaryFolder([:])
    let picture = "\(folder.path)/fonts.png"
    let result = try ToolProcess.shell(
      "\"$galley\" font TeXGyrePagella-Regular --compare Inter-Regular --picture '\(picture)'")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines.contains(["*", "units", "per", "em", "1000", "2816"]))
    #expect(lines.contains(["weight", "400", "400"]))
    #expect(FileManager.default.fileExists(atPath: picture))
  }
}
