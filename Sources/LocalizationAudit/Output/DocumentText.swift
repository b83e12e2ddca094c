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
    private(set) var first: DocumentFinding
    private var locales: Set<String>

    init(_ finding: DocumentFinding) {
      first = finding
      locales = Set([finding.locale].compactMap(\.self))
    }

    /// Adds a finding, or returns `false` if it isn't one of the same in another language.
    mutating func join(_ finding: DocumentFinding) -> Bool {
      guard let locale = finding.locale, !locales.isEmpty, !locales.contains(locale), finding.kind == first.kind,
        finding.subject == first.subject, finding.objects == first.objects, finding.location == first.location,
        finding.device == first.device, (finding.acceptance == nil) == (first.acceptance == nil)
      else { return false }
      locales.insert(locale)
      if finding.category < first.category { first = finding }
      return true
    }

    var locale: String {
      guard let locale = first.locale else { return "-" }
      return locales.count > 1 ? "\(locale) +\(locales.count - 1)" : locale
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
      if !groups.indices[first...].contains(where: { groups[$0].join(finding) }) { groups.append(Group(finding)) }
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
