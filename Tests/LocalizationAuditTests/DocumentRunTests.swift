import DynamicType
import Foundation
import StringCatalogs
import TestSupport
import TextOutput
import Testing

@testable import LocalizationAudit

/// Documents in an audit with catalogs: which texts are measured where, and what the output says.
@MainActor
@Suite(.serialized) struct DocumentRunTests {
  private typealias Sample = DocumentSample

  @Test("texts that a document shows are measured in the document, and others by rules")
  func catalogs() throws {
    let json = try Sample.object(Sample.translated().run(.json).text)
    let texts = try #require(json["texts"] as? [[String: Any]])
    #expect(texts.map { $0["key"] as? String } == ["title"])
    let documents = try #require(json["documents"] as? [[String: Any]])
    #expect(documents.map { ($0["document"] as? String)?.hasSuffix("/Base.lproj/Card.xib") } == [true])
    #expect(documents.map { $0["locales"] as? [String] } == [["en", "de"]])
    let findings = try #require(documents.first?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["kind"] as? String } == ["truncatedText"])
    #expect(findings.map { $0["locale"] as? String } == ["de"])
    #expect(json["problems"] as? Int == 1 && json["cutOff"] as? Int == 1)
  }

  @Test("without labels, catalogs that no document shows are left out, with a warning")
  func withoutLabels() throws {
    let buffer = try Sample.translated().run(.json) { $0.measuresCatalogs = false }
    #expect(try Sample.object(buffer.text)["measured"] as? Int == 0)
    #expect(
      buffer.warnings.count == 1 && buffer.warnings.first?.hasPrefix("1 file of texts that no document shows") == true)
    #expect(buffer.errors.isEmpty)
  }

  @Test("JSON Lines have a line for each document, with or without findings")
  func lines() throws {
    let sample = try Sample.translated(["Empty.xib": Sample.nib("", constraints: "")])
    let lines = sample.run(.jsonl).text.split(separator: "\n")
    let objects = try lines.map { try Sample.object($0) }
    #expect(
      objects.map { ($0["findings"] as? [Any])?.count } == [nil, 1, 0]
        || objects.map { ($0["findings"] as? [Any])?.count } == [nil, 0, 1])
  }

  @Test("a damaged document is an error with its line, and the others are still laid out")
  func damaged() throws {
    let sample = try Sample.translated(["A.xib": "<document>\n<objects>\n</document>\n", "B.storyboard": "no XML"])
    let buffer = sample.run(.json)
    #expect(buffer.errors.map(\.kind) == [.unusable, .unusable])
    #expect(buffer.errors.contains { $0.description.contains("A.xib:3:") })
    #expect(try Sample.object(buffer.text)["problems"] as? Int == 1)
  }

  @Test("a damaged translation is an error, once, and the others of its language and document are still laid out")
  func damagedTranslations() throws {
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@x@</string>"
    let damaged = "<plist><dict><key>a.text</key><dict>\(format)</dict></dict></plist>"
    let sample = try Sample.translated(["de.lproj/Card.stringsdict": damaged, "fr.lproj/Card.strings": "\"a\" = "])
    let buffer = sample.run(.json)
    let matches = buffer.errors.map { $0.description.contains("de.lproj/Card.stringsdict:1:") }
    #expect(matches.sorted { !$0 && $1 } == [false, true])
    #expect(try Sample.object(buffer.text)["problems"] as? Int == 1)
    #expect(throws: AuditError.self) { try DocumentAudit().findings(in: sample.path("Base.lproj/Card.xib")) }
  }

  /// The baseline is a JSON of the audit, which a person may edit.
  @Test("a baseline accepts the same problem, unless it begins at a smaller size, and names those that are gone")
  func baseline() throws {
    let sample = try Sample.translated()
    let text = sample.run(.json).text
    func accepted(_ text: String, _ format: AuditOutput.Format = .json) throws -> AuditBuffer {
      let baseline = try AuditBaseline(SourceText(name: "b.json", decoding: Array(text.utf8)))
      return sample.run(format) { $0.comparison.baseline = baseline }
    }
    let same = try accepted(text)
    let json = try Sample.object(same.text)
    #expect(json["problems"] as? Int == 0 && json["acceptedProblems"] as? Int == 1)
    #expect(same.warnings.isEmpty)
    // It begins at XS.
    let later = try accepted(
      text.replacing(
        "\"from\":\"XS\",\"severity\":\"error\",\"sizes\":[\"XS\"", with: "\"from\":\"L\",\"sizes\":[\"XS\""))
    #expect(try Sample.object(later.text)["problems"] as? Int == 1)
    let other = try accepted(text.replacing("lab-el-001", with: "lab-el-002"))
    #expect(try Sample.object(other.text)["problems"] as? Int == 1)
    #expect(other.warnings.contains { $0.contains("truncatedText of lab-el-002 in de no longer occurs") })
    let sarif = try accepted(
      text.replacing("\"kind\":\"truncatedText\"", with: "\"reason\":\"known\",\"kind\":\"truncatedText\""), .sarif)
    #expect(sarif.text.contains("\"justification\":\"known\""))
    #expect(throws: CatalogError.self) { try accepted(text.replacing("truncatedText", with: "other")) }
  }

  @Test("a pattern for keys is for the ids of objects")
  func keys() throws {
    func count(_ change: (inout AuditFilter) -> Void) throws -> Int? {
      var filter = AuditFilter()
      change(&filter)
      let buffer = try Sample.translated().run(.json) {
        $0.filter = filter
        $0.documents?.filter = filter
      }
      return try Sample.object(buffer.text)["problems"] as? Int
    }
    #expect(try count { $0.keys = [TextPattern("lab-el-*")] } == 1)
    #expect(try count { $0.keys = [TextPattern("other*")] } == 0)
    #expect(try count { $0.excluded = [TextPattern("lab-el-001")] } == 0)
  }

  @Test("annotations, text, and JUnit name the location, the id, the kind, and the sizes")
  func formats() throws {
    let sample = try Sample.translated()
    let line = sample.line(of: "lab-el-001", in: "Base.lproj/Card.xib")
    let path = sample.path("Base.lproj/Card.xib")
    let github = sample.run(.github).text.split(separator: "\n").filter { $0.contains("Card.xib") }
    #expect(github.count == 1)
    #expect(
      github.first?.hasPrefix(
        "::error file=\(path),line=\(line),col=1,title=Text truncated::Text truncated: label lab-el-001") == true)
    let text = sample.run(.text).text
    #expect(text.contains("lab-el-001: \"Donaudampfschifffahrtsgesellschaft\" is truncated"))
    #expect(text.contains("\(path):\(line):1"))
    #expect(text.hasSuffix("1 of 1 texts cut off\n1 problem in 1 document\n"))
    let junit = sample.run(.junit).text
    #expect(junit.contains("<testsuites name=\"galley audit\" tests=\"2\" failures=\"2\" errors=\"0\">"))
    #expect(junit.contains("<testcase name=\"Text truncated, lab-el-001, de\""))
    #expect(junit.contains("file=\"\(path)\" line=\"\(line)\"><failure type=\"error\""))
  }

  @Test("a line that names a document yields its findings, and one with the text of another is an error")
  func input() throws {
    let sample = try Sample.translated()
    let path = sample.path("Base.lproj/Card.xib")
    let input =
      "{\"id\": 7, \"document\": \"\(path)\"}\n{\"document\": \"a.xib\", \"text\": \"b\"}\n{\"document\": \"none.xib\"}\n"
    var rest = [Array(input.utf8)][...]
    var lines = StringLines(settings: LabelSettings()) { _ throws(CatalogError) in rest.popFirst() ?? [] }
    var request = AuditRequest(rules: AuditRules(labels: []))
    request.output.format = .jsonl
    var buffer = AuditBuffer()
    var run = AuditRun(request)
    while let items = try lines.next() {
      run.measure(lines: items, on: &buffer) { path in
        Result { () throws(AuditError) in try DocumentAudit().report(on: path) }
      }
    }
    run.finish(on: &buffer)
    let objects = try buffer.text.split(separator: "\n").map { try Sample.object($0) }
    let counts = objects.map { ($0["findings"] as? [Any])?.count }
    #expect(counts == [1, nil, nil])
    #expect(objects.first?["id"] as? Int == 7)
    #expect((objects[1]["error"] as? String)?.contains("a line with a 'document' has no 'text'") == true)
    #expect(objects.map { $0["inputLine"] as? Int } == [nil, 2, 3])
  }
}
