import CoreGraphics
import Foundation
import LayoutRendering
import TestSupport
import Testing

@testable import galley

@Suite struct PictureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder([:]) }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }
  private let line = #""$galley" line Palatino "Real glyphs, real line breaks." --size 18 --width 180"#

  @Test("a picture of lines has the baseline where the numbers say")
  func baseline() throws {
    let path = self.path("line.png")
    let result = try ToolProcess.shell("\(line) --json --picture '\(path)'")
    #expect(result.status == 0)
    let json = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let first = try #require((json["lines"] as? [[String: Any]])?.first)
    let baseline = try #require(first["baseline"] as? Double)
    let picture = try Bitmap(decoding: Data(contentsOf: URL(fileURLWithPath: path)))
    // 180 points are enlarged to 640, after a margin of 128 at the left and 20 at the top; two pixels per point.
    let y = Int(((20 + baseline * 640 / 180) * 2).rounded(.down))
    let x = (128 + 630) * 2
    let reds = (y - 2...y + 2).map { picture.color(atX: x, y: $0) }
    #expect(reds.contains { $0.red > 0.9 && $0.green < 0.7 })
    #expect(picture.color(atX: x, y: y - 6).green > 0.9)
  }

  @Test("the text of an SVG and a PDF can be read by other programs")
  func text() throws {
    let (svg, pdf) = (path("line.svg"), path("line.pdf"))
    #expect(try ToolProcess.shell("\(line) --picture '\(svg)'").status == 0)
    #expect(try ToolProcess.shell("\(line) --picture '\(pdf)'").status == 0)
    #expect(try String(contentsOfFile: svg, encoding: .utf8).contains(">Real glyphs, real line<"))
    let converted = try ToolProcess.shell("rsvg-convert '\(svg)' -o '\(path("svg.png"))'")
    #expect(converted.status == 0)
    let words = try ToolProcess.shell("pdftotext '\(pdf)' -").output
    #expect(words.contains("Real glyphs, real line"))
    #expect(words.contains("breaks."))
  }

  @Test("cells at every size are drawn, the same each time")
  func cells() throws {
    // Comparing the pixels would take most of the time; the test after this one does for four sizes.
    let paths = ["a", "b"].map { path("\($0).svg") }
    for path in paths { #expect(try ToolProcess.shell(#""$galley" cells --picture '\#(path)'"#).status == 0) }
    let data = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(data[0] == data[1])
    // Four cells beside each other, with 28 points for marks at both sides: 16 + 4 * (375 + 56 + 16) points.
    let text = String(decoding: data[0], as: UTF8.self)
    #expect(text.contains("width=\"1804\""))
    // Few cells are below one another in two columns, 16 + 2 * (375 + 56 + 16), so that their numbers can be read.
    let few = path("few.svg")
    #expect(try ToolProcess.shell(#""$galley" cells --sizes S,L,AX1,AX3 --picture '\#(few)'"#).status == 0)
    #expect(try String(contentsOfFile: few, encoding: .utf8).contains("width=\"910\""))
  }

  @Test("the repository's pictures are those that the tool draws, pixel by pixel")
  func repository() throws {
    let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/pictures").standardizedFileURL
    let commands = [
      ("cells.png", "cells --sizes S,L,AX1,AX3"), ("fonts.png", "font Palatino-Roman --compare Inter-Regular"),
    ]
    for (name, command) in commands {
      let path = self.path(name)
      #expect(try ToolProcess.shell("\"$galley\" \(command) --picture '\(path)'").status == 0)
      // The bytes depend on the version of zlib.
      let drawn = try Bitmap(decoding: Data(contentsOf: URL(fileURLWithPath: path)))
      let kept = try Bitmap(decoding: Data(contentsOf: documentation.appendingPathComponent(name)))
      #expect(drawn.width == kept.width && drawn.pixels == kept.pixels, "\(name): make pictures")
    }
  }

  /// `pdffonts` lists the fonts of a picture. Captions and labels are in the tool's own font.
  @Test("a picture of a font has its own letters, and no other font's")
  func ownLetters() throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
      .standardizedFileURL.path
    let files = [
      // Devanagari, without Latin letters.
      "/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf": "Lohit-Devanagari",
      "\(fixtures)/Oracles/harfbuzz/fonts/SimpArabicTest.ttf": "SimpArabicTest",
    ]
    for (file, name) in files {
      for command in ["font '\(file)'", "font '\(file)' --compare TeXGyrePagella-Regular"] {
        let path = self.path("own.pdf")
        #expect(try ToolProcess.shell("\"$galley\" \(command) --picture '\(path)'").status == 0)
        let listed = try ToolProcess.shell(
          "pdffonts '\(path)' | tail -n +3 | cut -d' ' -f1 | sed 's/^[A-Z]*+//' | sort -u")
        let names = listed.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("GalleySans") }
        let others = command.contains("--compare") ? ["TeXGyrePagella-Regular"] : []
        #expect(Set(names) == Set([name] + others), "\(names)")
      }
    }
  }

  @Test("lines at several sizes are below one another, each with its size")
  func sizes() throws {
    let path = self.path("sizes.svg")
    #expect(try ToolProcess.shell("\"$galley\" line Palatino oh --sizes --picture '\(path)'").status == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // 17 points at L, and 17 * 62 / 22 = 47.9 at AX5, which is rounded (Dynamic Type's table).
    for title in ["L, 17 points", "AX5, 48 points"] { #expect(text.contains(title), "\(title)") }
  }

  @Test("an unknown kind of picture is a usage error, and a file that can't be written an output error")
  func failures() throws {
    let unknown = try ToolProcess.shell("\(line) --picture '\(path("line.gif"))'")
    #expect(unknown.status == 64)
    #expect(unknown.error.contains("expected a path that ends in .png, .svg, or .pdf"))
    #expect(try ToolProcess.shell("\(line) --picture '\(path("missing/line.png"))'").status == 74)
  }

  @Test("the sample cells have no problem but touch targets of the feed, which are 40 points high")
  func problems() throws {
    #expect(try ToolProcess.shell(#""$galley" cells --problems"#).output.hasSuffix("\nno problems\n"))
    let result = try ToolProcess.shell(#""$galley" cells --kind feed --problems --json"#)
    let json = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let problems = try #require(json["problems"] as? [[String: Any]])
    #expect(!problems.isEmpty)
    #expect(problems.allSatisfy { $0["kind"] as? String == "smallTouchTarget" })
  }
}
