import Foundation
import TestSupport
import Testing

@testable import galley

/// The narrowest width and the text sizes of `galley line`.
@Suite struct LineWidthTests {
  private func document(_ arguments: String) throws -> [String: Any] {
    let result = try ToolProcess.shell("\"$galley\" line \(arguments) --json")
    #expect(result.status == 0, "\(result.error)")
    return try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  /// "oh oh" is 25.06 wide at 10 points, a word 11.28, and each line end makes a line, which has Palatino's 1.098 em
  /// (uikit-recorded-2.md, "The picture of the self-sizing cell").
  @Test("the narrowest width is that of the widest line, rounded up")
  func exact() throws {
    let table = try ToolProcess.shell(#""$galley" line Palatino "oh oh" --size 10 --narrowest --lines 1"#)
    #expect(table.output.hasSuffix("1 line, 25.060 wide and 10.980 high, narrowest at 25.060\n"))
    #expect(try document("Palatino 'oh oh' --size 10 --narrowest --lines 2")["narrowestWidth"] as? Double == 11.28)
    let tooMany = try ToolProcess.shell(
      #""$galley" line Palatino "$(printf 'oh\noh\noh')" --size 10 --narrowest --lines 2"#)
    #expect(tooMany.status == 65)
    #expect(tooMany.error == "galley: line: the text has more than 2 lines at any width\n")
    #expect(
      try document("Palatino \"$(printf 'oh\\noh')\" --size 10 --narrowest --lines 2")["narrowestWidth"] as? Double
        == 11.28)
    for invalid in ["--narrowest", "--narrowest --lines 0", "--narrowest --lines 2 --width 100"] {
      #expect(try ToolProcess.shell("\"$galley\" line Palatino oh \(invalid)").status == 64)
    }
  }

  /// The sizes are those of the test of `galley font`, from uikit.md. At 18 points "oh oh" is 2.506 ems wide, a word
  /// 1.128; a line is 1.007 ems high, with the baseline 0.726 ems below its top.
  @Test("lines are measured at each text size")
  func sizes() throws {
    let document = try document("TeXGyrePagella-Regular 'oh oh' --size 18 --sizes --width 60")
    #expect(document["style"] as? String == "body")
    let rows = try #require(document["sizes"] as? [[String: Any]])
    let sizes = [16, 16, 17, 18, 20, 21, 24, 28, 33, 39, 46, 51]
    #expect(rows.map { $0["pointSize"] as? Int } == sizes)
    #expect(rows.map { $0["category"] as? String }.first == "XS")
    // 60 points are 2.506 ems at 23.94 points, and 1.128 ems at 53.2.
    let lines = sizes.map { $0 < 24 ? 1 : 2 }
    #expect(rows.map { $0["lines"] as? Int } == lines)
    for ((row, size), count) in zip(zip(rows, sizes), lines) {
      func expect(_ name: String, _ ems: Double) {
        #expect(abs((row[name] as? Double ?? 0) - ems * Double(size)) < 2e-6, "\(name) at \(size)")
      }
      expect("width", count == 1 ? 2.506 : 1.128)
      expect("height", 1.007 * Double(count))
      expect("firstBaseline", 0.726)
      expect("lastBaseline", 0.726 + 1.007 * Double(count - 1))
      #expect(row["hidden"] is NSNull)
    }
    let table = try ToolProcess.shell(#""$galley" line system Text --style headline"#).output
    // The sizes of headline, as in the test of `galley font`.
    let points = table.split(separator: "\n").dropFirst().map { $0.split(separator: " ")[1] }
    #expect(points == ["14", "15", "16", "17", "19", "21", "23", "28", "33", "40", "47", "53"])
    #expect(try ToolProcess.shell(#""$galley" line Inter oh --sizes --glyphs"#).status == 64)
  }
}
