import Foundation
import TestSupport
import Testing

@testable import StringCatalogs

/// The three kinds of catalog files, whose texts are compared as `locale key form line: text`.
@Suite struct CatalogTests {
  private func texts(_ name: String, _ content: String) throws -> [String] {
    let folder = try TemporaryFolder(texts: [name: content])
    let file = try #require(CatalogFile(path: "\(folder.path)/\(name)"))
    do {
      return try file.strings().map { "\($0.locale ?? "-") \($0.key) \($0.form) \($0.line): \($0.text)" }
    } catch {
      #expect(error.kind == .invalid)
      return [error.description.replacing("\(folder.path)/", with: "")]
    }
  }

  @Test("a .strings file contains texts in the locale of its folder")
  func strings() throws {
    #expect(
      try texts("de.lproj/A.strings", "/* c */\n\"k\" = \"Hallo %@\";\n\n\"l\" =\n\"x\";")
        == ["de k  2: Hallo %@", "de l  5: x"])
    #expect(try texts("A.strings", "k = v;") == ["- k  1: v"])
    #expect(try texts("A.STRINGS", "<plist><dict><key>k</key><string>v</string></dict></plist>") == ["- k  1: v"])
    #expect(try texts("A.strings", "") == [])
    #expect(try texts("A.strings", "k = (a);") == ["A.strings:1:5: 'k' is a list, expected text"])
    #expect(try texts("A.strings", "(a)") == ["A.strings:1:1: the file is a list, expected a dictionary"])
  }

  @Test("a name that occurs twice is found among few and many", arguments: [3, 8, 9, 10, 40, 1000])
  func duplicates(count: Int) throws {
    let entries = (0..<count).map { "k\($0) = v;\n" }.joined()
    #expect(try texts("A.strings", entries).count == count)
    for first in [0, count / 2, count - 1] {
      #expect(
        try texts("A.strings", entries + "k\(first) = w;")
          == ["A.strings:\(count + 1):1: duplicate key 'k\(first)', first on line \(first + 1)"])
    }
  }

  /// Ten bytes of memory for each of the file, which the shortest entries, `k12345;`, determine: those of the value that
  /// is read, the text, and the table of names.
  @Test("half a million texts take little more memory than their characters")
  func sizes() {
    #expect(MemoryLayout<CatalogValue>.stride == 24)
    #expect(MemoryLayout<CatalogValue.Member>.stride <= 64)
    #expect(MemoryLayout<LocalizedString>.stride <= 64)
  }

  /// A `.stringsdict` file with one entry.
  private func entry(_ content: String) -> String {
    "<plist><dict><key>k</key>\n<dict>\(content)</dict></dict></plist>"
  }

  private func rule(_ name: String, _ forms: String...) -> String {
    let texts = forms.map { form in
      let parts = form.split(separator: "=", maxSplits: 1)
      return "<key>\(parts[0])</key><string>\(parts[1])</string>"
    }
    return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>d</string>\(texts.joined())</dict>"
  }

  @Test("a .stringsdict file expands to each plural form, and to each combination if there are several variables")
  func plurals() throws {
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@n@ left</string>"
    #expect(
      try texts("fr.lproj/A.stringsdict", entry(format + rule("n", "zero=none", "one=%d day", "other=%d days")))
        == ["fr k zero 2: none left", "fr k one 2: %d day left", "fr k other 2: %d days left"])
    let two = "<key>NSStringLocalizedFormatKey</key><string>%1$#@a@ of %2$#@b@</string>"
    #expect(
      try texts("A.stringsdict", entry(two + rule("a", "one=1", "other=%d") + rule("b", "other=many"))).map {
        $0.dropFirst(4)
      } == ["a=one,b=other 2: 1 of many", "a=other,b=other 2: %d of many"])
  }

  @Test("a .stringsdict file can contain texts for widths and devices")
  func variants() throws {
    let widths = """
      <key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>S</string><key>20</key><string>Long</string></dict>
      """
    #expect(try texts("A.stringsdict", entry(widths)) == ["- k 1 2: S", "- k 20 2: Long"])
    let plural = "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>" + rule("n", "one=1", "other=%d")
    let devices = """
      <key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string>\
      <key>other</key><dict>\(plural)</dict></dict>
      """
    #expect(
      try texts("A.stringsdict", entry(devices)) == ["- k mac 2: Click", "- k other.one 2: 1", "- k other.other 2: %d"])
  }

  @Test("an inconsistent .stringsdict file is an error that names the position")
  func wrongPlurals() throws {
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
    #expect(try texts("A.stringsdict", entry(format)) == ["A.stringsdict:2:44: unknown variable 'n'"])
    #expect(
      try texts("A.stringsdict", entry("")) == [
        "A.stringsdict:2:1: 'k' has no NSStringLocalizedFormatKey or other rule"
      ])
    #expect(
      try texts("A.stringsdict", entry(format + rule("n"))) == [
        "A.stringsdict:2:78: the variable 'n' has no plural form"
      ])
    #expect(
      try texts("A.stringsdict", entry(format + rule("n", "one=%#@n@"))) == [
        "A.stringsdict:2:44: the variable 'n' refers to itself"
      ])
  }

  @Test(
    "variables can be nested 16 levels deep; deeper nesting and loops are different errors")
  func deepPlurals() throws {
    func chain(_ count: Int, last: String) -> String {
      let links = (1..<count).map { rule("v\($0)", "other=%#@v\($0 + 1)@") }
      let format = "<key>NSStringLocalizedFormatKey</key><string>%#@v1@</string>"
      return entry(format + links.joined() + rule("v\(count)", "other=\(last)"))
    }
    #expect(try texts("A.stringsdict", chain(16, last: "end")).map { $0.hasSuffix(": end") } == [true])
    #expect(
      try texts("A.stringsdict", chain(17, last: "end")) == [
        "A.stringsdict:2:44: the variable 'v17' is nested more than 16 levels deep"
      ])
    for count in [2, 16, 17, 40] {
      let found = try texts("A.stringsdict", chain(count, last: "%#@v1@"))
      let reason =
        count <= 16
        ? "the variable 'v1' refers to itself"
        : "the variable 'v17' is nested more than 16 levels deep"
      #expect(found == ["A.stringsdict:2:44: \(reason)"])
    }
  }

  @Test("a binary property list that is nested too deeply is an error that says so")
  func deepBinary() throws {
    var value: Any = "x"
    for _ in 0..<64 { value = ["k": value] }
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    let file = try #require(CatalogFile(path: "A.stringsdict"))
    let error = try #require(throws: CatalogError.self) { try file.strings(in: Array(data)) }
    #expect(error.reason == "nested deeper than 64 levels")
  }

  @Test("an .xcstrings file has every language, variation, and substitution; the key replaces a missing source text")
  func xcode() throws {
    let unit = { (text: String) in "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}" }
    let content = """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "Hello":{},
      "Bye":{"localizations":{"de":\(unit("Tschüs"))}},
      "OK":{"shouldTranslate":false,"localizations":{"de":\(unit("Gut"))}},
      "n":{"localizations":{"en":{"variations":{"plural":{"one":\(unit("%lld day")),"other":\(unit("%lld days"))}}}}},
      "d":{"localizations":{"en":{"variations":{"device":{"mac":\(unit("Click")),
      "other":{"variations":{"plural":{"one":\(unit("1"))}}}}}}}},
      "s":{"localizations":{"en":{"stringUnit":{"value":"%#@a@ in %2$@"},"substitutions":{"a":{"argNum":1,
      "formatSpecifier":"lld","variations":{"plural":{"one":\(unit("%arg file")),"other":\(unit("%arg files"))}}}}}}},
      "p":{"localizations":{"en":{"stringSet":{"state":"new","values":["Go","Run"]}}}},
      "e":{"localizations":{"en":{}}}
      }}
      """
    #expect(
      try texts("A.xcstrings", content) == [
        "en Hello  2: Hello", "en Bye  3: Bye", "de Bye  3: Tschüs", "en OK  4: OK", "en n one 5: %lld day",
        "en n other 5: %lld days", "en d mac 6: Click", "en d other.one 7: 1", "en s one 8: %lld file in %2$@",
        "en s other 8: %lld files in %2$@", "en p 1 10: Go", "en p 2 10: Run",
      ])
  }

  @Test(
    "an invalid .xcstrings file is an error that names the position",
    arguments: [
      ("", "1:1: unexpected end of input, expected a value"), ("[]", "1:1: the file is a list, expected a dictionary"),
      ("{\"strings\":{}}", "1:1: the file has no 'sourceLanguage'"),
      ("{\"sourceLanguage\":\"en\"}", "1:1: the file has no 'strings'"),
      ("{\"sourceLanguage\":1,\"strings\":{}}", "1:19: 'sourceLanguage' is a number, expected text"),
      ("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":[]}}", "1:39: 'a' is a list, expected a dictionary"),
      (
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"en\":{\"stringUnit\":{}}}}}}",
        "1:76: 'stringUnit' has no 'value'"
      ),
      (
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":null}}}}}}",
        "1:85: 'value' is null, expected text"
      ),
    ])
  func wrongXcode(content: String, expected: String) throws {
    #expect(try texts("A.xcstrings", content) == ["A.xcstrings:\(expected)"])
  }

  @Test("locales match with or without their regions, regardless of spelling")
  func locales() {
    #expect(LocaleName.tag("pt_BR") == "pt-BR" && LocaleName.tag("German") == "de" && LocaleName.tag("Base") == nil)
    #expect(LocaleName.matches("de", anyOf: ["de"]) && LocaleName.matches("de-AT", anyOf: ["fr", "de"]))
    #expect(LocaleName.matches("zh_hans", anyOf: ["zh-Hans"]) && LocaleName.matches("German", anyOf: ["de"]))
    #expect(!LocaleName.matches("de", anyOf: ["de-AT"]) && !LocaleName.matches("den", anyOf: ["de"]))
    #expect(LocaleName.matches("Base", anyOf: ["base"]) && !LocaleName.matches("Base", anyOf: ["en"]))
  }
}
