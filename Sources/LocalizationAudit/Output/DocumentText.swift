import DynamicType
import LayoutInspector
import TextOutput

/// Problems of documents as text for people: a line for each document, and one for each problem under it.
struct DocumentText {
  let terminal: Terminal

  /// Writes the findings that are shown. Documents without any are left out.
  func write<Stream: AuditStream>(
    _ reports: [DocumentReport], _ isShown: (DocumentFinding) -> Bool, on stream: inout Stream
  ) throws(Stream.Failure) {
    var table = Table(Array(repeating: .text(""), count: 7))
    for report in reports {
      for finding in report.findings where isShown(finding) { table.widen(for: cells(of: finding)) }
    }
    for report in reports {
      let findings = report.findings.filter(isShown)
      guard !findings.isEmpty else { continue }
      let locales = report.locales.joined(separator: ", ")
      try stream.write(
        "\(terminal.title(PrintableText.escaping(report.path)))  \(PrintableText.escaping(locales))\n")
      for finding in findings {
        table.add(cells(of: finding))
        try stream.write("  " + table.takeText())
      }
      try stream.write("\n")
    }
  }

  private func cells(of finding: DocumentFinding) -> [String] {
    [
      finding.acceptance == nil ? finding.severity.rawValue : "accepted", finding.locale ?? "-",
      finding.device ?? "-", finding.category.shortName,
      finding.kind.title.lowercased(), "\(finding.id ?? finding.element): \(finding.problem)", finding.location,
    ]
  }
}
