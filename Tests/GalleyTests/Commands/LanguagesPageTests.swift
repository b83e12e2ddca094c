import LayoutInspector
import LayoutPages
import TestSupport
import Testing
import UIKit

/// A page of a view in several languages, in headless Chromium.
@MainActor
@Suite(.serialized) struct LanguagesPageTests {
  private let path: String
  private let browser: HeadlessBrowser

  init() throws {
    let page = try LayoutInspector { UILabel() }.page(
      title: "Languages",
      in: LayoutEnvironment.all(widths: [300, 200], categories: [.small, .large], locales: ["ja", "ar", "de"]))
    let folder = try TemporaryFolder(texts: ["page.html": page])
    path = "\(folder.path)/page.html"
    browser = HeadlessBrowser(folder: folder)
  }

  @Test("one language is shown, or all side by side, or all at every size")
  func shown() throws {
    let german = try browser.load(path, address: "language=de&width=200")
    #expect(HeadlessBrowser.chosenKeys(german) == ["L|200|de|light"])
    let all = try browser.load(path, address: "all=language&size=S")
    #expect(HeadlessBrowser.chosenKeys(all) == ["S|300|ja|light", "S|300|ar|light", "S|300|de|light"])
    #expect(all.contains("<html lang=\"en\" class=\"js all beside\""))
    let sizes = try browser.load(path, address: "all=size&language=ar")
    #expect(HeadlessBrowser.chosenKeys(sizes) == ["S|300|ar|light", "L|300|ar|light"])
    let both = try browser.load(path, address: "all=size,language")
    #expect(HeadlessBrowser.chosenKeys(both).count == 6)
  }
}
