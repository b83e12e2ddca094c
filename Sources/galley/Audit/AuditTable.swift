import UIFoundation

/// The columns of an audit's table.
enum AuditTable {
  /// The content of empty cells.
  static let none = "-"
  /// The maximum width of a text in columns, so that rows fit a wide terminal. JSON contains the whole text.
  private static let widestText = 28

  static let columns: [Table.Column] = [
    .text("locale"), .text("key"), .text("form"), .text("from"), .number("lines"), .number("points"), .text("hidden"),
    .number("AX5 lines"), .number("points"), .text("place"),
  ]

  /// Returns the cells for ``columns``: the truncation at the first category that truncates the text, and at the last
  /// one.
  static func cells(of result: AuditResult) -> [String] {
    let string = result.string
    let first = result.first
    let last = result.measures.last
    return [
      string.locale ?? none, shortened(string.key), string.form.isEmpty ? none : shortened(string.form),
      first?.category.shortName ?? none, first.map { "\($0.lines)" } ?? none, points(first?.missing),
      first?.missing.map { shortened(String($0.hidden.trimmingPrefix(" "))) } ?? none,
      last.map { "\($0.lines)" } ?? none, points(last?.missing),
      fileAndLine(string),
    ]
  }

  /// Returns the file's name and the line. Folders are omitted, since the locale implies most of them.
  private static func fileAndLine(_ string: LocalizedString) -> String {
    string.file.split(separator: "/").last.map { "\($0):\(string.line)" } ?? none
  }

  private static func points(_ missing: AuditResult.Missing?) -> String {
    missing?.points.map { NumberText.fixed($0, decimals: 1) } ?? none
  }

  /// Returns the first columns of a text, with an ellipsis if it is longer.
  static func shortened(_ text: String) -> String {
    let text = PrintableText.escaping(text)
    guard DisplayWidth.of(text) > widestText else { return text }
    var short = ""
    var columns = 1
    for character in text {
      columns += DisplayWidth.of(String(character))
      if columns > widestText { break }
      short.append(character)
    }
    return short + "\u{2026}"
  }
}
