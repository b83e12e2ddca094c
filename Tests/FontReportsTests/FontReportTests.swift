import BundledFonts
import DynamicType
import FontEngine
import Foundation
import Testing
import TextOutput

@testable import FontReports

@Suite struct FontReportTests {
  private func object(_ json: JSONValue) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(JSONWriter.dense(json).utf8)) as? [String: Any])
  }

  /// The expected values are those of the bundled file's tables, as printed by fontTools.
  @Test("the tables are shown together, with the rule that selects one")
  func dejaVu() throws {
    let report = try FontReport(named: BundledFonts.path("DejaVuSans/DejaVuSans.ttf"))
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "DejaVu Sans (DejaVuSans)")
    #expect(lines[2] == "2048 units per em, weight 400, 6253 glyphs")
    let rows = lines[4...11].map { line in line.split(separator: " ").prefix(5).joined(separator: " ") }
    #expect(
      rows == [
        "hhea 1901 -483 0 2384", "typo 1556 -492 410 2048", "win 1901 -483 0 2384", "iOS 1901 -483 0 2384",
        "macOS browsers 1901 -483 0", "Windows 1901 -483 0 2384", "Linux 1901 -483 0 2384",
        "TextLayout 1901 -483 0 2384",
      ])
    #expect(lines[7].hasSuffix("hhea, as in Core Text"))
    #expect(lines[9].hasSuffix("win, because the font does not set USE_TYPO_METRICS"))
    #expect(lines[10].hasSuffix("hhea, because the font does not set USE_TYPO_METRICS"))
    func words(_ name: String) -> String? {
      lines.first { $0.hasPrefix("  \(name) ") }.map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(words("x-height") == "x-height 1120 measured on the outline")
    #expect(words("cap height") == "cap height 1493 measured on the outline")
    // JSON has the same values.
    let json = try #require(JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    #expect(json["unitsPerEm"] as? Int == 2_048 && json["glyphs"] as? Int == 6_253 && json["weight"] as? Int == 400)
    #expect(json["xHeight"] as? Int == 1_120 && json["capHeight"] as? Int == 1_493)
    let typo = (json["lineBoxes"] as? [String: [String: Any]])?["typo"]
    #expect(typo as? [String: Int] == ["ascender": 1_556, "descender": -492, "lineGap": 410])
  }

  @Test("properties with the same first name are members of one object, in the order of the list")
  func members() {
    let properties: [FontProperty] = [
      .programs("a", 1), .shared("b.x", .measures, FontFact("x", "head", units: [2])),
      .people(.about, FontFact("c", "name", "text")), .programs("b.y", nil),
    ]
    #expect(JSONWriter.dense(.object(properties.members)) == #"{"a":1,"b":{"x":2,"y":null}}"#)
    #expect(properties.facts(.measures).map(\.text) == ["2"])
    #expect(properties.facts(.about).map(\.name) == ["c"])
  }

  @Test("all faces of a family have the line box that was recorded for it")
  func family() throws {
    func boxes(_ name: String) throws -> [[String: [String: Any]]] {
      try FontSource.faces(name).map { face in
        try #require(try object(FontJSON(face: face).value)["lineBoxes"] as? [String: [String: Any]])
      }
    }
    // Palatino has the recorded line box in every style (the article "Line boxes of fonts that stand in for others").
    // The font that stands in for it has its own.
    let (palatino, own) = (try boxes("palatino"), try boxes("TeX Gyre Pagella"))
    #expect(palatino.map { $0["iOS"]?["ascender"] as? Double } == [845.5, 845.5, 845.5, 845.5])
    #expect(palatino.allSatisfy { $0["iOS"]?["source"] as? String == "override" })
    #expect(own.map { $0["iOS"]?["ascender"] as? Int } == [726, 733, 720, 726])
    #expect(own.allSatisfy { $0["iOS"]?["source"] as? String == "hhea" })
    #expect((palatino + own).allSatisfy { $0["browsers"]?["source"] as? String == "useTypoMetrics" })
  }

  private func sizes(_ font: LabelFont, _ style: TypeStyle) throws -> [[String: Any]] {
    try #require(try object(SizesReport(font: font, style: style).json)["sizes"] as? [[String: Any]])
  }

  /// 18 points times body's leadings 19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62 divided by 22, rounded (uikit.md);
  /// a line of Palatino is 1007 of 1000 units high.
  @Test("a font's sizes scale with its text style")
  func sizes() throws {
    let rows = try sizes(LabelFont(named: "TeXGyrePagella-Regular", size: 18), .body)
    #expect(rows.map { $0["pointSize"] as? Int } == [16, 16, 17, 18, 20, 21, 24, 28, 33, 39, 46, 51])
    #expect(abs((rows[11]["lineHeight"] as? Double ?? 0) - 51.357) < 1e-9)
    #expect(rows.map { $0["styleLeading"] as? Int } == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    #expect(rows.first?["category"] as? String == "XS" && rows.last?["category"] as? String == "AX5")
  }

  @Test("the system font has the sizes and weight of its text style, and San Francisco's line height")
  func system() throws {
    let font = try LabelFont(named: nil, size: nil)
    let rows = try sizes(font, .headline)
    #expect(rows.map { $0["pointSize"] as? Int } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    // 0.9521484375 and 0.2412109375 em above and below the baseline.
    #expect(abs((rows[3]["lineHeight"] as? Double ?? 0) - 17 * 1.193359375) < 1e-6)
    // Apple's published tracking is -11 thousandths of an em at 14 points, -26 at 17, and +14 at 28, rounded; the table
    // corrects them by less than 1.
    for (index, published) in [(0, -11.0), (3, -26), (7, 14)] {
      let size = try #require(rows[index]["pointSize"] as? Double)
      #expect(abs((rows[index]["tracking"] as? Double ?? 0) / size * 1000 - published) < 1)
    }
    let table = SizesReport(font: font, style: .headline).text
    #expect(
      table.hasPrefix(
        "Galley Sans Semibold (GalleySans-Semibold), used in place of the system font: 17 points, scaled with headline")
    )
    #expect(table.split(separator: "\n").count == 14)
  }

  @Test("a name without a font is a typed error with a hint")
  func missing() throws {
    let error = try #require(throws: ReportError.self) { try FontReport(named: "Palatin") }
    #expect(error == ReportError(.missing, "no font named \"Palatin\" (did you mean Palatino?)"))
    let file = try #require(throws: ReportError.self) { try FontReport(named: "/dev/null") }
    #expect(file == ReportError(.missing, "/dev/null: not a regular file"))
  }
}
