import BundledFonts
import Foundation
import Testing

@testable import galley

@Suite struct MetricsCommandTests {
  /// The expected values are those of the bundled file's tables, as printed by fontTools.
  @Test("the tables are shown together, with the rule that selects one")
  func dejaVu() throws {
    let result = try ToolProcess.shell(#""$galley" metrics '\#(BundledFonts.path("DejaVuSans/DejaVuSans.ttf"))'"#)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "DejaVu Sans (DejaVuSans)")
    #expect(lines[2] == "2048 units per em, weight 400, 6253 glyphs")
    #expect(
      lines[4...8].map { $0.split(separator: " ").prefix(5).joined(separator: " ") } == [
        "hhea 1901 -483 0 2384", "typo 1556 -492 410 2048", "win 1901 -483 0 2384", "UIKit 1901 -483 0 2384",
        "OpenType 1901 -483 0 2384",
      ])
    #expect(lines[7].hasSuffix("hhea, as in Core Text"))
    #expect(lines[8].hasSuffix("hhea, because the font does not set USE_TYPO_METRICS"))
    #expect(lines[9] == "x-height 1120 (measured on the outline), cap height 1493 (measured on the outline)")
  }

  @Test("all faces of a family are shown, with the same values in JSON")
  func family() throws {
    let result = try ToolProcess.shell(#""$galley" metrics palatino --json"#)
    let faces = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(faces.map { $0["style"] as? String } == ["Regular", "Italic", "Bold", "Bold Italic"])
    #expect(faces.map { ($0["used"] as? [String: Double])?["ascender"] } == [726, 733, 720, 726])
    #expect(faces.allSatisfy { $0["rule"] as? String == "hhea" && $0["openTypeRule"] as? String == "useTypoMetrics" })
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

  private func sizes(_ arguments: String) throws -> [[String: Any]] {
    let result = try ToolProcess.shell(#""$galley" metrics \#(arguments) --sizes --json"#)
    #expect(result.status == 0)
    let faces = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    return try #require(faces.first?["sizes"] as? [[String: Any]])
  }

  /// 18 points times body's leadings 19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62 divided by 22, rounded (uikit.md); a
  /// line of Palatino is 1007 of 1000 units high.
  @Test("a font's sizes scale with its text style")
  func sizes() throws {
    let rows = try sizes("TeXGyrePagella-Regular --size 18")
    #expect(rows.map { $0["pointSize"] as? Int } == [16, 16, 17, 18, 20, 21, 24, 28, 33, 39, 46, 51])
    #expect(abs((rows[11]["lineHeight"] as? Double ?? 0) - 51.357) < 1e-9)
    #expect(rows.map { $0["styleLeading"] as? Int } == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    #expect(rows.first?["category"] as? String == "XS" && rows.last?["category"] as? String == "AX5")
  }

  @Test("the system font has the sizes and weight of its text style, and San Francisco's line height")
  func system() throws {
    let rows = try sizes("system --style headline")
    #expect(rows.map { $0["pointSize"] as? Int } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    // 0.9521484375 and 0.2412109375 em above and below the baseline.
    #expect(rows[3]["lineHeight"] as? Double == 17 * 1.193359375)
    // Apple's published tracking is -11 thousandths of an em at 14 points, -26 at 17, and +14 at 28, rounded; the table
    // corrects them by less than 1.
    for (index, published) in [(0, -11.0), (3, -26), (7, 14)] {
      let size = try #require(rows[index]["pointSize"] as? Double)
      #expect(abs((rows[index]["tracking"] as? Double ?? 0) / size * 1000 - published) < 1)
    }
    let table = try ToolProcess.shell(#""$galley" metrics system --sizes --style headline"#).output
    #expect(
      table.hasPrefix(
        "Galley Sans Semibold (GalleySans-Semibold), used in place of the system font: 17 points, scaled with headline")
    )
    #expect(table.split(separator: "\n").count == 14)
    #expect(try ToolProcess.shell(#""$galley" line system oh"#).status == 0)
  }

  @Test("--style or --size without --sizes is a usage error")
  func usage() throws {
    for option in ["--style body", "--size 17", "--sizes --style nobody", "--sizes --size 0"] {
      let result = try ToolProcess.shell(#""$galley" metrics Palatino \#(option)"#)
      #expect(result.status == 64 && result.output.isEmpty)
    }
  }
}
