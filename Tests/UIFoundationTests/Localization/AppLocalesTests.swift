import Foundation
import StringCatalogs
import TestSupport
import Testing
import UIFoundation

/// The locales in which an app has texts.
@Suite struct AppLocalesTests {
  private static let catalog = #"""
    {"sourceLanguage": "nl", "version": "1.0", "strings": {"title": {"localizations": {
      "fr": {"stringUnit": {"state": "translated", "value": "Commandes"}},
      "pt-BR": {"stringUnit": {"state": "new", "value": "Pedidos"}}
    }}}}
    """#

  @Test("locales are those of folders with catalogs, each once, after the development language")
  func folders() throws {
    let folder = try TemporaryFolder(texts: [
      "de.lproj/Localizable.strings": "", "German.lproj/Old.strings": "", "pt_BR.lproj/Localizable.stringsdict": "",
      "Module/zh-Hant.lproj/Other.strings": "", "Base.lproj/Localizable.strings": "", "Plain.strings": "",
      "ar.lproj/readme.txt": "", "en.lproj/Localizable.strings": "",
    ])
    #expect(try LocalizedStrings.locales(catalogsIn: [folder.path]) == ["en", "de", "pt-BR", "zh-Hant"])
  }

  @Test("locales are those of string catalogs too, and the development language is their source language")
  func catalogs() throws {
    let folder = try TemporaryFolder(texts: ["A.xcstrings": Self.catalog, "pt_br.lproj/B.strings": ""])
    let locales = try LocalizedStrings.locales(catalogsIn: [folder.path])
    #expect(locales.first == "nl")
    #expect(locales.map { $0.lowercased() } == ["nl", "fr", "pt-br"])
  }

  @Test("another bundle's locales are those of its own folder, and its Info.plist states the development language")
  func bundles() throws {
    let plist = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>it</string></dict></plist>
      """#
    let folder = try TemporaryFolder(texts: [
      "Info.plist": plist, "sv.lproj/A.strings": "", "A.xcstrings": Self.catalog,
    ])
    let bundle = try #require(Bundle(path: folder.path))
    #expect(try LocalizedStrings.locales(for: bundle) == ["it", "fr", "nl", "pt-BR", "sv"])
  }

  @Test("a folder without catalogs, and an invalid string catalog, are errors; other invalid files aren't read")
  func errors() throws {
    let empty = try TemporaryFolder(texts: ["readme.txt": ""])
    #expect(throws: CatalogError.self) { try LocalizedStrings.locales(catalogsIn: [empty.path]) }
    let broken = try TemporaryFolder(texts: ["A.xcstrings": "{", "de.lproj/A.strings": "x = ;"])
    let error = #expect(throws: CatalogError.self) { try LocalizedStrings.locales(catalogsIn: [broken.path]) }
    #expect(error?.file.hasSuffix("A.xcstrings") == true)
    try FileManager.default.removeItem(atPath: broken.path + "/A.xcstrings")
    #expect(try LocalizedStrings.locales(catalogsIn: [broken.path]) == ["en", "de"])
  }
}
