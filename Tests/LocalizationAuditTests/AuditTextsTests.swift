import StringCatalogs
import TestSupport
import Testing

@testable import LocalizationAudit

/// What an audit does with plural forms, states, arguments, and missing translations of catalogs.
///
/// The categories are those of CLDR 42's chart "Language Plural Rules": Polish has one (1), few (2 to 4), and many (0,
/// 5 to 21); Japanese has no form but other.
@Suite struct AuditTextsTests {
  private static func unit(_ text: String, _ state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(text)\"}}"
  }

  private static let files = [
    "Shop.xcstrings": """
    {"sourceLanguage":"en","strings":{
    "files":{"localizations":{
    "en":{"variations":{"plural":{"one":\(unit("%lld file")),"other":\(unit("%lld files"))}}},
    "ja":{"variations":{"plural":{"one":\(unit("%lld F")),"other":\(unit("%lld F"))}}},
    "pl":{"variations":{"plural":{"one":\(unit("%lld plik")),"few":\(unit("%lld pliki")),"other":\(unit("%lld pliku"))}}}}},
    "hello":{"localizations":{"en":\(unit("Hello, %@")),"pl":\(unit("Hej, %@", "needs_review"))}},
    "gone":{"extractionState":"stale","localizations":{"en":\(unit("Gone")),"ja":\(unit("G")),"pl":\(unit("Brak"))}},
    "draft":{"localizations":{"en":\(unit("Draft")),"ja":\(unit("Draft", "new")),"pl":\(unit("Szkic"))}}
    }}
    """,
    "en.lproj/InfoPlist.strings": "CFBundleName = Shop;",
    "galley.json": """
    {"schema": 1, "defaults": {"width": 1000}, "arguments": [
      {"keys": "files", "values": [1200]}, {"keys": "*", "values": {"1": "Ada"}}]}
    """,
  ]

  private static let plainRules = """
    {"schema": 1, "defaults": {"width": 1000, "numbers": "plain"}, "arguments": [{"keys": "files", "values": [1200]}]}
    """

  @Test("numbers select their forms, up to the example of the first rule that matches and has one")
  func numbers() throws {
    let sample = try AuditSample(Self.files)
    // 1,201 to 1,204 would be above the example; 1,194 ends in 4 but not in 14, and 1,200 is many. Polish groups with
    // U+00A0.
    #expect(
      try sample.texts(["Shop.xcstrings"]) { $0.filter.keys = [TextPattern("files"), TextPattern("hello")] } == [
        "en files one: 1 file", "en files other: 1,200 files", "en hello: Hello, Ada", "ja files one: not shown",
        "ja files other: 1,200 F", "pl files few: 1\u{A0}194 pliki", "pl files one: 1 plik",
        "pl files other: not shown",
        "pl hello: Hej, Ada",
      ])
    let plain = try AuditSample(Self.files.merging(["galley.json": Self.plainRules]) { $1 })
    #expect(try plain.texts(["Shop.xcstrings"]) { $0.filter.locales = ["en"] }.contains("en files other: 1200 files"))
  }

  @Test("states are those of the catalog, and a stale key makes all of its texts stale")
  func states() throws {
    let sample = try AuditSample(Self.files)
    #expect(try sample.texts(["."]) { $0.filter.states = [.needsReview] } == ["pl hello: Hej, Ada"])
    #expect(
      try sample.texts(["."]) { $0.filter.states = [.stale, .new] } == [
        "en gone: Gone", "ja draft: Draft", "ja gone: G", "pl gone: Brak",
      ])
    #expect(
      try sample.objects(["."]) { $0.filter.states = [.needsReview] }.first?["state"] as? String == "needs_review")
  }

  @Test("pseudolanguages show the texts that another language of the catalog lacks")
  func pseudolanguages() throws {
    let sample = try AuditSample(Self.files)
    // ja lacks hello, and its draft is new. The other keys have all three languages.
    #expect(
      try sample.texts(["Shop.xcstrings"]) { $0.layout.pseudolanguages = [.bounded] }.filter { $0.contains("bounded") }
        == ["en bounded draft: [# Draft #]", "en bounded hello: [# Hello, Ada #]"])
    let compared = try sample.texts(["Shop.xcstrings"]) {
      $0.comparison.sourceLanguage = "en"
      $0.layout.pseudolanguages = [.accented]
    }
    #expect(compared.count { $0.hasPrefix("en") } == 2)
  }

  @Test("the system's tables are measured if a file or a rule names them")
  func systemTables() throws {
    let sample = try AuditSample(Self.files)
    #expect(try sample.texts(["."]).contains { $0.contains("CFBundleName") } == false)
    #expect(try sample.texts(["en.lproj/InfoPlist.strings"]) == ["en CFBundleName: Shop"])
    let rules = #"""
      {"schema": 1, "defaults": {"width": 1000}, "rules": [
        {"keys": "*", "width": 900}, {"tables": "InfoPlist", "width": 800}]}
      """#
    let ruled = try AuditSample(Self.files.merging(["galley.json": rules]) { $1 })
    #expect(try ruled.objects(["."]).count { $0["width"] as? Int == 800 } == 1)
  }

  @Test("each invalid entry is reported, and the other texts of the file are measured")
  func entries() throws {
    var entries = (0..<1_001).map { "k\($0) = { NSStringLocalizedFormatKey = \"Text \($0)\"; };" }
    for index in [1, 500] { entries[index] = "k\(index) = { NSStringLocalizedFormatKey = \"%#@none@\"; };" }
    let sample = try AuditSample([
      "de.lproj/A.stringsdict": entries.joined(separator: "\n"),
      "galley.json": #"{"schema": 1, "defaults": {"width": 1000}}"#,
    ])
    let buffer = try sample.audit(["."])
    #expect(buffer.text.split(separator: "\n").count == 999)
    let file = "\(sample.folder.path)/de.lproj/A.stringsdict"
    let errors = ["\(file):2:37: unknown variable 'none'", "\(file):501:39: unknown variable 'none'"]
    #expect(buffer.errors.map(\.description) == errors)
    #expect(buffer.errors.allSatisfy { $0.kind == .unusable })
  }

  @Test("a text, or what its arguments make of it, has a limit, and the others are measured")
  func long() throws {
    let (most, tooMany) = (ShownText.longest, ShownText.longest + 1)
    let sample = try AuditSample([
      "A.strings": """
      long = "\(String(repeating: "a", count: tooMany))";
      argument = "\(String(repeating: "%1$@", count: 100))";
      ok = "ok";
      """,
      "galley.json": """
      {"schema": 1, "defaults": {"width": 1000}, "arguments": [
        {"keys": "argument", "values": ["\(String(repeating: "ä", count: most / 100 + 1))"]}]}
      """,
    ])
    let buffer = try sample.audit(["A.strings"])
    let lines = buffer.text.split(separator: "\n")
    #expect(lines.count == 3 && lines.last?.contains(#""key":"ok""#) == true)
    let path = "\(sample.folder.path)/A.strings"
    let reason = "the text is longer than 262144 UTF-16 code units, the limit of an audit"
    let errors = ["\(path):1:8: \(reason)", "\(path):2:12: \(reason)"]
    #expect(buffer.errors.map(\.description) == errors)
  }
}
