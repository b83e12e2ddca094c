import Foundation
import StringCatalogs
import TestSupport
import Testing
import UIFoundation

/// Where strings are found, how long they are in use, and what happens to files that can't be read.
@Suite struct LocalizedStringsUseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try LocalizationSample.folder() }

  @Test("strings are in use during a closure, also an asynchronous one, and the innermost count")
  func scopes() async throws {
    let german = try LocalizedStrings(locale: "de", catalogsIn: [folder.path])
    let polish = try LocalizedStrings(locale: "pl", catalogsIn: [folder.path])
    #expect(NSLocalizedString("title", comment: "") == "title")
    german.withUse {
      polish.withUse { #expect(NSLocalizedString("title", comment: "") == "Orders") }
      #expect(NSLocalizedString("title", comment: "") == "Bestellungen")
    }
    await german.withUse {
      await Task.yield()
      #expect(NSLocalizedString("title", comment: "") == "Bestellungen")
      await Task { #expect(LocalizedStrings.current?.locale == "de") }.value
    }
    #expect(NSLocalizedString("title", comment: "") == "title")
  }

  @Test("an error of the closure is thrown, and the strings are no longer in use")
  func errors() throws {
    struct Failure: Error {}
    let german = try LocalizedStrings(locale: "de", catalogsIn: [folder.path])
    #expect(throws: Failure.self) { try german.withUse { throw Failure() } }
    #expect(LocalizedStrings.current == nil)
  }

  @Test("locales are used at the same time, each in its task")
  func tasks() async throws {
    let expected = ["en": "3 orders", "de": "3 Bestellungen", "pl": "3 zamówienia", "ja": "注文3件"]
    let all = try expected.keys.map { try LocalizedStrings(locale: $0, catalogsIn: [folder.path]) }
    let texts = await withTaskGroup(of: (String, String).self) { group in
      for round in 0..<400 {
        let strings = all[round % all.count]
        group.addTask {
          let text = strings.withUse { String(format: NSLocalizedString("orders", comment: ""), 3) }
          return (strings.locale, text)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts.count == 400)
    #expect(texts.allSatisfy { expected[$0.0] == $0.1 })
  }

  @Test("another bundle's strings are those of its own folder")
  func bundles() throws {
    let other = try TemporaryFolder(texts: [
      "de.lproj/Localizable.strings": #""title" = "Andere";"#, "broken.strings": "x = ;",
    ])
    let bundle = try #require(Bundle(path: other.path))
    let strings = try LocalizedStrings(locale: "de", catalogsIn: [folder.path])
    strings.withUse {
      #expect(bundle.localizedString(forKey: "title", value: nil, table: nil) == "Andere")
      #expect(bundle.localizedString(forKey: "greeting", value: nil, table: nil) == "greeting")
      #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "Andere")
      #expect(NSLocalizedString("title", comment: "") == "Bestellungen")
    }
    #expect(strings.failures.map(\.file) == ["\(other.path)/broken.strings"])
  }

  @Test("the folder of a language is a bundle, as in apps that switch languages")
  func languageFolder() throws {
    let bundle = try #require(Bundle(path: folder.path + "/pl.lproj"))
    try LocalizedStrings(locale: "de", catalogsIn: [folder.path]).withUse {
      let format = bundle.localizedString(forKey: "orders", value: nil, table: nil)
      #expect(String(format: format, 5) == "5 zamówień")
    }
  }

  @Test("a folder without catalogs, and a file that is invalid, are errors with the location")
  func unreadable() throws {
    let empty = try TemporaryFolder(texts: [:])
    #expect(throws: CatalogError.self) { try LocalizedStrings(locale: "de", catalogsIn: [empty.path]) }
    #expect(throws: CatalogError.self) { try LocalizedStrings(locale: "de", catalogsIn: [empty.path + "/none"]) }
    let broken = try TemporaryFolder(texts: [
      "de.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" = ;", "fr.lproj/Localizable.strings": "\"a\" = \"c\";",
    ])
    let error = #expect(throws: CatalogError.self) { try LocalizedStrings(locale: "de", catalogsIn: [broken.path]) }
    #expect(error?.file == "\(broken.path)/de.lproj/Localizable.strings")
    #expect(error?.line == 2)
    // The file of another language isn't read.
    try LocalizedStrings(locale: "fr", catalogsIn: [broken.path]).withUse {
      #expect(NSLocalizedString("a", comment: "") == "c")
    }
  }

  @Test("hostile formats are shown as they are")
  func hostile() throws {
    let wide = String(repeating: "9", count: 400)
    let forms = ["one": "%\(wide)d %n %s %#@x", "other": "%99$d %@ %\(wide)$@ %*.*f"]
    let file = try TemporaryFolder(texts: [
      "en.lproj/Localizable.stringsdict": LocalizationSample.plurals(["k": ("%#@v@", ["v": forms])])
    ])
    try LocalizedStrings(locale: "en", catalogsIn: [file.path]).withUse {
      let format = NSLocalizedString("k", comment: "")
      // The largest width is 100.
      #expect(String(format: format, 1) == String(repeating: " ", count: 99) + "1 %n %s %#@x")
      #expect(String(format: format, 2).hasPrefix("%99$d"))
      #expect(String(format: format, "text").hasPrefix("%99$d"))
      #expect(String(format: format, Double.nan).hasPrefix("%99$d"))
      #expect(String(format: format, Double.infinity).hasPrefix("%99$d"))
    }
  }

  /// Foundation of Swift 6.3.1 stops the process at such a key.
  @Test("a key of a .stringsdict file in the process's own bundle doesn't stop the process")
  func childProcess() async {
    await #expect(processExitsWith: .success) {
      let folder = try LocalizationSample.folder()
      let bundle = try #require(Bundle(path: folder.path))
      try LocalizedStrings.use(locale: "pl", catalogsIn: [folder.path])
      for bundle in [bundle, .main] {
        let format = bundle.localizedString(forKey: "orders", value: nil, table: nil)
        #expect(String.localizedStringWithFormat(format, 5) == "5 zamówień")
      }
      try LocalizedStrings.use(locale: "de", catalogsIn: [folder.path])
      #expect(NSLocalizedString("title", comment: "") == "Bestellungen")
      let text = await Task.detached { NSLocalizedString("title", comment: "") }.value
      #expect(text == "Bestellungen")
      LocalizedStrings.stopUsing()
      #expect(NSLocalizedString("title", comment: "") == "title")
      #expect(LocalizedStrings.current == nil)
    }
  }
}
