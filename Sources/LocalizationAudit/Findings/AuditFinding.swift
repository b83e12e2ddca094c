public import DynamicType
public import StringCatalogs
import TextOutput

/// A text that a label truncates, or another finding of an audit about a text.
public struct AuditFinding: Sendable {
  /// The origin of the text.
  public let string: LocalizedString
  /// The measured text with its notes; without characters unless findings are drawn.
  let shown: ShownText
  let question: AuditQuestion
  /// The first category that truncates the text, and the measurement there; `nil` if the text fits.
  let first: AuditResult.Measure?
  /// The reason that the truncation is accepted; `nil` if it isn't.
  public let acceptance: String?
  /// Whether the text was measured, and is in the output for its size.
  let isMeasured: Bool

  /// The smallest content size category at which the label truncates the text; `nil` if the text fits.
  public var category: ContentSizeCategory? { first?.category }

  /// The text that truncation hides at ``category``; `nil` if the text fits.
  public var hiddenText: String? { first?.missing?.hidden }

  /// What was noticed about the text itself, such as a plural form that its language doesn't use.
  public var notes: [String] { shown.notes.map(\.message) }

  /// How soon the text is truncated; `nil` if it fits.
  public var severity: Severity? { first.map { Severity(firstAt: $0.category) } }

  /// The key with its form, such as `files.count (one)`.
  public var name: String { string.form.isEmpty ? string.key : "\(string.key) (\(string.form))" }

  /// The finding in a sentence.
  public var message: String {
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
