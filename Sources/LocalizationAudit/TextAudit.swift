public import DynamicType
import TextOutput

/// Finds the localized texts that a label truncates, as `galley audit` does.
///
/// ```swift
/// import LocalizationAudit
///
/// let audit = try TextAudit(width: 120, lines: 2)
/// for finding in try audit.findings(in: ["App"]) { print(finding.message) }
/// ```
///
/// Each text of each locale, in each of its plural, device, and width variants, is measured at all twelve content size
/// categories as a `UILabel` shows it.
public struct TextAudit: Sendable {
  private var request: AuditRequest

  /// Creates an audit with the labels that a file of rules states, such as `galley.json`.
  ///
  /// - Throws: `AuditError` if the file or a font can't be read, or at the position of invalid content.
  public init(rules path: String) throws(AuditError) {
    request = AuditRequest(rules: try AuditRules(path: path, overriding: LabelSettings()))
  }

  /// Creates an audit of texts that are all shown in labels of one kind.
  ///
  /// - Parameters:
  ///   - style: The text style whose font the label has.
  ///   - font: The name of a family or face, or the path of a font file, that scales with the style; `nil` for the
  ///     system font.
  ///   - size: The font's point size at the default category; `nil` for that of the style.
  ///   - width: The label's width, in points.
  ///   - lines: The maximum number of lines.
  /// - Throws: `AuditError` if there is no such font, or the width isn't in 1...100,000 or the number of lines in
  ///   1...1,000.
  public init(
    style: TypeStyle = .body, font: String? = nil, size: Double? = nil, width: Double, lines: Int = 1
  ) throws(AuditError) {
    guard AuditQuestion.widths.contains(width), AuditQuestion.limits.contains(lines) else {
      throw AuditError(.unusable, "a label of \(lines) lines and \(NumberText.shortest(width)) points can't be audited")
    }
    let settings = LabelSettings(
      style: style, font: font, fontSize: size, widths: [LabelSettings.Width(points: width)], lineLimit: lines)
    request = AuditRequest(rules: AuditRules(labels: try settings.labels()))
  }

  /// The locales that are audited, such as `de` or `pt-BR`; empty for all. `de` includes `de-AT`.
  public var locales: [String] {
    get { request.filter.locales }
    set { request.filter.locales = newValue }
  }

  /// The largest content size category at which truncations count. The default is the largest of all.
  public var largestCategory: ContentSizeCategory {
    get { request.layout.largest }
    set { request.layout.largest = newValue }
  }

  /// The language whose truncations don't count in the others, so that only those that a translation causes are found;
  /// `nil` to count all.
  public var sourceLanguage: String? {
    get { request.comparison.sourceLanguage }
    set { request.comparison.sourceLanguage = newValue }
  }

  /// Measures the texts in files and folders on all cores, and returns the findings: texts that are truncated, and those
  /// with notes. The findings of each key follow one another, and those that begin at the smallest size come first.
  ///
  /// - Throws: `AuditError` for the first file that can't be read, if a locale has no text, or if no font has a
  ///   character.
  public func findings(in paths: [String]) throws(AuditError) -> [AuditFinding] {
    var request = request
    request.rules.namedFiles = Set(paths)
    request.output.keepsFindings = true
    var problems = AuditProblems()
    var run = AuditRun(request)
    run.measure(paths, on: &problems)
    let page = run.finish(on: &problems)
    if let first = problems.first { throw first }
    return page.groups.flatMap(\.self)
  }
}

/// The problems of an audit whose output isn't written.
private struct AuditProblems: AuditStream {
  var first: AuditError?

  var terminal: Terminal { .none }
  var hasFailed: Bool { first != nil }

  mutating func write(_ text: String) {}
  mutating func flush() {}
  mutating func report(_ error: AuditError) { first = first ?? error }
  mutating func warn(_ message: String) {}
}
