import CoreGraphics
import Foundation
import LayoutRendering
import TestSupport
import Testing

@testable import galley

/// The page of documents in headless Chromium.
@Suite(.serialized) struct DocumentPageTests {
  /// A label of body of 100 by 40 points, in which "Monday" fits at L, and not at AX5, where M alone is
  /// about 46 points wide. Around it is a blue rectangle.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
    <view id="v" customClass="Card"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
    <label text="Monday" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="10" y="10" width="100" height="40"/>
    <constraints><constraint firstAttribute="width" constant="100" id="k-1"/>
    <constraint firstAttribute="height" constant="40" id="k-2"/></constraints>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
    <color key="backgroundColor" red="0.0" green="0.0" blue="1" alpha="1"/>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" id="k-3"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="k-4"/>
    <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="10" id="k-5"/>
    </constraints></view>
    <view id="w"><rect key="frame" x="0.0" y="0.0" width="50" height="60"/></view></objects></document>
    """

  private let path: String
  private let browser: HeadlessBrowser

  init() throws {
    let folder = try TemporaryFolder(texts: ["Card.xib": Self.document])
    path = "\(folder.path)/parts.html"
    let run = try ToolProcess.shell(
      #""$galley" layout '\#(folder.path)/Card.xib' --category XL --exit-zero --page '\#(path)'"#)
    #expect(run.status == 0)
    browser = HeadlessBrowser(folder: folder)
  }

  private func articles(_ page: String) -> [String] {
    page.components(separatedBy: "<article ").dropFirst().map { $0.components(separatedBy: "</article>")[0] }
  }

  @Test("the slider changes the drawings and the problems of the parts on the screen, beginning with --category")
  func slider() throws {
    let before = try articles(browser.load(path))
    #expect(before.count == 2)
    #expect(before[0].contains("data-shown=\"4\""))
    #expect(!before[0].components(separatedBy: "<script")[0].contains("<li>"))
    let page = try browser.load(
      path,
      running: """
        setTimeout(() => {
          const slider = document.getElementById('size');
          slider.value = 11;
          slider.dispatchEvent(new Event('input', { bubbles: true }));
        }, 200);
        """)
    let after = articles(page)
    let shown = after[0].components(separatedBy: "<script")[0]
    #expect(shown.contains("data-shown=\"11\""))
    #expect(shown.contains("<li>line 3, l: "))
    #expect(page.contains("aria-valuetext=\"AX5\""))
    #expect(page.contains(">2 parts, 1 with problems, "))
  }

  @Test("the address says what is shown: the size, the search, and only parts with problems")
  func address() throws {
    let large = try articles(browser.load(path, address: "size=AX5&zoom=2&show=faulty,frames"))
    #expect(large[0].components(separatedBy: "<script")[0].contains("data-shown=\"11\""))
    func isHidden(_ article: String) -> Bool { article.prefix { $0 != ">" }.contains("hidden=\"\"") }
    #expect(!isHidden(large[0]) && isHidden(large[1]))
    let found = try articles(browser.load(path, address: "search=uiview"))
    #expect(!isHidden(found[0]) && !isHidden(found[1]))
    let card = try articles(browser.load(path, address: "search=CARD%20("))
    #expect(!isHidden(card[0]) && isHidden(card[1]))
  }

  @Test("the drawings are on the screen, with and without JavaScript", arguments: [true, false])
  func drawing(runsScript: Bool) throws {
    let picture = try browser.picture(of: path, width: 900, height: 700, runsScript: runsScript)
    let blue = (0..<picture.height).reduce(0) { count, y in
      count
        + (0..<picture.width).count { x in
          let color = picture.color(atX: x, y: y)
          return color.blue > 0.9 && color.red < 0.1 && color.green < 0.1
        }
    }
    // 200 wide and 10 + 40 + 10 high at another size than L, without the pixels of the text.
    #expect(blue > 10_000 && blue <= 12_000)
  }

  @Test("the page needs nothing but itself, and cannot be combined with --recorded")
  func selfContained() throws {
    let page = try String(contentsOfFile: path, encoding: .utf8)
    for reference in ["src=\"http", "href=\"http", "url(http", "@import"] { #expect(!page.contains(reference)) }
    let uses = Set(page.components(separatedBy: "<use xlink:href=\"#").dropFirst().map { $0.prefix { $0 != "\"" } })
    let symbols = page.components(separatedBy: "<symbol id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(!uses.isEmpty && uses.isSubset(of: Set(symbols)) && Set(symbols).count == symbols.count)
    let combined = try ToolProcess.shell(#""$galley" layout --recorded --page x.html x.xib"#)
    #expect(combined.status == 64 && combined.error.contains("--page cannot be combined with --recorded"))
  }
}
