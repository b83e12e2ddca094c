import CoreGraphics
import Foundation
import LayoutRendering
import Testing

@testable import galley

/// Pages in headless Chromium.
@Suite(.serialized) struct PageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder([:]) }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// Returns the page's elements after its scripts have run, as Chromium prints them.
  private func load(_ path: String, address: String = "") throws -> String {
    let chromium = "chromium --headless --no-sandbox --disable-gpu --virtual-time-budget=2000"
    let result = try ToolProcess.shell(
      "\(chromium) --user-data-dir='\(self.path("profile"))' --dump-dom 'file://\(path)#\(address)' 2>/dev/null")
    #expect(result.status == 0)
    return result.output
  }

  /// Returns the keys of the figures that are shown.
  private func chosen(_ page: String) -> [String] {
    page.components(separatedBy: "<figure ").dropFirst().compactMap { figure in
      let tag = figure.prefix { $0 != ">" }
      guard tag.contains("chosen"), let key = tag.range(of: "data-key=\"") else { return nil }
      return String(tag[key.upperBound...].prefix { $0 != "\"" })
    }
  }

  private func makePage() throws -> String {
    let path = self.path("cells.html")
    #expect(try ToolProcess.shell(#""$galley" cells --page '\#(path)'"#).status == 0)
    return path
  }

  @Test("the page shows the default, what the address says, and what the slider says")
  func controls() throws {
    let path = try makePage()
    #expect(chosen(try load(path)) == ["L|375|left-to-right|light"])
    let other = try load(path, address: "size=AX3&width=320&direction=right-to-left&style=dark&hide=frames")
    #expect(chosen(other) == ["AX3|320|right-to-left|dark"])
    #expect(other.contains("data-overlay=\"frames\" hidden=\"\""))
    #expect(!other.contains("data-overlay=\"baselines\" hidden"))
    // Moves the slider one step, as the arrow key does, and hides an overlay.
    let moved = self.path("moved.html")
    let script = """
      <script>
      const slider = document.getElementById('size');
      slider.stepUp();
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const box = document.querySelector('.overlay[value=margins]');
      box.click();
      document.querySelector('figure.chosen .regions rect').focus();
      </script>
      """
    let page = try String(contentsOfFile: path, encoding: .utf8).replacingOccurrences(
      of: "</body>", with: script + "</body>")
    try page.write(toFile: moved, atomically: true, encoding: .utf8)
    let after = try load(moved)
    #expect(chosen(after) == ["XL|375|left-to-right|light"])
    #expect(after.contains("data-overlay=\"margins\" hidden=\"\""))
    // The slider's value is announced, and the numbers of the focused view are shown.
    #expect(after.contains("aria-valuetext=\"XL\""))
    let status = try #require(after.range(of: "aria-live=\"polite\">"))
    #expect(after[status.upperBound...].prefix { $0 != "<" }.contains("HeadlineBodyCell.headlineLabel: x 16"))
  }

  @Test("without JavaScript, all twelve sizes are shown, one below the other")
  func withoutScript() throws {
    let page = try makePage()
    // What the script hides is a part of the page: all sizes with the other controls at their defaults.
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let figures = text.components(separatedBy: "<figure ").dropFirst().map { $0.prefix { $0 != ">" } }
    #expect(figures.filter { $0.contains("class=\"static\"") }.count == 12)
    let bare = path("bare.html")
    let script = try #require(text.range(of: "(?s)<script>.*</script>", options: .regularExpression))
    try text.replacingCharacters(in: script, with: "").write(toFile: bare, atomically: true, encoding: .utf8)
    let picture = path("page.png")
    let chromium = "chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=900,6000"
    let options = "--user-data-dir='\(path("profile"))' --screenshot='\(picture)'"
    #expect(try ToolProcess.shell("\(chromium) \(options) 'file://\(bare)' 2>/dev/null").status == 0)
    let shown = try Bitmap(decoding: Data(contentsOf: URL(fileURLWithPath: picture)))
    // The cells alone are 2,729 points high: the sum of `galley cells` for this row.
    let ink = (0..<shown.height).filter { y in
      (0..<shown.width).contains { x in shown.color(atX: x, y: y).green < 0.5 }
    }
    #expect(try #require(ink.last) > 2_729)
  }

  @Test("the page needs nothing but itself, and every figure has its own key")
  func selfContained() throws {
    let page = try String(contentsOfFile: try makePage(), encoding: .utf8)
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
}
