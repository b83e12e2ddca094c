import TextOutput

/// The tool's help, formatted for a terminal of 80 columns.
struct HelpText {
  static let columns = 80

  let commands: [any Command.Type]

  /// What the tool does, in one sentence.
  static let summary = "galley measures real text and solves the Auto Layout constraints that depend on it."

  /// The environment variables that the tool reads, as its manual page lists them.
  static let environment = [
    ("NO_COLOR", "turns off colors if it is not empty"), ("TERM", "turns off colors if it is not set, or dumb"),
    ("GALLEY_SYSTEM_FONT", "uses Inter in place of the system font if it is Inter"),
    ("GALLEY_IOS", "lays views out with the metrics of iOS 26 if it is 26, and otherwise with those of iOS 18"),
    ("FONTCONFIG_FILE", "names the configuration that finds installed fonts"),
  ]

  /// The usage printed after an error that names no known command.
  static var usage: String {
    "usage: galley COMMAND [ARGUMENT...]\nSee 'galley --help' for the commands.\n"
  }

  /// The text of `galley --help`.
  var overview: String {
    var text = Self.summary + "\n\n"
    text += "usage: galley COMMAND [ARGUMENT...]\n"
    text += Self.section("commands", commands.map { ($0.name, $0.abstract) })
    text += Self.section("options", ToolOption.allCases.map { ($0.spelling, $0.help) })
    text += "\nexit status:\n"
    let statuses = ExitStatus.meanings.map { "\($0.status.rawValue) \($0.meaning)" }
    text += Self.wrapped(statuses.joined(separator: ", ") + ".", indent: 2)
    return text
  }

  /// Returns the usage printed after an error in a command's arguments.
  static func usage(of signature: CommandSignature) -> String {
    usageLine(of: signature) + "See 'galley \(signature.name) --help'.\n"
  }

  /// Returns the text of `galley COMMAND --help`.
  static func explaining(_ signature: CommandSignature) -> String {
    var text = wrapped("\(signature.abstract.prefix(1).uppercased())\(signature.abstract.dropFirst()).", indent: 0)
    text += "\n" + usageLine(of: signature)
    if !signature.arguments.isEmpty {
      text += section("arguments", signature.arguments.map { ($0.name, $0.help) })
    }
    let options = signature.options.map { ($0.spelling, $0.help) }
    text += section("options", options + [("-h, --help", "prints this help")])
    for paragraph in signature.discussion.split(separator: "\n\n") {
      text += "\n" + (isVerbatim(paragraph) ? paragraph + "\n" : wrapped(String(paragraph), indent: 0))
    }
    return text
  }

  /// Returns whether a paragraph is an example, which is indented and isn't wrapped.
  static func isVerbatim(_ paragraph: some StringProtocol) -> Bool { paragraph.hasPrefix("  ") }

  private static func usageLine(of signature: CommandSignature) -> String {
    let lead = "usage: galley \(signature.name) "
    let parts = signature.synopsis
    guard !parts.isEmpty else { return "usage: galley \(signature.name)\n" }
    return wrapped(parts, indent: lead.count, lead: lead)
  }

  /// Returns a title and a list of terms, with explanations in a second column.
  private static func section(_ title: String, _ rows: [(term: String, explanation: String)]) -> String {
    // A wider term gets a line of its own.
    let widestTerm = 24
    let fitting = rows.map { DisplayWidth.of($0.term) }.filter { $0 <= widestTerm }
    let column = 2 + (fitting.max() ?? widestTerm) + 2
    var text = "\n\(title):\n"
    for row in rows {
      let width = DisplayWidth.of(row.term)
      var lead = "  " + row.term
      if width > widestTerm {
        text += lead + "\n"
        lead = String(repeating: " ", count: column)
      } else {
        lead += String(repeating: " ", count: column - 2 - width)
      }
      text += wrapped(row.explanation, indent: column, lead: lead)
    }
    return text
  }

  private static func wrapped(_ text: String, indent: Int, lead: String? = nil) -> String {
    wrapped(text.split(whereSeparator: \.isWhitespace).map(String.init), indent: indent, lead: lead)
  }

  /// Wraps words to 80 columns, with `lead` before the first line and `indent` spaces before the others.
  private static func wrapped(_ words: [String], indent: Int, lead: String? = nil) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = lead ?? margin
    var isEmpty = true
    for word in words {
      if !isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > columns {
        lines.append(line)
        line = margin
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }
}
