import Foundation
import Testing

@testable import SourceAdoption

/// The names are those that Apple's documentation and projects of Xcode 15 show; digits are inferred.
@Suite struct AssetSymbolTests {
  @Test(
    "a symbol is the name in camel case",
    arguments: [
      ("Star", "star"), ("star-fill", "starFill"), ("URLIcon", "urlIcon"), ("tab bar_icon", "tabBarIcon"),
      ("URL", "url"), ("default", "`default`"), ("1st", "_1st"),
    ])
  func names(name: String, symbol: String) { #expect(AssetSymbols.symbol(name, isType: false) == symbol) }

  @Test("images and colors have symbols, in enumerations for folders that provide a namespace")
  func catalog() throws {
    let app = try TemporaryApp([
      "A.xcassets/Contents.json": "{}", "A.xcassets/StarImage.imageset/Contents.json": "{}",
      "A.xcassets/AccentColor.colorset/Contents.json": "{}", "A.xcassets/Icons/Contents.json": "{}",
      "A.xcassets/Icons/plain.imageset/Contents.json": "{}",
      "A.xcassets/tab bar/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/tab bar/home.imageset/Contents.json": "{}",
    ])
    defer { app.remove() }
    var symbols = AssetSymbols()
    let files = try #require(FileManager.default.subpaths(atPath: app.path)).sorted()
    for file in files where file.hasSuffix("Contents.json") { symbols.add(app.path + "/" + file) }
    #expect(
      symbols.text == """

        extension ImageResource {
          static let plain = ImageResource(name: "plain", bundle: .main)
          static let star = ImageResource(name: "StarImage", bundle: .main)
          enum TabBar {
            static let home = ImageResource(name: "tab bar/home", bundle: .main)
          }
        }

        extension ColorResource {
          static let accent = ColorResource(name: "AccentColor", bundle: .main)
        }

        """)
  }
}
