import Foundation
import TestSupport
import Testing

@testable import galley

/// Audits of `Tests/Samples/Market`, a project with rules and catalogs of three formats. Its German titles are several
/// times as wide as their labels, and its English texts fit up to XXXL.
@Suite struct AuditProjectTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func audit(_ arguments: String, _ then: String = "") throws -> ProgramRun {
    let folder = Self.tests.appendingPathComponent("Samples/Market").path
    return try ToolProcess.shell(#"cd '\#(folder)' && "$galley" audit \#(arguments) \#(then)"#)
  }

  private func objects(_ arguments: String) throws -> [[String: Any]] {
    try audit("\(arguments) --jsonl").output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func names(_ objects: [[String: Any]]) -> [String] {
    objects.map { object in
      ["locale", "key", "form", "device"].compactMap { object[$0] as? String }.joined(separator: " ")
    }
  }

  @Test("each text is measured in the labels that its rule names, and ignored texts are not")
  func labels() throws {
    let objects = try objects(". --all")
    #expect(
      names(objects).sorted() == [
        "de cart.items one ipad", "de cart.items one iphone", "de cart.items other ipad", "de cart.items other iphone",
        "de cart.title", "de checkout", "de history.empty ipad", "de history.empty iphone", "de history.more",
        "de history.title", "de receipt ipad ipad", "de receipt other iphone", "en cart.items one ipad",
        "en cart.items one iphone", "en cart.items other ipad", "en cart.items other iphone", "en cart.title",
        "en checkout", "en history.empty ipad", "en history.empty iphone", "en history.more", "en history.title",
        "en receipt ipad ipad", "en receipt other iphone", "en start iphone iphone", "en start other ipad",
      ])
    let title = try #require(objects.first { $0["key"] as? String == "cart.title" })
    #expect(title["style"] as? String == "headline" && title["width"] as? Int == 160 && title["lineLimit"] as? Int == 1)
    // The comment of history.more is the line above it, not the one after the value before.
    for object in objects where ["checkout", "history.more"].contains(object["key"] as? String) {
      #expect(object["weight"] as? String == "semibold" && object["minimumScale"] as? Double == 0.8)
    }
    // The debugging text in two languages, and the table of the system in two.
    let document = try audit(". --json").output
    let head = try #require(JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    #expect(head["ignored"] as? Int == 4 && head["rules"] as? String == "galley.json")
    #expect(head["measured"] as? Int == 26)
  }

  @Test("--against reports what fits in the source language only, and --up-to leaves out larger sizes")
  func against() throws {
    let small = try objects(". --up-to XXXL")
    #expect(names(small).sorted() == ["de cart.title", "de checkout", "de history.title"])
    for object in small {
      let sizes = try #require(object["sizes"] as? [[String: Any]])
      #expect(sizes.last?["category"] as? String == "XXXL" && sizes.count == 7)
    }
    let whole = try objects(".")
    let source = whole.filter { $0["locale"] as? String == "en" }
    let compared = try objects(". --against en")
    #expect(compared.allSatisfy { $0["locale"] as? String == "de" })
    func cut(_ object: [String: Any]?) -> Set<String> {
      let sizes = object?["sizes"] as? [[String: Any]] ?? []
      return Set(sizes.filter { $0["hidden"] != nil }.compactMap { $0["category"] as? String })
    }
    for object in whole where object["locale"] as? String == "de" {
      func sameLabel(_ other: [String: Any]) -> Bool {
        other["key"] as? String == object["key"] as? String && other["device"] as? String == object["device"] as? String
      }
      let inSource = source.filter(sameLabel).map(cut).reduce(into: Set()) { $0.formUnion($1) }
      let found = compared.first { sameLabel($0) && $0["form"] as? String == object["form"] as? String }
      #expect(cut(found) == cut(object).subtracting(inSource))
    }
    let missing = try audit(". --against fr")
    #expect(missing.status == 66 && missing.error == "galley: no text in locale fr, which others are compared with\n")
  }

  @Test("a baseline accepts its findings, unless they begin at a smaller size, and gives reasons")
  func baseline() throws {
    let folder = try TemporaryFolder([:])
    let path = "\(folder.path)/baseline.json"
    #expect(try audit(". --up-to XXXL --json > '\(path)'").status == 1)
    let same = try audit(". --up-to XXXL --new-since '\(path)'")
    #expect(same.status == 0 && same.output == "0 of 26 texts cut off, 3 accepted, 4 ignored\n")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let edited = text.replacing("\"key\":\"checkout\"", with: "\"reason\":\"shop closes in May\",\"key\":\"checkout\"")
      .replacing("\"key\":\"cart.title\"", with: "\"key\":\"cart.titles\"")
      .replacing(/("key":"history.title".*?"from":)"[A-Z]+"/) { "\($0.output.1)\"AX5\"" }
    try edited.write(toFile: path, atomically: true, encoding: .utf8)
    let findings = try objects(". --up-to XXXL --new-since '\(path)' --all").filter { $0["severity"] != nil }
    #expect(names(findings.filter { $0["accepted"] == nil }).sorted() == ["de cart.title", "de history.title"])
    #expect(findings.compactMap { $0["accepted"] as? String } == ["shop closes in May"])
    // The entry whose key was renamed is the one that no finding has.
    let stale = try audit(". --up-to XXXL --new-since '\(path)'").error
    #expect(stale.split(separator: "\n").filter { $0.hasSuffix("remove it from the baseline") }.count == 1)
    #expect(stale.contains("'cart.titles' in de is no longer cut off"))
    for (content, message) in [
      ("{}", "1:1: not the JSON of an audit: no 'schema' or no 'texts'"),
      (#"{"schema":1,"texts":[{"from":"L"}]}"#, "1:22: the finding has no 'key'"),
      (#"{"schema":1,"texts":[{"key":"a","from":"Q"}]}"#, "1:40: 'from' is 'Q'; did you mean 'S'?"),
    ] {
      try content.write(toFile: path, atomically: true, encoding: .utf8)
      let result = try audit(". --new-since '\(path)'")
      #expect(result.status == 65)
      #expect(result.error.hasPrefix("galley: audit: \(path):\(message.prefix(14))"), "\(result.error)")
    }
  }

  @Test("a SARIF log is valid by the schema that OASIS publishes, and accepted findings are suppressed")
  func sarif() throws {
    let schema = Self.tests.appendingPathComponent("Oracles/sarif/sarif-schema-2.1.0.json").path
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      log = json.load(sys.stdin)
      validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
      print(len(list(validator.iter_errors(log))))
      log["runs"][0]["results"][0]["leval"] = "error"
      print(len(list(validator.iter_errors(log))))
      for result in log["runs"][0]["results"]:
        location = result["locations"][0]["physicalLocation"]
        region = location["region"]
        print(result["level"], location["artifactLocation"]["uri"], region["startLine"], region["startColumn"])
      """
    let folder = try TemporaryFolder(texts: ["check.py": script])
    let check = "| /usr/bin/python3 '\(folder.path)/check.py' '\(schema)'"
    let result = try audit(". --up-to XXXL --format sarif", check)
    // No error; one for a member that SARIF doesn't have; and the locations in the order of the groups.
    #expect(
      result.output.split(separator: "\n").sorted() == [
        "0", "1", "error Localizable.xcstrings 13 69", "error Localizable.xcstrings 6 69",
        "error de.lproj/Orders.strings 2 19",
      ])
    #expect(result.error.isEmpty)
    let baseline = try audit(". --up-to XXXL --json").output
    let file = try TemporaryFolder(texts: ["baseline.json": baseline])
    let log = try audit(". --up-to XXXL --format sarif --new-since '\(file.path)/baseline.json'")
    #expect(log.status == 0 && log.output.contains(#""suppressions":[{"kind":"external","#))
    let empty = try audit(". --key none --format sarif", check.replacing("check.py' '", with: "check.py' '"))
    #expect(empty.output.hasPrefix("0\n"))
    let missing = try audit("none.strings --format sarif", check)
    #expect(missing.output.hasPrefix("0\n") && missing.error.contains("none.strings: No such file"))
  }

  @Test("a JUnit report is XML whose counts are those of its test cases")
  func junit() throws {
    let script = """
      import sys, xml.etree.ElementTree as tree
      root = tree.parse(sys.stdin).getroot()
      print(root.tag, root.get("tests"), root.get("failures"))
      for suite in root.findall("testsuite"):
        print(suite.get("name"), suite.get("tests"), suite.get("failures"),
          len(suite.findall("testcase")), len(suite.findall("testcase/failure")))
      print([case.find("failure").get("message") for case in root.iter("testcase")
        if case.find("failure") is not None and case.get("name") == "checkout"][0].split("hides")[1])
      """
    let folder = try TemporaryFolder(texts: ["check.py": script])
    let result = try audit(". --up-to XXXL --all --format junit", "| /usr/bin/python3 '\(folder.path)/check.py'")
    let lines = result.output.split(separator: "\n")
    #expect(lines.prefix(3) == ["testsuites 26 3", "de 12 3 12 3", "en 14 0 14 0"])
    // The markup of the text survives XML.
    #expect(lines.last?.hasSuffix("<b>jetzt & hier</b>'") == true, "\(result.output)")
  }

  @Test("annotations name the file, line, and column, and escape what GitHub's commands reserve")
  func github() throws {
    let lines = try audit(". --up-to XXXL --format github").output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines.contains {
        $0.hasPrefix("::error file=de.lproj/Orders.strings,line=2,col=19,title=Text cut off::'history.title' in de is ")
      })
    let odd = try TemporaryFolder(texts: ["a,b:c/x%.strings": "\"100%\" = \"100% and more\";"])
    let result = try ToolProcess.shell(
      #"cd '\#(odd.path)' && "$galley" audit . --width 20 --format github"#)
    #expect(
      result.output.hasPrefix("::error file=a%2Cb%3Ac/x%25.strings,line=1,col=10,title=Text cut off::'100%25' is cut"))
  }

  @Test("the page draws each finding in its label, with the whole text beside it")
  func page() throws {
    let folder = try TemporaryFolder([:])
    let path = "\(folder.path)/findings.html"
    let result = try audit(". --up-to XXXL --page '\(path)'")
    #expect(try result.status == 1 && result.error.isEmpty && result.output == audit(". --up-to XXXL").output)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let figures = page.components(separatedBy: "<figure ").dropFirst()
    #expect(figures.count == 3)
    // Labels of 160 points, with an outline around them.
    #expect(figures.allSatisfy { $0.contains("<svg") && $0.contains("width=\"162\"") })
    #expect(page.contains("Zahlungspflichtig bestellen, &lt;b&gt;jetzt &amp; hier&lt;/b&gt;</span>"))
    #expect(page.contains("<h2>cart.title</h2>") && page.contains("<br>de.lproj/Orders.strings:2:19</figcaption>"))
    // Nothing is loaded or run.
    #expect(!page.contains("<script") && !page.contains("src=") && !page.contains("href=\"http"))
  }

  @Test("the picture draws each finding below its message and location, as SVG with text that can be selected")
  func picture() throws {
    let folder = try TemporaryFolder([:])
    let path = "\(folder.path)/findings.svg"
    #expect(try audit(". --up-to XXXL --picture '\(path)'").status == 1)
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    // The kinds of text: two lines of captions, and what the label shows.
    for text in [
      "de.lproj/Orders.strings:2:19", "Warenkorb mit allen v", "'history.title' in de is cut off at XS and above",
    ] {
      #expect(picture.contains(text), "\(text)")
    }
    let empty = "\(folder.path)/none.svg"
    #expect(try audit(". --key none.such --picture '\(empty)'").status == 0)
    #expect(try String(contentsOfFile: empty, encoding: .utf8).contains("No text is cut off."))
  }

  @Test("--exit-zero changes only the status, and only for truncated texts and invalid lines")
  func exitZero() throws {
    #expect(try audit(".").status == 1)
    let zero = try audit(". --exit-zero")
    #expect(try zero.status == 0 && zero.output == audit(".").output)
    #expect(try audit(". missing.strings --exit-zero").status == 66)
    let lines = try audit(
      "--stdin --width 10 --exit-zero", #"<<'END'"# + "\n{\"text\":\"long\",\"id\":1}\n{\"id\":2}\nEND\n")
    #expect(lines.status == 0 && lines.output.split(separator: "\n").count == 2)
    #expect(lines.output.hasSuffix("{\"id\":2,\"inputLine\":2,\"error\":\"<stdin>:2:1: the line has no 'text'\"}\n"))
  }

  @Test("texts extracted with their labels and measured line by line give the same results as the project")
  func extraction() throws {
    let spread = try audit(". --extract", #"| split -n r/3 --filter '"$galley" audit --stdin' | sort"#)
    let whole = try audit(". --all --jsonl", "| sort")
    #expect(spread.output == whole.output && whole.output.split(separator: "\n").count == 26)
  }

  @Test("--init writes rules that the audit reads, marks them as guesses, and replaces no file")
  func initialize() throws {
    let folder = try TemporaryFolder([:])
    let path = "\(folder.path)/rules.json"
    let first = try audit(". --init --rules '\(path)'")
    #expect(first.status == 0 && first.output.hasPrefix("\(path): "))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let file = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let rules = try #require(file["rules"] as? [[String: Any]])
    #expect(rules.allSatisfy { $0["guess"] != nil })
    #expect(rules.contains { $0["tables"] as? String == "InfoPlist" && $0["ignore"] != nil })
    #expect(rules.contains { $0["keys"] as? String == "*.title" && $0["style"] as? String == "headline" })
    // A button's title is a button, whose rule comes first; no rule is for comments about titles then.
    #expect(rules.compactMap { $0["comments"] as? String } == ["*button*"])
    let used = try audit(". --rules '\(path)' --exit-zero")
    #expect(used.status == 0)
    #expect(used.error.split(separator: "\n").allSatisfy { $0.contains("are guesses; remove 'guess'") })
    let second = try audit(". --init --rules '\(path)'")
    #expect(second.status == 65 && second.error.contains("the file exists and isn't replaced"))
  }

  @Test("--init guesses from the texts in the app's own language, wherever they come among the others")
  func initializeFromSource() throws {
    // 12 characters in Arabic, 50 in English, which are two lines of 40, and 90 in German.
    let text = { (count: Int) in String(repeating: "abcde ", count: count / 6 + 1).prefix(count) }
    let folder = try TemporaryFolder(texts: [
      "ar.lproj/A.strings": "\"list.detail\" = \"\(text(12))\";",
      "de.lproj/A.strings": "\"list.detail\" = \"\(text(90))\";",
      "en.lproj/A.strings": "\"list.detail\" = \"\(text(50))\";",
    ])
    let result = try ToolProcess.shell(#"cd '\#(folder.path)' && "$galley" audit . --init && cat galley.json"#)
    #expect(result.status == 0)
    #expect(result.output.contains("1 key named 'detail'; the longest text has 50 characters"))
    #expect(result.output.contains("\"lineLimit\": 2,"))
  }

  @Test("--init gives a tab one line of a fifth of a phone's width, unless the command line has a width")
  func initializeTabs() throws {
    let folder = try TemporaryFolder(texts: [
      "en.lproj/A.strings": "\"home.tab\" = \"Everything that you have read this week\";"
    ])
    func tab(_ options: String) throws -> [String: Any] {
      let result = try ToolProcess.shell(
        #"cd '\#(folder.path)' && rm -f galley.json && "$galley" audit . --init \#(options) >/dev/null && cat galley.json"#
      )
      let file = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let rules = try #require(file["rules"] as? [[String: Any]])
      return try #require(rules.first { $0["keys"] as? String == "*.tab" })
    }
    let own = try tab("")
    // Five tabs in 375 points.
    #expect(own["width"] as? Double == 75 && own["lineLimit"] as? Int == 1 && own["style"] as? String == "caption2")
    #expect(try tab("--width 200")["width"] == nil)
  }

  @Test("an option's error names no location in the rules, and a missing file is reported alone")
  func optionErrors() throws {
    let font = try audit(". --font Intr")
    #expect(font.status == 66 && font.error == "galley: audit: no font named \"Intr\" (did you mean Inter?)\n")
    let file = try audit("nosuch")
    #expect(file.status == 66 && file.error == "galley: nosuch: No such file or directory\n")
  }
}
