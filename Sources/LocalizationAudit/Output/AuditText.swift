import DynamicType
import StringCatalogs
import TextOutput

/// Findings as text for people: a line for each key, and one for each finding under it.
struct AuditText {
  /// The maximum width of hidden text on a terminal, in columns. Elsewhere, the whole text is written.
  private static let widestText = 28

  let terminal: Terminal

  /// Writes findings in groups.
  func write<Stream: AuditStream>(_ groups: some Sequence<[AuditFinding]>, on stream: inout Stream) throws(Stream
    .Failure)
  {
    var table = Table([
      .text(""), .text(""), .text(""), .text(""), .number(""), .number(""), .text(""), .text(""),
    ])
    // Findings are made twice, since storing the cells of all would take more memory than the findings.
    for group in groups {
      for finding in group where Self.hasRow(finding) { table.widen(for: cells(of: finding)) }
    }
    for group in groups {
      // Labels differ in a group only if their devices do, or if a key is in several tables.
      let summaries = group.map(\.question.summary).reduce(into: [String]()) { list, summary in
        if !list.contains(summary) { list.append(summary) }
      }
      let key = PrintableText.escaping(group.first?.string.key ?? "")
      try stream.write("\(terminal.title(key))  \(PrintableText.escaping(summaries.joined(separator: "; ")))\n")
      for finding in group {
        if Self.hasRow(finding) {
          table.add(cells(of: finding))
          try stream.write("  " + table.takeText())
        }
        for note in finding.shown.notes {
          let text = "\(finding.text(of: note))  \(finding.string.location)"
          try stream.write("  note   \(PrintableText.escaping(text))\n")
        }
      }
      try stream.write("\n")
    }
  }

  /// Returns whether the size of a text is shown, and not only its notes.
  private static func hasRow(_ finding: AuditFinding) -> Bool {
    finding.first != nil || finding.isMeasured && finding.shown.notes.isEmpty
  }

  private func cells(of finding: AuditFinding) -> [String] {
    let string = finding.string
    let state = string.state.flatMap { $0 == .translated ? nil : $0.rawValue }
    let variant = [string.form, finding.question.device ?? "", state ?? ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
    let missing = finding.first?.missing
    let points = missing?.points.map { "+\(NumberText.fixed($0, decimals: 1)) points" }
    return [
      finding.acceptance == nil ? finding.severity?.rawValue ?? "fits" : "accepted",
      string.languageName ?? "-", variant.isEmpty ? "-" : variant, finding.first?.category.shortName ?? "-",
      finding.first?.lineCount ?? "-", points ?? "-",
      missing.map { "hides \(quoted($0.hidden))" } ?? "-", string.file.isEmpty ? "-" : string.location,
    ]
  }

  private func quoted(_ text: String) -> String {
    let text = PrintableText.escaping(text)
    guard terminal.columns != nil, DisplayWidth.of(text) > Self.widestText else { return "\"\(text)\"" }
    var short = ""
    var columns = 1
    for character in text {
      columns += DisplayWidth.of(String(character))
      if columns > Self.widestText { break }
      short.append(character)
    }
    return "\"\(short)\u{2026}\""
  }
}
