import DynamicType
import LayoutInspector
import StringCatalogs
import Testing

@testable import LocalizationAudit

/// Words of translations that are divided between two lines.
@MainActor
@Suite(.serialized) struct DividedWordAuditTests {
  private typealias Sample = DocumentSample

  /// A label of 100 points with as many lines as needed. At every size from 14 points on, 34 letters are wider, since the
  /// narrowest is wider than 0.22 em: 34 times 0.22 times 14 is 104. With the hyphen and without the soft ones, no part
  /// of "Do-nau" has more than three letters, at most 1 em each, or 42 points at 14.
  private static func sample(mode: String = "tailTruncation", german: String) throws -> Sample {
    let label = Sample.label("lab-el-001", "Go", constraints: Sample.size("width", 100, "wid-th-001"))
      .replacing("lineBreakMode=\"tailTruncation\"", with: "numberOfLines=\"0\" lineBreakMode=\"\(mode)\"")
    return try Sample([
      "Base.lproj/Card.xib": Sample.nib(label, constraints: Sample.place("lab-el-001", 10, 10)),
      "de.lproj/Card.strings": "\"lab-el-001.text\" = \"\(german)\";\n",
    ])
  }

  private func words(_ sample: Sample) throws -> [String] {
    try sample.words("Base.lproj/Card.xib").filter { $0.hasPrefix("dividedWord") }
  }

  @Test("a word of a translation that no line has room for is found at the label, in its language and at all sizes")
  func found() throws {
    let sample = try Self.sample(german: "Donaudampfschifffahrtsgesellschaft")
    let line = sample.line(of: "lab-el-001", in: "Base.lproj/Card.xib")
    #expect(try words(sample) == ["dividedWord \(line) lab-el-001 de XS 12"])
    let finding = try #require(try sample.findings("Base.lproj/Card.xib").first { $0.kind == .dividedWord })
    #expect(finding.message.hasPrefix("Word divided: label lab-el-001 in "))
    #expect(finding.message.contains(" in de at XS and above: the word \"Donau"))
    #expect(finding.problem.contains("|") && finding.problem.hasSuffix("is divided"))
  }

  @Test("a word that wraps by character, or has soft hyphens, isn't found")
  func regular() throws {
    #expect(try words(Self.sample(mode: "characterWrap", german: "Donaudampfschifffahrtsgesellschaft")).isEmpty)
    let hyphens = try Self.sample(german: "Do\u{AD}nau-Do\u{AD}nau")
    #expect(try hyphens.findings("Base.lproj/Card.xib") { $0.largestCategory = .extraSmall }.isEmpty)
  }

  /// The German dictionary has "Do-nau-dampf-schiff-fahrts-ge-sell-schaft", whose parts are at most 8 letters with the
  /// hyphen, and at 17 points less than 100 points wide. There is none for Klingon.
  @Test(
    "a document's words are hyphenated in its language if their paragraph says so",
    arguments: [("de", 1, false), ("de", 0, true), ("tlh", 1, true)])
  func hyphenation(language: String, factor: Int, isDivided: Bool) throws {
    let text = """
      <attributedString key="attributedText"><fragment content="Donaudampfschifffahrtsgesellschaft"><attributes>
      <font key="NSFont" metaFont="system" size="17"/>
      <paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="wordWrapping" \
      baseWritingDirection="natural" hyphenationFactor="\(factor)"/>
      </attributes></fragment></attributedString>
      """
    let label = Sample.label("lab-el-001", "", font: text, constraints: Sample.size("width", 100, "wid-th-001"))
      .replacing("text=\"\"", with: "numberOfLines=\"0\"")
    let name = "\(language).lproj/Card.xib"
    let sample = try Sample([name: Sample.nib(label, constraints: Sample.place("lab-el-001", 10, 10))])
    let found = try sample.findings(name) { $0.largestCategory = .large }.filter { $0.kind == .dividedWord }
    #expect(found.isEmpty == !isDivided)
    #expect(found.allSatisfy { $0.locale == language })
  }

  @Test("JSON and SARIF name the kind and the rule")
  func outputs() throws {
    let sample = try Self.sample(german: "Donaudampfschifffahrtsgesellschaft")
    #expect(sample.run(.json).text.contains("\"kind\":\"dividedWord\""))
    let log = sample.run(.sarif).text
    #expect(log.contains("\"ruleId\":\"document-divided-word\"") && log.contains("\"id\":\"document-divided-word\""))
  }
}
