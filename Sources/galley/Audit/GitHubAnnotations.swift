/// Findings as workflow commands of GitHub Actions, which become annotations of the lines.
///
/// The format is that of the "Workflow commands" page of GitHub's documentation: `::error file=F,line=1,col=2::message`,
/// with percent signs and line ends escaped, and in properties also colons and commas.
enum GitHubAnnotations {
  /// Returns the command for a finding.
  static func text(_ finding: AuditFinding) -> String {
    let string = finding.string
    var properties: [(String, String)] = []
    if !string.file.isEmpty { properties.append(("file", string.file)) }
    if string.line > 0 { properties.append(("line", "\(string.line)")) }
    if string.column > 0 { properties.append(("col", "\(string.column)")) }
    properties.append(("title", "Text cut off"))
    let level =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note, nil: "notice"
      }
    let list = properties.map { "\($0)=\(escaping($1, alsoIn: [":", ","]))" }.joined(separator: ",")
    return "::\(level) \(list)::\(escaping(PrintableText.escaping(finding.message)))\n"
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
