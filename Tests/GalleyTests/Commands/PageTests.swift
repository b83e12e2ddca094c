import CoreGraphics
import Foundation
import LayoutRendering
import TestSupport
import Testing

@testable import galley

/// The page of cells in headless Chromium.
@Suite(.serialized) struct PageTests {
  /// The texts of two pages, which take as long to make as to look at.
  private static let headlinePage = Result { try text(of: "headline") }
  private static let feedPage = Result { try text(of: "feed") }

  private static func text(of kind: String) throws -> String {
    let folder = try TemporaryFolder([:])
    let path = "\(folder.path)/cells.html"
    let run = try ToolProcess.shell(#""$galley" cells --kind \#(kind) --page '\#(path)'"#)
    // There is no terminal for progress.
    #expect(run.status == 0 && run.error.isEmpty)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  private let path: String
  private let feedPath: String
  private let browser: HeadlessBrowser

  init() throws {
    let folder = try TemporaryFolder(texts: ["cells.html": Self.headlinePage.get(), "feed.html": Self.feedPage.get()])
    path = "\(folder.path)/cells.html"
    feedPath = "\(folder.path)/feed.html"
    browser = HeadlessBrowser(folder: folder)
  }

  @Test("the page shows what the address says, and what the slider says, beginning with the default, L")
  func controls() throws {
    let other = try browser.load(
      path, address: "size=AX3&width=320&direction=right-to-left&style=dark&zoom=3&hide=frames")
    #expect(HeadlessBrowser.chosenKeys(other) == ["AX3|320|right-to-left|dark"])
    #expect(other.contains("data-overlay=\"frames\" hidden=\"\""))
    #expect(!other.contains("data-overlay=\"baselines\" hidden"))
    #expect(other.contains("--zoom: 3"))
    // Moves the slider one step, as the arrow key does, and hides an overlay.
    let after = try browser.load(
      path,
      running: """
        const slider = document.getElementById('size');
        slider.stepUp();
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        const box = document.querySelector('.overlay[value=margins]');
        box.click();
        document.querySelector('figure.chosen .regions rect').focus();
        """)
    #expect(HeadlessBrowser.chosenKeys(after) == ["XL|375|left-to-right|light"])
    #expect(after.contains("data-overlay=\"margins\" hidden=\"\""))
    // The slider's value is announced, and the numbers of the focused view are shown.
    #expect(after.contains("aria-valuetext=\"XL\""))
    let status = try #require(after.range(of: "aria-live=\"polite\">"))
    #expect(after[status.upperBound...].prefix { $0 != "<" }.contains("HeadlineBodyCell.headlineLabel: x 16"))
  }

  @Test("without JavaScript, all twelve sizes are shown, one below the other")
  func withoutScript() throws {
    // What the script hides is a part of the page: all sizes with the other controls at their defaults.
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let figures = text.components(separatedBy: "<figure ").dropFirst().map { $0.prefix { $0 != ">" } }
    #expect(figures.filter { $0.contains("class=\"static\"") }.count == 12)
    let shown = try browser.picture(of: path, width: 900, height: 3000, runsScript: false)
    // The cells alone are 2,729 points high: the sum of `galley cells` for this row.
    let ink = (0..<shown.height).last { y in
      (0..<shown.width).contains { x in shown.color(atX: x, y: y).green < 0.5 }
    }
    #expect(try #require(ink) > 2_729)
  }

  @Test("the page needs nothing but itself, and every figure has its own key")
  func selfContained() throws {
    let page = try String(contentsOfFile: path, encoding: .utf8)
    for reference in ["src=\"http", "href=\"http", "url(http", "@import"] { #expect(!page.contains(reference)) }
    let keys = page.components(separatedBy: "data-key=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(keys.count == 12 * 3 * 2 * 2)
    #expect(Set(keys).count == keys.count)
    // Every use refers to a glyph that is defined once.
    let uses = Set(page.components(separatedBy: "<use xlink:href=\"#").dropFirst().map { $0.prefix { $0 != "\"" } })
    let symbols = page.components(separatedBy: "<symbol id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(uses.isSubset(of: Set(symbols)))
    #expect(Set(symbols).count == symbols.count)
  }

  @Test("a size with a problem is marked in its caption and in its table")
  func problems() throws {
    let page = try browser.load(feedPath, address: "all=size")
    // The feed's buttons are 40 points high at the usual sizes (`galley cells --kind feed --problems`).
    let figures = HeadlessBrowser.chosenFigures(page)
    #expect(figures.count == 12)
    for figure in figures {
      #expect(figure.contains("<strong>has problems</strong>") == figure.contains("class=\"problem\""))
    }
    #expect(figures.contains { $0.contains("has problems") })
  }

  /// The least width of Chromium's window is 500 pixels. The color of the names is read as Chromium computes it; WCAG 2.2,
  /// 1.4.3, wants a contrast of 4.5 with the background.
  @Test(
    "on a phone, nothing is wider than the screen, and names are readable", arguments: ["light", "dark"])
  func phone(style: String) throws {
    let page = try browser.load(
      feedPath,
      running: """
        document.documentElement.style.colorScheme = '\(style)';
        const limit = document.documentElement.clientWidth;
        const parts = document.querySelectorAll('header *, form *, figure.chosen .drawing, figure.chosen :is(th, td)');
        const wide = [...parts].filter(part => part.getBoundingClientRect().right > limit + 0.5);
        const probe = document.body.appendChild(document.createElement('p'));
        const colorOf = name => { probe.style.color = name; return getComputedStyle(probe).color.match(/[.0-9]+/g); };
        const fitted = getComputedStyle(document.querySelector('figure.chosen .drawing')).zoom;
        document.title = [limit, parts.length, wide.length, document.documentElement.scrollWidth, fitted,
          ...colorOf('color-mix(in srgb, Canvas 100%, Canvas)'), ...colorOf('var(--faint)'), ...colorOf('var(--bad)'),
        ].join(' ');
        """, address: "width=430", width: 500)
    let title = try #require(page.components(separatedBy: "<title>").dropFirst().first?.prefix { $0 != "<" })
    let numbers = title.split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 14)
    #expect(numbers[0] == 500 && numbers[1] > 20 && numbers[2] == 0 && numbers[3] == 500)
    // A cell of 430 points with 56 for its numbers, between margins of 8 points and in a line of 1 at each side.
    #expect(abs(numbers[4] - (500 - 18) / 486) < 1e-3)
    for color in [numbers[8..<11], numbers[11..<14]] { #expect(contrast(color, numbers[5..<8]) >= 4.5) }
  }

  /// Returns the contrast of two colors (WCAG 2.2, 1.4.3).
  private func contrast(_ color: ArraySlice<Double>, _ other: ArraySlice<Double>) -> Double {
    let luminances = [color, other].map { color in
      zip(color, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
        sum + part.1 * (part.0 <= 0.04045 ? part.0 / 12.92 : pow((part.0 + 0.055) / 1.055, 2.4))
      }
    }
    return (luminances.reduce(0, max) + 0.05) / (luminances.reduce(1, min) + 0.05)
  }

  /// WCAG 2.2, 1.4.3. The colors are read as Chromium computes them.
  @Test("texts on a page of an audit are readable", arguments: ["light", "dark"])
  func audit(style: String) throws {
    let folder = try TemporaryFolder(texts: [
      "de.lproj/A.strings": "\"a\" = \"Donaudampfschifffahrtsgesellschaft %d\";\n"
    ])
    let path = "\(folder.path)/audit.html"
    let run = try ToolProcess.shell("\"$galley\" audit '\(folder.path)' --exit-zero --width 60 --page '\(path)'")
    #expect(run.status == 0)
    let page = try HeadlessBrowser(folder: folder).load(
      path,
      running: """
        document.documentElement.style.colorScheme = '\(style)';
        const main = document.querySelector('main');
        for (const name of ['error', 'warning', 'note'])
          main.insertAdjacentHTML('beforeend', `<p class="${name}"><b>${name}</b></p>`);
        const probe = document.body.appendChild(document.createElement('p'));
        probe.style.color = 'color-mix(in srgb, Canvas 100%, Canvas)';
        const parts = [probe, ...main.querySelectorAll('.error b, .warning b, .note b, figcaption')];
        document.title = parts.flatMap(part => getComputedStyle(part).color.match(/[.0-9]+/g)).join(' ');
        """)
    let title = try #require(page.components(separatedBy: "<title>").dropFirst().first?.prefix { $0 != "<" })
    let numbers = title.split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count >= 5 * 3 && numbers.count % 3 == 0)
    for start in stride(from: 3, to: numbers.count, by: 3) {
      #expect(contrast(numbers[start..<start + 3], numbers[..<3]) >= 4.5)
    }
  }
}
