import DynamicType

/// What is kept of a result until all are written: the truncation at the first category and at the last one.
struct AuditFinding: Sendable {
  let string: LocalizedString
  /// The measured text, with its arguments filled in and without its markup.
  let shown: ShownText
  let question: AuditQuestion
  /// The first category that truncates the text, and the measurement there; `nil` if the text fits.
  let first: AuditResult.Measure?
  let severity: AuditResult.Severity?
  /// The reason that the truncation is accepted; `nil` if it isn't.
  let acceptance: String?

  /// Whether the text was measured, and is in the output for its size.
  let isMeasured: Bool

  init(_ result: AuditResult) {
    string = result.string
    shown = result.shown
    question = result.question
    first = result.first
    severity = result.severity
    acceptance = result.acceptance
    isMeasured = !result.measures.isEmpty
  }

  /// The key with its form, such as `files.count (one)`.
  var name: String { string.form.isEmpty ? string.key : "\(string.key) (\(string.form))" }

  /// The finding in a sentence.
  var message: String {
    guard let first, let missing = first.missing else { return "'\(name)' fits in \(question.summary)" }
    let locale = string.languageName.map { " in \($0)" } ?? ""
    let lines = first.lines == 1 ? "1 line" : "\(first.lines) lines"
    let points = missing.points.map { " or \(NumberText.fixed($0, decimals: 1)) more points of width" } ?? ""
    return "'\(name)'\(locale) is cut off from \(first.category.shortName) on in \(question.summary): "
      + "it needs \(lines)\(points), and hides '\(missing.hidden)'"
  }

  /// Returns a note in a sentence that names the text.
  func text(of note: TextNote) -> String {
    "'\(name)'\(string.languageName.map { " in \($0)" } ?? ""): \(note.message)"
  }

  /// Returns findings in groups with the same key: those that are cut off at the smallest size first.
  ///
  /// In a group, too, the smallest size is first. The rest of the order is by name and place, so that it doesn't depend
  /// on the order of the files.
  static func grouped(_ findings: [AuditFinding]) -> [[AuditFinding]] {
    let groups = Dictionary(grouping: findings) { Group(catalog: $0.string.catalog, key: $0.string.key) }
    let sorted = groups.map { group in
      (name: group.key, findings: group.value.sorted { $0.rank < $1.rank })
    }
    return sorted.sorted {
      (($0.findings.first?.size ?? 0), -$0.findings.count, $0.name.key, $0.name.catalog)
        < (($1.findings.first?.size ?? 0), -$1.findings.count, $1.name.key, $1.name.catalog)
    }.map(\.findings)
  }

  private struct Group: Hashable {
    let catalog: String
    let key: String
  }

  /// The number of categories before the first that truncates the text.
  private var size: Int {
    first.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0.category) } ?? ContentSizeCategory.allCases.count
  }

  private var rank: (Int, String, String, String, Int) {
    (size, string.languageName ?? "", string.form, question.device ?? "", string.line)
  }
}
