import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import galley

/// How the command reports what catalogs say about texts: plural forms, states, arguments, and missing translations.
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

  private func audit(_ arguments: String, in files: [String: String] = files) throws -> ToolProcess.Result {
    let folder = try TemporaryFolder(texts: files)
    return try ToolProcess.shell(#"cd '\#(folder.path)' && "$galley" audit \#(arguments)"#)
  }

  /// Returns the texts of an audit as `locale key form: text`, sorted.
  private func texts(_ arguments: String) throws -> [String] {
    try audit("\(arguments) --jsonl").output.split(separator: "\n").map { line in
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let name = ["locale", "pseudolanguage", "key", "form"].compactMap { object[$0] as? String }.joined(separator: " ")
      let isMeasured = (object["sizes"] as? [Any])?.isEmpty == false
      return "\(name): \(isMeasured ? object["text"] as? String ?? "" : "not shown")"
    }.sorted()
  }

  @Test("numbers select their forms, up to the example of the first rule that matches and has one")
  func numbers() throws {
    // 1,201 to 1,204 would be above the example; 1,194 ends in 4 but not in 14, and 1,200 is many. Polish groups with
    // U+00A0.
    #expect(
      try texts("Shop.xcstrings --all --key 'files,hello'") == [
        "en files one: 1 file", "en files other: 1,200 files", "en hello: Hello, Ada", "ja files one: not shown",
        "ja files other: 1,200 F", "pl files few: 1\u{A0}194 pliki", "pl files one: 1 plik",
        "pl files other: not shown",
        "pl hello: Hej, Ada",
      ])
    #expect(
      try texts("Shop.xcstrings --all --key files --locale en --numbers plain").last == "en files other: 1200 files")
  }

  @Test("unused and missing forms are notes in every format, and don't change the status")
  func notes() throws {
    let unused = "'files (one)' in ja: the plural form 'one' is never shown: ja has no such form"
    let missing =
      "'files (other)' in pl: the plural form 'many' is missing, which pl uses for numbers such as 0"
    for format in ["text", "github", "sarif", "json", "jsonl"] {
      let result = try audit(". --format \(format)")
      #expect(result.status == 0, "\(format)")
      for note in [unused, missing] {
        // JSON has the name of the text in other members.
        let part = format.hasPrefix("json") ? String(note.split(separator: ": ", maxSplits: 1)[1]) : note
        #expect(result.output.contains(part), "\(format)")
      }
    }
    // The value of the form begins behind 80 characters: "ja":{ (6), "variations":{ (14), "plural":{ (10), "one": (6),
    // {"stringUnit":{ (15), "state":"translated", (21), and "value": (8).
    let github = try audit(". --format github").output
    #expect(github.contains("::notice file=Shop.xcstrings,line=4,col=81,title=Unused plural form::\(unused)\n"))
    let page = try audit(". --page p.html && cat p.html").output
    #expect(page.contains("<h2>Notes</h2>"))
    // Texts that are never shown aren't counted: ja one and pl other. There are five other texts of files, two of
    // hello, and three each of gone and draft.
    #expect(try audit(".").output.hasSuffix("0 of 13 texts cut off, 2 never shown, 1 ignored\n"))
  }

  /// Kerning across the edge of a run would change the sum: HarfBuzz kerns "To" and "Wa" in the same face.
  @Test(
    "runs of Markdown are as wide as hb-shape makes each in its face of the family",
    arguments: [
      ("Konto **löschen** AVATAR", [("regular", "Konto "), ("bold", "löschen"), ("regular", " AVATAR")]),
      ("*To Wave* fi **To Wave fi**", [("italic", "To Wave"), ("regular", " fi "), ("bold", "To Wave fi")]),
      ("T*o*W***avez***", [("regular", "T"), ("italic", "o"), ("regular", "W"), ("bolditalic", "avez")]),
    ])
  func styledWidths(markdown: String, runs: [(face: String, text: String)]) throws {
    let line = """
      {"text":"\(markdown)","markdown":true,"font":"TeXGyrePagella-Regular","fontSize":100,"width":1,"lineLimit":1}
      """
    let result = try audit("--stdin --exit-zero <<'END'\n\(line)\nEND\n")
    let object = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let sizes = try #require(object["sizes"] as? [[String: Any]])
    // At L, the default size, the font has 100 points. The label is 1 point wide.
    let missing = try #require(sizes.first { $0["category"] as? String == "L" }?["missingPoints"] as? Double)
    var width = 0.0
    for run in runs {
      let path = BundledFonts.path("TeXGyrePagella/texgyrepagella-\(run.face).otf")
      let shaped = try ToolProcess.shell("hb-shape --output-format=json '\(path)' '\(run.text)'").output
      let glyphs = try #require(JSONSerialization.jsonObject(with: Data(shaped.utf8)) as? [[String: Any]])
      // In thousandths of an em.
      width += glyphs.reduce(0) { $0 + ($1["ax"] as? Double ?? .nan) } / 10
    }
    // JSON has six decimals.
    #expect(abs(missing + 1 - width) < 1e-6)
  }

  @Test("a SARIF result names its rule by the same index and name")
  func sarif() throws {
    let log = try JSONSerialization.jsonObject(with: Data(audit(". --format sarif").output.utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(result["level"] as? String == "note")
    }
  }

  @Test("a SARIF log with results of every rule is valid by the schema that OASIS publishes")
  func sarifSchema() throws {
    var files = Self.files
    files["galley.json"] = """
      {"schema": 1, "defaults": {"width": 1000}, "rules": [{"keys": ["gone", "draft"], "width": 5}],
      "arguments": [{"keys": "files", "values": ["many"]}]}
      """
    files["check.py"] = """
      import json, sys, jsonschema
      schema, log = json.load(open(sys.argv[1])), json.load(sys.stdin)
      validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
      run = log["runs"][0]
      print(len(list(validator.iter_errors(log))), *sorted({result["ruleId"] for result in run["results"]}))
      print(*sorted(rule["id"] for rule in run["tool"]["driver"]["rules"]))
      print(sorted(bool(result.get("suppressions")) for result in run["results"] if result["ruleId"] == "text-cut-off"))
      for result in run["results"]: result["leval"] = "note"
      print(len(list(validator.iter_errors(log))) == len(run["results"]))
      """
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Oracles/sarif/sarif-schema-2.1.0.json").path
    // In the baseline, hello is cut off too.
    let result = try audit(
      """
      . --key gone,hello --width 5 --json > baseline.json; "$galley" audit . --key '*' --new-since baseline.json \
      --pseudo accented --format sarif | /usr/bin/python3 check.py '\(schema)'
      """, in: files)
    let rules = "accepted-finding-gone argument-type missing-plural-form text-cut-off unused-plural-form"
    // Gone is accepted in two languages; in the third it is one letter, which is never cut off. Draft is cut off in
    // three languages, and as a pseudotranslation.
    #expect(
      result.output.split(separator: "\n") == [
        "0 \(rules)", "\(rules)", "[False, False, False, False, True, True]", "True",
      ])
  }

  @Test("states are those of the catalog, and a stale key makes all of its texts stale")
  func states() throws {
    #expect(try texts(". --all --state needs_review") == ["pl hello: Hej, Ada"])
    #expect(
      try texts(". --all --state stale,new") == ["en gone: Gone", "ja draft: Draft", "ja gone: G", "pl gone: Brak"])
    let line = try audit(". --all --state needs_review --jsonl").output
    #expect(line.contains(#""state":"needs_review""#))
    #expect(try audit(". --all --state needs_review").output.contains("needs_review"))
    let wrong = try audit(". --state reviewed")
    #expect(wrong.status == 64 && wrong.error.contains("expected one of new, translated, needs_review, stale"))
  }

  @Test("pseudolanguages show the texts that another language of the catalog lacks")
  func pseudolanguages() throws {
    // ja lacks hello, and its draft is new. The other keys have all three languages.
    #expect(
      try texts("Shop.xcstrings --all --pseudo bounded").filter { $0.contains("bounded") } == [
        "en bounded draft: [# Draft #]", "en bounded hello: [# Hello, Ada #]",
      ])
    #expect(try texts("Shop.xcstrings --all --against en --pseudo accented").count { $0.hasPrefix("en") } == 2)
    #expect(try audit(". --pseudo arabic").status == 64)
    let summary = try audit("Shop.xcstrings --width 20 --pseudo double-length,right-to-left").output
    #expect(summary.contains("\nen, double-length ") && summary.contains("\nen, right-to-left "))
  }

  @Test("the system's tables are measured if a file or a rule names them")
  func systemTables() throws {
    #expect(try texts(". --all").contains { $0.contains("CFBundleName") } == false)
    #expect(try texts("en.lproj/InfoPlist.strings --all") == ["en CFBundleName: Shop"])
    var files = Self.files
    files["galley.json"] = #"""
      {"schema": 1, "defaults": {"width": 1000}, "rules": [
        {"keys": "*", "width": 900}, {"tables": "InfoPlist", "width": 800}]}
      """#
    #expect(
      try audit(". --all --jsonl", in: files).output.split(separator: "\n").count { $0.contains("\"width\":800") } == 1)
  }

  @Test("extracted texts give the same results line by line, with their forms, arguments, and pseudolanguages")
  func extracted() throws {
    let folder = try TemporaryFolder(texts: Self.files)
    let options = ". --pseudo all --markdown"
    let whole = try ToolProcess.shell(#"cd '\#(folder.path)' && "$galley" audit \#(options) --all --jsonl"#)
    let lines = try ToolProcess.shell(
      #"cd '\#(folder.path)' && "$galley" audit \#(options) --extract | "$galley" audit --stdin"#)
    #expect(lines.output == whole.output)
    #expect(lines.output.split(separator: "\n").count > 16)
  }

  @Test(
    "an invalid example is an error with its line and column",
    arguments: [
      (#"{"keys": "a"}"#, "2:1: the element of 'arguments' has no 'values'"),
      (#"{"keys": "a", "values": []}"#, "2:25: 'values' is empty"),
      (#"{"keys": "a", "values": 3}"#, "2:25: 'values' is a number, expected a list or a dictionary"),
      (
        #"{"keys": "a", "values": [true]}"#,
        "2:26: the argument '1' is a Boolean, expected text, a number, or a dictionary"
      ),
      (#"{"keys": "a", "values": {"0": 1}}"#, "2:26: '0' is not a position from 1 to 99"),
      (
        #"{"keys": "a", "values": [{"type": "int", "value": 1}]}"#,
        "2:35: 'type' is 'int'; expected one of string, integer, decimal, object"
      ),
      (#"{"keys": "a", "values": [{"type": "integer", "value": 1.5}]}"#, "2:55: 'value' is not a whole number"),
      (
        #"{"keys": "a", "values": [{"type": "decimal", "value": "1"}]}"#,
        "2:55: 'value' is text, which isn't of type decimal"
      ),
      (#"{"keys": "a", "values": [{"type": "string"}]}"#, "2:26: the argument '1' has no 'value'"),
      (
        #"{"keys": "a", "value": [1]}"#,
        "2:15: the element of 'arguments' has no member 'value'; did you mean 'values'?"
      ),
    ])
  func invalidExamples(element: String, message: String) throws {
    let rules = "{\"schema\": 1, \"defaults\": {\"width\": 9}, \"arguments\": [\n\(element)\n]}"
    let result = try audit(".", in: ["A.strings": "a = o;", "galley.json": rules])
    #expect(result.status == 65 && result.error == "galley: audit: galley.json:\(message)\n")
  }
}
