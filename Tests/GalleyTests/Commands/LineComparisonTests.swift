import CoreGraphics
import Foundation
import LayoutRendering
import TestSupport
import Testing

@testable import galley

/// Two texts or fonts of `galley line` side by side.
@Suite struct LineComparisonTests {
  private func words(_ output: String) -> [[String]] {
    output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// At 10 points "oh oh" is 25.06 wide in Palatino, and "oh" 11.28. A line has 1.098 em, and the baseline is 0.8455 em
  /// below its top (the article "Line boxes of fonts that stand in for others").
  @Test("lines of two texts are side by side, and those that differ are marked")
  func texts() throws {
    let result = try ToolProcess.shell(
      #""$galley" line Palatino "oh oh oh" --compare-text "oh oh" --size 10 --width 26"#)
    #expect(
      words(result.output) == [
        ["1:", "\"oh", "oh", "oh\":", "2", "lines,", "25.060", "wide", "and", "21.960", "high"],
        ["2:", "\"oh", "oh\":", "1", "line,", "25.060", "wide", "and", "10.980", "high"],
        ["line", "width", "1", "width", "2", "baseline", "1", "baseline", "2", "text", "1", "text", "2"],
        ["1", "25.060", "25.060", "8.455", "8.455", "oh", "oh", "oh", "oh"],
        ["*", "2", "11.280", "19.435", "oh"],
      ])
  }

  @Test("lines of two fonts are compared in JSON, each with all members")
  func fonts() throws {
    func json(_ arguments: String) throws -> [String: Any] {
      let result = try ToolProcess.shell("\"$galley\" line \(arguments) --json")
      return try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }
    let pair = try json("Palatino 'oh oh' --compare Inter --glyphs")
    let results = try #require(pair["results"] as? [[String: Any]])
    #expect(results.map { $0["name"] as? String } == ["TeXGyrePagella-Regular", "Inter Regular"])
    for (font, result) in zip(["Palatino", "Inter"], results) {
      var alone = try json("\(font) 'oh oh' --glyphs")
      #expect(alone.removeValue(forKey: "schema") as? Int == 1)
      alone["name"] = result["name"]
      #expect(NSDictionary(dictionary: alone) == NSDictionary(dictionary: result))
    }
    let differences = try #require(pair["differences"] as? [[String: Any]])
    #expect(differences.count == 1)
    #expect(differences[0]["line"] as? Int == 1)
    #expect(differences[0]["properties"] as? [String] == ["width", "baseline"])
    let same = try json("Palatino 'oh oh' --compare-text 'oh oh'")
    #expect((same["differences"] as? [Any])?.isEmpty == true)
    let sizes = try json("Palatino 'oh oh' --compare Inter --sizes")
    #expect((sizes["differences"] as? [[String: Any]])?.map { $0["category"] as? String }.last == "AX5")
    #expect(try ToolProcess.shell(#""$galley" line Palatino oh --compare Inter --glyphs"#).status == 64)
    #expect(try ToolProcess.shell(#""$galley" line Palatino oh --compare 'No Such Font'"#).status == 66)
  }

  /// `hb-shape --variations=wght=900` gives H 755 and x 635 units of 1000, by default 600 and 480.
  @Test("two instances of a variable font are compared")
  func instances() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let font = tests.appendingPathComponent("FontEngineTests/Fixtures/variable.ttf").path
    let result = try ToolProcess.shell(#""$galley" line '\#(font)' Hx --size 12 --compare-set wght=900"#)
    let lines = words(result.output)
    #expect(lines.map(\.first) == ["1:", "2:", "line", "*"])
    #expect(lines[1].contains("(wght=900):") && !lines[0].contains("(wght=900):"))
    #expect(lines[3].prefix(4) == ["*", "1", "12.960", "16.680"])
    let both = try ToolProcess.shell(
      #""$galley" line '\#(font)' Hx --size 12 --set wght=900 --compare '\#(font)' --compare-set wght=400"#)
    #expect(words(both.output)[3].prefix(4) == ["*", "1", "16.680", "12.960"])
    let same = try ToolProcess.shell(#""$galley" line '\#(font)' Hx --set wght=900 --compare '\#(font)'"#)
    #expect(words(same.output)[3].first == "1")
    let metrics = try ToolProcess.shell(#""$galley" font '\#(font)' --compare-set wght=900"#)
    #expect(metrics.status == 0 && words(metrics.output)[0].contains("(wght=900)"))
    #expect(metrics.output.contains("* "))
    #expect(try ToolProcess.shell(#""$galley" font '\#(font)' --compare-set wdth=75"#).status == 65)
    #expect(try ToolProcess.shell(#""$galley" font Inter Palatino --compare-set wght=400"#).status == 64)
  }

  @Test("a picture shows both texts at one scale, and marks what differs")
  func picture() throws {
    let folder = try TemporaryFolder([:])
    let path = "\(folder.path)/pair.png"
    let command = #""$galley" line Palatino "oh oh oh" --size 10 --width 26"#
    #expect(try ToolProcess.shell("\(command) --compare-text 'oh oh' --picture '\(path)'").status == 0)
    let pair = try Bitmap(decoding: Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(try ToolProcess.shell("\(command) --picture '\(path)'").status == 0)
    let single = try Bitmap(decoding: Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(pair.width == 2 * single.width)
    func orange(_ picture: Bitmap) -> Int {
      (0..<picture.height).reduce(0) { count, y in
        count
          + (0..<picture.width).count { x in
            let color = picture.color(atX: x, y: y)
            return color.red > 0.9 && 0.5..<0.65 ~= color.green && color.blue < 0.3
          }
      }
    }
    #expect(orange(single) == 0)
    #expect(try ToolProcess.shell("\(command) --compare Inter --picture '\(path)'").status == 0)
    #expect(orange(try Bitmap(decoding: Data(contentsOf: URL(fileURLWithPath: path)))) > 100)
  }
}
