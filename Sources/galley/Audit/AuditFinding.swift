import DynamicType
import StringCatalogs
import TextOutput

/// What the formats for people and for other programs write about a text.
struct AuditFinding: Sendable {
  /// The origin of the text.
  let string: LocalizedString
  /// The measured text with its notes; without characters unless findings are drawn.
  let shown: ShownText
  let question: AuditQuestion
  /// The first category that truncates the text, and the measurement there; `nil` if the text fits.
  let first: AuditResult.Measure?
  /// The reason that the truncation is accepted; `nil` if it isn't.
  let acceptance: String?
  /// Whether the text was measured, and is in the output for its size.
  let isMeasured: Bool

  /// How soon the text is truncated; `nil` if it fits.
  var severity: AuditResult.Severity? { first.map { AuditResult.Severity(firstAt: $0.category) } }

  /// The key with its form, such as `files.count (one)`.
  var name: String { string.form.isEmpty ? string.key : "\(string.key) (\(string.form))" }

  /// The finding in a sentence.
  var message: String {
    guard let first, let missing = first.missing else { return "'\(name)' fits in \(question.summary)" }
    let locale = string.languageName.map { " in \($0)" } ?? ""
    let points = missing.points.map { " or \(NumberText.fixed($0, decimals: 1)) more points of width" } ?? ""
    return "'\(name)'\(locale) is cut off at \(first.category.shortName) and above in \(question.summary): "
      + "it needs \(first.lineCount)\(points), and hides '\(missing.hidden)'"
  }

  /// Returns a note in a sentence that names the text.
  func text(of note: TextNote) -> String {
    "'\(name)'\(string.languageName.map { " in \($0)" } ?? ""): \(note.message)"
  }
}
