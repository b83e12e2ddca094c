import Foundation
import TestSupport
import Testing

@testable import UIFoundation

@Suite struct AssetCacheTests {
  private func key(_ name: String) -> AssetCache.Key {
    AssetCache.Key(folder: name, UITraitCollection(displayScale: 1))
  }

  private func content(_ count: Int) -> ImageContent {
    var content = ImageContent()
    content.source = .file(Data(count: count), .png)
    return content
  }

  @Test("the oldest contents are dropped first, and the size is never larger than the limit")
  func limit() {
    let each = 100 + AssetCache.overhead
    var cache = AssetCache(limit: 10 * each)
    for index in 0..<1_000 {
      cache.insert(content(100), for: key("\(index)"))
      #expect(cache.size == min(index + 1, 10) * each)
      #expect(cache[key("\(index)")] != nil && cache[key("\(index - 9)")] != nil || index < 9)
      #expect(cache[key("\(index - 10)")] == nil)
    }
    cache.insert(content(5 * each - AssetCache.overhead), for: key("half"))
    #expect(cache.size == 10 * each && cache[key("994")] == nil && cache[key("995")] != nil)
    cache.insert(content(10 * each), for: key("large"))
    #expect(cache[key("large")] == nil && cache[key("half")] != nil)
  }

  /// 44 and 132 are the widths of the PNG files.
  @Test("a picture is read once for each variant, until names are forgotten")
  func once() throws {
    let folder = try AssetFolder(
      images: """
        {"idiom":"universal","filename":"small.png","scale":"1x"},
        {"idiom":"universal","filename":"medium.png","scale":"1x",
         "appearances":[{"appearance":"luminosity","value":"dark"}]}
        """)
    func width(_ style: UIUserInterfaceStyle) -> CGFloat? { folder.icon { $0.userInterfaceStyle = style }?.size.width }
    #expect(width(.light) == 44 && width(.dark) == 88)
    let set = folder.folder.path + "/Media.xcassets/Icon.imageset/"
    try PNGFile.large.write(to: URL(fileURLWithPath: set + "small.png"))
    #expect(width(.light) == 44 && width(.dark) == 88)
    NamedAssets.forget()
    #expect(width(.light) == 132)
  }
}
