import Glibc

/// The terminal that results are shown in: how wide it is, and whether it has colors.
struct Terminal: Hashable, Sendable {
  /// The number of columns, or `nil` if results go to a file or a program.
  var columns: Int?
  /// Whether escape sequences for colors may be written.
  var hasColors: Bool

  /// No terminal: lines of any length, without colors.
  static let none = Terminal(columns: nil, hasColors: false)

  /// The terminal at standard output. The variables `NO_COLOR` and `TERM=dumb` turn colors off.
  ///
  /// The corresponding C functions are `isatty`, `ioctl`, and `getenv`.
  static var output: Terminal {
    let descriptor = StandardStream.output.rawValue
    guard isatty(descriptor) == 1 else { return .none }
    var size = winsize()
    // In bounds: the request writes one `winsize`.
    let known = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let plain = unsafe getenv("NO_COLOR")
    let isPlain = unsafe plain.map { unsafe $0.pointee != 0 } ?? false
    return Terminal(columns: known ? Int(size.ws_col) : nil, hasColors: !isPlain && !isDumb)
  }

  /// Whether the variable `TERM` says that the terminal knows no escape sequences.
  private static var isDumb: Bool {
    let kind = unsafe getenv("TERM")
    return unsafe kind.map { unsafe strcmp($0, "dumb") == 0 } ?? true
  }

  /// Returns whether a stream goes to a terminal on which a line can be erased.
  static func canErase(on stream: StandardStream) -> Bool { isatty(stream.rawValue) == 1 && !isDumb }

  /// Returns a title, in bold type if possible.
  func title(_ text: String) -> String { hasColors ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// Returns a line that people should notice, in color if possible.
  func highlighted(_ text: String) -> String { hasColors ? "\u{1B}[33m\(text)\u{1B}[0m" : text }

  /// Returns text in which each line that is too long ends in an ellipsis. It must not contain escape sequences yet.
  func fitted(_ text: String) -> String {
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
  func wrapped(_ words: [String]) -> String {
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
