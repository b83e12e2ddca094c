import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import galley

@Suite struct LineCommandTests {
  /// Palatino's advances (from Adobe's metrics of Palatino-Roman, which TeX Gyre Pagella has, too): o 546, h 582, space
  /// 250, with no kerning between them. At 10 points "oh oh" is (546 + 582 + 250 + 546 + 582) / 100 = 25.06 wide, a
  /// word 11.28.
  @Test("lines have their text, exact widths, baselines, and fonts")
  func widths() throws {
    let whole = try ToolProcess.shell(#""$galley" line Palatino "oh oh" --size 10"#)
    #expect(whole.status == 0)
    // The baseline is Palatino's ascender, 0.8455 em, and a line has 1.098 em (the article "Line boxes of fonts that
    // stand in for others"; uikit-recorded-2.md, "The picture of the self-sizing cell").
    let printed = whole.output.split(separator: "\n")
    #expect(
      printed.suffix(2) == [
        "   1  25.060     8.455            TeXGyrePagella-Regular  oh oh", "1 line, 25.060 wide and 10.980 high",
      ])
    let broken = try ToolProcess.shell(#""$galley" line Palatino "oh oh" --size=10 --width=25 --json"#)
    let answer = try #require(JSONSerialization.jsonObject(with: Data(broken.output.utf8)) as? [String: Any])
    let lines = try #require(answer["lines"] as? [[String: Any]])
    #expect(lines.map { $0["text"] as? String } == ["oh", "oh"])
    #expect(lines.map { $0["width"] as? Double } == [11.28, 11.28])
    // The second baseline is one line lower.
    #expect(lines.map { $0["baseline"] as? Double } == [8.455, 19.435])
  }

  /// `hb-shape --variations=wght=900` gives H 755 and x 635 units of 1000, by default 600 and 480. MVAR adds
  /// 50 to the ascender of 800, as in fontTools' instancer. At 12 points, the axis opsz is at its default.
  @Test("--set sets the axes of a variable font, and a missing axis is an error")
  func axes() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let font = tests.appendingPathComponent("FontEngineTests/Fixtures/variable.ttf").path
    let heavy = try ToolProcess.shell(#""$galley" line '\#(font)' Hx --size 12 --set wght=900"#)
    #expect(heavy.status == 0 && heavy.output.contains("   1  16.680    10.200            GalleyBoxes"))
    let plain = try ToolProcess.shell(#""$galley" line '\#(font)' Hx --size 12"#)
    #expect(plain.output.contains("   1  12.960     9.600            GalleyBoxes"))
    let missing = try ToolProcess.shell(#""$galley" line '\#(font)' Hx --set wdth=75"#)
    #expect(missing.status == 65 && missing.error.hasSuffix("the face has no axis 'wdth'\n"))
  }

  /// DejaVu Sans: f is 721 of 2048 units wide, and "ff" is a ligature. At 10 points and width 4, each line has one f.
  @Test("edges inside a ligature are reshaped and reported")
  func reshaped() throws {
    let font = BundledFonts.path("DejaVuSans/DejaVuSans.ttf")
    let result = try ToolProcess.shell(#""$galley" line '\#(font)' fff --size 10 --width 4 --json"#)
    let answer = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let lines = try #require(answer["lines"] as? [[String: Any]])
    #expect(lines.count == 3)
    // JSON has six decimals.
    for line in lines { #expect(abs((line["width"] as? Double ?? 0) - 7210.0 / 2048) < 1e-6) }
    #expect(lines.map { $0["reshaped"] as? [String] } == [["end"], ["start"], []])
  }

  @Test("the fonts of a text are listed in the order of the text")
  func fonts() throws {
    let result = try ToolProcess.shell(#""$galley" line Inter "ab אב""#)
    #expect(result.output.contains("Inter-Regular, DejaVuSans"))
  }

  @Test(
    "numbers out of range and missing arguments cause status 64",
    arguments: ["--size 0", "--size nan", "--size 1e400", "--width -1", "--width inf", "--size", "--direction up"])
  func usage(option: String) throws {
    let result = try ToolProcess.shell(#""$galley" line Inter text \#(option)"#)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
  }

  @Test("characters that no font supports are reported with status 65, and the lines are still printed")
  func missing() throws {
    let result = try ToolProcess.shell(#""$galley" line Inter "$(printf 'a\363\277\277\275b')""#)
    #expect(result.status == 65)
    #expect(result.output.contains("Inter-Regular"))
  }

  /// An ellipsis is 860 units wide, which leaves 21.4 of 30 at 10 points: "oh o" is 19.24, "h oh" 19.6, "oh" and "h"
  /// 17.1.
  @Test(
    "hidden text is reported, and the ellipsis is at the requested position",
    arguments: [
      ("tail", "oh o…", "h oh", 27.84), ("head", "…h oh", "oh o", 28.2), ("middle", "oh…h", " oh o", 25.7),
      ("none", "oh oh", "oh", 25.06),
    ])
  func truncation(mode: String, shown: String, hidden: String, width: Double) throws {
    let command = #""$galley" line Palatino "oh oh oh" --size 10 --width 30 --lines 1 --truncate \#(mode)"#
    let answer = try #require(
      JSONSerialization.jsonObject(with: Data(ToolProcess.shell(command + " --json").output.utf8)) as? [String: Any])
    let lines = try #require(answer["lines"] as? [[String: Any]])
    #expect(lines.map { $0["text"] as? String } == [shown] && answer["hidden"] as? String == hidden)
    #expect(abs((lines[0]["width"] as? Double ?? 0) - width) < 1e-9)
    let table = try ToolProcess.shell(command).output
    #expect(table.contains(" \(shown)\n1 line, "))
    #expect(table.hasSuffix(" high, without \"\(hidden)\"\n"))
  }

  @Test("lines can break anywhere, or nowhere")
  func wrapping() throws {
    func texts(_ wrap: String) throws -> [String] {
      try ToolProcess.shell(#""$galley" line Palatino "oh oh" --size 10 --width 20 --wrap \#(wrap)"#).output
        .split(separator: "\n").dropFirst().dropLast().map { String($0.split(separator: "  ").last ?? "") }
    }
    // "oh o" is 19.24 wide.
    #expect(try texts("character").map { $0.trimmingCharacters(in: .whitespaces) } == ["oh o", "h"])
    #expect(try texts("none").map { $0.trimmingCharacters(in: .whitespaces) } == ["oh oh"])
    #expect(try texts("word").map { $0.trimmingCharacters(in: .whitespaces) } == ["oh", "oh"])
  }

  @Test("text can be read from standard input, without its final line break")
  func input() throws {
    let result = try ToolProcess.shell(#"printf 'oh\noh\r\n' | "$galley" line Palatino - --size 10"#)
    // Two lines of 1.098 em.
    #expect(result.output.hasSuffix("\n2 lines, 11.280 wide and 21.960 high\n"))
    let invalid = try ToolProcess.shell(#"printf 'ab\377' | "$galley" line Palatino -"#)
    #expect(invalid.status == 65 && invalid.output.isEmpty)
    #expect(invalid.error == "galley: line: <stdin>: not UTF-8 at byte offset 2\n")
  }

  @Test("words are hyphenated only in a language with a dictionary")
  func hyphenation() throws {
    #expect(try ToolProcess.shell(#""$galley" line Inter text --hyphenate"#).status == 64)
    let missing = try ToolProcess.shell(#""$galley" line Inter text --hyphenate --language tlh"#)
    #expect(missing.status == 66)
    #expect(missing.error == "galley: line: no hyphenation dictionary for 'tlh' is installed\n")
  }
}
