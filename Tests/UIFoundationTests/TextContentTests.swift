import Foundation
import Testing

@testable import UIFoundation

struct TextContentTests {
  private let font = UIFont.systemFont(ofSize: 20)

  /// Returns the widths of the cached measurements, the newest first.
  private func cachedWidths(_ content: TextContent) -> [CGFloat?] {
    [content.state.cache.newest?.request.width, content.state.cache.older?.request.width]
  }

  @Test("the trials of a search for a scale do not replace the cached measurements")
  func trials() {
    let content = TextContent("A title that may be too wide", font: font)
    let full = content.measure(TextContent.Request(lines: 1)).width
    _ = content.measure(TextContent.Request(width: full / 4))
    let cached = cachedWidths(content)
    #expect(cached == [full / 4, .infinity])
    let options = TextContent.Options(.byTruncatingTail, height: 100)
    let scale = content.shrunkScale(
      TextContent.Request(width: full / 2, lines: 1, options), atLeast: 0.25, of: font.pointSize)
    #expect(scale < 1 && scale > 0.25)
    #expect(cachedWidths(content) == cached)
  }

  @Test("a scale is found once, until the text or the font changes")
  func scaleOnce() {
    let content = TextContent("A title that may be too wide", font: font)
    let width = content.measure(TextContent.Request(lines: 1)).width / 2
    var searches = 0
    func scale() -> CGFloat {
      func size() -> CGFloat {
        searches += 1
        return content.font.pointSize
      }
      return content.shrunkScale(TextContent.Request(width: width, lines: 1), atLeast: 0.25, of: size())
    }
    let first = scale()
    #expect(scale() == first && searches == 1)
    content.font = .systemFont(ofSize: 30)
    #expect(scale() < first && searches == 2)
    content.set("I")
    #expect(scale() == 1)
  }

  @Test("text that is set again as it was keeps its measurements")
  func sameText() {
    let content = TextContent("Text", font: font)
    _ = content.measure(TextContent.Request(width: 100))
    #expect(!content.set("Text"))
    #expect(cachedWidths(content) == [100, nil])
    #expect(content.set(NSAttributedString(string: "Text")))
    #expect(cachedWidths(content) == [nil, nil])
    #expect(!content.set(NSAttributedString(string: "Text")))
    #expect(content.set("Text") && content.attributed == nil)
  }
}
