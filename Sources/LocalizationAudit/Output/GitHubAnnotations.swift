import StringCatalogs
import TextOutput

/// Findings as workflow commands of GitHub Actions, which become annotations of the lines.
///
/// The format is that of the "Workflow commands" page of GitHub's documentation:
/// `::error file=F,line=1,col=2::message`, with percent signs and line ends escaped, and in properties also colons and
/// commas.
enum GitHubAnnotations {
  /// Returns the commands for a finding: one if the text is cut off, and one for each note.
  static func text(_ finding: AuditFinding) -> String {
    var text = finding.first == nil && !finding.shown.notes.isEmpty ? "" : command(finding)
    for note in finding.shown.notes {
      text += command("notice", finding.string, note.kind.title, finding.text(of: note))
    }
    return text
  }

  /// Returns the command for an accepted finding that no longer occurs.
  static func text(_ stale: StaleAcceptance) -> String {
    command("notice", nil, "Accepted finding", "\(stale.location): \(stale.message)")
  }

  /// Returns the command for a problem of a document.
  static func text(_ finding: DocumentFinding) -> String {
    command(
      level(finding.severity), file: finding.file, line: finding.line, column: finding.column, finding.kind.title,
      finding.message)
  }

  private static func command(_ finding: AuditFinding) -> String {
    command(level(finding.severity), finding.string, "Text cut off", finding.message)
  }

  private static func level(_ severity: AuditFinding.Severity?) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note, nil: "notice"
    }
  }

  private static func command(
    _ level: String, _ string: LocalizedString?, _ title: String, _ message: String
  ) -> String {
    command(
      level, file: string?.file ?? "", line: string?.line ?? 0, column: string?.column ?? 0, title, message)
  }

  private static func command(
    _ level: String, file: String, line: Int, column: Int, _ title: String, _ message: String
  ) -> String {
    var properties: [(String, String)] = []
    if !file.isEmpty { properties.append(("file", file)) }
    if line > 0 { properties.append(("line", "\(line)")) }
    if column > 0 { properties.append(("col", "\(column)")) }
    properties.append(("title", title))
    let list = properties.map { "\($0)=\(escaping($1, alsoIn: [":", ","]))" }.joined(separator: ",")
    return "::\(level) \(list)::\(escaping(PrintableText.escaping(message)))\n"
  }

  private static func escaping(_ text: String, alsoIn others: [Unicode.Scalar] = []) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if ["%", "\r", "\n"].contains(scalar) || others.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
