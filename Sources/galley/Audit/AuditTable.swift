import UIFoundation

/// The columns of the audit's table.
enum AuditTable {
  /// What stands where there is nothing to say.
  static let none = "-"
  /// Texts are shortened to this many columns, so that a line stays one on a wide terminal; JSON has them whole.
  private static let widestText = 28

  static let columns: [Table.Column] = [
    .text("locale"), .text("key"), .text("form"), .text("from"), .number("lines"), .number("points"), .text("hidden"),
    .number("AX5 lines"), .number("points"), .text("place"),
  ]

  /// A result as cells under ``columns``: what is missing at the first category that cuts the text off, and at the last one.
  static func cells(of result: AuditResult) -> [String] {
    let string = result.string
    let first = result.first
    let last = result.measures.last
    return [
      string.locale ?? none, shortened(string.key), string.form.isEmpty ? none : shortened(string.form),
      first?.category.shortName ?? none, first.map { "\($0.lines)" } ?? none, points(first?.missing),
      first?.missing.map { shortened(String($0.hidden.trimmingPrefix(" "))) } ?? none,
      last.map { "\($0.lines)" } ?? none, points(last?.missing),
      place(string),
    ]
  }

  /// The file's name without its folders, which the locale tells most of, and the line.
  private static func place(_ string: LocalizedString) -> String {
    string.file.split(separator: "/").last.map { "\($0):\(string.line)" } ?? none
  }

  private static func points(_ missing: AuditResult.Missing?) -> String {
    missing?.points.map { NumberText.fixed($0, decimals: 1) } ?? none
  }

  /// The text's first columns, and an ellipsis where there are more.
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
