import DynamicType
import Foundation
import LayoutInspector
import StringCatalogs
import TestSupport
import Testing

@testable import LocalizationAudit

/// What the settings of an audit mean for documents, and what it says about them.
@MainActor
@Suite(.serialized) struct DocumentRunSettingsTests {
  private typealias Sample = DocumentSample

  /// What an audit doesn't look for isn't gone: problems on other devices, those of fonts and of the source language in
  /// an audit against that language, and texts in pseudolanguages.
  @Test("entries of a baseline that the audit can't find again aren't called gone")
  func baselineScope() throws {
    let sample = try Sample.translated()
    let path = sample.path("Base.lproj/Card.xib")
    let catalog = sample.path("de.lproj/App.strings")
    func finding(_ kind: String, _ locale: String?, _ device: String? = nil) -> String {
      let members = [
        "\"kind\": \"\(kind)\", \"objects\": [\"lab-el-009\"], \"from\": \"XL\"",
        locale.map { "\"locale\": \"\($0)\"" },
        device.map { "\"device\": \"\($0)\"" },
      ]
      return "{\(members.compactMap(\.self).joined(separator: ", "))}"
    }
    let findings = [
      finding("fixedFont", nil), finding("overlap", "en"), finding("overlap", "de"),
      finding("clippedText", "de", "retina4_0"),
    ]
    let text = """
      {"schema": 1, "texts": [
      {"file": "\(catalog)", "locale": "de", "key": "gone", "from": "L"},
      {"file": "\(catalog)", "locale": "en", "key": "gone", "from": "L"},
      {"file": "\(catalog)", "locale": "de", "key": "gone", "pseudolanguage": "accented", "from": "L"}],
      "documents": [{"document": "\(path)", "findings": [\(findings.joined(separator: ", "))]}]}
      """
    func gone(_ change: (inout AuditRequest) -> Void) throws -> [String] {
      let baseline = try AuditBaseline(SourceText(name: "b.json", decoding: Array(text.utf8)))
      let buffer = sample.run(.json) {
        $0.comparison.baseline = baseline
        change(&$0)
      }
      return buffer.warnings.filter { $0.hasSuffix("remove it from the baseline") }.map { warning in
        warning.split(separator: " ").dropFirst().prefix { $0 != "no" && $0 != "is" }.joined(separator: " ")
      }
    }
    let all = [
      "'gone' in de", "'gone' in en", "fixedFont of lab-el-009", "overlap of lab-el-009 in en",
      "overlap of lab-el-009 in de",
    ]
    #expect(try gone { _ in } == all)
    let against = try gone {
      $0.comparison.sourceLanguage = "en"
      $0.documents?.sourceLanguage = "en"
    }
    #expect(against == ["'gone' in de", "overlap of lab-el-009 in de"])
    let device = try gone { $0.documents?.devices = ["retina4_0"] }
    #expect(
      device == [
        "'gone' in de", "'gone' in en", "fixedFont of lab-el-009", "clippedText of lab-el-009 in de on retina4_0",
      ])
    let accented = try gone { $0.layout.pseudolanguages = [.accented] }
    #expect(accented.contains("'gone' in de, accented"))
  }

  @Test("an audit against a language needs a text in it, or a document that has the language")
  func against() throws {
    func errors(_ sample: DocumentSample, _ language: String, catalogs: Bool) -> [String] {
      sample.run(.json) {
        $0.comparison.sourceLanguage = language
        $0.documents?.sourceLanguage = language
        $0.measuresCatalogs = catalogs
      }.errors.map(\.description)
    }
    let missing = "no text in locale it, which others are compared with"
    let sample = try Sample.translated()
    #expect(errors(sample, "en", catalogs: false).isEmpty)
    #expect(errors(sample, "it", catalogs: false) == [missing])
    // The catalog is only in German.
    #expect(errors(sample, "en", catalogs: true) == [missing.replacing("it,", with: "en,")])
    #expect(errors(sample, "de", catalogs: true).isEmpty)
  }

  @Test("warnings are in the JSON and on standard error, once")
  func warnings() throws {
    let nib = Sample.nib(
      Sample.label("lab-el-001", "Go").replacing("<label ", with: "<label customClass=\"TitleLabel\" "),
      constraints: Sample.place("lab-el-001", 10, 10))
    let sample = try DocumentSample(["Base.lproj/Card.xib": nib, "de.lproj/Card.strings": ""])
    let buffer = sample.run(.json)
    #expect(buffer.warnings.count == 1 && buffer.warnings.first?.contains("there is no class 'TitleLabel'") == true)
    let documents = try #require(Sample.object(buffer.text)["documents"] as? [[String: Any]])
    #expect(documents.first?["warnings"] as? [String] == buffer.warnings)
  }

  @Test("a page says what it is about, and that drawings are left out only if some are")
  func page() throws {
    let sample = try Sample.translated()
    func page(drawings: Int, catalogs: Bool) throws -> String {
      var request = AuditRequest(rules: AuditRules(labels: [AuditQuestion(style: .body, width: 100, lines: 1)]))
      request.documents = DocumentAudit.Request()
      request.measuresCatalogs = catalogs
      request.output.keepsFindings = true
      var buffer = AuditBuffer()
      var run = AuditRun(request)
      run.measure([sample.folder.path], on: &buffer)
      run.measureDocuments(on: &buffer) { path in
        Result { () throws(AuditError) in try DocumentAudit().report(on: path) }
      }
      var page = run.finish(on: &buffer)
      let drawing = try #require(DocumentAudit().drawings(of: page.documents, atMost: 1).first)
      page.drawings = Array(repeating: drawing, count: drawings)
      return try page.html()
    }
    let documents = try page(drawings: AuditPage.mostDocumentDrawings, catalogs: false)
    #expect(documents.contains("<title>Problems of documents</title>"))
    #expect(documents.contains("<p>1 problem was found in 1 document.</p>"))
    let both = try page(drawings: 1, catalogs: true)
    #expect(both.contains("<p>1 of 1 texts are cut off."))
    let more = try page(drawings: AuditPage.mostDocumentDrawings + 1, catalogs: false)
    #expect(more.contains("1 document. The first 200 layouts are drawn.</p>"))
    #expect(more.split(separator: "<figure>").count == AuditPage.mostDocumentDrawings + 1)
  }

  /// A label of 60 points: the French text never fits, and the others fit at the usual size.
  @Test("in text for people, a problem in several languages is a line with the one in which it occurs first")
  func languages() throws {
    let sample = try Sample([
      "Base.lproj/Card.xib": Sample.nib(
        """
        <label text="One" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
        <rect key="frame" x="10" y="10" width="60" height="20.5"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """,
        constraints: """
          <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" \
          constant="10" id="con-st-001"/>
          <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" \
          constant="10" id="con-st-002"/>
          <constraint firstItem="lab-el-001" firstAttribute="width" constant="60" id="con-st-003"/>
          """),
      "de.lproj/Card.strings": "\"lab-el-001.text\" = \"Eins\";",
      "fr.lproj/Card.strings": "\"lab-el-001.text\" = \"Un texte plus long\";",
    ])
    let lines = sample.run(.text).text.split(separator: "\n").filter { $0.contains("truncated") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("fr +2") == true && lines.first?.contains("Un texte plus long") == true)
    #expect(sample.run(.json).text.components(separatedBy: "\"truncatedText\"").count == 4)
  }

  @Test("in text for people, problems of one object with several others are lines of their own")
  func severalOverlaps() throws {
    func label(_ number: Int) -> String {
      """
      <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-00\(number)">
      <rect key="frame" x="10" y="10" width="60" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let constraints = (1...3).flatMap { number in
      ["top", "leading"].map { edge in
        """
        <constraint firstItem="lab-el-00\(number)" firstAttribute="\(edge)" secondItem="roo-tv-001" secondAttribute="\(edge)" \
        constant="10" id="con-\(edge)-\(number)"/>
        """
      }
    }
    let sample = try Sample([
      "Card.xib": Sample.nib((1...3).map(label).joined(), constraints: constraints.joined(separator: "\n"))
    ])
    let findings = try sample.findings("Card.xib").filter { $0.kind == .overlap }
    #expect(findings.count >= 2)
    let lines = sample.run(.text).text.split(separator: "\n").filter { $0.contains("overlap ") }
    #expect(lines.count == findings.count)
  }
}
