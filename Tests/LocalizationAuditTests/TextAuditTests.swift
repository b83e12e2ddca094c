import DynamicType
import StringCatalogs
import TestSupport
import Testing

// Not @testable: what an application's tests call.
import LocalizationAudit

/// In TeX Gyre Pagella, "oh oh" is 2.506 em wide: 25.06 points at 10, 27.566 at 11, and 30.072 at 12. Text of 11 points
/// in the style body has 12 at XL, 13 at XXL, and 28 at AX5.
@Suite struct TextAuditTests {
  private static let files = [
    "en.lproj/A.strings": "k = oh; l = \"oh oh\";", "de.lproj/A.strings": "k = \"oh oh\"; l = \"oh oh\";",
  ]

  private func findings(
    width: Double, in files: [String: String] = files, _ change: (inout TextAudit) -> Void = { _ in }
  ) throws -> [AuditFinding] {
    let folder = try TemporaryFolder(texts: files)
    var audit = try TextAudit(font: "TeXGyrePagella-Regular", size: 11, width: width)
    change(&audit)
    return try audit.findings(in: [folder.path])
  }

  @Test("an audit returns the truncated texts with the first size, what is hidden, and the location")
  func findings() throws {
    let found = try findings(width: 29) { $0.largestCategory = .extraExtraExtraLarge }
    #expect(found.map { "\($0.string.locale ?? "") \($0.string.key)" } == ["de l", "en l", "de k"])
    let first = try #require(found.first)
    #expect(first.category == .extraLarge && first.severity == .warning && first.hiddenText == " oh")
    #expect(first.string.line == 1 && first.string.file.hasSuffix("de.lproj/A.strings"))
    #expect(first.message.contains("is cut off at XL and above"))
    #expect(first.notes.isEmpty && first.acceptance == nil)
    #expect(try findings(width: 29) { $0.largestCategory = .large }.isEmpty)
  }

  @Test("locales can be chosen, and compared with the source language")
  func locales() throws {
    #expect(try findings(width: 20) { $0.locales = ["de"] }.map(\.string.key) == ["k", "l"])
    // In English, l is truncated at the same sizes, and k at none of them.
    #expect(
      try findings(width: 20) {
        $0.sourceLanguage = "en"
        $0.largestCategory = .large
      }.map(\.string.key) == ["k"])
  }

  @Test("a file of rules states the labels")
  func rules() throws {
    let rules = """
      {"schema":1,"defaults":{"width":1000},"rules":[{"keys":"l","width":20,"font":"TeXGyrePagella-Regular"}]}
      """
    let folder = try TemporaryFolder(texts: Self.files.merging(["galley.json": rules]) { $1 })
    let audit = try TextAudit(rules: "\(folder.path)/galley.json")
    #expect(try audit.findings(in: [folder.path]).map(\.name) == ["l", "l"])
  }

  @Test("what can't be audited is a typed error")
  func errors() throws {
    let missing = try #require(throws: AuditError.self) { try findings(width: 10, in: [:]) }
    #expect(
      missing.kind == .missing
        && missing.description.hasSuffix("contains no .strings, .stringsdict, or .xcstrings file"))
    let invalid = try #require(throws: AuditError.self) { try findings(width: 10, in: ["a.strings": "a = ;"]) }
    #expect(invalid.kind == .unusable && invalid.description.contains("a.strings:1:5: "))
    let font = try #require(throws: AuditError.self) { try TextAudit(font: "No Such Font", width: 10) }
    #expect(font == AuditError(.missing, "no font named \"No Such Font\""))
    #expect(throws: AuditError.self) { try TextAudit(width: 0) }
    let rules = try TemporaryFolder(texts: ["r.json": "{\"schema\":2}"])
    let schema = try #require(throws: AuditError.self) { try TextAudit(rules: "\(rules.path)/r.json") }
    #expect(
      schema.kind == .unusable && schema.description.hasSuffix("r.json:1:11: 'schema' is not 1, the only version"))
  }
}
