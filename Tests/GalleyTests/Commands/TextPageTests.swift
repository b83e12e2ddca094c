import CoreGraphics
import Foundation
import LayoutRendering
import TestSupport
import Testing

@testable import galley

/// The pages of lines and fonts in headless Chromium.
@Suite(.serialized) struct TextPageTests {
  private static let text = "Real glyphs, real line breaks, real baselines."

  private let folder: TemporaryFolder
  private let browser: HeadlessBrowser

  init() throws {
    folder = try TemporaryFolder([:])
    browser = HeadlessBrowser(folder: folder)
  }

  private func makePage(_ arguments: String) throws -> String {
    let path = "\(folder.path)/page.html"
    let result = try ToolProcess.shell("\"$galley\" \(arguments) --page '\(path)'")
    #expect(result.status == 0, "\(result.error)")
    return path
  }

  @Test("the keyboard reaches every line, and numbers and overlays follow")
  func keyboard() throws {
    let path = try makePage("line Palatino '\(Self.text)' --width 180 --size 18")
    let page = try browser.load(
      path,
      running: """
        document.querySelectorAll('figure.chosen .regions rect')[1].focus();
        document.querySelector('.overlay[value="ink boxes"]').click();
        """)
    // Line 2 begins at "breaks". A line has 1.098 em, and the first baseline is 0.8455 em below the top (the article
    // "Line boxes of fonts that stand in for others"): 18 * 1.9435 is 34.983, as the README shows.
    let status = try #require(page.range(of: "aria-live=\"polite\">"))
    #expect(
      page[status.upperBound...].prefix { $0 != "<" }
        == "line 2: x 0, baseline 34.98, 172.82 wide, 19.76 high: “breaks, real baselines.”")
    #expect(page.contains("data-overlay=\"ink boxes\" hidden=\"\""))
    #expect(!page.contains("data-overlay=\"baselines\" hidden"))
    let static12 = page.components(separatedBy: "<figure ").dropFirst().filter {
      $0.prefix { $0 != ">" }.contains("static")
    }
    #expect(static12.count == 12)
  }

  /// At 2 times, the line boxes of "oh" at 17 points begin 10 points from the left edge of the drawing; the baseline is
  /// 0.8455 em below the top.
  @Test("the picture has the baseline where the numbers say, in light and in dark")
  func baseline() throws {
    let path = try makePage("line Palatino oh --width 160")
    for (style, isDark) in Rounds.some(of: [("dark", true), ("light", false)], quick: 1) {
      let shown = try browser.picture(
        of: path, width: 800, height: 600, address: "width=160&style=\(style)&hide=line boxes,ink boxes")
      // The drawing is the largest area of its background; its first row of red is the baseline. A line between two rows
      // of pixels is mixed with the background in both.
      let reds = (0..<shown.height).first { y in
        (0..<shown.width).count { x in
          let color = shown.color(atX: x, y: y)
          return color.red - max(color.green, color.blue) > 0.2
        } > 250
      }
      let row = try #require(reds, "\(style)")
      // Above the baseline, at the right, there is nothing but the background.
      let background = shown.color(atX: 250, y: row - 6)
      #expect((background.red < 0.1) == isDark)
    }
  }

  @Test("pages can't be combined with what they don't show, or written where there is no folder")
  func failures() throws {
    #expect(
      try ToolProcess.shell("\"$galley\" line Inter oh --narrowest --lines 1 --page '\(folder.path)/a.html'").status
        == 64)
    #expect(try ToolProcess.shell("\"$galley\" line Inter oh --page '\(folder.path)/missing/a.html'").status == 74)
    #expect(
      try ToolProcess.shell("\"$galley\" font Inter Inter Inter Inter Inter --page '\(folder.path)/a.html'").status
        == 64)
  }

  @Test("a text that is too long for a page is refused")
  func tooLong() throws {
    let text = String(repeating: "oh ", count: 700)
    let result = try ToolProcess.shell("\"$galley\" line Inter '\(text)' --page '\(folder.path)/long.html'")
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.error == "galley: line: a page can show 2000 UTF-16 code units of text, not 2100\n")
  }

  @Test("the initial direction is that of the text, and its first page is right to left")
  func direction() throws {
    let page = try String(contentsOfFile: makePage("line DejaVuSans 'שלום עולם' --width 160"), encoding: .utf8)
    // What a reader without the script sees.
    #expect(page.contains("<figure data-key=\"L|160|right-to-left|light\" class=\"static\">"))
  }

  /// UAX #9: FSI and PDI, U+2068 and U+2069, keep a text's punctuation at its own end.
  @Test("texts from right to left are isolated where their numbers are read")
  func isolation() throws {
    let page = try String(contentsOfFile: makePage("line DejaVuSans 'שלום עולם.' --width 320"), encoding: .utf8)
    #expect(page.contains("“\u{2068}שלום עולם.\u{2069}”"))
  }

  @Test("a page shows all text sizes, and has no empty table")
  func allSizes() throws {
    let path = try makePage("fonts 'Palatino*'")
    let page = try browser.load(path, running: "document.querySelector('.all[value=size]').click();")
    #expect(HeadlessBrowser.chosenKeys(page).count == 12)
    #expect(HeadlessBrowser.chosenKeys(page).allSatisfy { $0.hasSuffix("|light") })
    #expect(!page.contains("<table></table>"))
    #expect(try HeadlessBrowser.chosenKeys(browser.load(path, address: "all=size&style=dark")).count == 12)
  }
}
