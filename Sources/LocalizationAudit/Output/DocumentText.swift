import DynamicType
import LayoutInspector
import TextOutput

/// Problems of documents as text for people: a line for each document, and one for each problem under it.
///
/// A problem that an object has in several languages is one line, with the language in which it occurs at the smallest text size, and
/// the number of the others.
struct DocumentText {
  /// The findings that differ in their language only.
  private struct Group {
    /// The finding at the smallest size, the first one of several.
    var first: DocumentFinding
    var count = 1

    func isJoined(by finding: DocumentFinding) -> Bool {
      finding.kind == first.kind && finding.subject == first.subject && finding.location == first.location
        && finding.device == first.device && (finding.acceptance == nil) == (first.acceptance == nil)
        && finding.locale != nil && first.locale != nil
    }

    mutating func join(_ finding: DocumentFinding) {
      count += 1
      if finding.category < first.category { first = finding }
    }

    var locale: String {
      guard let locale = first.locale else { return "-" }
      return count > 1 ? "\(locale) +\(count - 1)" : locale
    }
  }

  let terminal: Terminal

  /// Writes the findings that are shown. Documents without any are left out.
  func write<Stream: AuditStream>(
    _ reports: [DocumentReport], _ isShown: (DocumentFinding) -> Bool, on stream: inout Stream
  ) throws(Stream.Failure) {
    var table = Table(Array(repeating: .text(""), count: 7))
    for report in reports {
      for group in groups(of: report, isShown) { table.widen(for: cells(of: group)) }
    }
    for report in reports {
      let groups = groups(of: report, isShown)
      guard !groups.isEmpty else { continue }
      let locales = report.locales.joined(separator: ", ")
      try stream.write(
        "\(terminal.title(PrintableText.escaping(report.path)))  \(PrintableText.escaping(locales))\n")
      for group in groups {
        table.add(cells(of: group))
        try stream.write("  " + table.takeText())
      }
      try stream.write("\n")
    }
  }

  private func groups(of report: DocumentReport, _ isShown: (DocumentFinding) -> Bool) -> [Group] {
    var groups: [Group] = []
    // Findings of one object follow one another.
    var first = 0
    for finding in report.findings where isShown(finding) {
      if groups.last?.first.location != finding.location { first = groups.count }
      if let index = groups[first...].firstIndex(where: { $0.isJoined(by: finding) }) {
        groups[index].join(finding)
      } else {
        groups.append(Group(first: finding))
      }
    }
    return groups
  }

  private func cells(of group: Group) -> [String] {
    let finding = group.first
    return [
      finding.acceptance == nil ? finding.severity.rawValue : "accepted", group.locale,
      finding.device ?? "-", finding.category.shortName,
      finding.kind.title.lowercased(), "\(finding.id ?? finding.element): \(finding.problem)", finding.location,
    ]
  }
}
