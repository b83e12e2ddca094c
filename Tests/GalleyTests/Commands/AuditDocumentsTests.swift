import Foundation
import TestSupport
import Testing

@testable import galley

/// How the command audits documents of Interface Builder. The sample has one problem of each kind.
@Suite struct AuditDocumentsTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let samples = tests.appendingPathComponent("Samples").path
  private static let document = "Problems/Base.lproj/Problems.storyboard"

  /// The kinds with the ids of the elements that cause them, in the order of the document, as the sample is written.
  private static let problems = [
    "truncatedText nar-rw-001 de", "fixedHeight fix-ht-002 en", "offScreen off-sc-001 en", "overlap ove-lp-002 en",
    "outsideSuperview out-sd-001 en", "clippedText cli-pd-002 en", "fixedFont fon-tt-001 -",
    "ambiguousLayout amb-vw-001 en", "conflictingConstraints con-fl-002 en",
  ]

  private func audit(_ arguments: String, _ then: String = "") throws -> ProgramRun {
    try ToolProcess.shell(#"cd '\#(Self.samples)' && "$galley" audit \#(arguments) \#(then)"#)
  }

  private func object(_ text: some StringProtocol) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Returns the line of the element with an id.
  private func line(of id: String) throws -> Int {
    let text = try String(contentsOfFile: "\(Self.samples)/\(Self.document)", encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(" id=\"\(id)\"") }) + 1
  }

  @Test("every kind of problem has its line and id, without rules and a width")
  func kinds() throws {
    let result = try audit("Problems --json")
    #expect(result.status == 1 && result.error.isEmpty)
    let documents = try #require(object(result.output)["documents"] as? [[String: Any]])
    #expect(documents.map { $0["document"] as? String } == [Self.document])
    let findings = try #require(documents.first?["findings"] as? [[String: Any]])
    let found = findings.map { finding in
      ["kind", "id", "locale"].map { finding[$0] as? String ?? "-" }.joined(separator: " ")
    }
    #expect(found == Self.problems)
    for finding in findings {
      #expect(try finding["line"] as? Int == line(of: #require(finding["id"] as? String)))
    }
  }

  @Test("options limit what is found, and the status is that of what is left")
  func options() throws {
    #expect(try audit("Problems --against en --exit-zero").output.contains("1 problem in 1 document"))
    #expect(try audit("Problems --key 'fix-ht-*' --up-to AX2").status == 0)
    #expect(try audit("Problems --key 'fix-ht-*' --up-to AX3").status == 1)
    let device = try audit("Problems --key off-sc-001 --device retina4_7,retina6_9 --json")
    #expect(device.output.contains("\"device\":\"retina4_7\""))
    #expect(try audit("Problems --device phone").status == 64)
    #expect(try audit("Problems --locale it").status == 66)
    #expect(try audit("Problems --ios 26").status == 1)
  }

  @Test("text names the location, the sizes, and the cause of each problem")
  func text() throws {
    let output = try audit("Problems").output
    let line = try line(of: "fix-ht-002")
    let row = try #require(output.split(separator: "\n").first { $0.contains("fix-ht-002") })
    #expect(row.hasPrefix("  note     en  -  AX3  fixed height "))
    #expect(row.hasSuffix("\(Self.document):\(line):37"))
    #expect(output.hasSuffix("\n9 problems in 1 document\n"))
  }

  @Test("a baseline accepts the problems, and SARIF suppresses them")
  func baseline() throws {
    let folder = try TemporaryFolder(texts: [:])
    let baseline = "'\(folder.path)/baseline.json'"
    #expect(try audit("Problems --json --exit-zero", "> \(baseline)").status == 0)
    let again = try audit("Problems --new-since \(baseline)")
    #expect(again.status == 0)
    #expect(again.output.hasSuffix("0 problems in 1 document, 9 accepted\n"))
    let log = try object(audit("Problems --new-since \(baseline) --format sarif").output)
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    #expect(results.count == 9)
    #expect(results.allSatisfy { $0["suppressions"] != nil })
  }

  @Test("a SARIF log is valid by the schema that OASIS publishes, with a rule for each kind")
  func sarif() throws {
    let folder = try TemporaryFolder(texts: [
      "check.py": """
      import json, sys, jsonschema
      schema, log = json.load(open(sys.argv[1])), json.load(sys.stdin)
      validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
      run = log["runs"][0]
      rules = run["tool"]["driver"]["rules"]
      print(len(list(validator.iter_errors(log))), all(rules[r["ruleIndex"]]["id"] == r["ruleId"] for r in run["results"]))
      for r in run["results"]:
          location = r["locations"][0]["physicalLocation"]
          print(r["ruleId"], location["artifactLocation"]["uri"], location["region"]["startLine"])
      """
    ])
    let schema = "\(Self.tests.path)/Oracles/sarif/sarif-schema-2.1.0.json"
    let result = try audit(
      "Problems --format sarif", "| /usr/bin/python3 '\(folder.path)/check.py' '\(schema)'")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "0 True")
    #expect(try lines.contains("document-fixed-height \(Self.document) \(line(of: "fix-ht-002"))"))
    let rules = Set(lines.dropFirst().map { line in line.prefix { $0 != " " } })
    #expect(rules.count == 9)
  }

  @Test("JUnit is XML with a suite for each document, and annotations have a line for each problem")
  func reports() throws {
    let junit = try audit(
      "Problems --format junit",
      #"| /usr/bin/python3 -c 'import sys, xml.etree.ElementTree as E; r = E.parse(sys.stdin).getroot(); s = r[0]; "#
        + #"print(r.get("failures"), s.get("name"), len(s.findall("testcase/failure")))'"#)
    #expect(junit.output == "9 \(Self.document) 9\n")
    let github = try audit("Problems --format github").output.split(separator: "\n")
    #expect(github.count == 9)
    #expect(
      try github.contains {
        $0.hasPrefix("::notice file=\(Self.document),line=\(try line(of: "fix-ht-002")),col=37,title=Fixed height::")
      })
  }

  @Test("damaged and missing documents are errors with status 65 and 66, and the others are still audited")
  func hostile() throws {
    let nested = String(repeating: "<view>", count: 100_000)
    let folder = try TemporaryFolder(texts: [
      "A.xib": "<document>\n<view></document>", "B.storyboard": "", "C.xib": nested,
      "D.xib": "<!DOCTYPE a [<!ENTITY b SYSTEM \"/etc/passwd\">]>\n<document>&b;</document>",
    ])
    for name in ["A.xib", "B.storyboard", "C.xib", "D.xib"] {
      let result = try audit("'\(folder.path)/\(name)' Problems")
      #expect(result.status == 65 && result.error.contains("/\(name)"), "\(name): \(result.error)")
      #expect(result.output.contains("9 problems in 1 document"))
    }
    #expect(try audit("'\(folder.path)/none.xib' Problems").status == 66)
  }

  @Test("documents are extracted as lines, which yield the same in another process")
  func lines() throws {
    let extracted = try audit("Problems --extract")
    #expect(extracted.output == "{\"document\":\"\(Self.document)\"}\n")
    let piped = try audit("Problems --extract", "| \"$galley\" audit --stdin --exit-zero")
    #expect(piped.status == 0)
    #expect(try piped.output == audit("Problems --jsonl --exit-zero").output)
  }

  @Test("a page and a picture draw the parts with problems, with the objects outlined")
  func drawings() throws {
    let folder = try TemporaryFolder(texts: [:])
    let result = try audit("Problems --exit-zero --page '\(folder.path)/a.html' --picture '\(folder.path)/a.svg'")
    #expect(result.status == 0 && result.error.isEmpty)
    let page = try String(contentsOfFile: "\(folder.path)/a.html", encoding: .utf8)
    // One layout in German, one at AX3, and one at XS with the other problems; fonts are in a list.
    #expect(page.split(separator: "<h2>").count == 5)
    #expect(page.contains("<h2>\(Self.document): Ticket, de, XS</h2>"))
    #expect(page.contains("doesn't scale") || page.contains("doesn&#39;t scale"))
    let picture = try String(contentsOfFile: "\(folder.path)/a.svg", encoding: .utf8)
    #expect(picture.hasPrefix("<svg") || picture.hasPrefix("<?xml"))
  }

  /// Fixtures of the tests of fonts.
  private static let fonts = "\(tests.path)/FontEngineTests/Fixtures"

  @Test("--fonts names folders with more fonts, and other fonts that are missing are warnings")
  func fontFolders() throws {
    let folder = try TemporaryFolder(texts: [
      "Card.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/><subviews>
      <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <fontDescription key="fontDescription" name="GalleyBaselines-Regular" pointSize="20"/></label>
      </subviews></view></objects></document>
      """
    ])
    let without = try audit("'\(folder.path)/Card.xib' --exit-zero")
    #expect(without.status == 0)
    #expect(
      without.error.contains("Card.xib:3:1: <label id=\"text\">: there is no font 'GalleyBaselines-Regular'"))
    let with = try audit("'\(folder.path)/Card.xib' --exit-zero --fonts '\(Self.fonts)'")
    #expect(with.status == 0 && !with.error.contains("GalleyBaselines-Regular"))
    #expect(try audit("Problems --fonts '\(folder.path)/none'").status == 66)
  }
}
