import TestSupport
import Testing

@testable import StringCatalogs

@Suite struct StringTablesTests {
  private func text(
    _ key: String, in files: [String: String], _ locale: String, development: String = "en", table: String? = nil
  ) throws -> String? {
    let folder = try TemporaryFolder(texts: files)
    var tables = StringTables(locale: locale, developmentLanguage: development, device: "iphone")
    for file in try CatalogSearch.files(folder.path).files { try tables.read(file) }
    return tables.forms(of: key, table: table)?.format
  }

  private static let languages = [
    "Base.lproj/Localizable.strings": #""a" = "Base";"#, "de.lproj/Localizable.strings": #""a" = "de";"#,
    "en.lproj/Localizable.strings": #""a" = "en";"#, "fr.lproj/Localizable.strings": #""b" = "fr";"#,
  ]

  @Test("a key's text is in the locale, the development language, or Base")
  func order() throws {
    #expect(try text("a", in: Self.languages, "de") == "de")
    #expect(try text("a", in: Self.languages, "fr") == "en")
    #expect(try text("a", in: Self.languages, "fr", development: "de") == "de")
    #expect(try text("a", in: Self.languages, "fr", development: "it") == "Base")
    #expect(try text("b", in: Self.languages, "de") == nil)
    #expect(try text("a", in: Self.languages, "de", table: "Other") == nil)
  }

  /// "Bundle Programming Guide", "The Bundle Search Pattern": global resources, then those of languages.
  @Test("a file outside the folders of languages precedes them")
  func global() throws {
    var files = Self.languages
    files["Localizable.strings"] = #""a" = "global";"#
    #expect(try text("a", in: files, "de") == "global")
  }

  @Test("a .stringsdict file precedes a .strings file of the same language, but not one of a better language")
  func formats() throws {
    let plural = """
      <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>other</key><string>%d plural</string></dict></dict></dict></plist>
      """
    var files = Self.languages
    files["de.lproj/Localizable.stringsdict"] = plural
    #expect(try text("a", in: files, "de") == "%d plural")
    files = Self.languages
    files["en.lproj/Localizable.stringsdict"] = plural
    #expect(try text("a", in: files, "de") == "de")
  }

  @Test("a form that the catalog lacks is that of other, or else the first")
  func missingForms() throws {
    let one = LocalizedString(
      locale: "en", plurals: [PluralChoice(argument: 1, form: "one", forms: ["one"])], text: "%d file")
    let forms = LocalizedForms(one)
    #expect(forms.hasPlurals)
    #expect(forms.format == "%d file")
    #expect(forms.text(with: [.number(1)]) == "1 file")
    #expect(forms.text(with: [.number(5)]) == "5 file")
    #expect(forms.text(with: []) == "%d file")
  }

  @Test("integers beyond those of the machine are written with all their digits")
  func largeNumbers() {
    let forms = LocalizedForms(LocalizedString(text: "%lld %x"))
    #expect(forms.text(with: [.number(1e19), .number(1e19)], numbers: .plain) == "10000000000000000000 %x")
    #expect(forms.text(with: [.number(.infinity), .number(.nan)]) == "%lld %x")
  }
}
