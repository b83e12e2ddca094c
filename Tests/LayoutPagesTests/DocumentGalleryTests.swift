import Foundation
import InterfaceDocuments
import LayoutInspector
import LayoutPages
import LayoutRendering
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct DocumentGalleryTests {
  /// A nib with a label of a fixed size of 100 by 30 points in 60, and a view of 40 by 40 at the right of it. The label's font
  /// has a text style, so that its text is truncated at large sizes only.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
    <view userLabel="A &lt;card&gt;" id="v" customClass="Card"><rect key="frame" x="0.0" y="0.0" width="300" height="60"/>
    <subviews><label text="Sailing" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="10" y="10" width="100" height="30"/>
    <constraints><constraint firstAttribute="width" constant="100" id="k-1"/>
    <constraint firstAttribute="height" constant="30" id="k-2"/></constraints>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="120" y="10" width="40" height="40"/>
    <constraints><constraint firstAttribute="width" constant="40" id="k-3"/>
    <constraint firstAttribute="height" constant="40" id="k-4"/></constraints></view></subviews>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" id="k-5"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="k-6"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="top" id="k-7"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="10" id="k-8"/>
    <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="10" id="k-9"/>
    </constraints></view>
    <view id="w"><rect key="frame" x="0.0" y="0.0" width="50" height="60"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0.0" y="0.0" width="20" height="60"/>
    <constraints><constraint firstAttribute="width" constant="20" id="k-10"/>
    <constraint firstAttribute="height" constant="60" id="k-11"/></constraints></view></subviews><constraints>
    <constraint firstItem="c" firstAttribute="top" secondItem="w" secondAttribute="top" id="k-12"/>
    <constraint firstItem="c" firstAttribute="leading" secondItem="w" secondAttribute="leading" id="k-13"/>
    <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="k-14"/>
    </constraints></view></objects></document>
    """

  private static let all = LayoutEnvironment.categories

  private func gallery(
    _ text: String = document, categories: [UIContentSizeCategory] = all, initial: UIContentSizeCategory = .large
  ) throws -> String {
    let file = try InterfaceFile(InterfaceDocument(bytes: [UInt8](text.utf8), file: "Card.xib"))
    var gallery = DocumentGallery(title: "Cards & more", categories: categories, initial: initial)
    let layouts = gallery.categories.map {
      DocumentLayout(file, device: nil, width: nil, environment: LayoutEnvironment(category: $0))
    }
    for part in file.parts { gallery.add(layouts.compactMap { $0.layOut(part) }, path: "App/Card.xib") }
    return try gallery.html()
  }

  private static func values(_ attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  private static func articles(_ page: String) -> [String] {
    page.components(separatedBy: "<article ").dropFirst().map { $0.components(separatedBy: "</article>")[0] }
  }

  @Test("each part has its name, kind, class, file, and line")
  func parts() throws {
    let page = try gallery()
    let articles = Self.articles(page)
    #expect(articles.count == 2)
    #expect(page.contains("<title>Cards &amp; more</title>"))
    #expect(articles[0].contains("<h2>A &lt;card&gt;</h2>"))
    #expect(articles[0].contains("<span>nib, Card (UIView)</span> <code>App/Card.xib:2</code>"))
    #expect(articles[1].contains("<span>nib, UIView</span> <code>App/Card.xib:16</code>"))
    #expect(Self.values("data-part", in: page) == ["part-0", "part-1"])
    #expect(Self.values("data-values", in: page) == ["XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"])
  }

  /// The box is 10 + 100 + 10 from the left, and 10 from the top.
  @Test("views have regions with their frames, ids, and lines")
  func regions() throws {
    let article = try #require(Self.articles(gallery()).first)
    let shown = try #require(article.components(separatedBy: "<script").first)
    let texts = Self.values("data-text", in: shown)
    #expect(texts.count == 3)
    #expect(texts.contains("UIView b, line 7: x 120, y 10, 40 by 40"))
    #expect(texts.contains { $0.hasPrefix("UILabel l, line 3: x 10, y 10, 100 by 30, baseline ") })
    #expect(shown.contains("x=\"120\" y=\"10\" width=\"40\" height=\"40\" data-text=\"UIView b"))
  }

  /// At AX5, body has 53 points (dynamic-type.json), of which "Sailing" doesn't fit into 100.
  @Test("each size has its problems, and their views are marked")
  func problems() throws {
    let article = try #require(Self.articles(gallery()).first)
    let variants = try #require(Self.values("data-variants", in: article).first).split(separator: " ").compactMap {
      Int($0)
    }
    let counts = try #require(Self.values("data-problems", in: article).first).split(separator: " ").compactMap {
      Int($0)
    }
    #expect(variants.count == 12)
    #expect(counts[variants[3]] == 0 && counts[variants[11]] > 0)
    let large = try #require(article.components(separatedBy: "data-variant=\"\(variants[11])\">").dropFirst().first)
    let markup = large.components(separatedBy: "</script>")[0]
    #expect(markup.contains("<li>line 3, l: "))
    #expect(markup.components(separatedBy: "<rect class=\"faulty\"").count == 2)
  }

  @Test("sizes at which a part looks the same share a drawing, and only one is an element")
  func sharing() throws {
    let articles = try Self.articles(gallery())
    #expect(Self.values("data-variants", in: articles[1]) == ["0 0 0 0 0 0 0 0 0 0 0 0"])
    #expect(!articles[1].contains("<script"))
    // Body has another size at each of the twelve (dynamic-type.json).
    #expect(Self.values("data-variants", in: articles[0]) == ["0 1 2 3 4 5 6 7 8 9 10 11"])
    #expect(Self.values("data-shown", in: articles[0]) == ["3"])
    #expect(Self.values("data-variant", in: articles[0]) == ["0", "1", "2", "4", "5", "6", "7", "8", "9", "10", "11"])
  }

  @Test("the page starts with the given size, or the first if it isn't among them")
  func initial() throws {
    for (initial, value, name) in [(UIContentSizeCategory.extraLarge, "1", "XL"), (.small, "0", "L")] {
      let page = try gallery(categories: [.large, .extraLarge], initial: initial)
      #expect(page.contains("max=\"1\" value=\"\(value)\" data-values=\"L XL\" aria-valuetext=\"\(name)\""))
    }
  }

  @Test("texts can't end the elements that contain them, and a gallery without parts is a page")
  func markup() throws {
    let text = Self.document.replacing("Sailing", with: "&lt;/script&gt;&lt;!--&lt;script&gt;")
    let page = try gallery(text)
    // One for each of 11 sizes, and that of the page.
    #expect(page.components(separatedBy: "</script").count == 13)
    #expect(!page.contains("<!--"))
    let empty = try DocumentGallery(title: "None").html()
    #expect(empty.contains("<main>\n</main>"))
  }
}
