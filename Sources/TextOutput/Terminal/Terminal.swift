/// A terminal that shows text: how wide it is, and whether it has colors.
package struct Terminal: Hashable, Sendable {
  /// The number of columns, or `nil` if results go to a file or a program.
  package var columns: Int?
  /// Whether escape sequences for colors may be written.
  package var hasColors: Bool

  package init(columns: Int?, hasColors: Bool) {
    self.columns = columns
    self.hasColors = hasColors
  }

  /// No terminal: lines of any length, without colors.
  package static let none = Terminal(columns: nil, hasColors: false)

  /// Returns a title, in bold type if possible.
  package func title(_ text: String) -> String { hasColors ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// Returns a line that people should notice, in color if possible.
  package func highlighted(_ text: String) -> String { hasColors ? "\u{1B}[33m\(text)\u{1B}[0m" : text }

  /// Returns text in which each line that is too long ends in an ellipsis. It must not contain escape sequences yet.
  package func fitted(_ text: String) -> String {
    guard let columns, columns > 1 else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard DisplayWidth.of(String(line)) > columns else { return String(line) }
      var (kept, width) = ("", 0)
      for character in line {
        width += DisplayWidth.of(String(character))
        if width > columns - 1 { break }
        kept.append(character)
      }
      return kept + "…"
    }.joined(separator: "\n")
  }

  /// Returns words in lines as wide as the terminal, or 100 columns without one, indented by two spaces.
  package func wrapped(_ words: [String]) -> String {
    var lines: [String] = []
    var line = " "
    for word in words {
      if line != " ", DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > columns ?? 100 {
        lines.append(line)
        line = " "
      }
      line += " " + word
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }
}
