import BundledFonts
import Foundation
import LayoutRendering
import TestSupport
import Testing
import TextOutput

@testable import galley

@Suite struct FontsCommandTests {
  private static func fonts(_ arguments: String) throws -> [[String: Any]] {
    let result = try ToolProcess.shell("\"$galley\" fonts \(arguments) --json")
    #expect(result.status == 0 && result.error.isEmpty)
    let document = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(document["schema"] as? Int == 1)
    return try #require(document["fonts"] as? [[String: Any]])
  }

  private static func families(_ arguments: String) throws -> Set<String> {
    Set(try fonts(arguments).compactMap { $0["family"] as? String })
  }

  @Test("a pattern selects fonts by family, full name, or PostScript name")
  func patterns() throws {
    #expect(try Self.families("'TeX Gyre Her*'") == ["TeX Gyre Heros"])
    #expect(try Self.families("palatino") == ["Palatino"])
    #expect(try Self.families("GalleySans-Semi DejaVuSans").isSuperset(of: ["Galley Sans", "DejaVu Sans"]))
    #expect(
      try Self.fonts("Palatino-BoldItalic").compactMap { $0["postScriptName"] as? String } == ["Palatino-BoldItalic"])
    #expect(try Self.fonts("'*'").count == Self.fonts("").count)
  }

  /// `fc-scan` reads the same files with FreeType.
  @Test("weight, slant, and width are those that fc-scan reads from the file", arguments: ["Inter-*", "GalleySans-*"])
  func fcScan(pattern: String) throws {
    for font in try Self.fonts("'\(pattern)'") {
      let path = try #require(font["path"] as? String)
      guard path.contains("Galley_BundledFonts") else { continue }
      let format = "%{postscriptname} %{width} %{slant} %{index}\\n"
      let read = try ToolProcess.shell("fc-scan --format '\(format)' '\(path)' | head -n 1")
      let name = try #require(font["postScriptName"] as? String)
      let width = try #require(font["width"] as? Double)
      let isItalic = try #require(font["isItalic"] as? Bool)
      // 100 is italic and 110 oblique.
      let words = read.output.split(whereSeparator: \.isWhitespace).map(String.init)
      #expect(words.count == 4 && words[0] == name && Double(words[1]) == width)
      #expect((words[2] == "0") == !isItalic, "\(name)")
    }
  }

  @Test("a picture has a row for each font, and a page its numbers at each text size")
  func specimens() throws {
    let folder = try TemporaryFolder([:])
    func draw(_ pattern: String) throws -> Bitmap {
      let path = "\(folder.path)/fonts.png"
      let result = try ToolProcess.shell("\"$galley\" fonts '\(pattern)' --picture '\(path)'")
      #expect(result.status == 0, "\(result.error)")
      return try Bitmap(decoding: Data(contentsOf: URL(fileURLWithPath: path)))
    }
    // Each row has a title of 16 points, the line, and a space of 10 points; a point has 2 pixels. A line of Palatino
    // has 1.098 em (uikit-recorded-2.md, "The picture of the self-sizing cell"), 0.2525 of them below the baseline; g
    // reaches down to -283 units (fontTools).
    let (one, four) = (try draw("Palatino-Roman"), try draw("Palatino*"))
    let line = 28 * (1.098 + 0.283 - 0.2525)
    #expect(one.height == Int((2 * (10 + 16 + line + 10)).rounded(.up)))
    #expect(four.height > 3 * one.height && four.width > one.width)

    let path = "\(folder.path)/fonts.html"
    let written = try ToolProcess.shell("\"$galley\" fonts 'Palatino*' --page '\(path)'")
    #expect(written.status == 0)
    let page = try HeadlessBrowser(folder: folder).load(
      path,
      running: """
        const slider = document.getElementById('size');
        slider.value = 11;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        """)
    #expect(HeadlessBrowser.chosenKeys(page) == ["AX5|light"])
    let figure = try #require(HeadlessBrowser.chosenFigures(page).first)
    // The body style has 53 points at AX5, and Palatino's ascender 0.8455 em: 44.8115 points. That is a line less the
    // descender of 0.2525 em (the article "Line boxes of fonts that stand in for others").
    let height = NumberText.rounded(53 * 1.098, decimals: 2)
    for name in ["Regular", "Italic", "Bold", "BoldItalic"] {
      #expect(figure.contains("TeXGyrePagella-\(name)"))
    }
    #expect(figure.contains("TeXGyrePagella-Regular: 53 points, line \(height), ascender 44.81"))

    // Many fonts have several columns, so that the picture isn't much higher than wide.
    let all = "\(folder.path)/all.png"
    #expect(try ToolProcess.shell("\"$galley\" fonts --picture '\(all)' --names >/dev/null").status == 0)
    let bitmap = try Bitmap(decoding: Data(contentsOf: URL(fileURLWithPath: all)))
    #expect(bitmap.height < 2 * bitmap.width && bitmap.width < 2 * bitmap.height)
    let many = try ToolProcess.shell("\"$galley\" fonts --page '\(folder.path)/all.html' --names >/dev/null")
    let count = try Self.fonts("").count
    #expect(count <= 100 || (many.status == 65 && many.error.contains("\(count) fonts are more than the 100")))
  }

  @Test("every font file that Fontconfig lists is listed")
  func installed() throws {
    let listed = Set(try Self.fonts("").compactMap { $0["path"] as? String })
    let known = try ToolProcess.shell("fc-list :scalable=true --format '%{file}\\n' | grep -E '[.](otf|ttf|otc|ttc)$'")
    // A family of the bundled fonts hides an installed one of the same name.
    let hidden = Set(try Self.families("").map { $0.lowercased() })
    for path in known.output.split(separator: "\n").map(String.init) where !listed.contains(path) {
      let family = try ToolProcess.shell("fc-scan --format '%{family[0]}\\n' '\(path)' | head -n 1").output
      #expect(hidden.contains(family.trimmingCharacters(in: .newlines).lowercased()), "\(path)")
    }
  }

  @Test(
    "for a pattern that matches nothing, a similar name or a package is suggested",
    arguments: [
      ("Palatinno", " (did you mean Palatino?)"), ("galey sans", " (did you mean Galley Sans?)"),
      ("Georgia-Bold", " (install Gelasio, which has the same widths)"), ("qqqqqqqq", ""), ("q*q", ""),
    ])
  func suggestions(pattern: String, hint: String) throws {
    let result = try ToolProcess.shell("\"$galley\" fonts '\(pattern)'")
    #expect(result.status == 66 && result.output.isEmpty)
    #expect(result.error == "galley: no font named \"\(pattern)\"\(hint)\n")
  }

  @Test("fonts that match another pattern are listed nevertheless, and the status reports the failure")
  func others() throws {
    let result = try ToolProcess.shell("\"$galley\" fonts nonesuch 'Palatino-*'")
    #expect(result.status == 66)
    #expect(result.output.split(separator: "\n").count == 5)
    #expect(result.output.hasPrefix("family    style        weight  PostScript name      file\n"))
  }

  @Test("--names prints every name that other commands take, once")
  func names() throws {
    let names = try ToolProcess.shell("\"$galley\" fonts --names").output.split(separator: "\n").map(String.init)
    #expect(Set(names).count == names.count)
    #expect(
      Set(["Palatino", "Palatino-Roman", "Galley Sans", "GalleySans-Bold", "Helvetica-Bold"]).isSubset(of: names))
    for name in ["Palatino", "Helvetica-Bold", "Galley Sans"] {
      #expect(try ToolProcess.shell("\"$galley\" line '\(name)' x").status == 0, "\(name)")
    }
    let some = try ToolProcess.shell("\"$galley\" fonts --names 'helvetica-*'").output.split(separator: "\n")
    #expect(some.contains("Helvetica-Bold") && some.allSatisfy { $0 == "Helvetica" || $0.hasPrefix("Helvetica-") })
    #expect(try ToolProcess.shell("\"$galley\" fonts --names --json").status == 64)
  }
}
