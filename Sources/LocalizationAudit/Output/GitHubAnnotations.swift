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
    command("notice", nil, "Accepted finding", "\(stale.place): \(stale.message)")
  }

  private static func command(_ finding: AuditFinding) -> String {
    let level =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note, nil: "notice"
      }
    return command(level, finding.string, "Text cut off", finding.message)
  }

  private static func command(
    _ level: String, _ string: LocalizedString?, _ title: String, _ message: String
  ) -> String {
    var properties: [(String, String)] = []
    if let string {
      if !string.file.isEmpty { properties.append(("file", string.file)) }
      if string.line > 0 { properties.append(("line", "\(string.line)")) }
      if string.column > 0 { properties.append(("col", "\(string.column)")) }
    }
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
