import Foundation
import StringCatalogs
import TestSupport
import Testing

@testable import InterfaceDocuments

@Suite struct InterfaceStringsTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"l-1.text": {"localizations": {
      "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}},
      "en": {"stringUnit": {"state": "translated", "value": "Hello"}}}}}}
    """

  @Test("translations come from the folders of languages beside the document's, and from a catalog for all")
  func languages() throws {
    let folder = try TemporaryFolder(texts: [
      "Base.lproj/Main.storyboard": "", "de.lproj/Main.strings": "\"l-1.text\" = \"Hallo\";",
      "de.lproj/Other.strings": "\"l-1.text\" = \"Nein\";", "mul.lproj/Main.xcstrings": Self.catalog,
      "it.lproj/Localizable.strings": "\"l-1.text\" = \"Ciao\";",
    ])
    let path = folder.path + "/Base.lproj/Main.storyboard"
    #expect(InterfaceStrings.languages(documentPath: path) == ["de", "en", "fr"])
    #expect(InterfaceStrings(documentPath: path, language: "de")["l-1", "text"] == "Hallo")
    #expect(InterfaceStrings(documentPath: path, language: "fr")["l-1", "text"] == "Bonjour")
    #expect(InterfaceStrings(documentPath: path, language: "it").isEmpty)
  }

  @Test("a text is in the most specific language that has it, as `other` and for the device if it varies")
  func variations() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "n-1.text": {"localizations": {"pt": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%d pedido"}},
        "other": {"stringUnit": {"state": "translated", "value": "%d pedidos"}}}}}}},
      "d-1.text": {"localizations": {"pt": {"variations": {"device": {
        "ipad": {"stringUnit": {"state": "translated", "value": "Toque grande"}},
        "other": {"stringUnit": {"state": "translated", "value": "Toque"}}}}}}},
      "b-1.text": {"localizations": {
        "pt": {"stringUnit": {"state": "translated", "value": "Ecrã"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Tela"}}}}}}
      """
    let folder = try TemporaryFolder(texts: ["Base.lproj/Main.xib": "", "mul.lproj/Main.xcstrings": catalog])
    let path = folder.path + "/Base.lproj/Main.xib"
    let phone = InterfaceStrings(documentPath: path, language: "pt-BR")
    #expect(phone["n-1", "text"] == "%d pedidos")
    #expect(phone["d-1", "text"] == "Toque")
    #expect(phone["b-1", "text"] == "Tela")
    let pad = InterfaceStrings(documentPath: path, language: "pt-BR", device: "ipad")
    #expect(pad["d-1", "text"] == "Toque grande")
    #expect(InterfaceStrings(documentPath: path, language: "pt-PT")["b-1", "text"] == "Ecrã")
    #expect(InterfaceStrings(documentPath: path, language: "es").isEmpty)
  }

  @Test("a document in no folder of a language has the files beside it")
  func besides() throws {
    let folder = try TemporaryFolder(texts: ["Main.xib": "", "Main.xcstrings": Self.catalog])
    let strings = InterfaceStrings(documentPath: folder.path + "/Main.xib", language: "fr")
    #expect(strings["l-1", "text"] == "Bonjour" && strings["l-2", "text"] == nil)
  }

  @Test("an invalid file or entry is left out and named, and the other translations are used")
  func damaged() throws {
    let folder = try TemporaryFolder(texts: [
      "Base.lproj/Main.xib": "", "de.lproj/Main.strings": "\"a\" = ",
      "de.lproj/Main.stringsdict": """
      <plist><dict><key>a.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string></dict>
      <key>b.text</key><dict><key>NSStringLocalizedFormatKey</key><string>Gut</string></dict></dict></plist>
      """,
    ])
    let strings = InterfaceStrings(documentPath: folder.path + "/Base.lproj/Main.xib", language: "de")
    #expect(strings["b", "text"] == "Gut" && strings["a", "text"] == nil)
    #expect(strings.failures.map { $0.file.hasSuffix("Main.stringsdict") } == [true, false])
    #expect(InterfaceStrings(documentPath: folder.path + "/Base.lproj/Main.xib", language: "fr").failures.isEmpty)
  }

  @Test("a file with all languages is read once")
  func once() throws {
    let folder = try TemporaryFolder(texts: ["Base.lproj/Main.xib": "", "mul.lproj/Main.xcstrings": Self.catalog])
    let translations = DocumentTranslations(documentPath: folder.path + "/Base.lproj/Main.xib")
    try FileManager.default.removeItem(atPath: folder.path + "/mul.lproj/Main.xcstrings")
    #expect(translations.languages == ["en", "fr"] && translations.developmentLanguage == "en")
    #expect(translations.strings(language: "fr", device: "iphone")["l-1", "text"] == "Bonjour")
    #expect(translations.strings(language: "en", device: "iphone")["l-1", "text"] == "Hello")
  }

  @Test("links that lead out of the folder around the document's aren't followed")
  func links() throws {
    let outside = try TemporaryFolder(texts: ["Main.strings": "\"l-1.text\" = \"Hallo\";"])
    let folder = try TemporaryFolder(texts: [
      "Base.lproj/Main.xib": "", "de.lproj/Other.strings": "", "fr.lproj/Main.strings": "\"l-1.text\" = \"Bonjour\";",
    ])
    func link(_ name: String, to destination: String) throws {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: destination)
    }
    try link("de.lproj/Main.strings", to: outside.path + "/Main.strings")
    try link("it.lproj", to: outside.path)
    try link("fr-CA.lproj", to: "fr.lproj")
    let path = folder.path + "/Base.lproj/Main.xib"
    #expect(InterfaceStrings.languages(documentPath: path) == ["fr", "fr-CA"])
    #expect(InterfaceStrings(documentPath: path, language: "de").isEmpty)
    #expect(InterfaceStrings(documentPath: path, language: "fr-CA")["l-1", "text"] == "Bonjour")
  }
}
