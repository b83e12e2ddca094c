import BundledFonts
import Foundation
import Testing

@testable import galley

@Suite struct MetricsCommandTests {
  /// Source: the tables of the bundled file, as fontTools prints them.
  @Test("the tables stand side by side, with the rule that chose")
  func dejaVu() throws {
    let result = try ToolProcess.shell(#""$galley" metrics '\#(BundledFonts.path("DejaVuSans/DejaVuSans.ttf"))'"#)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "DejaVu Sans (DejaVuSans)")
    #expect(lines[2] == "2048 units per em, weight 400, 6253 glyphs")
    #expect(
      lines[4...7].map { $0.split(separator: " ").prefix(5).joined(separator: " ") } == [
        "hhea 1901 -483 0 2384", "typo 1556 -492 410 2048", "win 1901 -483 0 2384", "used 1901 -483 0 2384",
      ])
    #expect(lines[7].hasSuffix("hhea, because the font does not set USE_TYPO_METRICS"))
    #expect(lines[8] == "x-height 1120 (measured on the outline), cap height 1493 (measured on the outline)")
  }

  @Test("a family shows all its faces, and JSON says the same")
  func family() throws {
    let result = try ToolProcess.shell(#""$galley" metrics palatino --json"#)
    let faces = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(faces.map { $0["style"] as? String } == ["Regular", "Italic", "Bold", "Bold Italic"])
    #expect(faces.map { ($0["used"] as? [String: Double])?["ascender"] } == [726, 733, 720, 726])
    #expect(faces.allSatisfy { $0["rule"] as? String == "useTypoMetrics" })
  }

  @Test(
    "fonts that cannot be shown are reported one a line, the others are shown, and the status is the first failure's")
  func badFonts() throws {
    let result = try ToolProcess.shell(#""$galley" metrics /missing.otf Inter-Bold /dev/null 'No Such Family'"#)
    #expect(result.status == 66)
    #expect(result.output.hasPrefix("Inter Bold (Inter-Bold)\n"))
    #expect(
      result.error.split(separator: "\n") == [
        "galley: /missing.otf: No such file or directory (open, code 2)", "galley: /dev/null: not a regular file",
        "galley: No Such Family: no registered or installed font has this name",
      ])
    let script = #"f=$(mktemp); echo hello > "$f"; "$galley" metrics "$f"; s=$?; rm "$f"; exit $s"#
    #expect(try ToolProcess.shell(script).status == 65)
  }
}
