import TestSupport
import Testing

// Not @testable: what an application's tests call.
import StringCatalogs

/// The forms of numbers are those of CLDR 42's chart "Language Plural Rules".
@Suite struct StringCatalogTests {
  private static let files = """
    {"sourceLanguage":"en","version":"1.0","strings":{
    "files":{"localizations":{
    "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld file"}},
    "other":{"stringUnit":{"value":"%lld files"}},"zero":{"stringUnit":{"value":"No files"}}}}},
    "pl":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld plik"}},
    "few":{"stringUnit":{"value":"%lld pliki"}},"many":{"stringUnit":{"value":"%lld plików"}},
    "other":{"stringUnit":{"value":"%lld pliku"}}}}}}},
    "tap":{"localizations":{"en":{"variations":{"device":{"mac":{"stringUnit":{"value":"Click %2$@ %1$.1f"}},
    "other":{"stringUnit":{"value":"Tap %@"}}}}}}},
    "Untranslated":{}}}
    """

  private func catalog() throws -> StringCatalog {
    let folder = try TemporaryFolder(texts: ["A.xcstrings": Self.files])
    return try StringCatalog(path: "\(folder.path)/A.xcstrings")
  }

  @Test("a catalog has its localizations, and the strings of each in all forms")
  func localizations() throws {
    let catalog = try catalog()
    #expect(catalog.localizations == ["en", "pl"])
    #expect(catalog.strings(in: "pl").map(\.form) == ["one", "few", "many", "other"])
    #expect(catalog.strings(in: "en").map(\.key) == ["files", "files", "files", "tap", "tap", "Untranslated"])
    #expect(catalog.strings(in: "de").isEmpty)
    #expect(catalog.strings.first?.line == 3)
    #expect(catalog.strings(in: "pl")[0].plurals[0].forms == ["one", "few", "many", "other"])
  }

  @Test(
    "the arguments select the plural form",
    arguments: [
      ("en", 0.0, "No files"), ("en", 1, "1 file"), ("en", 1_234, "1,234 files"), ("pl", 1, "1 plik"),
      ("pl", 3, "3 pliki"), ("pl", 5, "5 plików"), ("pl", 0, "0 plików"), ("pl", 22, "22 pliki"),
    ])
  func plurals(language: String, number: Double, text: String) throws {
    #expect(try catalog().text(for: "files", in: language, arguments: [.number(number)]) == text)
  }

  @Test("the device selects the variation, and arguments are filled in by position")
  func devices() throws {
    let catalog = try catalog()
    #expect(catalog.text(for: "tap", in: "en", arguments: [.text("x")]) == "Tap x")
    #expect(catalog.text(for: "tap", in: "en", arguments: [.number(2.5), .text("x")], device: "mac") == "Click x 2.5")
    // A placeholder without an argument of its type is left as it is.
    #expect(catalog.text(for: "tap", in: "en", arguments: [.text("x")], device: "mac") == "Click %2$@ %1$.1f")
    #expect(catalog.text(for: "Untranslated", in: "en") == "Untranslated")
    #expect(catalog.text(for: "Untranslated", in: "pl") == nil)
  }

  @Test("a folder's catalogs are those of all formats, in the localizations of their folders")
  func folder() throws {
    let folder = try TemporaryFolder(texts: [
      "pt_BR.lproj/A.strings": "\"k\" = \"olá %@\";", "A.xcstrings": Self.files, "notes.txt": "",
    ])
    let catalogs = try StringCatalog.catalogs(inFolder: folder.path)
    let paths = catalogs.map { $0.path.dropFirst(folder.path.count + 1) }
    #expect(paths == ["A.xcstrings", "pt_BR.lproj/A.strings"])
    #expect(catalogs[1].text(for: "k", in: "pt-BR", arguments: [.text("x")]) == "olá x")
  }

  @Test("a file that is missing, of another type, or invalid is a typed error with its position")
  func errors() throws {
    let folder = try TemporaryFolder(texts: ["a.txt": "", "b.strings": "a = b;\nc = ;"])
    let missing = try #require(throws: CatalogError.self) { try StringCatalog(path: "\(folder.path)/a.strings") }
    #expect(missing.kind == .unreadable && missing.line == 0 && missing.reason == "No such file or directory")
    let other = try #require(throws: CatalogError.self) { try StringCatalog(path: "\(folder.path)/a.txt") }
    #expect(other.kind == .invalid)
    #expect(other.description == "\(folder.path)/a.txt: not a .strings, .stringsdict, or .xcstrings file")
    let invalid = try #require(throws: CatalogError.self) { try StringCatalog(path: "\(folder.path)/b.strings") }
    #expect(invalid.kind == .invalid && invalid.line == 2 && invalid.column == 5)
  }
}
