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

  private func audit(_ arguments: String, in files: [String: String] = files) throws -> ProgramRun {
    let folder = try TemporaryFolder(texts: files)
    return try ToolProcess.shell(#"cd '\#(folder.path)' && "$galley" audit \#(arguments)"#)
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
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines == ["0 \(rules)", rules, "[False, False, False, False, True, True]", "True"])
  }

  @Test("a list of states or pseudolanguages has to be one")
  func lists() throws {
    #expect(try audit(". --all --state needs_review").output.contains("needs_review"))
    let wrong = try audit(". --state reviewed")
    #expect(wrong.status == 64 && wrong.error.contains("expected one of new, translated, needs_review, stale"))
    #expect(try audit(". --pseudo arabic").status == 64)
    let summary = try audit("Shop.xcstrings --width 20 --pseudo double-length,right-to-left").output
    #expect(summary.contains("\nen, double-length ") && summary.contains("\nen, right-to-left "))
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
}
