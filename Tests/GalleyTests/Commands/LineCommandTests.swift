import BundledFonts
import Foundation
import Testing

@testable import galley

@Suite struct LineCommandTests {
  /// Palatino's advances (Adobe's metrics of Palatino-Roman, which TeX Gyre Pagella keeps): o 546, h 582, space 250, and no
  /// kerning between them. At 10 points "oh oh" is (546 + 582 + 250 + 546 + 582) / 100 = 25.06 wide, a word 11.28.
  @Test("lines have their text, exact widths, baselines and fonts")
  func widths() throws {
    let whole = try ToolProcess.shell(#""$galley" line Palatino "oh oh" --size 10"#)
    #expect(whole.status == 0)
    // The baseline is the ascender: 726 of 1000 units at 10 points.
    #expect(
      whole.output.split(separator: "\n").last == "   1  25.060     7.260            TeXGyrePagella-Regular  oh oh")
    let broken = try ToolProcess.shell(#""$galley" line Palatino "oh oh" --size=10 --width=25 --json"#)
    let answer = try #require(JSONSerialization.jsonObject(with: Data(broken.output.utf8)) as? [String: Any])
    let lines = try #require(answer["lines"] as? [[String: Any]])
    #expect(lines.map { $0["text"] as? String } == ["oh", "oh"])
    #expect(lines.map { $0["width"] as? Double } == [11.28, 11.28])
    // The second baseline is one line lower: 1007 of 1000 units.
    #expect(lines.map { $0["baseline"] as? Double } == [7.26, 17.33])
  }

  /// DejaVu Sans: f is 721 of 2048 units wide, and "ff" a ligature. At 10 points and width 4 each f stands alone.
  @Test("edges inside a ligature are reshaped and say so")
  func reshaped() throws {
    let font = BundledFonts.path("DejaVuSans/DejaVuSans.ttf")
    let result = try ToolProcess.shell(#""$galley" line '\#(font)' fff --size 10 --width 4 --json"#)
    let answer = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let lines = try #require(answer["lines"] as? [[String: Any]])
    #expect(lines.map { $0["width"] as? Double } == Array(repeating: 7210.0 / 2048, count: 3))
    #expect(lines.map { $0["reshaped"] as? [String] } == [["end"], ["start"], []])
  }

  @Test("a text in several fonts names them in the order of the text")
  func fonts() throws {
    let result = try ToolProcess.shell(#""$galley" line Inter "ab אב""#)
    #expect(result.output.contains("Inter-Regular, DejaVuSans"))
  }

  @Test(
    "numbers out of range and missing arguments have status 64",
    arguments: ["--size 0", "--size nan", "--size 1e400", "--width -1", "--width inf", "--size", "--direction up"])
  func usage(option: String) throws {
    let result = try ToolProcess.shell(#""$galley" line Inter text \#(option)"#)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
  }

  @Test("characters that no font has are reported with status 65, and the lines are still printed")
  func missing() throws {
    let result = try ToolProcess.shell(#""$galley" line Inter "$(printf 'a\363\277\277\275b')""#)
    #expect(result.status == 65)
    #expect(result.output.contains("Inter-Regular"))
  }
}
