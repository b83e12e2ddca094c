import LayoutInspector
import StringCatalogs
import TextOutput

/// Findings as a JUnit report: a test suite for each locale, with a test case for each text.
///
/// No standard describes the format. This report has what Jenkins, GitLab, and GitHub's report actions read.
enum JUnitReport {
  /// Returns the report.
  ///
  /// The counts are those of all texts. Test cases of texts that fit are listed if they are among the findings.
  static func write<Stream: AuditStream>(
    _ findings: FindingStore, _ order: some Sequence<Int>, _ summary: AuditSummary,
    _ documents: [DocumentReport] = [], on stream: inout Stream
  ) throws(Stream.Failure) {
    let problems = documents.reduce(0) { $0 + $1.findings.count }
    let failures = documents.reduce(0) { $0 + $1.findings.count { $0.acceptance == nil } }
    try stream.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    try stream.write(
      "<testsuites name=\"galley audit\" tests=\"\(summary.texts + problems)\" "
        + "failures=\"\(summary.cutOff + failures)\" errors=\"0\">\n")
    let suites = Dictionary(grouping: order) { findings.language($0) }
    for (name, locale) in summary.locales.sorted(by: { $0.key < $1.key }) {
      let title = escaping(name.isEmpty ? "no locale" : name)
      let suite = (suites[name] ?? []).lazy.map { findings[$0] }.filter(\.isMeasured)
      let skipped = suite.count { $0.acceptance != nil }
      try stream.write(
        """
          <testsuite name="\(title)" tests="\(locale.texts)" failures="\(locale.cutOff)" errors="0" \
        skipped="\(skipped)">\n
        """)
      for finding in suite { try stream.write(testCase(finding)) }
      try stream.write("  </testsuite>\n")
    }
    for report in documents { try write(report, on: &stream) }
    try stream.write("</testsuites>\n")
  }

  /// Writes the suite of a document, with a test case for each problem.
  private static func write<Stream: AuditStream>(
    _ report: DocumentReport, on stream: inout Stream
  ) throws(Stream.Failure) {
    let skipped = report.findings.count { $0.acceptance != nil }
    try stream.write(
      """
        <testsuite name="\(escaping(report.path))" tests="\(report.findings.count)" \
      failures="\(report.findings.count - skipped)" errors="0" skipped="\(skipped)">\n
      """)
    for finding in report.findings {
      let parts = [finding.kind.title, finding.id ?? finding.element, finding.locale, finding.device]
      let name = escaping(parts.compactMap(\.self).joined(separator: ", "))
      let message = escaping(PrintableText.escaping(finding.message))
      let content =
        if let reason = finding.acceptance {
          "<skipped message=\"\(escaping(PrintableText.escaping(reason)))\"/>"
        } else {
          "<failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">"
            + "\(escaping(PrintableText.escaping(finding.location)))</failure>"
        }
      try stream.write(
        "    <testcase name=\"\(name)\" classname=\"\(escaping(finding.part))\" "
          + "file=\"\(escaping(finding.file))\" line=\"\(finding.line)\">\(content)</testcase>\n")
    }
    try stream.write("  </testsuite>\n")
  }

  private static func testCase(_ finding: AuditFinding) -> String {
    let string = finding.string
    let name = [finding.name, finding.question.device].compactMap { $0 }.joined(separator: ", ")
    var attributes = "name=\"\(escaping(name))\" classname=\"\(escaping(String(string.table)))\""
    if !string.file.isEmpty {
      attributes += " file=\"\(escaping(string.file))\" line=\"\(string.line)\""
    }
    let notes = finding.shown.notes.map { escaping(PrintableText.escaping(finding.text(of: $0))) }
    let output = notes.isEmpty ? "" : "<system-out>\(notes.joined(separator: "&#10;"))</system-out>"
    guard finding.first != nil else {
      return output.isEmpty
        ? "    <testcase \(attributes)/>\n" : "    <testcase \(attributes)>\(output)</testcase>\n"
    }
    let message = escaping(PrintableText.escaping(finding.message))
    let content: String =
      if let reason = finding.acceptance {
        "<skipped message=\"\(escaping(PrintableText.escaping(reason)))\"/>"
      } else {
        "<failure type=\"\(finding.severity?.rawValue ?? "")\" message=\"\(message)\">"
          + "\(escaping(PrintableText.escaping(string.location)))</failure>"
      }
    return "    <testcase \(attributes)>\(content)\(output)</testcase>\n"
  }

  /// Returns text for attributes and content. Characters that XML 1.0 can't contain become U+FFFD.
  private static func escaping(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\r", "\t": "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: "\u{FFFD}"
      default: nil
      }
    }
  }
}
